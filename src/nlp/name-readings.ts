// What the words of a message may be read as when names are looked for: themselves, or for unknown words the closest
// words of names, by letters or by sound.
import { LANGUAGES } from '../domain/language.ts';
import { isMark, type Word } from './document.ts';
import { slipsAllowed } from './fuzzy.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type Compiled, compiled } from './languages/compile.ts';
import { placeNames } from './learned/place-names.ts';

/** Unknown words that are compared with the names, at most, in one message. */
const MAX_FUZZY_WORDS = 24;

const ofAll = (form: 'definite' | 'contracted'): readonly string[] =>
  LANGUAGES.flatMap((language) => compiled(language).pack.nounForms[form]);
/** Of all languages: names keep the articles of their own in every other, "in el Centro". */
export const ARTICLES: ReadonlySet<string> = new Set(ofAll('definite'));
export const DEFINITE: ReadonlySet<string> = new Set([...ARTICLES, ...ofAll('contracted')]);

/** What each word may be read as: itself, and for unknown words the closest words of names. */
export function readingsOf(
  words: readonly Word[],
  gazetteer: Gazetteer,
  pack: Compiled,
): readonly (readonly string[])[] {
  let budget = MAX_FUZZY_WORDS;
  const elsewhere = wordsOfOtherPlaces(words);
  return words.map((word, at) => {
    const { folded } = word;
    const slips = slipsAllowed(folded.length);
    if (
      elsewhere.has(word) ||
      gazetteer.words.has(folded) ||
      folded.length < 4 ||
      pack.isKnownWord(folded) ||
      isMark(word) ||
      budget <= 0
    ) {
      return [folded];
    }
    budget--;
    const similar =
      slips === 0 && isLedUpTo(words, at, pack)
        ? withALetterMissing(folded, gazetteer)
        : gazetteer.words.corrections(folded, slips).map((each) => each.word);
    const sounding = gazetteer.words.soundingLike(folded);
    return [folded, ...(sounding ? [sounding] : []), ...similar.slice(0, 4)];
  });
}

/** "near prdo", "the prdo": a name is expected, so that even four letters can be one with a letter missing. */
const isLedUpTo = (words: readonly Word[], at: number, pack: Compiled): boolean =>
  DEFINITE.has(words[at - 1]?.norm ?? '') || pack.roleBefore(words, at) === 'near';

const withALetterMissing = (folded: string, { words }: Gazetteer): readonly string[] =>
  words
    .corrections(folded, 1, folded.length + 1)
    .map(({ word }) => word)
    .filter((word) => word[0] === folded[0] && word.at(-1) === folded.at(-1));

/** The name of another city is no misspelling of anything in this one. */
function wordsOfOtherPlaces(words: readonly Word[]): ReadonlySet<Word> {
  const folded = words.map((word) => word.folded);
  return new Set(words.flatMap((_, at) => words.slice(at, at + placeNames.lengthAt(folded, at))));
}
