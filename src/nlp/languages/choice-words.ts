// Words by which people settle on a place that was shown, before they ask what comes next: "the Almería then, it's closer".
// Patterns over folded text.

export interface ChoiceWords {
  /** What a message may begin with before it names the place: "ok, great". */
  readonly lead: RegExp;
  /** Beside the name: "it is", "sounds good", «me vale». */
  readonly chooses: RegExp;
  /** Words of a clause that settles on nothing: it refuses, compares or asks. */
  readonly refuses: RegExp;
  /** Behind the choice, why or what comes of it, up to the end of its sentence: "it's closer.", «luego los llamo.» */
  readonly reason: RegExp;
  /** The same behind a comma: "which you say has a lift.", «que al menos tiene acceso.» */
  readonly relative: RegExp;
  /** "I know it": of a place that is talked of next, and asked of: "is there a café near it?" */
  readonly known: RegExp;
  /** "Another", «otro»: what is known is not wanted again. */
  readonly others: RegExp;
  /** "There", "nearby", «por ahí». */
  readonly pointsThere: RegExp;
}
