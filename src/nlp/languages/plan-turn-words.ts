// What the reader asks of a language where a plan takes another turn: what comes in, what goes, what is no end of it.

export interface PlanTurnWords {
  /** Says that people leave the city: "we fly back", "leaving at six". */
  readonly goesAway: RegExp;
  /** Directly before an hour at which it is not over: "not until". */
  readonly deniedEnd: RegExp;
  /** Something that was not named, at a part of the day or behind what was: "something in the afternoon". */
  readonly filler: RegExp;
}
