// How sure a mean is: bootstrap intervals over people.
import { seededRandom } from '../../../src/math/random.ts';

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

/**
 * The same intervals for many lists of values about the same number of people: who is drawn how often in each resample is
 * drawn once, so that thousands of lists cost additions alone.
 */
export function sharedBootstrap(seed: number, resamples = RESAMPLES): (values: ArrayLike<number>) => Estimate {
  const drawn = new Map<number, Uint8Array>();
  return (values) => {
    const count = values.length;
    if (count === 0) return { mean: 0, low: 0, high: 0 };
    const times = drawn.get(count) ?? drawTimes(count, resamples, seed);
    drawn.set(count, times);
    const means = Float64Array.from({ length: resamples }, (_, resample) => {
      let sum = 0;
      for (let at = 0, from = resample * count; at < count; at++) sum += times[from + at]! * values[at]!;
      return sum / count;
    }).sort();
    const mean = Array.from(values).reduce((sum, value) => sum + value, 0) / count;
    return { mean, low: means[Math.floor(0.025 * resamples)]!, high: means[Math.floor(0.975 * resamples)]! };
  };
}

/** How often each of `count` people is drawn, resample by resample. */
function drawTimes(count: number, resamples: number, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const times = new Uint8Array(resamples * count);
  for (let resample = 0; resample < resamples; resample++) {
    for (let draw = 0; draw < count; draw++) times[resample * count + random.below(count)]!++;
  }
  return times;
}
