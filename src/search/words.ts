// How search compares words: folded, and cut to a light stem that is the same for singular and plural, for both genders.
// Source: Savoy (2006), "Light stemming approaches for the French, Portuguese, German and Hungarian languages"; the idea,
// not the rules: a few endings do for names and nouns, and what is cut is cut alike in texts and in questions.
import { foldAccents } from '../domain/text.ts';

/** Folded words, in order: "¿Café d'Oriente?" gives `cafe`, `d`, `oriente`. */
export const wordsOf = (text: string): string[] =>
  (ASCII.test(text) ? text.toLowerCase() : foldAccents(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Most texts have no letter that folding changes; normalising them all is most of the cost of an index. */
const ASCII = /^[\0-\x7f]*$/u;

const SHORT = 3;
/** A shorter word has no ending to spare: `callos` is not `calle`. */
const CUT_FROM = 6;

/** "churches" and "church", "bares" and "bar", "viajes" and "viaje", "griega" and "griego" have one stem each; numbers stay. */
export function stemOf(word: string): string {
  if (word.length <= SHORT || /\d/u.test(word)) return word;
  const singular = withoutPlural(word);
  if (singular.length >= CUT_FROM) return singular.replace(/[aeo]$/u, '');
  // The plural of "viaje" has lost its "e" with the "s".
  return singular.length > SHORT ? singular.replace(/(?<=[^aeiou])e$/u, '') : singular;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > SHORT + 2) return `${word.slice(0, -3)}y`;
  if (/[^aeiou]es$/u.test(word) && word.length > SHORT + 1) return word.slice(0, -2);
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** The stems of all texts of a catalogue. */
export interface KnownStems extends Iterable<string> {
  has(stem: string): boolean;
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

/** A folded word and where it stands in the text, in UTF-16 units. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export const placedWordsOf = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: written, index }) =>
    wordsOf(written).map((word) => ({ word, start: index, end: index + written.length })),
  );
