// Words around lists of stops in a plan: what goes, what is exchanged, what is missed, and what is not needed.

export interface PlanListWords {
  /** At the end of a few words: a verb behind which the stops stand that go. "Take out", "without". */
  readonly takesOut: RegExp;
  /** The same of a verb of exchanging, behind which first stands what goes: "swap". */
  readonly exchanges: RegExp;
  /** A question that misses something in the plan: "no wine in there?" */
  readonly missed: RegExp;
  /** Directly before what a stop is like, where no noun says what it is: "something", "some time". */
  readonly something: RegExp;
  /** Behind a stop that is not wanted: "isn't needed". */
  readonly notNeeded: RegExp;
}
