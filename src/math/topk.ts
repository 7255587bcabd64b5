// The best few of many scores, without sorting the rest.

/**
 * Keeps the `capacity` largest scores offered since `clear`. Equal scores: the smaller index wins, so that the answer
 * does not depend on the order of the offers. NaN is never kept.
 */
export class TopK {
  readonly #scores: Float32Array;
  readonly #indices: Uint32Array;
  #size = 0;

  constructor(capacity: number) {
    this.#scores = new Float32Array(capacity);
    this.#indices = new Uint32Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  /** A score must be above this to have a chance; -Infinity until full. */
  get floor(): number {
    return this.#size < this.#scores.length ? Number.NEGATIVE_INFINITY : this.#scores[0]!;
  }

  clear(): void {
    this.#size = 0;
  }

  offer(index: number, score: number): void {
    if (Number.isNaN(score)) return;
    if (this.#size < this.#scores.length) {
      this.#rise(this.#size++, index, score);
    } else if (this.#size > 0 && isBetter(score, index, this.#scores[0]!, this.#indices[0]!)) {
      this.#sink(0, index, score);
    }
  }

  /** Offers `scores[from..to)` under their own indices. */
  offerAll(scores: Float32Array, from = 0, to = scores.length): void {
    let floor = this.floor;
    for (let index = from; index < to; index++) {
      const score = scores[index]!;
      if (score >= floor || floor === Number.NEGATIVE_INFINITY) {
        this.offer(index, score);
        floor = this.floor;
      }
    }
  }

  /** Writes the kept entries best first, and empties the heap. @returns how many were written */
  drainInto(indices: Uint32Array, scores?: Float32Array, offset = 0): number {
    const count = this.#size;
    while (this.#size > 0) {
      const last = --this.#size;
      indices[offset + last] = this.#indices[0]!;
      if (scores) scores[offset + last] = this.#scores[0]!;
      if (last > 0) this.#sink(0, this.#indices[last]!, this.#scores[last]!);
    }
    return count;
  }

  /** The worst kept entry is at the root; a new leaf rises above better ones. */
  #rise(hole: number, index: number, score: number): void {
    let at = hole;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBetter(this.#scores[parent]!, this.#indices[parent]!, score, index)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#scores[at] = score;
    this.#indices[at] = index;
  }

  #sink(hole: number, index: number, score: number): void {
    let at = hole;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      const right = child + 1;
      if (
        right < this.#size &&
        isBetter(this.#scores[child]!, this.#indices[child]!, this.#scores[right]!, this.#indices[right]!)
      ) {
        child = right;
      }
      if (!isBetter(score, index, this.#scores[child]!, this.#indices[child]!)) break;
      this.#move(child, at);
      at = child;
    }
    this.#scores[at] = score;
    this.#indices[at] = index;
  }

  #move(from: number, to: number): void {
    this.#scores[to] = this.#scores[from]!;
    this.#indices[to] = this.#indices[from]!;
  }
}

const isBetter = (score: number, index: number, otherScore: number, otherIndex: number): boolean =>
  score > otherScore || (score === otherScore && index < otherIndex);
