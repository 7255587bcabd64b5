import { overlap } from '../../domain/span.ts';
import type { Wish } from '../../wishes/wish.ts';
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
