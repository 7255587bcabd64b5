// The profile of the asking person: the input of every recommender, computed at request time and stored nowhere.
import type { PlaceId } from './branded.ts';
import type { Category } from './category.ts';

export interface Profile {
  /** Liking of categories, 0 to 5. A category that was never rated is absent, not 0. */
  readonly categories: ReadonlyMap<Category, number>;
  /** Ratings of places, 1 to 5; of those in `marked`, what the mark stands for. */
  readonly places: ReadonlyMap<PlaceId, number>;
  /** Places that were not reviewed and count because the person saved them, or has been there. */
  readonly marked?: ReadonlyMap<PlaceId, 'saved' | 'visited'>;
  /** "Not this one": never recommended, and no evidence of taste. */
  readonly hidden?: ReadonlySet<PlaceId>;
  /** In training alone: likings of places chosen from lists (`models/counterfactual`). */
  readonly interests?: ReadonlyMap<PlaceId, number>;
}

/** A place that a person chose from a list, and the best position of the choice. */
export interface Choice {
  readonly placeId: PlaceId;
  readonly position: number;
}

/** Data of a person for training, besides preferences and reviews. */
export interface TrainingProfile extends Profile {
  readonly choices?: readonly Choice[];
}

/** The profile of a person without any data. Shared, so it is frozen. */
export const EMPTY_PROFILE: Profile = Object.freeze({ categories: new Map(), places: new Map() });

export const isEmptyProfile = (profile: Profile): boolean => profile.categories.size === 0 && profile.places.size === 0;
