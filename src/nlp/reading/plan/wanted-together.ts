// Several things that are wanted together: time that was told is filled with them, where one alone would be looked for.
import { isWhat, type Said, type Wish } from '../../../wishes/wish.ts';
import type { PlanStop } from '../../frame.ts';
import { linkOf } from '../alternatives.ts';
import type { Reading } from '../context.ts';
import { isOfOneKind } from './stated/whole.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';
import { daysNamedIn, whensIn } from './whens.ts';
import { saysIn } from './window.ts';

/** Several stops, or kinds of place that were named apart: "a bit of culture and a cheap bite". */
export const isMixed = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  stopsIn(reading, sentences).length > 1 ||
  countApart(reading, uniqueSaid(sentences.flatMap(({ wishes }) => wishes.filter(isWanted)))) > 1;

const isWanted = (wish: Wish): boolean => wish.polarity === 'want' && isWhat(wish) && wish.said !== undefined;

/** Words that mean several kinds are one thing. */
const uniqueSaid = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(({ said }, at) => wishes.findIndex((each) => each.said?.start === said?.start) === at);

/** "We come for the weekend: the palace, a show and good food": days of a stay, and several things that are wanted in them. */
export function isStayWanted(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  if (reading.context.hasShown || isAskedInOneSentence(sentences) || saysIn(sentences, reading.grammar.open))
    return false;
  const whens = whensIn(sentences);
  const isStay = whens.some(({ untilDay }) => untilDay !== undefined) || daysNamedIn(whens).size > 1;
  const stops = stopsIn(reading, sentences);
  return isStay && stops.length > 1 && !isOfOneKind(stops) && countApart(reading, stops.map(spanOfStop)) > 1;
}

/** A question, and no more than that, asks what there is. */
export const isAskedInOneSentence = (sentences: readonly PlanSentence[]): boolean =>
  sentences.some(({ sentence, wishes }) => sentence.isQuestion && wishes.some(isWanted));

export const isLeaving = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  reading.grammar.plans.leaving.some(([, pattern]) => saysIn(sentences, pattern)) &&
  sentences.some(({ wishes }) => wishes.some(isWanted));

/** How many things are wanted: alternatives are one, for "Thai or Vietnamese" is one table. */
export function countApart({ document: { text }, grammar }: Reading, of: readonly { readonly said?: Said }[]): number {
  const spans = of.flatMap(({ said }) => said ?? []).toSorted((one, other) => one.start - other.start);
  const joined = spans.filter(({ start }, at) => {
    const before = spans[at - 1];
    return before && (start === before.start || linkOf(text.slice(before.end, start), grammar) === 'or');
  });
  return of.length - joined.length;
}

export const spanOfStop = ({ wish, reference, at }: PlanStop): { readonly said?: Said } => {
  const said = wish?.said ?? reference?.said ?? at?.said;
  return said ? { said } : {};
};

/** "Plan under a roof: a film or a museum, and hot chocolate": the noun, and several stops. */
export const isPlanOfStops = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  saysIn(sentences, reading.grammar.plans.ofPlan) &&
  sentences.every(({ sentence, asks }) => !sentence.isQuestion && asks.length === 0) &&
  stopsIn(reading, sentences).length > 1;
