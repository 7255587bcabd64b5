// What house rules did to an answer.

export interface Limited {
  /** Whose house rules leave places out of it. */
  readonly limitedBy?: readonly string[];
}
