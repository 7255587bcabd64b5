// What a message says of the order of its stops, and of how many there may be.
import type { PlanStop } from '../../frame.ts';
import { lineOfWords, type Reading, writtenIn } from '../context.ts';
import { type PlanSentence, spanOfStops, stopsIn } from './stops-said.ts';
import { saysIn } from './window.ts';

/** "Then" orders stops, and so does a meal among several: nobody names lunch in the middle of a list by chance. */
export function isInOrder(reading: Reading, sentences: readonly PlanSentence[], stops: readonly PlanStop[]): boolean {
  if (stops.length < 2) return false;
  const { order } = reading.grammar.plans;
  // "Good. Then could you make a plan: art and wine": said before the first stop, it orders none.
  const span = spanOfStops(reading, sentences);
  const { words } = reading.document;
  const isOrdered = span
    ? order.test(lineOfWords(words.filter(({ start }) => start >= span.from)))
    : saysIn(sentences, order);
  return isOrdered || (stops.length > 2 && stops.slice(1, -1).some(({ meal }) => meal !== undefined));
}

/** "Lunch first", of a plan that has no other stop yet. */
export const isSaidFirst = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(
    (part) =>
      stopsIn(reading, [part]).length > 0 &&
      reading.grammar.plans.stated.toBegin.test(writtenIn(reading, part.sentence)),
  );

/** "Not more than two stops". */
export function mostStopsIn({ document: { words }, grammar }: Reading): number | undefined {
  const { mostStops, counts } = grammar.plans;
  const said = mostStops.exec(lineOfWords(words))?.slice(1).find(Boolean);
  return said === undefined ? undefined : counts[said];
}
