// From appeal to worth here and now: distance, hours and novelty; and the few best of many.
import { chordToM, type Point, unitVector } from '../geo/point.ts';
import { BestSoFar, joined, type Survivors } from './best-so-far.ts';
import { type CategoryColumn, type CategorySet, categorySetOf } from './category-column.ts';
import { DEFAULT_HALFWAY_M, keptAt } from './distance.ts';
import type { PositionFreeScores } from './position-free-scores.ts';
import type { Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import {
  CLOSED_KEEPS,
  HOURS_LOOKED_UP,
  NOVELTY_WEIGHT,
  OPEN_BONUS,
  SHOWN_BEFORE_LOSES,
  SHUT_NOW_KEEPS,
  survivorsFor,
} from './weights.ts';

const MAX_PROMINENCE = 5;
const UNKNOWN = -1;

/**
 * The best candidates by worth, and of every liking the best few, however many places of another kind are worth more: what
 * makes a good list together is decided later. Hours are looked up only for those in sight of the list.
 */
export function survivorsOf(snapshot: Snapshot, query: Query, from: Point, scores: PositionFreeScores): Survivors {
  const offerTo = offererOf(snapshot, query, from, scores);
  const overall = bestOverall(snapshot, query, scores, offerTo);
  const ofLikings = new Map(
    underRepresented(snapshot, query, scores, overall).map((category) => [category, new BestSoFar(query.limit)]),
  );
  offerByKey(ofLikings, (row) => snapshot.mainCategory[row]!, scores, offerTo);
  const liked = [...ofLikings.values()].reduce(
    (found, best) => joined(found, withHours(best.inOrder(), snapshot, query, query.limit)),
    overall,
  );
  return withPinned(liked, snapshot, query, scores, offerTo);
}

/** Every candidate to the list of its key, where it has one. */
function offerByKey(
  bests: ReadonlyMap<number, BestSoFar>,
  keyOf: (row: number) => number,
  { rows }: PositionFreeScores,
  offerTo: Offer,
): void {
  if (bests.size === 0) return;
  for (let position = 0; position < rows.length; position++) {
    const best = bests.get(keyOf(rows[position]!));
    if (best) offerTo(best, position);
  }
}

/** Pinned places are in the list whatever they are worth, where they are candidates. */
function withPinned(
  found: Survivors,
  snapshot: Snapshot,
  query: Query,
  { rows }: PositionFreeScores,
  offerTo: Offer,
): Survivors {
  const pinned = new Set(query.rules?.pins.map(({ row }) => row));
  if (pinned.size === 0) return found;
  const best = new BestSoFar(pinned.size);
  for (let position = 0; position < rows.length; position++) if (pinned.has(rows[position]!)) offerTo(best, position);
  return joined(found, withHours(best.inOrder(), snapshot, query, pinned.size));
}

function bestOverall(
  snapshot: Snapshot,
  query: Query,
  { rows, levels }: PositionFreeScores,
  offerTo: Offer,
): Survivors {
  const count = survivorsFor(query.limit);
  const best = new BestSoFar(Math.min(query.openAt ? HOURS_LOOKED_UP * count : count, rows.length));
  // Distance and novelty only take away, so most places are out of the question before the distance is known.
  for (let level = 0; level < levels.highest.length && levels.highest[level]! >= best.floor; level++) {
    const end = levels.starts[level + 1]!;
    for (let at = levels.starts[level]!; at < end; at++) offerTo(best, levels.positions[at]!);
  }
  return withHours(best.inOrder(), snapshot, query, count);
}

/** Numbers of the categories that the person likes, and that have fewer survivors than the list has room. */
function underRepresented(
  { mainCategory }: Snapshot,
  query: Query,
  { taste }: PositionFreeScores,
  found: Survivors,
): number[] {
  if (query.categories?.length) return [];
  const counts = new Uint32Array(taste.likings.length);
  for (const each of found.order) counts[mainCategory[found.row[each]!]!]!++;
  return [...taste.likings.keys()].filter(
    (category) => taste.likings[category]! > 0 && counts[category]! < query.limit,
  );
}

type Offer = (best: BestSoFar, position: number) => void;

/** By appeal, distance and novelty alone: all that can be told of thousands. */
function offererOf(snapshot: Snapshot, query: Query, from: Point, { rows, appeals, taste }: PositionFreeScores): Offer {
  const metresTo = distanceFrom(from, snapshot);
  const { patience = 1 } = query.weights ?? {};
  const halfwayM = patience === 1 ? snapshot.halfwayM : snapshot.halfwayM.map((metres) => metres * patience);
  const keepOf = keepFor({ ...snapshot, halfwayM }, soughtOf(query, taste.likings), rows, metresTo);
  return (best, position) => {
    const row = rows[position]!;
    const appeal = appeals.of[position]!;
    const atMost = appeal * (1 - noveltyLoss(snapshot, row, query));
    if (atMost < best.floor) return;
    const metres = metresTo(row);
    best.offer(row, position, appeal, metres, keepOf(row, metres), atMost);
  };
}

/** The best `most` when hours count, too; what they make of each is written into its row. */
function withHours(survivors: Survivors, snapshot: Snapshot, query: Query, most: number): Survivors {
  for (const each of survivors.order) addHours(each, survivors, snapshot, query);
  if (!query.openAt && !query.now) return survivors;
  const { row, worth } = survivors;
  const order = [...survivors.order].sort((a, b) => worth[b]! - worth[a]! || row[a]! - row[b]!);
  return { ...survivors, order: order.slice(0, most) };
}

/** What distance, novelty and hours make of one that is in sight. */
function addHours(each: number, survivors: Survivors, snapshot: Snapshot, query: Query): void {
  const { openAt, now } = query;
  const row = survivors.row[each]!;
  const appeal = survivors.appeal[each]!;
  const near = appeal * survivors.share[each]!;
  const byNovelty = -near * noveltyLoss(snapshot, row, query);
  const at = openAt ?? now;
  const open = at ? snapshot.openRows(row, at) : UNKNOWN;
  const keeps = openAt ? CLOSED_KEEPS : SHUT_NOW_KEEPS;
  const gained = openAt ? OPEN_BONUS : 0;
  const byHours = open === UNKNOWN ? 0 : open === 1 ? gained : (keeps - 1) * (near + byNovelty);
  survivors.byDistance[each] = near - appeal;
  survivors.byNovelty[each] = byNovelty;
  survivors.byHours[each] = byHours;
  survivors.worth[each] = near + byNovelty + byHours;
  survivors.open[each] = open;
}

/** Categories asked for, else those that the person likes. */
const soughtOf = ({ categories }: Query, likings: Float32Array): CategorySet =>
  categories?.length ? categorySetOf(categories) : Uint8Array.from(likings, (liking) => Number(liking > 0));

function distanceFrom(from: Point, { unitXyz }: Snapshot): (row: number) => number {
  const [x, y, z] = unitVector(from);
  return (row) => {
    const dx = (unitXyz[3 * row] as number) - x;
    const dy = (unitXyz[3 * row + 1] as number) - y;
    const dz = (unitXyz[3 * row + 2] as number) - z;
    return chordToM(dx * dx + dy * dy + dz * dz);
  };
}

/**
 * What a place keeps of its appeal at its distance: by the metres of its main category, or by those of a category which the
 * person seeks, whichever is more patient. Where the nearest place of a kind is far, people go far for it (Stouffer 1940,
 * "Intervening opportunities"), so a main category that is sought has the geometric mean of its metres elsewhere and the way
 * to the nearest one, if that is more.
 */
function keepFor(
  { halfwayM, categories, mainCategory }: Snapshot,
  sought: CategorySet,
  rows: Uint32Array,
  metresTo: (row: number) => number,
): (row: number, metres: number) => number {
  const nearestM = nearestOfEach(categories, sought, rows, metresTo, halfwayM);
  const soughtM = halfwayM.map((metres, category) =>
    sought[category] === 1 ? Math.max(metres, Math.sqrt(metres * nearestM[category]!)) : 0,
  );
  const { starts, numbers } = categories;
  return (row, metres) => {
    const main = mainCategory[row]!;
    let most = Math.max(halfwayM[main] ?? DEFAULT_HALFWAY_M, soughtM[main] ?? 0);
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const category = numbers[at]!;
      if (sought[category] === 1 && halfwayM[category]! > most) most = halfwayM[category]!;
    }
    return keptAt(metres, most);
  };
}

