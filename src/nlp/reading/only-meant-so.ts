// Kinds of place that a message names and does not look for: what the list was ("those are concert halls"), the dinner of a
// show, the suitcase somebody has with them.
import type { Category } from '../../domain/category.ts';
import { overlap } from '../../domain/span.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import { lineOfWords, type Reading } from './context.ts';
import { mealsSaid } from './meals.ts';
import type { Sentence } from './sentence.ts';

interface Part {
  readonly sentence: Sentence;
  readonly wishes: readonly Wish[];
}

/** The parts with the wishes that are meant as such. */
export function asMeant<P extends Part>(reading: Reading, parts: readonly P[]): readonly P[] {
  const isSought = ({ wishes }: Part) => wishes.some(isWhat);
  return parts.map((part, at) => {
    const isOfList = reading.context.hasShown && saysWhatTheyAre(reading, part.sentence);
    if (isOfList && parts.some((other, index) => index > at && isSought(other)))
      return { ...part, wishes: part.wishes.filter((wish) => !isWhat(wish)) };
    const meals = mealsSaid(reading, part.sentence).filter((meal) => isOfShow(reading, meal, part.wishes));
    return meals.length === 0
      ? part
      : { ...part, wishes: part.wishes.filter(({ said }) => !said || !meals.some((meal) => overlap(said, meal))) };
  });
}

/** "Those are concert halls", and nothing that is wanted. */
const saysWhatTheyAre = ({ document: { words }, grammar }: Reading, { from, to }: Sentence): boolean =>
  grammar.plans.thoseAre.test(lineOfWords(words.slice(from, to)));

/** "A flamenco show with dancing and dinner": it is eaten there, and is no stop of its own. */
export function isOfShow(
  { document: { words }, grammar }: Reading,
  meal: { readonly start: number; readonly end: number },
  kinds: readonly Wish[],
): boolean {
  return kinds.some((wish) => {
    const end = wish.said?.end;
    if (end === undefined || end > meal.start || !isShow(wish)) return false;
    const between = words.filter((word) => word.start >= end && word.end <= meal.start);
    const isServed = between.slice(0, 2).some(({ norm }) => grammar.plans.served.has(norm));
    return isServed && between.length <= SHOW_WORDS && !grammar.plans.order.test(lineOfWords(between));
  });
}
const SHOW_WORDS = 6;
const isShow = ({ attribute, value }: Wish): boolean => {
  const categories = attribute === 'category' ? [value] : attribute === 'kind' ? categoriesOfKind(String(value)) : [];
  return categories.some((each) => each === 'music halls' || each === 'theatres');
};
const categoriesOfKind = (id: string): readonly Category[] => VOCABULARY.concept('kind', id)?.categories ?? [];
