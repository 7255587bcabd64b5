// From appeal to worth here and now: distance, hours and novelty; and the few best of many.
import { CATEGORIES } from '../domain/category.ts';
import { chordToM, type Point, unitVector } from '../geo/point.ts';
import { DEFAULT_CURVE, type DecayCurve, distanceDecay } from './distance.ts';
import { isOpenAt } from './opening.ts';
import type { Query } from './query.ts';
import type { Appeals } from './score.ts';
import { bitsOf, type Snapshot } from './snapshot.ts';
import { CLOSED_KEEPS, HOURS_LOOKED_UP, NOVELTY_WEIGHT, OPEN_BONUS, survivorsFor } from './weights.ts';

const MAX_PROMINENCE = 5;

export interface Survivor {
  readonly row: number;
  /** Where its appeal stands among the candidates. */
  readonly position: number;
  /** From where the ranking starts. */
  readonly distanceM: number;
  readonly appeal: number;
  /** What distance, hours and novelty add (mostly take away). Their sum with the appeal is `worth`. */
  readonly byDistance: number;
  readonly byNovelty: number;
  readonly byHours: number;
  readonly open: boolean | undefined;
  readonly worth: number;
}

/** The best candidates by worth, best first; hours are looked up only for those in sight of the list. */
export function survivorsOf(
  snapshot: Snapshot,
  query: Query,
  from: Point,
  rows: Uint32Array,
  appeals: Appeals,
  taste: Float32Array,
) {
  const distancesM = distancesFrom(from, snapshot, rows);
  const keepOf = keepFor(snapshot, soughtBits(query, taste), rows, distancesM);
  const keeps = distancesM.map((metres, position) => {
    const row = rows[position] as number;
    return keepOf(row, metres) * (1 - noveltyLoss(snapshot, row, query.novelty ?? 0));
  });
  const worths = keeps.map((kept, position) => kept * (appeals.of[position] as number));
  const count = survivorsFor(query.limit);
  const inSight = topPositions(worths, distancesM, query.openAt ? HOURS_LOOKED_UP * count : count);
  const survivors = inSight.map((position) => {
    const [row, metres] = [rows[position] as number, distancesM[position] as number];
    return survivorAt(snapshot, query, keepOf(row, metres), row, position, metres, appeals.of[position] as number);
  });
  return query.openAt ? survivors.sort((a, b) => b.worth - a.worth || a.row - b.row).slice(0, count) : survivors;
}

/** Categories asked for, else those that the person likes. */
const soughtBits = ({ categories }: Query, taste: Float32Array): number =>
  categories?.length ? bitsOf(categories) : bitsOf(CATEGORIES.filter((_, category) => (taste[category] as number) > 0));

function survivorAt(
  snapshot: Snapshot,
  { novelty = 0, openAt }: Query,
  kept: number,
  row: number,
  position: number,
  metres: number,
  appeal: number,
): Survivor {
  const near = appeal * kept;
  const byNovelty = -near * noveltyLoss(snapshot, row, novelty);
  const open = openAt && isOpenAt(snapshot.catalogue.places[row]?.openingHours, openAt);
  const byHours = open === undefined ? 0 : open ? OPEN_BONUS : (CLOSED_KEEPS - 1) * (near + byNovelty);
  const worth = near + byNovelty + byHours;
  return { row, position, distanceM: metres, appeal, byDistance: near - appeal, byNovelty, byHours, open, worth };
}

function distancesFrom(from: Point, { unitXyz }: Snapshot, rows: Uint32Array): Float64Array {
  const [x, y, z] = unitVector(from);
  const distancesM = new Float64Array(rows.length);
  for (let position = 0; position < rows.length; position++) {
    const at = 3 * (rows[position] as number);
    const dx = (unitXyz[at] as number) - x;
    const dy = (unitXyz[at + 1] as number) - y;
    const dz = (unitXyz[at + 2] as number) - z;
    distancesM[position] = chordToM(dx * dx + dy * dy + dz * dz);
  }
  return distancesM;
}

/**
 * What a place keeps of its appeal at its distance: by the curve of its main category, or by that of a category which
 * the person seeks, whichever is more patient. Where the nearest place of a kind is far, people go far for it (Stouffer
 * 1940, "Intervening opportunities"), so the curve of what is sought is never steeper than the way to the nearest one.
 */
function keepFor(
  { curves, categoryBits, mainCategory }: Snapshot,
  sought: number,
  rows: Uint32Array,
  distancesM: Float64Array,
) {
  const nearestM = nearestOfEach(categoryBits, sought, rows, distancesM, curves.length);
  const patient = curves.map((curve, category): DecayCurve => {
    return { ...curve, scaleM: Math.max(curve.scaleM, nearestM[category] as number) };
  });
  return (row: number, metres: number): number => {
    let most = distanceDecay(metres, curves[mainCategory[row] as number] ?? DEFAULT_CURVE);
    for (let bits = (categoryBits[row] as number) & sought; bits !== 0; bits &= bits - 1) {
      most = Math.max(most, distanceDecay(metres, patient[lowest(bits)] as DecayCurve));
    }
    return most;
  };
}

function nearestOfEach(
  categoryBits: Uint32Array,
  sought: number,
  rows: Uint32Array,
  distancesM: Float64Array,
  categories: number,
): Float64Array {
  const nearestM = new Float64Array(categories).fill(Number.POSITIVE_INFINITY);
  for (let position = 0; position < rows.length; position++) {
    const metres = distancesM[position] as number;
    for (let bits = (categoryBits[rows[position] as number] as number) & sought; bits !== 0; bits &= bits - 1) {
      const category = lowest(bits);
      if (metres < (nearestM[category] as number)) nearestM[category] = metres;
    }
  }
  return nearestM;
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

const noveltyLoss = ({ catalogue }: Snapshot, row: number, novelty: number): number =>
  novelty === 0 ? 0 : NOVELTY_WEIGHT * novelty * ((catalogue.places[row]?.prominence ?? 0) / MAX_PROMINENCE);

/** Positions of the `count` largest worths, largest first, nearer first among equals: a binary heap of the worst. */
export function topPositions(worths: Float64Array, distancesM: Float64Array, count: number): number[] {
  const isWorse = (a: number, b: number) =>
    (worths[a] as number) < (worths[b] as number) ||
    (worths[a] === worths[b] && (distancesM[a] as number) > (distancesM[b] as number));
  const heap: number[] = [];
  for (let position = 0; position < worths.length; position++) {
    if (heap.length < count) siftUp(heap, position, isWorse);
    else if (isWorse(heap[0] as number, position)) replaceRoot(heap, position, isWorse);
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : isWorse(b, a) ? -1 : a - b));
}

type Worse = (a: number, b: number) => boolean;

function siftUp(heap: number[], value: number, isWorse: Worse): void {
  let at = heap.push(value) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(value, heap[parent] as number)) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = value;
}

function replaceRoot(heap: number[], value: number, isWorse: Worse): void {
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && isWorse(heap[child + 1] as number, heap[child] as number)) child++;
    if (!isWorse(heap[child] as number, value)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = value;
}
