// All that is known of whoever asks: the input of every recommender, computed at request time, kept nowhere.
import type { PlaceId } from './branded.ts';
import { type Category, categoriesNamed } from './category.ts';
import type { Preference, Review } from './person.ts';

export interface Profile {
  /** Liking of categories, 0 to 5. A category that was never rated is absent, not 0. */
  readonly categories: ReadonlyMap<Category, number>;
  /** Ratings of places, 1 to 5. */
  readonly places: ReadonlyMap<PlaceId, number>;
}

/** Nobody's and everybody's: frozen, so that nothing is ever noted on it. */
export const EMPTY_PROFILE: Profile = Object.freeze({ categories: new Map(), places: new Map() });

/** An alias and its canonical name mean the same; of two ratings of one category the later in the list wins. */
export function profileOf(
  preferences: readonly Pick<Preference, 'category' | 'rating'>[],
  reviews: readonly Pick<Review, 'placeId' | 'rating'>[],
): Profile {
  const categories = new Map<Category, number>();
  for (const { category, rating } of preferences) {
    for (const canonical of categoriesNamed(category)) categories.set(canonical, rating);
  }
  return { categories, places: new Map(reviews.map(({ placeId, rating }) => [placeId, rating])) };
}

export const isEmptyProfile = (profile: Profile): boolean => profile.categories.size === 0 && profile.places.size === 0;
