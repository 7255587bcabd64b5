// What a composed description may tell: only facts of the row, already looked up.
import type { Surroundings } from '../surroundings.ts';
import type { Spot } from './beginnings.ts';
import type { KindKey } from './kinds.ts';

export interface Telling extends Surroundings, Spot {
  readonly id: string;
  readonly name: string;
  readonly kind: KindKey;
  readonly address?: string;
  readonly district: string;
  readonly cuisine?: string;
  readonly stars?: number;
  readonly author?: string | undefined;
  readonly year?: number | undefined;
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

/** A first sentence: what it is, and where. */
export interface Opening {
  readonly text: string;
  /** What it tells beside that, so that the next sentence does not tell it again. */
  readonly told?: Habit | 'landmark' | 'metro';
  /** It begins with the place and not with the kind, which only a crowded list needs. */
  readonly isPlaceFirst?: true;
}

/** How a language says it. Every list holds ways to say the same, to be taken in turn. */
export interface Language {
  /** The kind first: the name stands above every description. */
  readonly openings: (telling: Telling) => readonly Opening[];
  /** With the name, where every opening has been used for another place. */
  readonly namedOpening: (telling: Telling) => Opening;
  /** Clauses without capital and full stop: what is near. */
  readonly ways: (telling: Telling) => readonly string[];
  /** Clauses without capital and full stop: what is special about it. */
  readonly extras: (telling: Telling) => readonly string[];
}
