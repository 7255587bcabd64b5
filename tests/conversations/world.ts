// Worlds for conversations: a few rows with the untrained scorer, or the shipped catalogue as the service loads it.
import { hoursOf } from '../../src/compose/city-hours.ts';
import { type Catalogue, catalogueOf, sourceRatings } from '../../src/domain/catalogue.ts';
import type { Place } from '../../src/domain/place.ts';
import { jsonl } from '../../src/ingest/sources/jsonl.ts';
import { affinity } from '../../src/models/affinity.ts';
import { type Snapshot, snapshotOf } from '../../src/recommend/snapshot.ts';
import { MADRID, MADRID_FOLDER } from '../support/city.ts';

/** Read once for all files of a worker; nobody changes a catalogue. */
export const shippedCatalogue = (): Promise<Catalogue> => {
  shipped ??= readShipped();
  return shipped;
};

let shipped: Promise<Catalogue> | undefined;

async function readShipped(): Promise<Catalogue> {
  const places = new Map<string, Place>();
  for (const path of MADRID_FOLDER.catalogueFiles) {
    for await (const { place } of jsonl.read(path, { city: MADRID }).records) {
      if (place) places.set(place.id, place);
    }
  }
  return catalogueOf('shipped', [...places.values()]);
}

export function worldOfPlaces(places: readonly Place[]): Snapshot {
  const catalogue = catalogueOf('little', places);
  const ratings = sourceRatings(catalogue);
  return snapshotOf({
    city: MADRID,
    catalogue,
    ratings,
    hours: hoursOf(MADRID),
    affinity: affinity(catalogue, ratings),
  });
}
