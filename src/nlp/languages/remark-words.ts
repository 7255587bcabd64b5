// Words by which somebody remarks on what was shown: nothing in such a remark is looked for.
export interface RemarkWords {
  /** In a phrase without a verb: "parks again?", «¿otra hamburguesería?» */
  readonly again: RegExp;
  /** At the beginning of what follows such a phrase and turns it down: "no", "I said", «que no». */
  readonly turnsDown: RegExp;
  /** From the beginning of a clause to a quality that a place has too much of, or not enough: "the tavern sounds a bit". */
  readonly judges: RegExp;
  /** From the beginning of a clause to what a place has or serves, without an article: "that one only has". */
  readonly serves: RegExp;
  /** Directly behind a noun that is judged: "a tavern sounds a bit casual". */
  readonly isJudged: RegExp;
  /** Before what somebody knows already: "I know it serves". */
  readonly known: RegExp;
  /** Before what a place that was shown is not or has not: it should be or have that. */
  readonly missing: RegExp;
  /** Before what is asked for in the negative: "isn't there", «¿no hay ningún». */
  readonly asksForNone: RegExp;
}
