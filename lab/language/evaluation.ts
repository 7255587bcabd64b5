// What every measurement is given and gives.
import type { Language } from '../../src/domain/language.ts';
import type { Learned } from '../../src/nlp/learned/learned.ts';

export interface Evaluation {
  readonly language: Language;
  readonly learned: Learned;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
}

/** Figures by name; classes and settings as nested objects. */
export type Figures = Readonly<Record<string, unknown>>;

export function needed<T>(part: T | undefined, name: string): T {
  if (part === undefined) throw new Error(`the learned part "${name}" is missing; train it first`);
  return part;
}

/** @throws Error when nothing is left to measure */
export function someOf<T>(items: readonly T[], what: string): readonly T[] {
  if (items.length === 0) throw new Error(`the file holds no ${what}`);
  return items;
}
