// The few most worthwhile of many: a binary heap with the least of them at the root.

export interface Offer {
  /** Where it stands among the candidates. */
  readonly position: number;
  readonly worth: number;
  readonly distanceM: number;
  /** Share of its appeal that it keeps at its distance. */
  readonly kept: number;
}

/** Keeps the largest worths; among equals the nearer, then the earlier. */
export class NearestBest {
  private readonly heap: Offer[] = [];
  private readonly count: number;

  constructor(count: number) {
    this.count = count;
  }

  /** Whatever is worth less has no chance any more. */
  get least(): number {
    return this.heap.length < this.count ? Number.NEGATIVE_INFINITY : (this.heap[0] as Offer).worth;
  }

  add(offer: Offer): void {
    if (this.heap.length < this.count) this.siftUp(offer);
    else if (isWorse(this.heap[0] as Offer, offer)) this.replaceRoot(offer);
  }

  /** What was kept, best first. */
  offers(): readonly Offer[] {
    return [...this.heap].sort((a, b) => b.worth - a.worth || a.distanceM - b.distanceM || a.position - b.position);
  }

  private siftUp(offer: Offer): void {
    const { heap } = this;
    let at = heap.push(offer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isWorse(offer, heap[parent] as Offer)) break;
      heap[at] = heap[parent] as Offer;
      at = parent;
    }
    heap[at] = offer;
  }

  private replaceRoot(offer: Offer): void {
    const { heap } = this;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && isWorse(heap[child + 1] as Offer, heap[child] as Offer)) child++;
      if (!isWorse(heap[child] as Offer, offer)) break;
      heap[at] = heap[child] as Offer;
      at = child;
    }
    heap[at] = offer;
  }
}

const isWorse = (a: Offer, b: Offer): boolean =>
  a.worth < b.worth || (a.worth === b.worth && a.distanceM > b.distanceM);
