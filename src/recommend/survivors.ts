// From appeal to worth here and now: distance, hours and novelty; and the few best of many.
import { chordToM, type Point, unitVector } from '../geo/point.ts';
import { isOpenAt } from '../hours/city-hours.ts';
import { Heap } from '../math/heap.ts';
import { type CategoryColumn, type CategorySet, categorySetOf } from './category-column.ts';
import { DEFAULT_CURVE, type DecayCurve, distanceDecay } from './distance.ts';
import type { PositionFreeScores } from './position-free-scores.ts';
import type { Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import { CLOSED_KEEPS, HOURS_LOOKED_UP, NOVELTY_WEIGHT, OPEN_BONUS, SHUT_NOW_KEEPS, survivorsFor } from './weights.ts';

const MAX_PROMINENCE = 5;

/**
 * The best candidates. Each has a number, and stands under it in every column: columns of numbers cost nothing to make
 * and to throw away, as two hundred objects a request would.
 */
export interface Survivors {
  /** Their numbers, best first. */
  readonly order: readonly number[];
  readonly row: Uint32Array;
  /** Where its appeal stands among the candidates. */
  readonly position: Uint32Array;
  /** From where the ranking starts. */
  readonly distanceM: Float64Array;
  readonly appeal: Float64Array;
  /** What it keeps of its appeal at its distance. */
  readonly share: Float64Array;
  /** What distance, novelty and hours add (mostly take away). Their sum with the appeal is `worth`. */
  readonly byDistance: Float64Array;
  readonly byNovelty: Float64Array;
  readonly byHours: Float64Array;
  readonly worth: Float64Array;
  /** At the time asked for: 1 open, 0 closed, -1 unknown or not asked. */
  readonly open: Int8Array;
}

/** The best candidates by worth; hours are looked up only for those in sight of the list. */
export function survivorsOf(snapshot: Snapshot, query: Query, from: Point, scores: PositionFreeScores): Survivors {
  const count = survivorsFor(query.limit);
  const inSight = nearBest(snapshot, query, from, scores, query.openAt ? HOURS_LOOKED_UP * count : count);
  for (const each of inSight.order) lookAt(each, inSight, snapshot, query);
  if (!query.openAt && !query.now) return inSight;
  const { row, worth } = inSight;
  const order = [...inSight.order].sort((a, b) => worth[b]! - worth[a]! || row[a]! - row[b]!);
  return { ...inSight, order: order.slice(0, count) };
}

/** The best by appeal, distance and novelty alone: all that can be told of thousands. */
function nearBest(
  snapshot: Snapshot,
  query: Query,
  from: Point,
  { rows, appeals, levels, taste }: PositionFreeScores,
  most: number,
): Survivors {
  const metresTo = distanceFrom(from, snapshot);
  const keepOf = keepFor(snapshot, soughtOf(query, taste), rows, metresTo);
  const best = new BestSoFar(Math.min(most, rows.length));
  // Distance and novelty only take away, so most places are out of the question before the distance is known.
  for (let level = 0; level < levels.highest.length && levels.highest[level]! >= best.floor; level++) {
    const end = levels.starts[level + 1]!;
    for (let at = levels.starts[level]!; at < end; at++) {
      const position = levels.positions[at]!;
      const row = rows[position]!;
      const appeal = appeals.of[position]!;
      const atMost = appeal * (1 - noveltyLoss(snapshot, row, query.novelty ?? 0));
      if (atMost < best.floor) continue;
      const metres = metresTo(row);
      best.offer(row, position, appeal, metres, keepOf(row, metres), atMost);
    }
  }
  return best.inOrder();
}

/** The best of what was offered: the greatest worth, then the nearest, then the first in the catalogue. */
class BestSoFar {
  readonly #columns: Survivors;
  readonly #heap = new Heap<number>((a, b) => this.#compare(a, b) > 0);
  readonly #most: number;
  /** The number under which the next one is written down; whoever leaves the best gives theirs to it. */
  #spare = 0;

  constructor(most: number) {
    this.#most = most;
    this.#columns = emptySurvivors(most + 1);
  }

  /** What one must be worth to come among them. */
  get floor(): number {
    return this.#heap.size < this.#most ? 0 : this.#columns.worth[this.#heap.first!]!;
  }

  /** @param atMost what it would be worth right here */
  offer(row: number, position: number, appeal: number, metres: number, share: number, atMost: number): void {
    const each = this.#spare;
    const columns = this.#columns;
    columns.row[each] = row;
    columns.position[each] = position;
    columns.appeal[each] = appeal;
    columns.distanceM[each] = metres;
    columns.share[each] = share;
    columns.worth[each] = atMost * share;
    if (this.#heap.size < this.#most) {
      this.#heap.push(each);
      this.#spare = this.#heap.size;
    } else if (this.#compare(each, this.#heap.first!) < 0) {
      this.#spare = this.#heap.first!;
      this.#heap.replaceFirst(each);
    }
  }

  inOrder(): Survivors {
    return { ...this.#columns, order: [...this.#heap.items()].sort((a, b) => this.#compare(a, b)) };
  }

  #compare(a: number, b: number): number {
    const { worth, distanceM, position } = this.#columns;
    return worth[b]! - worth[a]! || distanceM[a]! - distanceM[b]! || position[a]! - position[b]!;
  }
}

const emptySurvivors = (count: number): Survivors => ({
  order: [],
  row: new Uint32Array(count),
  position: new Uint32Array(count),
  distanceM: new Float64Array(count),
  appeal: new Float64Array(count),
  share: new Float64Array(count),
  byDistance: new Float64Array(count),
  byNovelty: new Float64Array(count),
  byHours: new Float64Array(count),
  worth: new Float64Array(count),
  open: new Int8Array(count),
});

/** What distance, novelty and hours make of one that is in sight. */
function lookAt(each: number, survivors: Survivors, snapshot: Snapshot, { novelty = 0, openAt, now }: Query): void {
  const row = survivors.row[each]!;
  const appeal = survivors.appeal[each]!;
  const near = appeal * survivors.share[each]!;
  const byNovelty = -near * noveltyLoss(snapshot, row, novelty);
  const at = openAt ?? now;
  const open = at && isOpenAt(snapshot.hours, snapshot.catalogue.places[row]?.openingHours, at);
  const keeps = openAt ? CLOSED_KEEPS : SHUT_NOW_KEEPS;
  const gained = openAt ? OPEN_BONUS : 0;
  const byHours = open === undefined ? 0 : open ? gained : (keeps - 1) * (near + byNovelty);
  survivors.byDistance[each] = near - appeal;
  survivors.byNovelty[each] = byNovelty;
  survivors.byHours[each] = byHours;
  survivors.worth[each] = near + byNovelty + byHours;
  survivors.open[each] = open === undefined ? -1 : Number(open);
}

/** Categories asked for, else those that the person likes. */
const soughtOf = ({ categories }: Query, taste: Float32Array): CategorySet =>
  categories?.length ? categorySetOf(categories) : Uint8Array.from(taste, (liking) => Number(liking > 0));

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
 * What a place keeps of its appeal at its distance: by the curve of its main category, or by that of a category which
 * the person seeks, whichever is more patient. Where the nearest place of a kind is far, people go far for it (Stouffer
 * 1940, "Intervening opportunities"), so the curve of what is sought is never steeper than the way to the nearest one.
 */
function keepFor(
  { curves, categories, mainCategory }: Snapshot,
  sought: CategorySet,
  rows: Uint32Array,
  metresTo: (row: number) => number,
): (row: number, metres: number) => number {
  const nearestM = nearestOfEach(categories, sought, rows, metresTo, curves);
  const patient = curves.map(({ scaleM, exponent }, category): DecayCurve => {
    return { scaleM: Math.max(scaleM, nearestM[category]!), exponent };
  });
  const { starts, numbers } = categories;
  return (row, metres) => {
    const main = mainCategory[row]!;
    // A curve is never more patient than the same one when it is sought.
    let most = sought[main] === 1 ? 0 : distanceDecay(metres, curves[main] ?? DEFAULT_CURVE);
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const category = numbers[at]!;
      if (sought[category] === 1) most = Math.max(most, distanceDecay(metres, patient[category]!));
    }
    return most;
  };
}

/** Metres to the nearest place of each category; once that is within the category's scale, any nearer one is as good. */
function nearestOfEach(
  { starts, numbers }: CategoryColumn,
  sought: CategorySet,
  rows: Uint32Array,
  metresTo: (row: number) => number,
  curves: readonly DecayCurve[],
): Float64Array {
  const nearestM = new Float64Array(curves.length).fill(Number.POSITIVE_INFINITY);
  const open = sought.slice();
  let openCount = open.reduce((sum, each) => sum + each, 0);
  for (let position = 0; position < rows.length && openCount > 0; position++) {
    const row = rows[position]!;
    let metres = -1;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const category = numbers[at]!;
      if (open[category] === 0) continue;
      if (metres < 0) metres = metresTo(row);
      if (metres < nearestM[category]!) nearestM[category] = metres;
      if (metres <= curves[category]!.scaleM) {
        open[category] = 0;
        openCount--;
      }
    }
  }
  return nearestM;
}

const noveltyLoss = ({ catalogue }: Snapshot, row: number, novelty: number): number =>
  novelty === 0 ? 0 : NOVELTY_WEIGHT * novelty * ((catalogue.places[row]?.prominence ?? 0) / MAX_PROMINENCE);
