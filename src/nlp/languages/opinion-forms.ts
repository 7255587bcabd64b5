// What readers of opinions ask of a language where no verb judges: who speaks, what is echoed, refused or over. Patterns run
// over folded words with a blank between them.

export interface OpinionForms {
  /** One word that belongs to the verb of wanting behind it: "I", "don't". */
  readonly beforeWish: RegExp;
  /** All of a piece that the next one puts right: "not parks". */
  readonly notThis: RegExp;
  /** A verb that was said of others, denied or affirmed of the speaker: "I don't", "but I do". */
  readonly echoes: { readonly denied: RegExp; readonly affirmed: RegExp };
  /** Whoever likes or hates is not the speaker: "my wife". */
  readonly someoneElse: RegExp;
  readonly speaker: RegExp;
  /** What is wished for now is no habit of before. */
  readonly wishedNow: RegExp;
  /** A habit that is over, whatever verb tells it: "we used to go". */
  readonly pastHabits: RegExp;
  /** One word for each of several kinds: "churches fine, clubs terrible". */
  readonly bareVerdicts: readonly (readonly [pattern: RegExp, polarity: number])[];
  /** A few words that say no, or yes after a no. */
  readonly verdicts: { readonly refused: RegExp; readonly accepted: RegExp };
  /** Beside a word that is a noun and a verb, these say that it is the verb. */
  readonly verbCompany: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> };
}
