// What a verb of changing acts on: a number of stops, or a meal of the plan.
import type { Wish } from '../../../wishes/wish.ts';
import type { Reference } from '../../frame.ts';
import { type Reading, saidOf } from '../context.ts';
import { isOfNeed, mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';

/** A number that stands alone: "make it three". */
export function numberIn({ grammar }: Reading, { line }: Sentence): number | undefined {
  const said = new RegExp(` (${grammar.number}) `).exec(line)?.[1];
  const count = said === undefined ? Number.NaN : /^\d/.test(said) ? Number(said) : grammar.numberOf(said);
  return Number.isInteger(count) && count > 0 && count <= MOST_STOPS ? count : undefined;
}
const MOST_STOPS = 12;

/** "Swap lunch", "quita la cena", which is also read as a kind of place. */
export function mealMeant(
  reading: Reading,
  sentence: Sentence,
  pointed: Reference | undefined,
  wishes: readonly Wish[],
): Reference | undefined {
  if (pointed && pointed.kind !== 'type') return undefined;
  const said = mealsSaid(reading, sentence).find((each) => !isOfNeed(each, wishes));
  // Brunch is a kind of place of its own.
  if (pointed?.kind === 'type' && pointed.kindId === 'brunch') return undefined;
  // "Swap the playground for something near the lunch place": the meal is only a landmark.
  if (said && pointed && said.start > pointed.said.end) return undefined;
  const meal = said?.meal;
  return meal && { kind: 'meal', meal, said: saidOf(reading, sentence.from, sentence.to) };
}
