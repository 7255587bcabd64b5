// Words by which a message says what is done to a plan that stands, and where in its order. Each row is searched in a folded line
// with blanks at its ends; a match begins with the blank before it and ends before the blank behind it. Of matches that overlap
// the longest counts.

export type RoleWord =
  /** What is done: one stop for another, out, in, to another hour. */
  | ('swap' | 'drop' | 'put' | 'move')
  /** It stays: "keep"; it stood before, and is to be there again: "put ... back", "still want". */
  | ('keep' | 'restore')
  /** As a stop stood before: "as it was"; the plan as it was: "the plan from before". */
  | ('asWas' | 'planBefore')
  /** Looked for, and put in where the words say where it goes: "find us". */
  | 'seek'
  /** Something, whatever it is, for the time that is said: "fill". */
  | 'fill'
  /** "It", "them", directly behind a verb or before it: what was spoken of last. */
  | 'it'
  /** Before what goes: "instead of", "not". */
  | ('insteadOf' | 'not')
  /** What comes takes the place of what goes: "in its place". */
  | 'instead'
  /** Before all that stays: "keep only"; before what is treated otherwise than the rest: "everything except". */
  | ('allBut' | 'exceptFor')
  /** Before what stays when something goes, whatever it is: "anything but". */
  | 'anyBut'
  /** Between a stop and what it is to be: "should be". */
  | 'be'
  /** Nothing but what is listed. */
  | 'only'
  /** Before a neighbour in the order. */
  | 'beside'
  /** The order itself. */
  | ('first' | 'then' | 'last' | 'reordered');

export interface PlanRoleWords {
  readonly roles: readonly (readonly [RoleWord, RegExp])[];
  /** A verb that has "it" at its end. */
  readonly withIt: RegExp;
  /** A verb or a word that means several. */
  readonly withThem: RegExp;
  /** Directly before a noun: one that does not stand yet, whatever stands. */
  readonly unknownBefore: ReadonlySet<string>;
  /** What a kind of stop is called when many of it are meant. */
  readonly many: RegExp;
  /** Before "the first stop", where that is the place of another: "as the first stop". */
  readonly asPlace: ReadonlySet<string>;
  /** Directly before an hour: the stop that begins then, "the one at ten". */
  readonly stopAt: RegExp;
  /** Directly before a kind: all of it but those that stay, "the other museums". */
  readonly theOther: RegExp;
  /** All stops but those that stay: "the rest". */
  readonly theRest: RegExp;
}
