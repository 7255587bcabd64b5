// Times that a message names.
import type { CivilDay } from '../domain/civil-day.ts';
import type { Said } from '../wishes/wish.ts';

/** A stretch of the city's calendar and clock. Minutes count from local midnight; past 1440 is the small hours. */
export interface When {
  readonly day?: CivilDay;
  /** The last day of several, inclusive: "next weekend". */
  readonly untilDay?: CivilDay;
  /** "Sundays": every one; 0 is Monday. */
  readonly weekdays?: readonly number[];
  readonly fromMin?: number;
  readonly toMin?: number;
  /** `toMin` is when one must be done: "by eight", "before nine". */
  readonly isDeadline?: true;
  readonly label?: DayPart;
  /** An hour of 1 to 12 of which nobody said whether it is of the morning: `fromMin` is the likelier half. */
  readonly isEitherHalf?: true;
  /** "Now", "right now". */
  readonly isNow?: true;
  readonly said: Said;
}
export type DayPart = 'morning' | 'noon' | 'lunch' | 'afternoon' | 'evening' | 'night' | 'late' | 'breakfast';
