// A small world for conversation scripts: the shipped catalogue (or any rows) with the untrained scorer.
import { readFileSync } from 'node:fs';
import { type Catalogue, catalogueOf, sourceRatings } from '../../src/domain/catalogue.ts';
import type { Place } from '../../src/domain/place.ts';
import { affinity } from '../../src/models/affinity.ts';
import { snapshotOf } from '../../src/recommend/snapshot.ts';
import { shippedFile } from '../../src/system/paths.ts';
import { placeFrom } from './rows.ts';

export function shippedCatalogue(): Catalogue {
  const lines = readFileSync(shippedFile('madrid', 'places.jsonl'), 'utf8').split('\n').filter(Boolean);
  return catalogueOf(
    'shipped',
    lines.map((line) => placeFrom(JSON.parse(line))),
  );
}

export function recommendWorldOf(catalogue: Catalogue) {
  const ratings = sourceRatings(catalogue);
  return snapshotOf({ catalogue, ratings, affinity: affinity(catalogue, ratings) });
}

export const worldOfPlaces = (places: readonly Place[]) => recommendWorldOf(catalogueOf('little', places));
