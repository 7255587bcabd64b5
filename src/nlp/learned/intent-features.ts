// The features of a message for the learned reader: words and their pieces, the line with placeholders, signs of the rows,
// what the conversation is about, and signs together with that.
import { featureKey, hashText, join } from './hash.ts';
import { pieces, sequences } from './text-features.ts';
import type { WordTable } from './word-table.ts';

/** Topic of the conversation before the message; unknown for messages of other systems. */
export type TalkedAbout = 'start' | 'list' | 'place' | 'plan';

export interface IntentClues {
  /** Folded words, with question and exclamation marks. */
  readonly words: readonly string[];
  /** The same words with placeholders for names, nouns, times and amounts. */
  readonly line: readonly string[];
  /** Signs that the rows found, by name. */
  readonly signs: readonly string[];
  readonly context?: TalkedAbout;
}

const MOST_WORDS = 60;

/** @returns keys of the features, each once */
export function intentFeatures({ words, line, signs, context }: IntentClues, table: WordTable): Int32Array {
  const keys = new Set<number>();
  const emit = (template: number, seen: number) => keys.add(featureKey(template, seen));
  const said = words.slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? '0' : word));
  const about = context && hashText(context);
  emit(400, 0);
  emit(401, Math.min(9, said.length));
  if (about !== undefined) emit(402, about);
  if (about !== undefined) emit(403, join(about, Math.min(5, said.length)));
  sequences(
    said.map((word) => hashText(word)),
    410,
    emit,
  );
  sequences(
    line.slice(0, MOST_WORDS).map((word) => hashText(word)),
    430,
    emit,
    about,
  );
  for (const word of said) {
    pieces(word, 408, emit);
    const { fine, coarse } = table.find(hashText(word));
    if (fine !== 0) emit(404, fine);
    if (coarse !== 0) emit(405, coarse);
  }
  for (const sign of signs) {
    const hash = hashText(sign);
    emit(406, hash);
    if (about !== undefined) emit(407, join(about, hash));
  }
  return Int32Array.from(keys);
}
