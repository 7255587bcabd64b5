// The promise that every method keeps. A model says how much this person would like a place; distance, opening hours
// and variety are the business of `recommend`.
import type { Method } from '../domain/method.ts';
import type { Profile } from '../domain/profile.ts';
import type { Contribution } from '../domain/recommendation.ts';

/** A trained method bound to one catalogue snapshot; rows are that snapshot's. */
export interface Recommender {
  readonly method: Method | 'affinity';

  /**
   * How much this person would like each candidate, on a scale of the method's own (larger is better; comparable
   * within one call only).
   *
   * @param rows catalogue rows, any order
   * @returns one score per candidate in the same order; NaN where the method has nothing to go on
   */
  score(profile: Profile, rows: Uint32Array): Float32Array;

  /**
   * Why `score` said what it said of one row: additive parts that sum to that score within 1e-6 of the largest score
   * that this person gives any place. Empty where the score is NaN.
   *
   * @param scale of every amount, 1 where it is not given: parts are made once, and not copied for every use
   */
  contributions(profile: Profile, row: number, scale?: number): readonly Contribution[];
}
