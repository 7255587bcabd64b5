// Words around lists of stops in a plan: what goes, what is exchanged, what is missed, and what is not needed.

export interface PlanListWords {
  /** Directly before what a stop is like, where no noun says what it is: "something", "some time". */
  readonly something: RegExp;
  /** Behind a stop that is not wanted: "isn't needed". */
  readonly notNeeded: RegExp;
}
