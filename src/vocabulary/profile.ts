// A person's profile from preferences, reviews and marks: names of categories are read by the vocabulary.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import { MARK_COUNTS_AS, type PlaceMark } from '../domain/mark.ts';
import type { Preference, Review } from '../domain/person.ts';
import type { Profile } from '../domain/profile.ts';
import { categoriesNamed } from './categories.ts';

/**
 * An alias and its canonical name mean the same; of two ratings of one category the later in the list wins. A review says more
 * than a mark of the same place, and a hidden place does not count as saved or visited.
 */
export function profileOf(
  preferences: readonly Pick<Preference, 'category' | 'rating'>[],
  reviews: readonly Pick<Review, 'placeId' | 'rating'>[],
  marks: readonly Pick<PlaceMark, 'placeId' | 'mark'>[] = [],
): Profile {
  const categories = new Map<Category, number>();
  for (const { category, rating } of preferences) {
    for (const canonical of categoriesNamed(category)) categories.set(canonical, rating);
  }
  const places = new Map(reviews.map(({ placeId, rating }) => [placeId, rating]));
  if (marks.length === 0) return { categories, places };
  const hidden = new Set(marks.filter(({ mark }) => mark === 'hidden').map(({ placeId }) => placeId));
  const marked = markedIn(marks, (placeId) => places.has(placeId) || hidden.has(placeId));
  for (const [placeId, mark] of marked) places.set(placeId, MARK_COUNTS_AS[mark]);
  return { categories, places, marked, hidden };
}

/** Visited outweighs saved. */
function markedIn(
  marks: readonly Pick<PlaceMark, 'placeId' | 'mark'>[],
  isKnownOtherwise: (placeId: PlaceId) => boolean,
): Map<PlaceId, 'saved' | 'visited'> {
  const marked = new Map<PlaceId, 'saved' | 'visited'>();
  for (const { placeId, mark } of marks) {
    if (mark === 'hidden' || isKnownOtherwise(placeId)) continue;
    if (mark === 'visited' || !marked.has(placeId)) marked.set(placeId, mark);
  }
  return marked;
}
