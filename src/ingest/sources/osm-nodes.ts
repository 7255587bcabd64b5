// Positions of nodes by id, in three flat arrays: 16 bytes a node. A map takes eight times that, and holds no more than 16 million.
import type { Position } from './osm-middle.ts';

const FIRST_CAPACITY = 4_096;
const PER_DEGREE = 1e7;

export class NodePositions {
  #ids = new Float64Array(FIRST_CAPACITY);
  #lats = new Int32Array(FIRST_CAPACITY);
  #lngs = new Int32Array(FIRST_CAPACITY);
  #size = 0;
  #isSorted = true;

  put(id: number, latDeg: number, lngDeg: number): void {
    if (this.#size === this.#ids.length) this.#grow();
    if (this.#size > 0 && id <= (this.#ids[this.#size - 1] as number)) this.#isSorted = false;
    this.#ids[this.#size] = id;
    this.#lats[this.#size] = Math.round(latDeg * PER_DEGREE);
    this.#lngs[this.#size] = Math.round(lngDeg * PER_DEGREE);
    this.#size++;
  }

  find(id: number): Position | undefined {
    if (!this.#isSorted) this.#sort();
    const at = indexIn(this.#ids, this.#size, id);
    return at < 0 ? undefined : [(this.#lats[at] as number) / PER_DEGREE, (this.#lngs[at] as number) / PER_DEGREE];
  }

  #grow(): void {
    const capacity = 2 * this.#ids.length;
    const [ids, lats, lngs] = [new Float64Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
    ids.set(this.#ids);
    lats.set(this.#lats);
    lngs.set(this.#lngs);
    [this.#ids, this.#lats, this.#lngs] = [ids, lats, lngs];
  }

  /** Extracts are in the order of their ids; files put together by hand may not be. */
  #sort(): void {
    const order = Array.from({ length: this.#size }, (_, at) => at).sort((a, b) => this.#ids[a]! - this.#ids[b]!);
    this.#ids = Float64Array.from(order, (at) => this.#ids[at]!);
    this.#lats = Int32Array.from(order, (at) => this.#lats[at]!);
    this.#lngs = Int32Array.from(order, (at) => this.#lngs[at]!);
    this.#isSorted = true;
  }
}

/** A set of ids, 8 bytes each. */
export function idSet(lists: Iterable<readonly number[]>): { has(id: number): boolean } {
  let ids = new Float64Array(FIRST_CAPACITY);
  let size = 0;
  for (const list of lists) {
    if (size + list.length > ids.length) {
      const larger = new Float64Array(Math.max(2 * ids.length, size + list.length));
      larger.set(ids);
      ids = larger;
    }
    ids.set(list, size);
    size += list.length;
  }
  const sorted = ids.subarray(0, size).sort();
  return { has: (id) => indexIn(sorted, size, id) >= 0 };
}

function indexIn(sorted: Float64Array, size: number, id: number): number {
  let [low, high] = [0, size - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const there = sorted[middle] as number;
    if (there === id) return middle;
    if (there < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
