// The columns of wishes over one catalogue, built at the first filtered request.
import type { Catalogue } from '../domain/catalogue.ts';
import { once } from '../domain/once.ts';
import { asOnceOpen } from '../domain/past-hours.ts';
import type { Place } from '../domain/place.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { WishContext } from '../wishes/context.ts';
import { isForConvenience } from '../wishes/convenience.ts';
import { holds } from '../wishes/grants.ts';
import { type Asked, type Selection, WishIndex } from '../wishes/select.ts';
import type { Answer, Attribute, Condition } from '../wishes/wish.ts';
import { isInArea } from './in-area.ts';

const indexes = new WeakMap<Catalogue, WishIndex>();
const pastIndexes = new WeakMap<Catalogue, WishIndex>();

export const wishIndexOf = (snapshot: Snapshot): WishIndex => indexIn(indexes, snapshot, ({ places }) => places);

/** The same rows with hours of some years ago, where those of today are not known. */
export const pastIndexOf = (snapshot: Snapshot): WishIndex =>
  indexIn(pastIndexes, snapshot, ({ places }) => places.map((place) => asOnceOpen(place) ?? place));

function indexIn(
  known: WeakMap<Catalogue, WishIndex>,
  { city, catalogue, ratings, hours }: Snapshot,
  placesOf: (catalogue: Catalogue) => readonly Place[],
): WishIndex {
  const found = known.get(catalogue);
  if (found) return found;
  const made = new WishIndex(placesOf(catalogue), {
    vocabulary: VOCABULARY,
    hours,
    ratingOf: ({ id }) => ratings.summaryOf(catalogue.rowOf.get(id) ?? -1),
    isInArea: (areaId, place) => isInArea(city, areaId, place),
  });
  known.set(catalogue, made);
  return made;
}

/** What places answer to a condition, for a search that asks the same of the same ones again and again. */
export function answersTo(snapshot: Snapshot, condition: Condition, context: WishContext): (place: Place) => Answer {
  const asked = (place: Place) => holds(place, condition, context).answer;
  // A place as it was some years ago has other hours.
  const past = once(() => keptIn(pastIndexOf(snapshot), condition, context, asked));
  return keptIn(wishIndexOf(snapshot), condition, context, (place) => past()(place));
}

/** By the columns of the catalogue that a place is of, else by another way. */
function keptIn(
  index: WishIndex,
  condition: Condition,
  { now }: WishContext,
  otherwise: (place: Place) => Answer,
): (place: Place) => Answer {
  const kept = index.answers(condition, now);
  if (!kept) return otherwise;
  return (place) => {
    const row = index.rowOf(place);
    return row === undefined ? otherwise(place) : kept(row);
  };
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
