// Is one method better than another on the same people, or was it luck?
import { seededRandom } from '../../../src/math/random.ts';
import { type Estimate, estimate } from './intervals.ts';

export interface Comparison {
  readonly over: string;
  /** Mean of the differences person by person, with its bootstrap interval. */
  readonly gain: Estimate;
  /** Two-sided: how often chance alone would tell the two apart this much. */
  readonly p: number;
}

export function compare(own: ArrayLike<number>, other: ArrayLike<number>, over: string, seed: number): Comparison {
  const gains = Float64Array.from(own, (value, person) => value - other[person]!);
  return { over, gain: estimate(gains, seed), p: pairedPValue(gains, seed) };
}

const RESAMPLES = 2_000;

/**
 * Paired randomisation test: if both were equally good, each person's difference could as well have had the other sign.
 * Source: Smucker, Allan and Carterette (2007), "A comparison of statistical significance tests for information retrieval
 * evaluation". The observed signs count as one draw, so that p is never 0.
 */
export function pairedPValue(gains: ArrayLike<number>, seed: number): number {
  const observed = Math.abs(sum(gains));
  const random = seededRandom(seed);
  let asExtreme = 1;
  for (let draw = 0; draw < RESAMPLES; draw++) {
    let total = 0;
    for (let person = 0; person < gains.length; person++)
      total += random.next() < 0.5 ? gains[person]! : -gains[person]!;
    if (Math.abs(total) >= observed - 1e-12) asExtreme++;
  }
  return asExtreme / (RESAMPLES + 1);
}

const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0);
