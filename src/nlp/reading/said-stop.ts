// A stop of a plan, as a message says it.
import type { PlanStop } from '../frame.ts';

/** A stop and where in the message it stands. */
export interface SaidStop {
  readonly stop: PlanStop;
  readonly start: number;
  readonly end: number;
}
