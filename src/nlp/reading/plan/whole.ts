// Whether a plan is for a whole day, to be filled from morning till night, or is no plan: one table near a place.
import type { Said } from '../../../wishes/wish.ts';
import type { PlanStop, Reference, When } from '../../frame.ts';
import { isMealOrFood, isTableSaid, isTableStop } from '../../table.ts';
import { type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';
import { saysIn } from './window.ts';

/** Who names lunch and dinner, or parts of the day, has thought of all of it; a plan for tonight is of no whole day. */
export const isWholeDay = (
  { grammar }: Reading,
  sentences: readonly { readonly sentence: Sentence }[],
  stops: readonly PlanStop[],
  window: When | undefined,
): boolean =>
  saysIn(sentences, grammar.plans.wholeDay) &&
  stops.filter((stop) => isTableStop(stop) && stop.meal !== 'breakfast').length < 2 &&
  stops.filter(({ at }) => at?.label !== undefined).length < 2 &&
  window?.label === undefined &&
  (window?.fromMin ?? 0) < NOON;
const NOON = 720;

/** "A plan for Saturday, he loves old books and football": what is liked is among what fills the day. */
export const isDayOfLikes = (
  { grammar }: Reading,
  sentences: readonly { readonly sentence: Sentence }[],
  stops: readonly PlanStop[],
  { window, minutes }: { readonly window?: When; readonly minutes?: number },
): boolean =>
  saysIn(sentences, grammar.plans.likes) &&
  minutes === undefined &&
  window?.label === undefined &&
  window?.toMin === undefined &&
  (window?.fromMin ?? 0) < NOON &&
  stops.every(({ at }) => at === undefined);

/** The dinner of such a day is its end. */
export const endingWithDinner = (stops: readonly PlanStop[]): readonly PlanStop[] =>
  stops.map((stop) => (stop.meal === 'dinner' ? { ...stop, isLast: true as const } : stop));

/** "A plan for the day: a museum, lunch, then the lights": gaps of hours are to be filled, too. */
export const isOfDay = (reading: Reading, sentences: readonly { readonly sentence: Sentence }[]): boolean =>
  sentences.some(({ sentence }) => reading.grammar.plans.stated.ofDay.test(writtenIn(reading, sentence)));

/** "The palace then. Somewhere to eat after, at nine": one table is looked for, near a place that was settled on. */
export function isTableSought(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const asking = sentences.filter(({ sentence }) =>
    reading.grammar.plans.tableSought.test(writtenIn(reading, sentence)),
  );
  const others = sentences.filter((part) => !asking.includes(part));
  const meals = new Set(asking.flatMap((part) => stopsIn(reading, [part])).flatMap(({ meal }) => meal ?? []));
  return (
    asking.length > 0 &&
    meals.size < 2 &&
    asking.every((part) => stopsIn(reading, [part]).every((stop) => !stop.reference && isMealOrFood(stop))) &&
    stopsIn(reading, others).length < 2 &&
    stopsIn(reading, others).every(({ reference, at }) => reference !== undefined && at === undefined)
  );
}

/** "Compare the two, for somebody who has one afternoon": an answer is wanted, and no visit of both. */
export const isComparison = ({ document: { words } }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(({ asks, sentence }) => {
    const planned = sentence.phrases.find(({ family }) => family === 'plan');
    const isFirst = ({ start }: Said) => !planned || start < words[planned.from]!.start;
    return asks.some((ask) => ask.kind === 'compare' && isOfNames(ask.of) && isFirst(ask.said));
  });

/** "The Prado or the Thyssen, if I only have two hours?": one of them is wanted. */
export const isOfNames = (of: readonly Reference[] = []): boolean =>
  of.filter(({ kind }) => kind === 'name').length > 1;

/** "A restaurant for a dinner, Spanish cuisine" is one table, "lunch and dinner" are two. */
export function countOfTables(stops: readonly PlanStop[]): number {
  const tables = stops.filter(isTableSaid);
  const meals = new Set(tables.flatMap(({ meal }) => meal ?? []));
  return stops.length - tables.length + Math.max(meals.size, Math.min(1, tables.length));
}
