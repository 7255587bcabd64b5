// What the reader asks of a language where a day of a plan, or a meal in it, is spoken of. Patterns run over a folded line with
// blanks at its ends.
export interface PlanDayWords {
  /** "On the second day", "day two". Groups: its number. */
  readonly dayNumber: RegExp;
  /** "The last day", "the final evening". */
  readonly lastDay: RegExp;
  /** Ends the words before a day: nothing but that day, nothing on that day, the plan is for that day. */
  readonly ofDays: Readonly<Record<'only' | 'gone' | 'meant', RegExp>> & {
    /** Of a day that goes: the words before it, and those behind it. */
    readonly left: readonly [before: RegExp, behind: RegExp];
    /** Begins the words behind a day that suits people better than the one of the plan. */
    readonly better: RegExp;
  };
  /** "Let the second day be slower": what is to be so, and no question. */
  readonly dayWished: RegExp;
  /** "Where do we eat", "where is dinner": of the table in the plan, and not of one that is looked for. */
  readonly mealAsked: RegExp;
  /** "Where do we eat", with no meal named. */
  readonly eatenAsked: RegExp;
  /** "What time do we start". */
  readonly startAsked: RegExp;
  /** "What's first", "which is the last stop". */
  readonly firstAsked: RegExp;
  readonly lastAsked: RegExp;
  /** "To 12", at the end. Group: the hour. */
  readonly toHour: RegExp;
  /** "We land", "my train gets in": people come into the city. Before an hour. */
  readonly comesIn: RegExp;
  /** By plane. */
  readonly landing: RegExp;
  /** "18:30", "at seven in the evening": no morning. */
  readonly lateHour: RegExp;
  /** "The train leaves", "my flight departs". */
  readonly departs: RegExp;
}
