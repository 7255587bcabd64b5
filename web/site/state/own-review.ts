// Which review of the place on the page is the visitor's own: read once, for the form and for the list of others.
import { createStore } from './store.ts';

interface OwnReview {
  readonly placeId: string;
  /** Null where there is none, or nobody can tell. */
  readonly id: number | null;
}

export const ownReview = createStore<OwnReview | undefined>(undefined);
