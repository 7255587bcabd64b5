// What is told of a plan: its timetable, one thing about it, why it could not be made or changed.
import type { PlaceId } from '../../domain/branded.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Plan } from '../../domain/plan.ts';
import type { PlanQuestion } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Card } from '../card.ts';
import type { Situation } from '../state.ts';

/** A plan with its times worked out. */
export interface TimetableAnswer {
  readonly kind: 'timetable';
  /** What the conversation keeps. */
  readonly plan: Plan;
  readonly isChanged: boolean;
  /** The plan as it stood already. */
  readonly isRetold?: true;
  /** What was to come into it was there before. */
  readonly isThere?: true;
  /** Why another change that was asked for with this one was not made. */
  readonly undone?: PlanTrouble;
  /** The place of which that is so, where it was named. */
  readonly undoneOf?: string;
  /** Names of places that the message speaks of, and with which nothing was done. */
  readonly leftAlone?: readonly string[];
  /** As it was before the last change. */
  readonly isUndone?: true;
  /** It was asked when the plan is over now. */
  readonly isEndAsked?: true;
  /** With the address of each stop. */
  readonly isAddressed?: true;
  readonly days: readonly PlannedDay[];
  /** Kinds of stop that were asked for and did not fit. */
  readonly missing: readonly Wish[];
  /** Stops that are not what they were to be, because none was found that is; in the words of the message. */
  readonly unmet?: readonly { readonly name: string; readonly said: string }[];
  /** Names of stops that had to go, because their doors would be shut after the change. */
  readonly dropped: readonly string[];
  /** The same stops by their ids: nobody has turned them down. */
  readonly unplaced?: readonly PlaceId[];
  /** Names of places that were asked for and are left out: too far off, or at no sensible hour. */
  readonly unfit?: readonly string[];
  /** Stretches of the time that was asked for in which there is nothing to do, in minutes after midnight. */
  readonly idle?: readonly IdleTold[];
  /** Names of stops that come before one that was said before them: no other order finds open doors. */
  readonly turned?: readonly string[];
  /** Stops that are on another day than was said, because their doors stay shut on that one. */
  readonly shifted?: readonly { readonly name: string; readonly from: CivilDay; readonly to: CivilDay }[];
  /** What was listed with the stops and is none that could be planned, in the words of the message. */
  readonly leftOut?: readonly string[];
  /** What a change came to: names of stops that are new and that are gone. */
  readonly changes?: {
    readonly added: readonly string[];
    readonly gone: readonly string[];
    readonly isTimed: boolean;
    /** The whole plan is on another day. */
    readonly isOtherDay?: true;
    /** The only stop that begins at another time, in minutes after midnight. */
    readonly moved?: { readonly name: string; readonly at: number };
  };
  /** Names of shops that were asked for and that the catalogue does not have: another of their kind came in. */
  readonly unknown?: readonly string[];
  /** Where it was said what it may cost: what it comes to. */
  readonly costs?: PlanCosts;
  /** What a new plan was made for, as far as it was understood. */
  readonly madeFor?: MadeFor;
}

export interface IdleTold {
  readonly from: number;
  readonly until: number;
  /** It is left to people: nobody looked for anything. */
  readonly isLeftFree?: true;
}

/** Whom a plan is for and how it is meant, so that the reply can say so. */
export interface MadeFor {
  readonly situation: Situation;
  readonly isEasy?: true;
  readonly isIndoors?: true;
  readonly isCheap?: true;
  /** What leaves when the plan is over. */
  readonly leaving?: 'flight' | 'train';
  /** What people come in by at the beginning. */
  readonly arriving?: 'flight' | 'train';
  /** Where people must be then, and the way there from the last stop. */
  readonly end?: { readonly name: string; readonly leg: PlannedStop['leg'] };
  /** No way on foot is longer, in minutes. */
  readonly mostWalk?: number;
  /** It is a walk: how many minutes of it one is on foot. */
  readonly walk?: { readonly minutes: number };
  /** Suitcases, which museums do not take. */
  readonly hasLuggage?: true;
}

