// Wishes of a filtered list, and what became of them, so that operators see them beside the wishes of conversations.
import type { Place } from '../domain/place.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import { grants } from '../wishes/grants.ts';
import type { Asked } from '../wishes/select.ts';
import type { Answer, Wish } from '../wishes/wish.ts';
import { wishContextOf } from './conversation/lists/wish-context.ts';
import { statusOf, type Understood } from './conversation/understood.ts';

/** @param places of the answer */
export function filtersAsked(
  recommend: Snapshot,
  wishes: Asked,
  places: readonly Place[],
  now: Date,
): Understood['wishes'] {
  const context = wishContextOf({ world: { recommend }, now });
  return wishes.flatMap((each) => {
    // Alternatives, of which one is enough, fare alike.
    const group: readonly Wish[] = [each].flat();
    const status = statusOf(places.map((place) => best(group.map((wish) => grants(place, wish, context).answer))));
    return group.map((wish) => ({ wish, status }));
  });
}

const best = (answers: readonly Answer[]): Answer =>
  answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';
