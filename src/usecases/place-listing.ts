// Lists of places: those named, found by text, of categories, or all; narrowed by filters and put in order.
import type { PlaceId } from '../domain/branded.ts';
import { invalidAt } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { type HouseRules, limited } from '../recommend/house-rules.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { wishesOf } from './place-filters.ts';
import { rowsInCategories } from './places.ts';
import { type SearchedWorld, searchPlaces } from './search.ts';
import { matchesOf } from './wish-index.ts';

export interface PlaceListing {
  /** These places in this order. */
  readonly ids?: readonly PlaceId[];
  readonly text?: string;
  /** Any of these, by name, alias or label of the catalogue. */
  readonly categories: readonly string[];
  readonly position?: Point;
  readonly filters?: PlaceFilters;
  /** As they come where absent: as named, best match or best known first. */
  readonly order?: 'relevance' | 'distance' | 'prominence' | 'name';
  /** 0 (as it comes) to 1 (lesser-known places first); an order by distance, prominence or name says otherwise. */
  readonly novelty?: number;
}

export interface ListedPlaces {
  readonly rows: readonly number[];
  /** With filters: how many more places would match if their unknown facts were favourable. */
  readonly unknown?: number;
  /** Rows that a house rule moved to the front, and who wants it. */
  readonly promoted: ReadonlyMap<number, string>;
  /** Whose house rules leave places out. */
  readonly limitedBy?: readonly string[];
}

type ListedWorld = SearchedWorld;

/** @throws DomainError `request/invalid` for unknown filter values, and for an order by distance without a position */
export function listPlaces(world: ListedWorld, listing: PlaceListing, now: Date, rules?: HouseRules): ListedPlaces {
  return ruled(listedOf(world, listing, now), listing, rules);
}

/** The plain catalogue, and places that were named, are as they are; a search or a filtered list follows house rules. */
function ruled(listed: Listed, { ids, text, filters, order, novelty }: PlaceListing, rules: HouseRules | undefined) {
  const isSearch = ids === undefined && [text, filters, order, novelty].some((each) => each !== undefined);
  if (!rules || !isSearch) return { ...listed, promoted: new Map<number, string>() };
  const kept = listed.rows.filter((row) => rules.leftOut?.[row] !== 1);
  const isOrdered = (order !== undefined && order !== 'relevance') || filters?.match === 'unknown';
  const among = new Set(isOrdered ? [] : kept);
  const promoted = new Map(
    rules.pins.flatMap(({ row, promoter }) => (among.has(row) ? [[row, promoter] as const] : [])),
  );
  return {
    ...listed,
    rows: [...promoted.keys(), ...kept.filter((row) => !promoted.has(row))],
    promoted,
    ...limited(rules),
  };
}

type Listed = Omit<ListedPlaces, 'promoted' | 'limitedBy'>;

function listedOf(world: ListedWorld, listing: PlaceListing, now: Date): Listed {
  const asked = rowsFor(world, listing, now);
  const { filters, position } = listing;
  const { city, catalogue, isConvenience } = world.recommend;
  const size = catalogue.places.length;
  if (!filters) return { rows: inOrder(world, listing, asked ?? rowsBut(isConvenience)) };
  const wishes = wishesOf(filters, { catalogue, city, position, vocabulary: VOCABULARY });
  const { sure, unknown, doubts } = matchesOf(world.recommend, wishes, now);
  const among = asked
    ? (rows: Uint32Array) => heldIn(asked, marked(rows, size))
    : (rows: Uint32Array) => Array.from(rows);
  const rows = inOrder(world, listing, among(filters.match === 'unknown' ? unknown : sure));
  return {
    rows: filters.match === 'unknown' ? [...rows].sort((a, b) => doubts[a]! - doubts[b]!) : rows,
    unknown: among(unknown).length,
  };
}

const heldIn = (rows: readonly number[], marks: Uint8Array): readonly number[] =>
  rows.filter((row) => marks[row] === 1);

function marked(rows: Uint32Array, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const row of rows) marks[row] = 1;
  return marks;
}

/** Rows that are not marked, ascending. A list of sixty thousand numbers, made the fast way. */
function rowsBut(marks: Uint8Array): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < marks.length; row++) if (marks[row] === 0) rows.push(row);
  return rows;
}

/** Undefined for the whole catalogue. */
function rowsFor(world: ListedWorld, listing: PlaceListing, now: Date): readonly number[] | undefined {
  const { ids } = listing;
  const { catalogue } = world.recommend;
  const found = rowsFound(world, listing, now);
  if (ids === undefined) return found;
  const named = [...new Set(ids)].flatMap((id) => catalogue.rowOf.get(id) ?? []);
  // Of places that are named, too, those that are found.
  return found ? heldIn(named, marked(Uint32Array.from(found), catalogue.places.length)) : named;
}

function rowsFound(
  world: ListedWorld,
  { text, categories, position }: PlaceListing,
  now: Date,
): readonly number[] | undefined {
  const named = categories.filter((name) => name.trim() !== '');
  if (text !== undefined && text.trim() !== '')
    return searchPlaces(world, { text, categories: named, near: position }, now);
  return named.length === 0 ? undefined : rowsInCategories(world.recommend.catalogue, named);
}

function inOrder(
  { recommend }: ListedWorld,
  { order, position, novelty = 0, text }: PlaceListing,
  rows: readonly number[],
): readonly number[] {
  const placeOf = (row: number) => recommend.catalogue.places[row]!;
  // Of toilets and the like the nearest is the best.
  const areConveniences = rows.every((row) => recommend.isConvenience[row] === 1);
  const usual = text === undefined && position && areConveniences ? 'distance' : undefined;
  switch (order ?? usual) {
    case 'prominence':
      return [...rows].sort((a, b) => a - b);
    case 'name':
      return [...rows].sort((a, b) => NAMES.compare(placeOf(a).name, placeOf(b).name) || a - b);
    case 'distance': {
      if (!position) throw invalidAt('/sort', 'sort=distance needs lat and lng');
      const metres = new Map(rows.map((row) => [row, distanceM(position, placeOf(row).position)]));
      return [...rows].sort((a, b) => metres.get(a)! - metres.get(b)! || a - b);
    }
    default:
      if (novelty === 0) return rows;
      return byNovelty(
        rows,
        novelty,
        (row, at) => (text === undefined ? placeOf(row).prominence : 1 / (at + BEST_AT)),
        placeOf,
      );
  }
}

/** The first results of a search are worth about the same. */
const BEST_AT = 10;
const MAX_PROMINENCE = 5;

/** With novelty 1 the most prominent place loses all of its worth, an unknown one none. */
function byNovelty(
  rows: readonly number[],
  novelty: number,
  worthOf: (row: number, at: number) => number,
  placeOf: (row: number) => Place,
): readonly number[] {
  const worth = new Map(
    rows.map((row, at) => [row, worthOf(row, at) * (1 - (novelty * placeOf(row).prominence) / MAX_PROMINENCE)]),
  );
  return [...rows].sort((a, b) => worth.get(b)! - worth.get(a)!);
}

/** Accents and capitals do not count. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
