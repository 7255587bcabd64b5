// What the rules that choose an intent look at.
import type { Line } from './document.ts';
import type { Fields } from './request-fields.ts';
import type { Intent } from './understanding.ts';

/** What was asked about a place in the turn before, if anything. */
export type RepeatableQuestion = Extract<Intent, 'opening_hours' | 'prices' | 'directions'>;

/** Everything the choice of an intent looks at. */
export interface Reading {
  readonly line: Line;
  readonly fields: Fields;
  readonly matched: ReadonlyMap<Intent, number>;
  /** The same, read with names that no catalogue holds as names. */
  readonly matchedByUnknownName: ReadonlyMap<Intent, number>;
  readonly asks: boolean;
  /** "I want", "find me": not merely words that also occur in tastes. */
  readonly asksOutright: boolean;
  readonly isQuestion: boolean;
  readonly hasAttitude: boolean;
  /** Of what the turn before told a taste of. */
  readonly takesBackATaste: boolean;
  readonly isOutOfScope: boolean;
  /** Names another city as the place to go to. */
  readonly isElsewhere: boolean;
  /** "Sort", "order by". */
  readonly sortsOutright: boolean;
  /** Concepts asked for of which nothing is thought. */
  readonly wanted: number;
  /** "With a pool", after hotels. */
  readonly isAmenity: boolean;
  /** Something is liked. */
  readonly hasLiking: boolean;
  readonly hasShown: boolean;
  /** "More parks", after parks. */
  readonly isMoreOfTheSame: boolean;
  readonly knowsAlready: boolean;
  /** What was asked about a place in the turn before. */
  readonly lastQuestion?: RepeatableQuestion;
}
