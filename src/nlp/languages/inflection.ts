// How words of a language change: number, tense, whom they are said of, and what people leave out when they write.

export interface Inflection {
  /** What is said of things in the present is said of them in the past as well: "is boring", "was boring". */
  readonly past: Readonly<Record<string, readonly string[]>>;
  /** The form of an attitude with its variants: "not for me", "not for us". */
  variantsOf(form: string): readonly string[];
  /** What a plural may be the plural of, beside the word without its "s", so that lexicons list singulars only. */
  singularsOf(plural: string): readonly string[];
  /** The end of a noun that takes "es" in the plural. */
  readonly takesEs: RegExp;
  /** Forms of verbs that are no misspelt nouns. */
  readonly verbForm?: RegExp;
  /** A first letter that nobody hears, and some leave out. */
  readonly silentLetter?: string;
  /** "More", where "+" stands for it. */
  readonly plusSign?: string;
  /** Negators that make a negation final where they stand behind the verb. */
  readonly finalNegators: ReadonlySet<string>;
}
