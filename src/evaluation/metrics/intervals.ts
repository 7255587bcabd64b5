// How sure a mean is: bootstrap intervals over people.
import { seededRandom } from '../../math/random.ts';

export interface Estimate {
  readonly mean: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 1_000;

/** Percentile bootstrap (Efron 1979); the same values and seed give the same interval. */
export function estimate(values: ArrayLike<number>, seed: number): Estimate {
  const count = values.length;
  if (count === 0) return { mean: 0, low: 0, high: 0 };
  const random = seededRandom(seed);
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < count; draw++) sum += values[random.below(count)]!;
    return sum / count;
  }).sort();
  const mean = Array.from(values).reduce((sum, value) => sum + value, 0) / count;
  return { mean, low: means[Math.floor(0.025 * RESAMPLES)]!, high: means[Math.floor(0.975 * RESAMPLES)]! };
}
