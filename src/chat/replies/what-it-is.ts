// What a place of a list is, where the noun of the list leaves it open: "Galician food", "cocktail bar".
import type { Language } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import type { Concept } from '../../vocabulary/concept.ts';
import { kindsOfTypes } from '../../vocabulary/kinds-by-label.ts';
import type { WishSearch } from '../state.ts';
import { cuisineIn } from './cuisines.ts';

/** Undefined where the list says it already, or the catalogue says no more than the list. */
export function whatItIs(place: Place, search: WishSearch, language: Language): string | undefined {
  if (place.categories.some((category) => search.kinds?.[category])) return undefined;
  return isServed(search) ? undefined : (kitchenOf(place, language) ?? kindOf(place, language));
}

/** The list is of one cuisine or of one dish, and says so. */
const isServed = ({ cuisine, wishes = [] }: WishSearch): boolean =>
  cuisine !== undefined || wishes.some(({ attribute, polarity }) => attribute === 'cuisine' && polarity === 'want');

function kitchenOf({ categories, cuisines = [] }: Place, language: Language): string | undefined {
  const [telling] = cuisines.filter((each) => !ANYTHING.has(each));
  const [main] = categories;
  if (telling === undefined || main === undefined || !servesFood(main)) return undefined;
  const phrase = cuisineIn(language, telling);
  return phrase && KITCHEN[language](phrase);
}

/** All that is known of a kitchen, of which somebody asks. */
export function kitchenTold({ name, cuisines = [] }: Place, language: Language): string | undefined {
  const phrases = cuisines.flatMap((each) => cuisineIn(language, each) ?? []).map(KITCHEN[language]);
  return phrases.length > 0 ? `${name}: ${[...new Set(phrases)].join(', ')}.` : undefined;
}

/** These say of no kitchen how it differs from the next. */
const ANYTHING: ReadonlySet<string> = new Set(['international', 'spanish', 'mediterranean', 'fusion']);

const KITCHEN: Readonly<Record<Language, (phrase: string) => string>> = {
  // "Galician food", but "tapas".
  en: (phrase) => (/^\p{Lu}/u.test(phrase) ? `${phrase} food` : phrase),
  es: (phrase) => phrase.replace(/^de /u, ''),
};

function kindOf({ name, types, categories }: Place, language: Language): string | undefined {
  const called = foldAccents(name);
  const isSaid = ({ words }: Concept): boolean =>
    Object.values(words).some(({ one }) => one !== '' && called.includes(foldAccents(one))) ||
    categories.some((each) => VOCABULARY.concept('category', each)?.words[language]?.one === words[language]?.one);
  const telling = kindsOfTypes(types).find((kind) => !isSaid(kind));
  return telling && VOCABULARY.labelOf(telling, language, 1);
}
