// Which places come into question at all. Rules, no opinions.
import type { Category } from '../domain/category.ts';
import { DISLIKED_AT_MOST, MIN_PREFERENCE } from '../domain/person.ts';
import type { Profile } from '../domain/profile.ts';
import type { Point } from '../geo/point.ts';
import { lowestBit } from '../math/bits.ts';
import { categorySetOf, isAnyOf } from './category-column.ts';
import type { Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import { LIKED_SCORED, NEAREST_SCORED, PROMINENT_SCORED, SCORE_ALL_UP_TO } from './weights.ts';

/** Catalogue rows to score, ascending. Rules give way, the mildest first, rather than leave nobody with anything. */
export function candidatesFor(snapshot: Snapshot, query: Query, from: Point): Uint32Array {
  const strict = select(snapshot, query, from, { reviewed: query.includeReviewed ?? false, never: false });
  if (strict.length > 0) return strict;
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
  const { categories, isEligible, catalogue } = snapshot;
  const { filter } = query;
  const offered = pool(snapshot, query, from);
  const rows = new Uint32Array(offered.length);
  let count = 0;
  for (let at = 0; at < offered.length; at++) {
    const row = offered[at] as number;
    if (isEligible[row] === 0 || (never !== undefined && isAnyOf(categories, row, never))) continue;
    if (wanted !== undefined && !isAnyOf(categories, row, wanted)) continue;
    if (excluded.size > 0 && excluded.has(row)) continue;
    if (filter !== undefined && !filter(catalogue.places[row]!, row)) continue;
    rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/** Whether the candidates of a query without filters are the same wherever somebody stands. */
export const holdEverywhere = ({ eligible }: Snapshot): boolean => eligible.length <= SCORE_ALL_UP_TO;

/** All eligible places of a city; in a country, those around, those that everybody knows, and those of liked kinds. */
function pool(snapshot: Snapshot, query: Query, from: Point): Uint32Array {
  const { eligible, catalogue, index } = snapshot;
  if (holdEverywhere(snapshot) || query.filter !== undefined) return eligible;
  const rowsOf = (category: Category) => catalogue.rowsOf.get(category) ?? new Uint32Array();
  const size = catalogue.places.length;
  if (query.categories?.length) return union(query.categories.map(rowsOf), size);
  const liked = [...query.profile.categories].filter(([, rating]) => rating > DISLIKED_AT_MOST);
  return union(
    [
      index.atLeast(from, NEAREST_SCORED),
      eligible.subarray(0, PROMINENT_SCORED),
      ...liked.map(([category]) => rowsOf(category).subarray(0, LIKED_SCORED)),
    ],
    size,
  );
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

function excludedRows({ catalogue }: Snapshot, { places }: Profile, reviewedToo: boolean): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const [placeId, rating] of places) {
    const row = catalogue.rowOf.get(placeId);
    if (row !== undefined && (!reviewedToo || rating <= DISLIKED_AT_MOST)) rows.add(row);
  }
  return rows;
}
