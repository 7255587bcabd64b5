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
  /** More time at a stop, or less: "longer"; beside a length, that it is enough, or that it is not. */
  readonly stays: readonly (readonly ['longer' | 'shorter' | 'enough' | 'tooLittle', RegExp])[];
  /** So long is enough, with no word for hours or minutes: "one is plenty", "let's say one". Groups: the number. */
  readonly enoughTime: RegExp;
  /** At the end, an hour that is no other number beside a change of time: "later, like nine". Group: the hour. */
  readonly aboutHour: RegExp;
  /** Something to eat that people have with them, or that somebody makes for them: "we packed sandwiches". */
  readonly ownFood: RegExp;
  /** Points at a stop by one word of it, at the beginning. Group: the word. "The mouse one". */
  readonly byWord: RegExp;
  /** Between a walk and where it is: "through". */
  readonly through: RegExp;
  /** Two words for the two stops at the beginning: "first two". */
  readonly firstTwo: RegExp;
  /** Two words for the two stops at the end: "last two". */
  readonly lastTwo: RegExp;
  /** It can't be earlier or later: "we can't start before". */
  readonly cannotShift: RegExp;
  /** Ends the words before the number of a stop: "number". */
  readonly numberWord: RegExp;
  /** Begins the words behind a number that is that of a stop: "looks", "is". */
  readonly ofNumber: RegExp;
  /** Proposes, whatever mark ends it: "why don't we". */
  readonly suggests: RegExp;
  /** Nothing but a question whether what was said before it can be: "is that possible?". */
  readonly tagAsked: RegExp;
  /** The day that was spoken of last: "that day". */
  readonly thatDay: RegExp;
  /** Whether there is one is asked of what is wanted: "is there a pizza place?". */
  readonly askedFor: RegExp;
}
