// The appeal of each candidate with its contributions: from the method, and from promotions.
import type { Method } from '../domain/method.ts';
import type { Contribution } from '../domain/recommendation.ts';

export interface Appeals {
  /** One a candidate, 0 to APPEAL_CEILING. */
  readonly of: Float64Array;
  /** What really spoke for most of them: the method asked for, or the one that stood in for it. */
  readonly used: Method | 'affinity';
  /** Additive parts that sum to the appeal of the candidate at `position`. */
  partsOf(position: number): readonly Contribution[];
}
