// How famous places of each category are elsewhere, and what that makes of the few ratings that a city has.
import { solve } from '../../src/math/symmetric.ts';

/** Places of one area with the visits they had. */
interface VisitedPlaces {
  readonly categories: readonly (readonly number[])[];
  readonly counts: ArrayLike<number>;
  /** Mean visits a place. */
  readonly visitsAPlace: number;
}

/** Visits that a place of these categories has, in units of what a place of its city has. */
export type ExpectedFame = (categories: readonly number[]) => number;

/** As if a place had been visited so often, as its categories lead to expect. Fame differs much within a category. */
const PRIOR_VISITS = 0.15;
const RIDGE = 1;
const STEPS = 8;
/** Keeps the first steps finite. */
const MOST_LOG_FAME = 6;

/**
 * Log-linear regression of visits on categories, each area in its own measure: counts are gamma-Poisson (negative
 * binomial), weights have a Gaussian prior around 0, and Newton's method with expected curvature finds them.
 */
export function learnFame(areas: readonly VisitedPlaces[], categoryCount: number): ExpectedFame {
  const width = categoryCount + 1;
  let weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature } = slopeAt(weights, areas);
    const change = solve(curvature, gradient, width);
    weights = weights.map((weight, at) => weight + change[at]!);
  }
  return (categories) => Math.exp(logFame(weights, categories));
}

/** The mean of a place's fame given what it had: its few visits, shrunk towards what its categories lead to expect. */
export const shrunkFame = (count: number, visitsAPlace: number, expected: number): number =>
  (PRIOR_VISITS + count) / (PRIOR_VISITS / expected + visitsAPlace);

/** The last weight is every place's. */
function logFame(weights: Float64Array, categories: readonly number[]): number {
  const sum = categories.reduce((total, category) => total + weights[category]!, weights.at(-1)!);
  return Math.min(MOST_LOG_FAME, sum);
}

function slopeAt(weights: Float64Array, areas: readonly VisitedPlaces[]) {
  const width = weights.length;
  const gradient = weights.map((weight) => -RIDGE * weight);
  const curvature = new Float64Array(width * width);
  for (let at = 0; at < width; at++) curvature[at * width + at] = RIDGE;
  for (const { categories, counts, visitsAPlace } of areas) {
    categories.forEach((own, row) => {
      const mean = visitsAPlace * Math.exp(logFame(weights, own));
      const spread = 1 + mean / PRIOR_VISITS;
      const columns = [...own, width - 1];
      for (const column of columns) {
        gradient[column]! += (counts[row]! - mean) / spread;
        for (const other of columns) curvature[column * width + other]! += mean / spread;
      }
    });
  }
  return { gradient, curvature };
}
