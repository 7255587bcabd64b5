// What a language says of plans: pace, parts of the day said of the plan itself, stretches of hours, words that only a plan has.
import type { DayPart } from '../frame.ts';

export interface PlanWords {
  readonly pace: readonly (readonly ['relaxed' | 'packed', RegExp])[];
  /** "An afternoon plan", "plan matinal". */
  readonly partsOfDay: readonly (readonly [DayPart, RegExp])[];
  /** Words that only a plan has: "the third stop". */
  readonly ofPlan: RegExp;
  /** "48 hours" are two days. */
  readonly longHours: RegExp;
  /** "A route of three hours", with the language's pattern of a number in a group. */
  hours(number: string): RegExp;
  /** An amount of time, with its number and its unit in groups. */
  amount(number: string): RegExp;
  readonly halfHour: RegExp;
  readonly before: RegExp;
}
