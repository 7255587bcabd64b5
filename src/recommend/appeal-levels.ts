// Candidates from the most to the least appealing, so that whoever looks for the best can stop early.

/** Candidates of about the same appeal stand on one level, in ascending position; the highest level comes first. */
export interface AppealLevels {
  /** Every position once. */
  readonly positions: Uint32Array;
  /** Where each level begins in `positions`, and at last where the lowest ends. */
  readonly starts: Uint32Array;
  /** The largest appeal on each level and all later ones. */
  readonly highest: Float64Array;
}

const LEVELS = 256;

/** A counting sort: two passes, where sorting in full would cost more than all that follows. @param appeals 0 or more */
export function appealLevels(appeals: Float64Array): AppealLevels {
  let most = Number.MIN_VALUE;
  for (let position = 0; position < appeals.length; position++) most = Math.max(most, appeals[position]!);
  const levelOf = (appeal: number): number => Math.floor((1 - appeal / most) * (LEVELS - 1));
  const starts = new Uint32Array(LEVELS + 1);
  const highest = new Float64Array(LEVELS);
  for (let position = 0; position < appeals.length; position++) {
    const level = levelOf(appeals[position]!);
    starts[level + 1]!++;
    if (appeals[position]! > highest[level]!) highest[level] = appeals[position]!;
  }
  for (let level = 0; level < LEVELS; level++) starts[level + 1]! += starts[level]!;
  // Levels may be empty.
  for (let level = LEVELS - 2; level >= 0; level--) highest[level] = Math.max(highest[level]!, highest[level + 1]!);
  const next = starts.slice();
  const positions = new Uint32Array(appeals.length);
  for (let position = 0; position < appeals.length; position++) {
    positions[next[levelOf(appeals[position]!)]!++] = position;
  }
  return { positions, starts, highest };
}
