import type { PlanStop } from '../frame.ts';
import type { Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

type Meal = NonNullable<PlanStop['meal']>;

/** The meals that a sentence names, also where they say when: "something vegetarian for dinner". */
export function mealsSaid(
  { grammar, document }: Reading,
  { from, to }: Sentence,
): readonly { readonly meal: Meal; readonly start: number; readonly end: number }[] {
  const words = document.words.slice(from, to);
  return grammar.meals.flatMap(([meal, pattern]) => {
    const word = words.find(({ norm }) => pattern.test(` ${norm} `));
    return word ? [{ meal, start: word.start, end: word.end }] : [];
  });
}
