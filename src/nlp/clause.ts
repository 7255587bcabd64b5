// A clause: a stretch of a message that shares one attitude, with the cues, ratings and categories in it.
import type { Cue } from './languages/compile.ts';

export interface CueMatch {
  readonly cue: Cue;
  /** Sign indices; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface StatedNumber {
  /** On the scale of 1 to 5. */
  readonly rating: number;
  readonly from: number;
  readonly to: number;
}

export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly cues: readonly CueMatch[];
  readonly numbers: readonly StatedNumber[];
  readonly concepts: readonly number[];
  /** Begins with a contrast ("but …"). */
  readonly contrasts: boolean;
}
