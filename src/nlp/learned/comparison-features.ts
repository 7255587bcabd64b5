// What a comparison shows: what stands before, between and after its two objects, in which order they come, and how warm
// the words between them are.
import { foldAccents } from '../../domain/text.ts';
import { featureKey, hashText, join } from './hash.ts';
import { type OpinionWord, opinionText } from './opinion-text.ts';
import type { WordTable } from './word-table.ts';

export interface Comparison {
  readonly text: string;
  readonly first: string;
  readonly second: string;
}

type Emit = (template: number, value: number) => void;

const COMPARING = new Set(
  `than better worse superior inferior more less faster slower cheaper easier harder best worst prefer preferred over beats
   beat unlike compared versus vs outperforms instead rather as stronger weaker safer simpler`.split(/\s+/u),
);

export function comparisonFeatures({ text, first, second }: Comparison, table: WordTable): Int32Array {
  const keys = new Set<number>();
  const words = opinionText(text, { language: 'en', table });
  const [a, b] = placesOf(text, first, second);
  const firstAt = words.findIndex(({ end }) => end > a);
  const secondAt = words.findIndex(({ end }) => end > b);
  const reversed = firstAt > secondAt ? 1 : 0;
  const [left, right] = reversed ? [secondAt, firstAt] : [firstAt, secondAt];
  // Every feature is seen twice: as it is, and together with the order of the objects, which turns the answer around.
  const emit: Emit = (template, value) => {
    keys.add(featureKey(template, value));
    keys.add(featureKey(template + 100, join(value, reversed)));
  };
  emit(400, Math.min(12, right - left));
  part(words.slice(Math.max(0, left - 6), left), 410, emit);
  part(words.slice(left + 1, right), 420, emit);
  part(words.slice(right + 1, right + 8), 430, emit);
  for (const word of words) emit(440, word.form);
  between(words.slice(left + 1, right), emit);
  return Int32Array.from(keys);
}

/** The objects' offsets; where one is inside a longer word or occurs twice, the closest pair. */
function placesOf(text: string, first: string, second: string): readonly [number, number] {
  const [firsts, seconds] = [occurrences(text, first), occurrences(text, second)];
  let best: readonly [number, number] = [firsts[0] ?? 0, seconds[0] ?? text.length];
  for (const a of firsts)
    for (const b of seconds) if (a !== b && Math.abs(a - b) < Math.abs(best[0] - best[1])) best = [a, b];
  return best;
}

function occurrences(text: string, object: string): number[] {
  const [haystack, needle] = [text.toLowerCase(), object.toLowerCase()];
  const found: number[] = [];
  for (let at = haystack.indexOf(needle); at >= 0 && needle.length > 0 && found.length < 20; ) {
    found.push(at);
    at = haystack.indexOf(needle, at + needle.length);
  }
  return found;
}

function part(words: readonly OpinionWord[], template: number, emit: Emit): void {
  for (const [at, word] of words.entries()) {
    const seen = join(word.form, word.negated ? 1 : 0);
    emit(template, seen);
    const next = words[at + 1];
    if (next) emit(template + 1, join(seen, next.form));
    if (word.known.fine !== 0) emit(template + 2, word.known.fine);
    if (COMPARING.has(word.folded)) emit(template + 3, join(hashText(word.folded), word.negated ? 1 : 0));
    if (next && COMPARING.has(next.folded))
      emit(template + 4, join(hashText(next.folded), Math.sign(Math.round(word.valence * 4))));
    if (/..er$/u.test(word.folded) && next?.folded === 'than')
      emit(template + 5, Math.sign(Math.round(word.valence * 4)));
  }
  const sum = words.reduce((total, { valence }) => total + valence, 0);
  emit(template + 6, Math.max(-4, Math.min(4, Math.round(sum * 2))));
  emit(template + 7, Math.min(10, words.length));
}

/** "is much better than the": the comparing words in order. */
function between(words: readonly OpinionWord[], emit: Emit): void {
  const comparing = words.filter(({ folded }) => COMPARING.has(folded) || /..er$/u.test(folded) || folded === 'not');
  emit(450, hashText(comparing.map(({ folded }) => foldAccents(folded)).join(' ')));
  emit(451, comparing.length);
}
