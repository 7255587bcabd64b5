// Features of words in a row that several learned readers share: sequences of words, and the pieces that words are made of.
import { hashText, join } from './hash.ts';

export type Emit = (template: number, seen: number) => void;

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
