// What the reader asks of a language where a plan is spoken of: paces, parts of the day, ends, counts. Patterns run over a
// folded line with blanks at its ends.
import type { DayPart } from '../frame.ts';

export interface PlanWords {
  readonly pace: readonly (readonly ['relaxed' | 'packed', RegExp])[];
  /** "An afternoon plan": the part of the day is said of the plan itself. */
  readonly parts: readonly (readonly [DayPart, RegExp])[];
  /** "48 hours in the city". Group: the number of hours. */
  readonly longHours: RegExp;
  /** "A route of three hours", as sources; `@n` stands for a number, the only group for it. */
  readonly hours: readonly string[];
  /** "Two museums". */
  readonly counts: Readonly<Record<string, number>>;
  /** Words that only a plan has: "stop", "route". */
  readonly ofPlan: RegExp;
  /** Before another stop, as opposed to after it. */
  readonly before: RegExp;
  /** Directly before a time: the outing is over then. "Home by", "our train leaves at". */
  readonly endsAt: RegExp;
  /** The hours are of the night: "at night", "clubbing". */
  readonly night: RegExp;
  /** Goes out, and looks for no single place: "a night out". */
  readonly outing: RegExp;
  /** What a length of time is said in. Groups: the number and the unit of hours. */
  readonly length: { readonly half: RegExp; readonly unit: string; readonly hours: RegExp };
  /** All that was agreed: "put it all in order". */
  readonly everything: RegExp;
  /** Between a stop and what it is swapped for. */
  readonly swappedBy: ReadonlySet<string>;
  /** "Lunch at Casa Labra": between a meal and where it is. */
  readonly at: RegExp;
  /** Says that one thing comes after another: "then", "afterwards". */
  readonly order: RegExp;
  /** What is done in one place for a while, with its "for", at the end of the words before a length: "sit for". */
  readonly lingering: RegExp;
  /** "Half a day". */
  readonly halfDay: RegExp;
  /** "In the morning", beside an hour. */
  readonly early: RegExp;
  /** "Start 11". Group: the hour. */
  readonly startsAt: RegExp;
  /** What has to be caught at the end. */
  readonly leaving: readonly (readonly ['flight' | 'train', RegExp])[];
  /** Directly before the stop that a day ends with: "end in a". */
  /** Where a stop goes that is added: "at the end". */
  readonly atEnd: RegExp;
  readonly last: RegExp;
  /** What was said last comes first: "and drinks before". */
  readonly beforehand: RegExp;
  /** Stops of one kind, one after the other: "a pub crawl". */
  readonly crawl: RegExp;
  /** The last stop is of the night: "bars till late". */
  readonly late: RegExp;
  /** Words between a new stop and its neighbour. */
  readonly besides: Readonly<Record<string, 'before' | 'after'>>;
  /** A stop at another hour: "earlier", "later". */
  readonly toward: readonly (readonly ['earlier' | 'later', RegExp])[];
  /** Asks for a change politely: "can we", "could it be". */
  readonly proposing: RegExp;
}