export interface PlannedDay {
  readonly day: CivilDay;
  readonly isToday: boolean;
  readonly isTomorrow: boolean;
  readonly startName?: string;
  readonly stops: readonly PlannedStop[];
}

export interface PlannedStop {
  readonly card: Card;
  readonly arriveMinutes: number;
  readonly leaveMinutes: number;
  /** The way from the stop before; on foot where it has no lines. */
  readonly leg: { readonly minutes: number; readonly lines: readonly string[] };
  readonly meal?: 'breakfast' | 'lunch' | 'snack' | 'dinner';
  readonly open: 'yes' | 'no' | 'unknown';
  /** Its doors stay shut all of that day. */
  readonly isShutAllDay?: true;
  /** Its hours of today are not known, and by those of some years ago it is open for the whole stay. */
  readonly isLikely?: true;
  /** Its number in the whole plan, where only a part is told. */
  readonly number?: number;
  /** Needs of the asker that it is not known to meet. */
  readonly doubts: readonly Wish[];
}

/** Why a plan could not be made or changed. */
export type PlanTrouble =
  | 'no_plan'
  | 'nothing_fits'
  | 'which_stop'
  | 'not_found'
  | 'one_stop_left'
  | 'already_there'
  | 'nothing_to_undo'
  | 'not_understood'
  | 'no_more_stops'
  | 'none_of_kind'
  | 'nothing_nearer'
  | 'nothing_cheaper'
  | 'nothing_dear'
  | 'nothing_changes'
  | 'nothing_then'
  | 'shut_then'
  | 'no_such_order'
  | 'which_change'
  | 'no_such_meal'
  | 'no_such_day';

/** One thing about the plan that stands. */
export interface PlanToldAnswer {
  readonly kind: 'plan_told';
  readonly about: Exclude<PlanQuestion['about'], 'all' | 'part' | 'after'>;
  /** The stop asked about, its number counted from 1, and from where one comes; without a name, from the start of the day. */
  readonly stop?: PlannedStop & { readonly number: number; readonly of: number; readonly from?: string };
  readonly day: Pick<PlannedDay, 'day' | 'isToday' | 'isTomorrow'>;
  /** Stops of which what was asked is so, is not, and is not known. */
  readonly sorted?: {
    readonly yes: readonly string[];
    readonly no: readonly string[];
    readonly unknown: readonly string[];
  };
  /** The stops that are named, where it is not one alone. */
  readonly cards?: readonly Card[];
  /** Ways by metro, in order. */
  readonly rides?: readonly {
    readonly from?: string;
    readonly to: string;
    readonly leg: PlannedStop['leg'];
  }[];
  /** What the whole plan costs one person, as far as is known. */
  readonly costs?: PlanCosts;
  /** Where people eat, with the number to ring, and for how many. */
  readonly tables?: {
    readonly size: number;
    readonly of: readonly { readonly name: string; readonly phone?: string }[];
  };
  /** How long each day takes, in minutes after midnight. */
  readonly hours?: readonly { readonly from: number; readonly until: number }[];
  /** Of all days together. */
  readonly walkMinutes: number;
  readonly rideMinutes: number;
}

export interface PlanCosts {
  /** So many people go, where more than one was told. */
  readonly people?: number;
  /** Tickets, in the currency of the city. */
  readonly paid: readonly { readonly name: string; readonly amount: number }[];
  readonly hasFree: boolean;
  /** Visits of which no price is known. */
  readonly unknown: readonly string[];
  /** Where people eat or drink. */
  readonly tables: readonly { readonly name: string; readonly level?: number }[];
}

/** When to leave for a stop, a few minutes ahead: nobody sets out at 10:43. */
export const leaveBy = (arriveMinutes: number, wayMinutes: number): number =>
  Math.floor((arriveMinutes - wayMinutes) / 5) * 5;
