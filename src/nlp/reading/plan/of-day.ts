// What is said of one day of a plan: where its lunch is, what comes first, when it begins, and the changes that are of it alone.
import { UNSAID, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, PlanQuestion, PlanStop, Reference } from '../../frame.ts';
import { type Reading, saidOf, writtenIn } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { dayAsked, dayIn, FIRST_STOP, LAST_STOP } from './numbers.ts';
import { isPlanSpokenOf } from './spoken-of.ts';
import type { PlanSentence } from './stops-said.ts';

/** One line of the plan that is talked of; undefined where something else is asked, or looked for. */
export function lineAsked(reading: Reading, sentences: readonly PlanSentence[]): PlanQuestion | undefined {
  if (!isPlanSpokenOf(reading)) return undefined;
  const [part, another] = sentences.filter(({ sentence }) => sentence.from < sentence.to);
  if (!part || another || part.references.some(({ reference }) => reference.kind === 'name')) return undefined;
  const { sentence } = part;
  const line = writtenIn(reading, sentence);
  const { mealAsked, eatenAsked, startAsked, firstAsked, lastAsked, endAsked } = reading.grammar.plans;
  const day = dayAsked(reading, sentence);
  const isOfDay = day.when !== undefined || day.ofDay !== undefined;
  const meal = mealAsked.test(line) && !isPicky(part) ? mealIn(reading, sentence) : undefined;
  if (meal)
    return { about: 'stop', of: { kind: 'meal', meal, said: saidOf(reading, sentence.from, sentence.to) }, ...day };
  if (!isOfDay) return undefined;
  if (eatenAsked.test(line) && !isPicky(part)) return { about: 'stop', of: LUNCH, ...day };
  if (startAsked.test(line)) return { about: 'begin', ...day };
  if (endAsked.test(line)) return { about: 'end', ...day };
  if (firstAsked.test(line)) return { about: 'stop', of: FIRST_STOP, ...day };
  return lastAsked.test(line) ? { about: 'stop', of: LAST_STOP, ...day } : undefined;
}

/** "The second day indoors": what lies in the open gives way. A kind of place that is named is looked for. */
export function roofAsked(reading: Reading, sentences: readonly PlanSentence[]): PlanEdit | undefined {
  const [part, another] = sentences;
  if (!part || another || !isPlanSpokenOf(reading) || part.sentence.isQuestion) return undefined;
  const isRoof = ({ attribute, value, polarity }: Wish) =>
    attribute === 'feature' && value === 'indoors' && polarity === 'want';
  const isOnlyRoof = part.wishes.some(isRoof) && part.wishes.every((wish) => isRoof(wish) || wish.attribute === 'open');
  const day = dayIn(reading, part.sentence);
  const isOfDay = day.on !== undefined || day.ofDay !== undefined;
  return isOnlyRoof && isOfDay ? { kind: 'indoors', ...day } : undefined;
}

/** What is to be eaten, or how it should be, is said: a table is looked for. */
const isPicky = ({ wishes }: PlanSentence): boolean =>
  wishes.some(({ attribute, value }) => attribute !== 'open' && attribute !== 'category' && value !== 'restaurants');

function mealIn(reading: Reading, sentence: Sentence): PlanStop['meal'] {
  const [only, another] = mealsSaid(reading, sentence);
  return another || only?.meal === 'drinks' ? undefined : only?.meal;
}

const LUNCH: Reference = { kind: 'meal', meal: 'lunch', said: UNSAID };
