// Names in a text, whatever marks stand inside them: "Fnac (Preciados)", "The Palace, a Luxury Collection Hotel". The
// tables of names know words only.
import type { Word } from './document.ts';
import type { PhraseMatch, PhraseTable } from './phrases.ts';

const INNER_MARK = /^[(),"'/-]+$/;

/** @param readings every form in which the word at an index may be read */
export function nameMatches<V>(
  table: PhraseTable<V>,
  words: readonly Word[],
  readings: (at: number) => readonly string[],
): PhraseMatch<V>[] {
  const kept = words.flatMap(({ surface }, at) => (INNER_MARK.test(surface) ? [] : at));
  return table
    .matches(kept.length, (at) => readings(kept[at]!))
    .map(({ value, from, to }) => ({ value, from: kept[from]!, to: kept[to - 1]! + 1 }));
}
