// The columns of wishes over one catalogue, made when somebody first filters it.
import type { Catalogue } from '../domain/catalogue.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { WishIndex } from '../wishes/select.ts';

const indexes = new WeakMap<Catalogue, WishIndex>();

export function wishIndexOf({ city, catalogue, ratings, hours }: Snapshot): WishIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = new WishIndex(catalogue.places, {
    vocabulary: VOCABULARY,
    hours,
    ratingOf: ({ id }) => ratings.summaryOf(catalogue.rowOf.get(id) ?? -1),
    isInArea: (areaId, { position }) => city.areas.isInside(areaId, position),
  });
  indexes.set(catalogue, made);
  return made;
}
