import { overlap } from '../../domain/span.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { PlanStop } from '../frame.ts';
import type { Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

type Meal = NonNullable<PlanStop['meal']>;

/** The meals that a sentence names, also where they say when: "something vegetarian for dinner". */
export function mealsSaid(
  { grammar, document }: Reading,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
): readonly { readonly meal: Meal; readonly start: number; readonly end: number }[] {
  const words = document.words.slice(from, to);
  return grammar.meals.flatMap(([meal, pattern]) => {
    // "Te lo había pedido" is no tea.
    const word = words.find(
      ({ norm, surface }, at) =>
        pattern.test(` ${norm} `) &&
        !grammar.isOtherWord(
          surface,
          document.words[from + at - 1]?.norm ?? '',
          document.words[from + at + 1]?.norm ?? '',
        ),
    );
    return word ? [{ meal, start: word.start, end: word.end }] : [];
  });
}

/** "She doesn't drink alcohol": the word belongs to what somebody needs, and no meal is meant. */
export const isOfNeed = (meal: { readonly start: number; readonly end: number }, wishes: readonly Wish[]): boolean =>
  wishes.some(({ attribute, said }) => NEEDS.has(attribute) && said !== undefined && overlap(said, meal));
const NEEDS: ReadonlySet<string> = new Set(['feature', 'diet', 'allergy']);

/** Each time that a meal is named: "dinner on Friday, dinner on Saturday". */
export function eachMealSaid(reading: Reading, { from, to }: Sentence): ReturnType<typeof mealsSaid> {
  const { words } = reading.document;
  return mealsSaid(reading, { from, to }).flatMap((first) => {
    const behind = words.findIndex(({ start }) => start >= first.end);
    const others = behind < 0 ? [] : mealsAgain(reading, { from: behind, to }, first.meal);
    return [first, ...others];
  });
}

function mealsAgain(
  reading: Reading,
  { from, to }: Pick<Sentence, 'from' | 'to'>,
  meal: Meal,
): ReturnType<typeof mealsSaid> {
  if (from >= to) return [];
  const next = mealsSaid(reading, { from, to }).find((each) => each.meal === meal);
  const behind = next ? reading.document.words.findIndex(({ start }) => start >= next.end) : -1;
  return next ? [next, ...(behind < 0 ? [] : mealsAgain(reading, { from: behind, to }, meal))] : [];
}
