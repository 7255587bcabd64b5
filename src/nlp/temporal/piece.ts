// A stretch of a message that says when: what one finder read, before neighbours are joined into one `When`.
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import type { DayPart } from '../frame.ts';

export interface TemporalPiece {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly day?: CivilDay;
  /** Inclusive. */
  readonly untilDay?: CivilDay;
  readonly weekdays?: readonly number[];
  readonly fromMin?: number;
  readonly toMin?: number;
  /** `toMin` is when one must be done. */
  readonly isDeadline?: true;
  readonly label?: DayPart;
  readonly isNow?: true;
  /** An hour of 1 to 12 for which nobody said morning or afternoon. */
  readonly isHalfKnown?: true;
  /** A bare "night" or "morning": a time only beside a day. */
  readonly isLoose?: true;
  /** A whole week or month: "next week". */
  readonly isSpan?: true;
  /** A weekday without "this" or "next": "Wednesday night", said on a Wednesday, is tonight. */
  readonly isBareWeekday?: true;
}

export type FoundPiece = Omit<TemporalPiece, 'start' | 'end'>;

/** One way of a language to say when: a pattern over the folded text, and what its match means. */
export interface TemporalFinder {
  /** Global; over text in small letters without accents. */
  readonly pattern: RegExp;
  read(match: RegExpExecArray, now: CivilMoment): FoundPiece | undefined;
}

export interface TemporalPack {
  readonly finders: readonly TemporalFinder[];
  /** What may stand between two pieces of one time: "tomorrow, at eight". */
  readonly joint: RegExp;
  readonly and: RegExp;
  /** The words of a clock time begin with what makes it an end, an end by which one must be done, a start. */
  readonly own: { readonly end: RegExp; readonly deadline: RegExp; readonly start: RegExp };
  /** Between the ends of a stretch of days: "from Monday to Friday". */
  readonly until: RegExp;
  /** Before a stretch of days: "from", "between". */
  readonly from: RegExp;
  /** At the beginning of a clock time before which doors must have opened: "opens by". */
  readonly opensBy: RegExp;
  /** Directly before a clock time that is the end, the start: "until", "after". */
  readonly before: RegExp;
  /** Of those before the end: one must be done by then. */
  readonly deadline: RegExp;
  /** Before the hour at which doors close: of the afternoon or the evening. */
  readonly closing: RegExp;
  /** Before the hour at which people get up. */
  readonly gettingUp: RegExp;
  /** Before the last day of a stay: "until". */
  readonly stayingUntil: RegExp;
  readonly after: RegExp;
  /** Directly before a day that will not do: "not today". */
  readonly deniedBefore: RegExp;
  /** Directly behind it: "today won't work". */
  readonly deniedBehind: RegExp;
}

/** When the parts of a day begin and end, by the city's habits. */
export const DAY_PARTS: Readonly<Record<DayPart, readonly [fromMin: number, toMin: number]>> = {
  breakfast: [8 * 60, 11 * 60],
  morning: [9 * 60, 13 * 60],
  noon: [12 * 60, 14 * 60],
  lunch: [13 * 60 + 30, 16 * 60],
  afternoon: [15 * 60, 20 * 60],
  evening: [19 * 60, 23 * 60],
  night: [20 * 60 + 30, 26 * 60],
  late: [23 * 60, 28 * 60],
};

/** Where the end of "from six on" is put: four in the morning, until late. */
export const OPEN_END_MIN = 28 * 60;

/** Where "open late" ends, before it is known what is looked for. */
export const LATE_END_MIN = 25 * 60;

export const dayOfMoment = (now: CivilMoment): CivilDay => now.slice(0, 10);
export const minuteOfMoment = (now: CivilMoment): number => Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