/** Metres to the nearest place of each category; once that is within its own metres, any nearer one is as good. */
function nearestOfEach(
  { starts, numbers }: CategoryColumn,
  sought: CategorySet,
  rows: Uint32Array,
  metresTo: (row: number) => number,
  halfwayM: Float64Array,
): Float64Array {
  const nearestM = new Float64Array(halfwayM.length);
  const open = sought.slice();
  let openCount = 0;
  for (let category = 0; category < open.length; category++) {
    if (open[category] === 0) continue;
    openCount++;
    nearestM[category] = Number.POSITIVE_INFINITY;
  }
  for (let position = 0; position < rows.length && openCount > 0; position++) {
    const row = rows[position]!;
    let metres = -1;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const category = numbers[at]!;
      if (open[category] === 0) continue;
      if (metres < 0) metres = metresTo(row);
      if (metres < nearestM[category]!) nearestM[category] = metres;
      if (metres <= halfwayM[category]!) {
        open[category] = 0;
        openCount--;
      }
    }
  }
  return nearestM;
}

/** Share of its worth that a place loses for being known, to everybody or from an earlier list. */
function noveltyLoss({ catalogue }: Snapshot, row: number, { novelty = 0, shownBefore }: Query): number {
  if (novelty === 0) return 0;
  const fame = (catalogue.places[row]?.prominence ?? 0) / MAX_PROMINENCE;
  const shown = shownBefore?.has(row) ? SHOWN_BEFORE_LOSES : 0;
  return 1 - (1 - NOVELTY_WEIGHT * novelty * fame) * (1 - novelty * shown);
}
