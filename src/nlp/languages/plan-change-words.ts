// Words beside a change of a plan that stands. Each row is searched in a folded line with blanks at its ends.

export interface PlanChangeWords {
  /** Directly before the hour at which people can set out: "we only arrive at". */
  readonly outAt: RegExp;
  /** The plan may begin at once: "start now". */
  readonly startNow: RegExp;
  /** A way is too long: "too far". */
  readonly tooFar: RegExp;
  /** Beside the minutes of a way that are complained of: "no". */
  readonly noWay: RegExp;
  /** Minutes of a way. Group: the number. */
  readonly minutesSaid: RegExp;
  /** What comes is to be near, wherever people come from: "closer". */
  readonly closer: RegExp;
  /** The same is done with it: "too". */
  readonly alsoSaid: ReadonlySet<string>;
  /** Where what comes begins: another of what goes, "one that is closer". */
  readonly oneLike: RegExp;
  /** While it is still light: "before sunset". */
  readonly bySunset: RegExp;
  /** Directly before a place from which minutes are counted: "ten minutes from". */
  readonly minutesFrom: RegExp;
  /** Time between two stops for which nothing is planned: "a gap", "nothing". */
  readonly gap: RegExp;
}
