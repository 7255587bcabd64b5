// How far a growing list already serves each of a person's likings (after Steck 2018, "Calibrated recommendations").
// The gain is logarithmic in the number of places, so each further one adds less: the list's mix follows the person's.
import type { Snapshot } from './snapshot.ts';
import { CALIBRATION_BONUS, SIDE_CATEGORY_SERVES } from './weights.ts';

export class TasteMix {
  private readonly counts: Float64Array;
  private readonly share: Float64Array;
  /** What one more place of each category adds. */
  private readonly gain: Float64Array;
  private readonly bonus: number;
  private readonly snapshot: Pick<Snapshot, 'categories' | 'mainCategory'>;

  /**
   * @param taste the liking of each category, 0 or more; the largest counts as 1
   * @param factor of the bonus, 0 or more
   */
  constructor(snapshot: Pick<Snapshot, 'categories' | 'mainCategory'>, taste: Float32Array, factor = 1) {
    const most = Math.max(...taste);
    this.snapshot = snapshot;
    this.bonus = CALIBRATION_BONUS * factor;
    this.counts = new Float64Array(taste.length);
    this.share = Float64Array.from(taste, (liking) => (most > 0 ? liking / most : 0));
    this.gain = this.share.map((_, category) => this.gainIn(category));
  }

  /** 0 to the bonus: what one more place of this kind adds. */
  gainOf(row: number): number {
    const category = this.servedBy(row);
    return category < 0 ? 0 : this.partOf(row, category) * this.gain[category]!;
  }

  add(row: number): void {
    const category = this.servedBy(row);
    if (category < 0) return;
    this.counts[category]! += this.partOf(row, category);
    this.gain[category] = this.gainIn(category);
  }

  private gainIn(category: number): number {
    const count = this.counts[category]!;
    return this.bonus * this.share[category]! * Math.log2((count + 2) / (count + 1));
  }

  /** The place's category whose liking it serves best, or -1. */
  private servedBy(row: number): number {
    let best = -1;
    let liking = 0;
    const { starts, numbers } = this.snapshot.categories;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const category = numbers[at]!;
      const share = this.share[category]! * this.partOf(row, category);
      if (share > liking) [best, liking] = [category, share];
    }
    return best;
  }

  private partOf(row: number, category: number): number {
    return this.snapshot.mainCategory[row] === category ? 1 : SIDE_CATEGORY_SERVES;
  }
}
