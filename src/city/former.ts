// Places that the city had: closed for good, or known by another name now. A message may still ask for them.
import { oncePerObject } from '../domain/once.ts';
import { foldAccents, foldedWords } from '../domain/text.ts';

export interface FormerPlace {
  readonly name: string;
  /** A year, where it is known. */
  readonly since?: string;
  /** Its new name, where the house is still there. */
  readonly nowCalled?: string;
  /** The place of the catalogue that it is now. */
  readonly now?: string;
}

/**
 * The former place that a text names in full; of several the longest.
 *
 * A name of a single word needs its capital letter: "La Cabra" is one, "la cabra" is a goat.
 *
 * @param isAsked the text wants to know whether something is still there, so a small letter will do
 */
export function formerPlaceIn(text: string, former: readonly FormerPlace[], isAsked = false): FormerPlace | undefined {
  const line = ` ${foldedWords(text).join(' ')} `;
  const capitals = new Set(wordsOf(text).flatMap((word) => (/^\p{Lu}/u.test(word) ? foldAccents(word) : [])));
  const found = former.flatMap((place) => {
    const words = wordsOfName(place);
    const [only, ...more] = words;
    const isNamed = only !== undefined && line.includes(` ${words.join(' ')} `);
    return isNamed && (more.length > 0 || isAsked || capitals.has(only))
      ? [{ place, length: words.join(' ').length }]
      : [];
  });
  return found.sort((a, b) => b.length - a.length)[0]?.place;
}

const wordsOfName = oncePerObject(({ name }: FormerPlace) =>
  withoutArticle(foldedWords(name.replace(/\([^()]*\)/u, ''))),
);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && ARTICLES.has(words[0]!) ? words.slice(1) : words;
const ARTICLES: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las', 'the']);
