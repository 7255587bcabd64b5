// A person's profile from what they wrote: names of categories are read by the vocabulary.
import type { Category } from '../domain/category.ts';
import type { Preference, Review } from '../domain/person.ts';
import type { Profile } from '../domain/profile.ts';
import { categoriesNamed } from './categories.ts';

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
