// Text to terms, the same for learning, for places and for questions: folded words of both languages, lightly stemmed.
import { foldedWords } from '../../domain/text.ts';

const STOP_WORDS = new Set(
  `a an and are as at be but by for from has have he her his i in into is it its me my near no not of on or our she so some
  that the their them then there these they this to up us was we were what when where which who will with you your al algo
  alguna alguno ante con cual cuando de del desde donde el ella ellos en entre era es esa ese eso esta este esto ha hay la
  las le les lo los mas me mi mis muy nos o para pero por que se ser si sin sobre son su sus tambien te tiene tu un una uno
  unas unos y ya want like find looking good best nice quiero busco buen buena bueno mejor sitio lugar place places`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Words of at least two letters or digits, without stop words, stemmed; in the order of the text. */
export function termsOf(text: string): string[] {
  return foldedWords(text)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stem);
}

/**
 * One light stemmer for both languages, so that a text need not be told apart first: takes off the plural and the last
 * vowel ("museos", "museo" → "muse"; "bakeries", "bakery" → "bakeri"; "churches", "church" → "church").
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
  const singular = word.endsWith('ss') ? word : word.replace(/s$/u, '');
  const bare = singular.length > 4 ? singular.replace(/[aeo]$/u, '') : singular;
  return bare.replace(/y$/u, 'i');
}
