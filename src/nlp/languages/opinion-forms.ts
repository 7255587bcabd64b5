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
  /** "Fewer museums and more bars": behind a kind, before another of which there is to be more. */
  readonly moreInstead: RegExp;
  /** Adjectives after which a denial is not about the thing: "not many", "not far from". */
  readonly counting: ReadonlySet<string>;
  /** What was said of the one does not hold for the other: ", but not the café". */
  readonly butNot: RegExp;
  /** Reasons that tell of a refusal, and not of a verb that judges. */
  readonly refusing: RegExp;
  /** Reasons by which a place is left out, and its kind is not. */
  readonly leavesOut: RegExp;
  /** Reasons that tell of a refusal inside a search: "not a bar". */
  readonly refusedInSearch: RegExp;
  /** A habit goes on. */
  readonly still: RegExp;
  /** What is said of a kind ends before them. */
  readonly goesOn: RegExp;
  /** "De hoteles nada": refused by the words on both sides. */
  readonly aroundRefused?: { readonly before: RegExp; readonly behind: RegExp };
  /** Behind them comes the reason of a refusal: "no museums, because". */
  readonly givesReason: RegExp;
  /** "Parks a lot, museums a little": a clause of a kind and a degree, and what each degree says. */
  readonly graded: {
    readonly whole: RegExp;
    readonly degrees: readonly (readonly [pattern: RegExp, polarity: number])[];
  };
  /** "The clubs too loud": judged without a verb, with what may stand behind it. */
  readonly tooMuch: { readonly opens: RegExp; readonly forWhom: RegExp };
  /** Denies what was said of the thing before, where these stand before the thing. */
  readonly denied: readonly { readonly words: RegExp; readonly behind: RegExp }[];
  readonly courtesies: ReadonlySet<string>;
  /** Small words that may stand between "instead of" and the thing; each the source of a pattern. */
  readonly between: readonly string[];
  /** News of others takes the thing up: "the kids hated it". */
  readonly takesItUp: RegExp;
  /** Reasons that deny a great liking, and no more. */
  readonly notCrazy: RegExp;
  /** A verdict alone that says what is looked for: "not touristy". */
  readonly soughtSo: RegExp;
  /** All between a thing that was said and the one that is meant: ", sorry, ". */
  readonly takenBack: RegExp;
  /** Words of putting oneself right: "sorry, I meant". */
  readonly correcting: ReadonlySet<string>;
  /** Beside a word that is a noun and a verb, these say that it is the verb. */
  readonly verbCompany: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> };
}
