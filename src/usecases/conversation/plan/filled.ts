// What a day of a plan is filled for, and what it comes to.
import type { IdleTold } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Mannered } from './manners.ts';

/** Whose plan it is, and what was said of all its stops. */
export interface PlanAsker {
  readonly conversation: TalkState;
  readonly wishes?: readonly Wish[];
  /** Kinds of place of which any would do: what teenagers like. */
  readonly anyOf?: readonly Wish[];
  /** Kinds of place that were said to be liked. */
  readonly likes?: readonly Wish[];
  /** Places with works of each artist that is liked. */
  readonly works?: readonly (readonly PlaceId[])[];
  /** Something is celebrated: its table is worth it. */
  readonly isSpecial?: boolean | undefined;
  /** Little walking was asked for. */
  readonly isShortWay?: boolean | undefined;
  /** Quarters in which the day is spent. */
  readonly areas?: readonly Wish[];
}

export interface Filled {
  readonly day: PlanDay;
  /** Hours for which nothing was found. */
  readonly idle?: readonly IdleTold[];
  /** Stops that come before one that was said before them. */
  readonly turned?: readonly PlaceId[];
  /** Stops that were asked for with what they were to be. */
  readonly mannered?: readonly Mannered[];
  /** Kinds asked for of which nothing fitted. */
  readonly missing: readonly Wish[];
  /** Places that were settled on and are shut all through the day. */
  readonly closed: readonly PlaceId[];
  /** Places that were asked for and have no sensible hour, or lie too far off. */
  readonly unfit: readonly PlaceId[];
}
