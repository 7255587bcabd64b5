// The features of a message for the learned reader: words and their pieces, the line with placeholders, signs of the rows,
// what the conversation is about, and signs together with that.
import { featureKey, hashText, join } from './hash.ts';
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
const LONGEST_PIECE = 12;

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
    pieces(word, emit);
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

/** Single words, pairs, triples, pairs with a gap, beginning and end. */
function sequences(
  hashes: readonly number[],
  template: number,
  emit: (template: number, seen: number) => void,
  about?: number,
): void {
  hashes.forEach((hash, at) => {
    const [next, second, third] = [hashes[at + 1], hashes[at + 2], hashes[at + 3]];
    emit(template, hash);
    if (next !== undefined) emit(template + 1, join(hash, next));
    if (next !== undefined && second !== undefined) emit(template + 2, join(join(hash, next), second));
    if (second !== undefined) emit(template + 3, join(hash, second));
    if (third !== undefined) emit(template + 4, join(hash, third));
  });
  const [first, second] = hashes;
  const last = hashes.at(-1);
  if (first !== undefined) emit(template + 5, first);
  if (first !== undefined && second !== undefined) emit(template + 6, join(first, second));
  if (last !== undefined) emit(template + 7, last);
  if (first !== undefined && about !== undefined) emit(template + 8, join(about, first));
  if (first !== undefined && second !== undefined && about !== undefined)
    emit(template + 9, join(about, join(first, second)));
}

/** Letters in runs of three to five, with the word's ends: misspelt and inflected words share most of them. */
function pieces(word: string, emit: (template: number, seen: number) => void): void {
  if (word.length < 3) return;
  const marked = `<${word.slice(0, LONGEST_PIECE)}>`;
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= marked.length; at++) emit(408, hashText(marked, at, at + length));
}
