// Notes of a person on a place without a review: saved, hidden, visited. The three are independent of each other.
import type { PlaceId } from './branded.ts';

/** `hidden` means "not this one": it never comes back by itself. */
export const MARKS = ['saved', 'hidden', 'visited'] as const;
export type Mark = (typeof MARKS)[number];

export interface PlaceMark {
  /** Rises with every mark, so that pages of a list follow each other. */
  readonly id: number;
  readonly placeId: PlaceId;
  readonly mark: Mark;
  readonly markedAt: Date;
}

/** Of one person, all three kinds together. */
export const MAX_MARKS = 5_000;

/**
 * The rating that a mark stands for where there is no review: above the middle of the scale, since somebody chose the place, and
 * below a 4, since nobody said that it was good.
 */
export const MARK_COUNTS_AS = { saved: 3.9, visited: 3.7 } as const;
