// The few best of many candidates, as columns of numbers.
import { Heap } from '../math/heap.ts';

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

/** The best of what was offered: the greatest worth, then the nearest, then the first in the catalogue. */
export class BestSoFar {
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

/** Both, numbered one after the other; those of the second that are in the first, too, are left out. */
export function joined(first: Survivors, second: Survivors): Survivors {
  const known = new Set(first.order.map((each) => first.row[each]!));
  const more = second.order.filter((each) => !known.has(second.row[each]!));
  const offset = first.row.length;
  const all = emptySurvivors(offset + second.row.length);
  for (const key of COLUMNS) {
    all[key].set(first[key]);
    all[key].set(second[key], offset);
  }
  return { ...all, order: [...first.order, ...more.map((each) => offset + each)] };
}

const COLUMNS = [
  ...(['row', 'position', 'distanceM', 'appeal', 'share'] as const),
  ...(['byDistance', 'byNovelty', 'byHours', 'worth', 'open'] as const),
];
