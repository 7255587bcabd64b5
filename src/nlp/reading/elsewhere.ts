// Names of other cities and countries: what is looked for there is not looked for here.
import type { Language } from '../../domain/language.ts';
import { onceEach } from '../../domain/once.ts';
import { foldAccents } from '../../domain/text.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Word } from '../document.ts';
import { placeNames } from '../learned/place-names.ts';
import type { Reading } from './context.ts';

/** "Best restaurants in Barcelona", "and Toledo?". Who comes from there, or how to get there, is another question. */
export function namesAnotherCity({ document: { words, places, language }, grammar }: Reading): boolean {
  const folded = words.map((word) => word.folded);
  return words.some(({ start, end }, at) => {
    const length = placeNames.lengthAt(folded, at);
    if (length === 0 || folded.slice(at, at + length).includes(HOME)) return false;
    // "Nice churches"
    if (length === 1 && grammar.light.has(folded[at]!) && /^\p{Ll}/u.test(words[at]!.surface)) return false;
    if (places.some((place) => place.start <= start && end <= place.end)) return false;
    if (isKitchen(words, at, language)) return false;
    return isGoal(words, at, grammar.goal) || isAllThereIs(words, at, length);
  });
}

/** The catalogue of the shipped vocabulary of names; its own city is no other. */
const HOME = 'madrid';

const isGoal = (words: readonly Word[], at: number, goal: ReadonlySet<string>): boolean =>
  goal.has(words[at - 1]?.norm ?? '');

/** "Restaurantes de México", "food from Peru": a country whose kitchen has a name, and no city. */
const isKitchen = (words: readonly Word[], at: number, language: Language): boolean =>
  FROM.test(words[at - 1]?.norm ?? '') && kitchensOf(language).has(words[at]!.folded);
const FROM = /^(?:de|del|from|of)$/;

/** Last words of "cocina de México", "food from Peru". */
const kitchensOf = onceEach(
  (language: Language): ReadonlySet<string> =>
    new Set(
      VOCABULARY.formsOf(language).flatMap(({ form, concept }) => {
        const words = foldAccents(form).split(' ');
        return concept.type === 'cuisine' && words.some((word) => FROM.test(word)) ? words.slice(-1) : [];
      }),
    ),
);

/** "And Lisbon?" */
const isAllThereIs = (words: readonly Word[], at: number, length: number): boolean =>
  words.length <= at + length + 1 && at <= MOST_BEFORE;
const MOST_BEFORE = 2;
