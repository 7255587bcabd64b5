// What the cutting of a message into clauses asks of a language where no verb judges. Patterns run over folded words with a blank
// between them; `@c` is a word of the vocabulary.

export interface ClauseForms {
  /** Before a predicate: to whom it happens, "me gusta". */
  readonly experiencer: RegExp;
  /** "Museums, an 8": the word before a mark out of ten, and what behind the number says that it is no mark. */
  readonly mark: { readonly before: RegExp; readonly notBefore: RegExp };
  /** All of a piece that puts the one before it right: "gardens, please". */
  readonly justThis: RegExp;
  /** Among its first words, these deny what the piece names: "not the bars". */
  readonly denials: ReadonlySet<string>;
  /** A verb that denies, with nothing behind it: "bars don't". */
  readonly deniedVerb: RegExp;
  /** A piece that tells of the speaker: ", I don't". */
  readonly echo: RegExp;
  /** A kind and a yes: ", cinema yes". */
  readonly agreed: RegExp;
  /** A kind and a word or two; the group is those: ", clubs terrible". */
  readonly bareVerdict: RegExp;
  /** What follows is asked for, whatever was said before: "something near the station". */
  readonly newRequest: RegExp;
  /** What is left after a refusal begins so: "no discos, just cafés". */
  readonly another: RegExp;
  readonly refusal: RegExp;
}
