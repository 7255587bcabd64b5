// Names of other alphabets in Latin letters, as travellers type them: "Ακρόπολη" is found by "akropoli".
// Departure from the library: Greek digraphs, which it writes letter by letter, follow ELOT 743 (ISO 843, type 2).
import anyAscii from 'any-ascii';

/** Alphabets that are read sound by sound. Han signs are left out: their reading differs by language. */
const OTHER_ALPHABET = /[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** A word in Latin letters, lower-case: "Κουκάκι" gives `koukaki`. Undefined where all letters are Latin or unreadable. */
export function inLatinLetters(text: string): string | undefined {
  if (!OTHER_ALPHABET.test(text)) return undefined;
  const lower = text.normalize('NFC').toLowerCase();
  return anyAscii(GREEK_DIGRAPHS.reduce((written, [sound, latin]) => written.replace(sound, latin), lower));
}

/** Names, followed by those of another alphabet once more in Latin letters. */
export const withLatinSpellings = (names: readonly string[]): readonly string[] => {
  const spelled = names.flatMap((name) => inLatinLetters(name) ?? []);
  return spelled.length === 0 ? names : [...new Set([...names, ...spelled])];
};

const VOICED = '(?=[αάεέηήιίϊοόυύωώβγδζλμνρ])';
const GREEK_DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ο[υύ]/gu, 'ou'],
  [new RegExp(`([αεη])[υύ]${VOICED}`, 'gu'), '$1v'],
  [/([αεη])[υύ]/gu, '$1f'],
  [/γγ/gu, 'ng'],
  [/γξ/gu, 'nx'],
  [/γχ/gu, 'nch'],
  [/(?<!\p{L})μπ/gu, 'b'],
];
