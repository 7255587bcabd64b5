// Features of words in a row that several learned readers share: sequences of words, and the pieces that words are made of.
import type { SentenceFeatures } from './chain.ts';
import { featureKey, hashText, join } from './hash.ts';

export type Emit = (template: number, seen: number) => void;

/**
 * @param words how many there are
 * @param most features that one word can have
 * @param look emits the features of the word at a position
 */
export function featuresOfEach(words: number, most: number, look: (at: number, emit: Emit) => void): SentenceFeatures {
  const keys = new Int32Array(words * most);
  const starts = new Int32Array(words + 1);
  let end = 0;
  const emit: Emit = (template, seen) => {
    keys[end++] = featureKey(template, seen);
  };
  for (let at = 0; at < words; at++) {
    look(at, emit);
    starts[at + 1] = end;
  }
  return { keys: keys.subarray(0, end), starts };
}

/** Single words, pairs, triples, pairs with a gap, beginning and end. */
export function sequences(hashes: readonly number[], template: number, emit: Emit, about?: number): void {
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
export function pieces(word: string, template: number, emit: Emit): void {
  if (word.length < 3) return;
  const marked = `<${word.slice(0, LONGEST_PIECE)}>`;
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= marked.length; at++) emit(template, hashText(marked, at, at + length));
}

const LONGEST_PIECE = 12;
