// Which of two interleaved rankings people choose from, with a test that may be looked at every day.
import type { Team } from '../domain/event.ts';
import { type SequentialVerdict, sequentialTest } from '../math/sequential.ts';

/** Highest probability that two equal rankings are called different, at any number of looks. */
const ALPHA = 0.05;

export interface Verdict extends SequentialVerdict {
  /** Once it is decided. */
  readonly better?: Team;
}

/**
 * @param votes people who chose more of the places of one ranking, one vote each: votes of one person are not independent
 * @returns share and interval of B
 * Source: `math/sequential`; one vote a person as in Chapelle, Joachims, Radlinski and Yue (2012), "Large-scale validation and
 * analysis of interleaved search evaluation", section 4.
 */
export function verdictOf(votes: { readonly A: number; readonly B: number }): Verdict {
  const test = sequentialTest(votes.B, votes.A, ALPHA);
  return { ...test, ...(test.isDecided && { better: votes.B > votes.A ? 'B' : 'A' }) };
}
