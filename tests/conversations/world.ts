// The shipped catalogue, as the service loads it.
import { type Catalogue, catalogueOf } from '../../src/domain/catalogue.ts';
import type { Place } from '../../src/domain/place.ts';
import { jsonl } from '../../src/ingest/sources/jsonl.ts';
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
