// Counts of the matching places by value, for the chips of a page. Columns of features are made in steps, so
// that others are served in between the first time.
import type { Facets, ValueCount } from '../domain/facets.ts';
import type { Place } from '../domain/place.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';
import type { Point } from '../geo/point.ts';
import { isAlwaysFree } from '../hours/free-entry.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import type { Clock } from '../system/clock.ts';
import { inTurns, type Turns } from '../system/turns.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Asked } from '../wishes/select.ts';
import { type Condition, DIETS, type Diet } from '../wishes/wish.ts';
import type { CatalogueReader } from './catalogue.ts';
import { wishesOf } from './place-filters.ts';
import { matchesOf, wishIndexOf } from './wish-index.ts';

/** Features that people choose by; the others are found by asking for them. */
export const CHIP_FEATURES = [
  ...['terrace', 'live_music', 'children', 'playground', 'dogs', 'wheelchair', 'wifi', 'indoors', 'outdoors'],
  ...['view', 'karaoke', 'parking', 'toilets', 'reservation', 'takeaway'],
];

interface FacetDeps {
  readonly catalogue: CatalogueReader<{ readonly recommend: Snapshot }>;
  readonly clock: Clock;
  readonly turns: Turns;
}

interface Counted {
  readonly filters: PlaceFilters;
  /** Only these rows are counted: what a text found. */
  readonly among?: ReadonlySet<number> | undefined;
  readonly position?: Point | undefined;
}

/** @throws DomainError `request/invalid` for unknown filter values */
export function facetsFor(deps: FacetDeps, { filters, among, position }: Counted): Promise<Facets> {
  const { recommend } = deps.catalogue.current().built;
  const { catalogue, city } = recommend;
  const now = deps.clock.now();
  const asked = wishesOf(filters, { catalogue, city, position, vocabulary: VOCABULARY });
  const categories = (filters.categories ?? []).flatMap((name) => VOCABULARY.categoriesNamed(name));
  const kinds = VOCABULARY.conceptsOfType('kind')
    .filter((kind) => kind.categories.some((category) => categories.includes(category)))
    .map(({ id }) => id);
  return inTurns(deps.turns, facetsInSteps(recommend, { asked, kinds, among }, now));
}

interface Question {
  readonly asked: Asked;
  /** Which kinds to count. */
  readonly kinds: readonly string[];
  /** Only these rows. */
  readonly among: ReadonlySet<number> | undefined;
}

function* facetsInSteps(snapshot: Snapshot, { asked, kinds, among }: Question, now: Date): Generator<unknown, Facets> {
  const { places } = snapshot.catalogue;
  const wishes = wishIndexOf(snapshot);
  const matches = matchesOf(snapshot, asked, now);
  const found = (rows: Uint32Array) => (among ? rows.filter((row) => among.has(row)) : rows);
  const [sure, unknown] = [found(matches.sure), found(matches.unknown)];
  function* granted(
    conditions: readonly (readonly [value: string, Condition])[],
  ): Generator<unknown, readonly ValueCount[]> {
    const counts: ValueCount[] = [];
    for (const [value, condition] of conditions) {
      const column = wishes.column(condition, now);
      let count = 0;
      for (const row of sure) if (column[row] === 1) count++;
      counts.push({ value, count });
      yield;
    }
    return mostFirst(counts);
  }
  const matching = Array.from(sure, (row) => places[row]!);
  const [openNow] = yield* granted([['now', { attribute: 'open', operator: 'at', value: 'now' }]]);
  return {
    total: sure.length,
    unknown: unknown.length,
    category: counted(matching, ({ categories }) => categories),
    kind: yield* granted(kinds.map((value) => [value, { attribute: 'kind', operator: 'is', value }])),
    cuisine: counted(matching, ({ cuisines }) => cuisines),
    area: counted(matching, ({ district }) => (district === undefined ? [] : [district])),
    priceLevel: counted(matching, priceLevelOf),
    feature: yield* granted(CHIP_FEATURES.map((value) => [value, { attribute: 'feature', operator: 'is', value }])),
    diet: yield* granted(DIETS.map((value: Diet) => [value, { attribute: 'diet', operator: 'is', value }])),
    openNow: openNow?.count ?? 0,
  };
}

const priceLevelOf = (place: Place): readonly string[] => {
  if (isAlwaysFree(place)) return ['0'];
  return place.priceLevel === undefined ? [] : [String(place.priceLevel)];
};

function counted(places: readonly Place[], valuesOf: (place: Place) => readonly string[]): readonly ValueCount[] {
  const counts = new Map<string, number>();
  for (const place of places) for (const value of valuesOf(place)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return mostFirst([...counts].map(([value, count]) => ({ value, count })));
}

const mostFirst = (counts: readonly ValueCount[]): readonly ValueCount[] =>
  counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
