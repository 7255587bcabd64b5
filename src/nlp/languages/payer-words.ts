// Words for people whose ticket may cost less than that of others: children, students, pensioners, anybody of a certain age.
import type { AgeGroup } from '../../wishes/wish.ts';

/** Patterns over a line of folded words with a blank at both ends. */
export interface PayerWords {
  /** Who is meant: "kids", «jubilados», "a youth card". */
  readonly who: readonly (readonly [AgeGroup, RegExp])[];
  /** An age of somebody, in the first group or in the first two: "I'm 68", «de 5 y 9 años». Global. */
  readonly ages: readonly RegExp[];
  /** Speaks of what is paid: "pay", "tickets", «entrada». */
  readonly paying: RegExp;
  /** Less than the full price, for whoever it is: "a discount", «tarifa reducida». */
  readonly reduced: RegExp;
}
