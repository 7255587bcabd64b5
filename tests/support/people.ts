// People whose tastes are known, for tests of methods and of the ranking.
import { asPlaceId } from '../../src/domain/branded.ts';
import type { Category } from '../../src/domain/category.ts';
import type { Profile } from '../../src/domain/profile.ts';

export function person(
  categories: Readonly<Partial<Record<Category, number>>>,
  places: Readonly<Record<string, number>> = {},
): Profile {
  return {
    categories: new Map(Object.entries(categories) as [Category, number][]),
    places: new Map(Object.entries(places).map(([id, rating]) => [asPlaceId(id), rating])),
  };
}

/** Loves museums and parks, never goes to a club. */
export const clara = person({ museums: 5, parks: 4, 'dance clubs': 0 });
/** Said nothing, but reviewed: the Sorolla a 5, the Botín a 2. */
export const hugo = person({}, { sorolla: 5, botin: 2 });
/** Lives at night. */
export const noa = person({ 'dance clubs': 5, 'pubs/bars': 4.5, museums: 1 });
