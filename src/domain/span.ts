// Stretches of a text.
interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Whether they have a character in common. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
