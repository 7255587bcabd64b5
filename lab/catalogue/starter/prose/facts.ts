// What a composed description may tell: only facts of the row, already looked up.
import type { Surroundings } from '../surroundings.ts';
import type { KindKey } from './kinds.ts';

export interface Telling extends Surroundings {
  readonly id: string;
  readonly name: string;
  readonly kind: KindKey;
  /** The name says the kind ("Museo …", "Hotel …"), so that the sentence need not. */
  readonly isSelfTelling: boolean;
  readonly address?: string;
  readonly district: string;
  readonly cuisine?: string;
  readonly stars?: number;
  readonly author?: string;
  readonly year?: number;
  readonly hectares?: number;
  readonly habits: readonly Habit[];
}

/** What the opening hours and features amount to. */
export type Habit =
  | 'alwaysOpen'
  | 'everyDay'
  | 'closedMondays'
  | 'closedSundays'
  | 'openLate'
  | 'earlyBreakfast'
  | 'weekendsOnly'
  | 'free'
  | 'terrace'
  | 'liveMusic'
  | 'vegan'
  | 'stepFree';

/** How a language says it. Every list holds ways to say the same, to be taken in turn. */
export interface Language {
  /** Whole sentences: what it is, and where. */
  readonly openings: (telling: Telling) => readonly string[];
  /** Clauses without capital and full stop: what is near. */
  readonly ways: (telling: Telling) => readonly string[];
  /** Clauses without capital and full stop: what is special about it. */
  readonly extras: (telling: Telling) => readonly string[];
}
