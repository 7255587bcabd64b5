// What the spelling of a word shows: case, digits, marks. Small numbers, so that features stay numbers.

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;

/** Bits: 1 first letter is a capital, 2 a later capital, 4 a small letter, 8 a digit, 16 a hyphen, 32 a dot, 64 other marks. */
export function shapeOf(word: string): number {
  let shape = 0;
  for (let at = 0; at < word.length; at++) shape |= bitOf(word, at);
  return shape;
}

function bitOf(word: string, at: number): number {
  const code = word.charCodeAt(at);
  if (code >= 97 && code <= 122) return 4;
  if (code >= 65 && code <= 90) return at === 0 ? 1 : 2;
  if (code >= 48 && code <= 57) return 8;
  if (code === 45) return 16;
  if (code === 46) return 32;
  if (code < 128) return 64;
  const letter = word[at]!;
  if (UPPER.test(letter)) return at === 0 ? 1 : 2;
  return LOWER.test(letter) ? 4 : 64;
}

export const hasCapital = (shape: number) => (shape & 1) !== 0;
export const hasSmallLetter = (shape: number) => (shape & 4) !== 0;

const DIGITS = /\d/gu;

/** The form under which words are compared: small letters, digits as 0, curly marks straightened. */
export function normalForm(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/[“”«»]/gu, '"');
  return /\d/u.test(lower) ? lower.replace(DIGITS, '0') : lower;
}
