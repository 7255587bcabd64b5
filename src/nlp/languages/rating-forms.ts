// How a language writes marks out of five, ten or a hundred. Patterns run over the line, folded words with a blank between them, in
// which `@c` is a word of the vocabulary; in sources `N` stands for a number as a digit or a word.

export interface RatingForms {
  /** Without one of these, and without a digit, nobody gives a mark. */
  readonly hint: RegExp;
  readonly half: RegExp;
  /** The word is said once: "two stars for the malls, five for the parks". */
  readonly stars: RegExp;
  /** The source of each further number. */
  readonly further: string;
  /** Said once, meant of every number: "on a scale of 1 to 10". */
  readonly ofTen: RegExp;
  /** Most explicit first. Group 1 is the value, group 2 the top of its scale. */
  readonly shapes: readonly string[];
}
