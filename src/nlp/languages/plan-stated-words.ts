// What the reader asks of a language where a message states the stops of a plan one after the other. Patterns run over a folded
// line with blanks at its ends, unless said otherwise.
export interface PlanStatedWords {
  readonly stated: {
    /** Words that join two stops of a list. */
    readonly joins: ReadonlySet<string>;
    /** Puts what follows after what was named, or all of it in a row: "then", "first", "finally". */
    readonly inTurn: RegExp;
    /** Nothing but what is listed. */
    readonly only: RegExp;
    /** Nothing may come between the stops that are listed either: "nothing else". */
    readonly nothingElse: RegExp;
    /** Says that the whole plan is told: "so the plan is", "once more:". */
    readonly whole: RegExp;
    /** At the beginning, or of the whole: what was planned is refused, and the right plan follows. */
    readonly dictated: RegExp;
    /** What somebody would do or have, of no kind: "something quiet", "one gentle thing". */
    readonly anyThing: RegExp;
    /** That it is to be quiet. */
    readonly quiet: RegExp;
    /** One word, with blanks: fills a list and names nothing that could be left out of it. */
    readonly idle: RegExp;
    /** One word, with blanks: leads up to what is listed. */
    readonly lead: RegExp;
    /** A walk through a quarter, as opposed to one in a park. */
    readonly stroll: RegExp;
    /** The words before a meal that only says when: "after the lunch", «después de comer», and no «después a comer». */
    readonly besideMeal: RegExp;
    /** The words before a meal that the plan lasts until: "until lunch". */
    readonly untilMeal: RegExp;
    /** A walk as a stop of its own: "a gentle stroll". */
    readonly walked: RegExp;
    /** The stop comes before all others: "lunch first". */
    readonly toBegin: RegExp;
    /** One word, with blanks: what people do that is no visit: "walk", "shopping". */
    readonly deed: RegExp;
    /** At the beginning: says what a stop has or whom it is for, and lists nothing. */
    readonly ofStop: RegExp;
    /** Anywhere: how far a stop may be, and no stop: "walking distance", «a diez minutos andando». */
    readonly ofWay: RegExp;
    /** People set out: the hour beside it is when the day begins. */
    readonly settingOut: RegExp;
    /** People walk about, and stay at no one place: the hour until which they do is that of the whole. */
    readonly rambles: RegExp;
    /** Directly before a name: the stop is near it. */
    readonly nearby: RegExp;
    /** The plan is of a day, so that long gaps between the stops are filled. */
    readonly ofDay: RegExp;
    /** Asks for more than was listed: "what else", "and the rest of the day". */
    readonly more: RegExp;
    /** "The next day", after one that was named. */
    readonly nextDay: RegExp;
  };
  readonly settled: {
    /** Ends the words before a pronoun: the place is over before the plan goes on. */
    readonly after: RegExp;
    /** A word that stands for the place that was spoken of: "there", «ese». */
    readonly there: RegExp;
    /** Ends the words before it: people go there. */
    readonly goes: RegExp;
    /** Begins the words behind a meal: it is had where people stay, and no table is looked for. */
    readonly atHome: RegExp;
  };
  readonly beside: {
    /** "After dinner". */
    readonly afterDinner: RegExp;
    /** What there is to do in a gap of the plan that stands. */
    readonly whatToDo: RegExp;
    /** When the plan that stands is over: "after that". */
    readonly afterIt: RegExp;
  };
  /** Before the name of a city: people come from there. A word or two may lie between. */
  readonly comingFrom: RegExp;
  /** At the end of a stretch of a list: what it names comes before what was named before it. */
  readonly andBefore: RegExp;
}
