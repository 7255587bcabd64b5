// Words of names and labels in a form that can be compared: folded, plural and singular alike. Never substrings.
import { foldAccents } from '../domain/text.ts';

/** "Cafés & Bares" and "café bar" both become ["caf", "bar"]; "Barber shop" becomes ["barber", "shop"]. */
export function stemsOf(text: string): string[] {
  return plainWordsOf(text).map(stem);
}

/** Case- and accent-free words; an apostrophe joins ("O'Donnell's" → "odonnells"). */
export function plainWordsOf(text: string): string[] {
  return (
    foldAccents(text)
      .replace(/['’´`]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** One form for "cine" and "cines", "bar" and "bares", "gallery" and "galleries". No word of its own. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.endsWith('s') && !/(?:ss|us|is)$/u.test(word) ? word.slice(0, -1) : word;
  const base = /[^aeiou]ie$/u.test(singular) ? `${singular.slice(0, -2)}y` : singular;
  return base.endsWith('e') && base.length > 3 ? base.slice(0, -1) : base;
}

const EMPTY = new Set('a al and de del e el en la las lo los of s the y'.split(' '));

/** Words of a name without accents, articles and prepositions. */
export const nameWordsOf = (name: string): string[] => plainWordsOf(name).filter((word) => !EMPTY.has(word));

/** The same for two spellings of one name. */
export const nameKeyOf = (name: string): string => nameWordsOf(name).join(' ');
