// The columns of wishes over one catalogue, built at the first filtered request.
import type { Catalogue } from '../domain/catalogue.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { isForConvenience } from '../wishes/convenience.ts';
import { type Asked, type Selection, WishIndex } from '../wishes/select.ts';
import type { Attribute } from '../wishes/wish.ts';
import { isInArea } from './in-area.ts';

const indexes = new WeakMap<Catalogue, WishIndex>();

export function wishIndexOf({ city, catalogue, ratings, hours }: Snapshot): WishIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = new WishIndex(catalogue.places, {
    vocabulary: VOCABULARY,
    hours,
    ratingOf: ({ id }) => ratings.summaryOf(catalogue.rowOf.get(id) ?? -1),
    isInArea: (areaId, place) => isInArea(city, areaId, place),
  });
  indexes.set(catalogue, made);
  return made;
}

/**
 * Rows that fulfil wishes, and rows that may. Any kitchen may serve a dish that no source tells of: that is no reason to
 * list it, so the catalogue served must be known.
 */
export function matchesOf(snapshot: Snapshot, asked: Asked, now: Date): Selection {
  const index = wishIndexOf(snapshot);
  const selection = withoutConveniences(index.select(asked, now), asked, snapshot);
  const served = asked.filter((each) => [each].flat().every(({ attribute }) => SERVED.has(attribute)));
  if (served.length === 0) return selection;
  const isKnown = new Set(index.select(served, now).sure);
  return { ...selection, unknown: selection.unknown.filter((row) => isKnown.has(row)) };
}

/** Toilets and the like are in a list only where their kind was asked for: no park, nothing in Chueca, nothing that is free. */
function withoutConveniences(selection: Selection, asked: Asked, { isConvenience }: Snapshot): Selection {
  if (asked.flat().some(isForConvenience)) return selection;
  const isKept = (row: number) => isConvenience[row] === 0;
  return { ...selection, sure: selection.sure.filter(isKept), unknown: selection.unknown.filter(isKept) };
}

const SERVED: ReadonlySet<Attribute> = new Set(['cuisine', 'dish']);
