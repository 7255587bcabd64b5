// From appeal to worth here and now: distance, hours and novelty; and the few best of many.
import { CATEGORIES, type Category } from '../domain/category.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { DEFAULT_CURVE, distanceDecay } from './distance.ts';
import { openState } from './opening.ts';
import type { Query } from './query.ts';
import type { Appeals } from './score.ts';
import type { Snapshot } from './snapshot.ts';
import { CLOSED_KEEPS, NOVELTY_WEIGHT, OPEN_BONUS, survivorsFor } from './weights.ts';

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
export function survivorsOf(snapshot: Snapshot, query: Query, from: Point, rows: Uint32Array, appeals: Appeals) {
  const measure = measureFor(snapshot, query);
  const distancesM = new Float64Array(rows.length);
  const worths = new Float64Array(rows.length);
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position] as number;
    const metres = distanceM(from, { latDeg: snapshot.latDeg[row] as number, lngDeg: snapshot.lngDeg[row] as number });
    distancesM[position] = metres;
    worths[position] = measure(row, metres, appeals.of[position] as number).worth;
  }
  const wide = query.openAt ? 3 : 1;
  return topPositions(worths, distancesM, wide * survivorsFor(query.limit)).map((position): Survivor => {
    const row = rows[position] as number;
    const metres = distancesM[position] as number;
    const appeal = appeals.of[position] as number;
    const measured = measure(row, metres, appeal);
    const open = query.openAt && isOpen(snapshot, row, query.openAt);
    const byHours = open === undefined ? 0 : open ? OPEN_BONUS : (CLOSED_KEEPS - 1) * measured.worth;
    return { row, position, distanceM: metres, appeal, ...measured, open, byHours, worth: measured.worth + byHours };
  });
}

function measureFor(snapshot: Snapshot, query: Query) {
  const { mainCategory, catalogue } = snapshot;
  const curves = CATEGORIES.map((category: Category) => snapshot.decay[category] ?? DEFAULT_CURVE);
  const novelty = query.novelty ?? 0;
  return (row: number, metres: number, appeal: number) => {
    const kept = appeal * distanceDecay(metres, curves[mainCategory[row] as number] ?? DEFAULT_CURVE);
    const known = novelty === 0 ? 0 : (catalogue.places[row]?.prominence ?? 0) / 5;
    const byNovelty = novelty === 0 ? 0 : -NOVELTY_WEIGHT * novelty * known * kept;
    return { byDistance: kept - appeal, byNovelty, worth: kept + byNovelty };
  };
}

function isOpen({ catalogue }: Snapshot, row: number, at: Date): boolean | undefined {
  const state = openState(catalogue.places[row]?.openingHours, at).state;
  return state === 'unknown' ? undefined : state === 'open';
}

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
