// Filters of a list as wishes, and what became of them, so that operators see them beside the wishes of conversations.
import type { Place } from '../domain/place.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';
import type { Point } from '../geo/point.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { grants } from '../wishes/grants.ts';
import type { Answer, Wish } from '../wishes/wish.ts';
import { statusOf, type Understood } from './conversation/understood.ts';
import { wishContextOf } from './conversation/wish-context.ts';
import { wishesOf } from './place-filters.ts';

/**
 * @param places of the answer
 * @throws DomainError `request/invalid` for unknown filter values
 */
export function filtersAsked(
  recommend: Snapshot,
  { filters, position }: { readonly filters: PlaceFilters; readonly position: Point },
  places: readonly Place[],
  now: Date,
): Understood['wishes'] {
  const { catalogue, city } = recommend;
  const context = wishContextOf({ world: { recommend }, now });
  return wishesOf(filters, { catalogue, city, position, vocabulary: VOCABULARY }).flatMap((each) => {
    // Alternatives, of which one is enough, fare alike.
    const group: readonly Wish[] = [each].flat();
    const status = statusOf(places.map((place) => best(group.map((wish) => grants(place, wish, context).answer))));
    return group.map((wish) => ({ wish, status }));
  });
}

const best = (answers: readonly Answer[]): Answer =>
  answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';
