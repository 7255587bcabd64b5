// How a language corrects and complains: what was not asked for, what is not all that is meant, whose figure it was, when
// and where somebody is expected. Folded words with a blank at both ends.
export interface Corrections {
  /** Directly before what must not be all there is: "not all" veggie places, "not only" vegan. */
  readonly notOnly: RegExp;
  /** Directly before what may be missing: "even if it isn't" a set menu, «aunque no tenga» terraza. */
  readonly evenIf: RegExp;
  /** Directly before what nobody asked for: "I didn't ask about" the station. */
  readonly notAsked: RegExp;
  /** Directly before what none of the places may be: "none" Italian, «ninguno» italiano. */
  readonly none: RegExp;
  /** Behind what was listed against the wish: tapas "is not what I asked for". */
  readonly notWanted: RegExp;
  /** Directly before what somebody has, and needs no more: "I already have" a hotel. */
  readonly hasAlready: RegExp;
  /** Directly before where somebody is while they ask: "we're at" a hotel. */
  readonly isAt: RegExp;
  /** Directly before or behind a figure that is a bound, "under" 15, 30 "each"; `within`: words that amounts take with them. */
  readonly bound: { readonly before: RegExp; readonly after: RegExp; readonly within: RegExp };
  /** A sentence that takes back all before it: "Never mind." Over folded text; matches up to what follows. */
  readonly takenBack: RegExp;
  /** Directly behind a food that is eaten all the same: fish "is ok". */
  readonly eatenAfter: RegExp;
  /** Directly before what a question is about: «te preguntaba por» a place. */
  readonly askedAbout: RegExp;
  /** Points at the place that was named: "near there". */
  readonly there: RegExp;
  /** Directly before a noun of which a single one is asked for: "one quiet" wine bar. */
  readonly one: RegExp;
  /** Before the hour or the place of something that is due, and no visit: "I have to be at the airport at", "our train to". */
  readonly due: RegExp;
  /** Behind such an hour: "at 4" I have to be at the airport. */
  readonly dueAfter: RegExp;
  /** Directly before where somebody is by now, and no way leads: "I just got to", «acabo de llegar a». */
  readonly arrived: RegExp;
}
