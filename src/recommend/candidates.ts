// Which places come into question at all. Rules, no opinions.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import { DISLIKED_AT_MOST, MIN_PREFERENCE } from '../domain/person.ts';
import type { Profile } from '../domain/profile.ts';
import { chordOfM, type Point, unitVector } from '../geo/point.ts';
import { lowestBit } from '../math/bits.ts';
import { categorySetOf, isAnyOf } from './category-column.ts';
import type { Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import { LIKED_SCORED, NEAREST_SCORED, PROMINENT_SCORED, SCORE_ALL_UP_TO } from './weights.ts';

/**
 * Catalogue rows to score, ascending. Tastes give way, the mildest first, rather than leave nobody with anything; "not this one"
 * and house rules never give way.
 */
export function candidatesFor(snapshot: Snapshot, query: Query, from: Point): Uint32Array {
  const strict = select(snapshot, query, from, { reviewed: query.includeReviewed ?? false, never: false });
  // Who said nothing yet has no taste that could give way.
  if (strict.length > 0 || (query.profile.places.size === 0 && query.profile.categories.size === 0)) return strict;
  const lenient = select(snapshot, query, from, { reviewed: true, never: false });
  return lenient.length > 0 ? lenient : select(snapshot, query, from, { reviewed: true, never: true });
}

/** What may be shown although the person might not want it. */
interface Leniency {
  readonly reviewed: boolean;
  readonly never: boolean;
}

function select(snapshot: Snapshot, query: Query, from: Point, leniency: Leniency): Uint32Array {
  const wanted = query.categories?.length ? categorySetOf(query.categories) : undefined;
  const refused = leniency.never || wanted !== undefined ? [] : neverCategories(query.profile);
  const never = refused.length > 0 ? categorySetOf(refused) : undefined;
  const excluded = excludedRows(snapshot, query.profile, leniency.reviewed);
  const { categories, isEligible, isConvenience, catalogue } = snapshot;
  const { filter, leftOut, rules } = query;
  const offered = pool(snapshot, query, from);
  const isBeyond = beyond(snapshot, query);
  const rows = new Uint32Array(offered.length);
  let count = 0;
  for (let at = 0; at < offered.length; at++) {
    const row = offered[at] as number;
    if (isBeyond?.(row)) continue;
    if (isEligible[row] === 0 || (isConvenience[row] === 1 && !query.among)) continue;
    if (leftOut?.[row] === 1 || rules?.leftOut?.[row] === 1) continue;
    if (never !== undefined && isAnyOf(categories, row, never)) continue;
    if (wanted !== undefined && !isAnyOf(categories, row, wanted)) continue;
    if (excluded.size > 0 && excluded.has(row)) continue;
    if (filter !== undefined && !filter(catalogue.places[row]!, row)) continue;
    rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/** By the length of chords alone: a search near by throws out most of a city, which is cheap without trigonometry. */
function beyond({ unitXyz }: Snapshot, query: Query): ((row: number) => boolean) | undefined {
  const { position, farthestM = Number.POSITIVE_INFINITY } = query;
  if (farthestM === Number.POSITIVE_INFINITY) return undefined;
  const [x, y, z] = unitVector(position);
  const most = chordOfM(farthestM + ROUNDING_M) ** 2;
  return (row) =>
    (unitXyz[3 * row]! - x) ** 2 + (unitXyz[3 * row + 1]! - y) ** 2 + (unitXyz[3 * row + 2]! - z) ** 2 > most;
}
const ROUNDING_M = 1;

/** Whether the candidates of a query without filters are the same wherever somebody stands. */
export const holdEverywhere = ({ eligible }: Snapshot): boolean => eligible.length <= SCORE_ALL_UP_TO;

/** All eligible places of a city; in a country, those around, those that everybody knows, and those of liked kinds. */
function pool(snapshot: Snapshot, query: Query, from: Point): Uint32Array {
  if (query.among) return scoredAmong(snapshot, query, query.among, from);
  if (query.offered) return query.offered;
  const { eligible, catalogue, index } = snapshot;
  const rowsOf = (category: Category) => catalogue.rowsOf.get(category) ?? new Uint32Array();
  const size = catalogue.places.length;
  if (query.categories?.length) return union(query.categories.map(rowsOf), size);
  if (holdEverywhere(snapshot) || query.filter !== undefined) return eligible;
  const liked = [...query.profile.categories].filter(([, rating]) => rating > DISLIKED_AT_MOST);
  return union(
    [
      index.atLeast(from, NEAREST_SCORED).map((at) => eligible[at]!),
      eligible.subarray(0, PROMINENT_SCORED),
      ...liked.map(([category]) => rowsOf(category).subarray(0, LIKED_SCORED)),
    ],
    size,
  );
}

/** Of rows that were selected: all, or where there are too many the best known, the nearest and those of liked categories. */
function scoredAmong(snapshot: Snapshot, { profile }: Query, among: Uint32Array, from: Point): Uint32Array {
  if (among.length <= SCORE_ALL_UP_TO) return among;
  const { catalogue } = snapshot;
  const size = catalogue.places.length;
  const marks = new Uint8Array(size);
  for (const row of among) marks[row] = 1;
  const liked = [...profile.categories].filter(([, rating]) => rating > DISLIKED_AT_MOST);
  return union(
    [
      nearestAmong(snapshot, among, from),
      among.subarray(0, PROMINENT_SCORED),
      ...liked.map(([category]) =>
        firstMarked(catalogue.rowsOf.get(category) ?? new Uint32Array(), marks, LIKED_SCORED),
      ),
    ],
    size,
  );
}

/** The nearest rows, found by distances in steps: a step holds what a histogram of the squared chords puts in it. */
const STEPS = 4_096;

function nearestAmong({ unitXyz }: Snapshot, among: Uint32Array, from: Point): readonly number[] {
  const [x, y, z] = unitVector(from);
  const chords = new Float64Array(among.length);
  let farthest = 0;
  for (let at = 0; at < among.length; at++) {
    const row = 3 * among[at]!;
    const chord = Math.hypot(unitXyz[row]! - x, unitXyz[row + 1]! - y, unitXyz[row + 2]! - z);
    chords[at] = chord;
    if (chord > farthest) farthest = chord;
  }
  const scale = (STEPS - 1) / (farthest || 1);
  const counts = new Uint32Array(STEPS);
  for (const chord of chords) counts[Math.floor(chord * scale)]!++;
  let last = 0;
  for (let seen = 0; last < STEPS - 1; last++) {
    seen += counts[last]!;
    if (seen >= NEAREST_SCORED) break;
  }
  const rows: number[] = [];
  for (let at = 0; at < among.length; at++) if (Math.floor(chords[at]! * scale) <= last) rows.push(among[at]!);
  return rows;
}

function firstMarked(rows: Uint32Array, marks: Uint8Array, most: number): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < rows.length && found.length < most; at++) if (marks[rows[at]!] === 1) found.push(rows[at]!);
  return found;
}

/** Ascending, each once: a bit a row, which costs less than sorting thousands. */
function union(lists: readonly ArrayLike<number>[], size: number): Uint32Array {
  const marks = new Uint32Array((size >>> 5) + 1);
  let most = 0;
  for (const list of lists) {
    most += list.length;
    for (let at = 0; at < list.length; at++) marks[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
  }
  const rows = new Uint32Array(most);
  let count = 0;
  for (let word = 0; word < marks.length; word++) {
    for (let bits = marks[word]!; bits !== 0; bits &= bits - 1) rows[count++] = 32 * word + lowestBit(bits);
  }
  return rows.subarray(0, count);
}

/** 0 is "never", and never means never. */
const neverCategories = (profile: Profile): readonly Category[] =>
  [...profile.categories].filter(([, rating]) => rating <= MIN_PREFERENCE).map(([category]) => category);

function excludedRows({ catalogue }: Snapshot, profile: Profile, reviewedToo: boolean): ReadonlySet<number> {
  const rows = new Set<number>();
  const exclude = (placeId: PlaceId) => {
    const row = catalogue.rowOf.get(placeId);
    if (row !== undefined) rows.add(row);
  };
  for (const [placeId, rating] of profile.places) {
    // What is saved is still to be visited.
    const isToCome = profile.marked?.get(placeId) === 'saved';
    if (!isToCome && (!reviewedToo || rating <= DISLIKED_AT_MOST)) exclude(placeId);
  }
  for (const placeId of profile.hidden ?? []) exclude(placeId);
  return rows;
}
