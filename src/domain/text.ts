// One way to compare what people type: without case, accents or Unicode variants.

const lowerCase = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** Letters that leave no mark on a page (zero-width joiners, fillers, variation selectors) would make twins of a name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * NFKC and case folding without invisible letters (NFKC_Casefold): the identity of usernames and category names. "STRASSE" is "straße", and a Greek sigma is one
 * wherever it stands; the rest of folding is lower case.
 */
export const foldCase = (text: string): string =>
  lowerCase(text.replace(INVISIBLE, '')).replaceAll('ß', 'ss').replaceAll('ς', 'σ');

/** Case- and accent-free form with single spaces, for matching names ("Reina Sofía" → "reina sofia"). ñ becomes n. */
export function foldAccents(text: string): string {
  const folded = ASCII.test(text)
    ? text.toLowerCase()
    : lowerCase(text)
        .normalize('NFD')
        .replace(/\p{M}+/gu, '');
  return folded.replace(/\s+/gu, ' ').trim();
}

/** The same letter by letter, so that every place in the text stays where it is. */
export const foldInPlace = (text: string): string =>
  text.replace(/[^\s!-@[-`{-~a-z]/gu, (letter) => {
    const folded = foldAccents(letter);
    return folded.length === letter.length ? folded : letter;
  });

/** The words and numbers of a text, folded, in its order. */
export const foldedWords = (text: string): readonly string[] => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The folded words of a text between blanks, as patterns of whole words want it. */
export const foldedLine = (text: string): string => ` ${foldedWords(text).join(' ')} `;

/** Most texts have no letter that normalising changes, and normalising is most of the cost of folding. */
const ASCII = /^[\0-\x7f]*$/u;

/** How many characters people would count; `length` counts those beyond the Basic Multilingual Plane twice. */
export const lengthOf = (text: string): number => [...text].length;

/** A database cannot hold a NUL, so nothing that holds one can be found there. */
export const isStorable = (text: string): boolean => !text.includes('\0');
