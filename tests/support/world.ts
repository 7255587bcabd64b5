// What recommendations are made from, over places of a test, with the untrained scorer.
import { hoursOf } from '../../src/compose/city-hours.ts';
import { type Catalogue, catalogueOf, sourceRatings } from '../../src/domain/catalogue.ts';
import type { Place } from '../../src/domain/place.ts';
import { affinity } from '../../src/models/affinity.ts';
import { type Snapshot, snapshotOf } from '../../src/recommend/snapshot.ts';
import { MADRID } from './city.ts';

/** @param trained methods, where a test is about one */
export function snapshotOver(
  places: readonly Place[] | Catalogue,
  trained?: Parameters<typeof snapshotOf>[0]['trained'],
): Snapshot {
  const catalogue = 'places' in places ? places : catalogueOf('little', places);
  const ratings = sourceRatings(catalogue);
  return snapshotOf({
    city: MADRID,
    catalogue,
    ratings,
    hours: hoursOf(MADRID),
    affinity: affinity(catalogue, ratings),
    ...(trained && { trained }),
  });
}
