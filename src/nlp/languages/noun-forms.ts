// What the reader of kinds of place asks of a language: which words make a noun of one that is a verb as well, and where a noun
// asks for no place. Patterns run over folded words with a blank between them.

export interface NounForms {
  /** "The Prado": they stand before names, in names, and before what is known. */
  readonly definite: readonly string[];
  /** Articles grown together with a preposition. */
  readonly contracted: readonly string[];
  /** Another kind of word than "near" or "of" stands before a name. */
  readonly determined: RegExp;
  /** All between two names of a list. */
  readonly betweenNames: RegExp;
  /** Before a name that is not where something is searched, though they may say so. */
  readonly notInside: RegExp;
  /** Before a sign of feeling that is a verb: "I ♥ museums". */
  readonly beforeSign: RegExp;
  /** Verbs that say what people do with the thing behind them, which alone is asked for: "buy bread". */
  readonly takesAnObject: RegExp;
  /** Verbs of staying the night, before the lodging that is asked for. */
  readonly stays: RegExp;
  /** All between a noun and the words that say what it is about. */
  readonly about: RegExp;
  /** Between a noun and another that says of what: "museums of art". */
  readonly of: RegExp;
  /** Behind them even a verb asks for a place: "where can we dance?" */
  readonly asksWhereTo: RegExp;
  /** The name of somebody comes: "is called". */
  readonly naming: ReadonlySet<string>;
  readonly nameIs: RegExp;
  /** What comes is where somebody earns a living: "works at a bank". */
  readonly atWork: RegExp;
  readonly determiners: ReadonlySet<string>;
  /** A plural in a list is a noun, whatever the tagger says: "neither bars nor clubs". */
  readonly coordinators: ReadonlySet<string>;
}
