// Whether a message wants no plan at all, or another one made of its own words: "I don't want a plan", "start again: Tuesday,
// the Prado in the morning, then tapas".
import { lineOfWords, type ReadContext, type Reading, writtenIn } from '../context.ts';
import { isPlanSpokenOf } from './ellipsis.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';

/** "I didn't ask for a plan". Who wants a new one in the same breath wants a plan, and who names one place does not. */
export const isPlanRefused = (reading: Reading): boolean =>
  reading.grammar.plans.refused.test(lineOfAll(reading)) &&
  (!reading.grammar.plans.startsOver.test(lineOfAll(reading)) || isPlaceAlone(reading));

/** "Just name me a pizza place near the square": the plan stays as it is, and the talk goes on about places. */
export const isPlanLeft = (reading: Reading): boolean => isPlanSpokenOf(reading) && isPlaceAlone(reading);

const isPlaceAlone = (reading: Reading): boolean => {
  const { placeAlone, ofPlan } = reading.grammar.plans;
  return reading.sentences.some((sentence) => {
    const line = writtenIn(reading, sentence);
    return placeAlone.test(line) && !ofPlan.test(line.replace(reading.grammar.plans.refused, ' '));
  });
};

/** Nothing else of the message is about a plan then. */
export function withoutPlan(context: ReadContext): ReadContext {
  const { isPlanOpen: _, topic, ...rest } = context;
  return { ...rest, hasPlan: false, ...(topic && { topic: topic === 'plan' ? ('list' as const) : topic }) };
}

/**
 * The sentences that a new plan is made of: those from the words that start it over, or all where these come last.
 * Undefined where nothing starts over, or where no time and no stop is said: that is another plan of the same.
 */
export function saidAnew(reading: Reading, sentences: readonly PlanSentence[]): readonly PlanSentence[] | undefined {
  const { startsOver } = reading.grammar.plans;
  if (!reading.context.hasPlan) return undefined;
  const first = sentences.findIndex(({ sentence }) => startsOver.test(writtenIn(reading, sentence)));
  if (first < 0) return undefined;
  const says = (parts: readonly PlanSentence[]) =>
    stopsIn(reading, parts).length > 0 ||
    parts.some(({ sentence }) => sentence.chunks.some(({ when }) => when !== undefined && !when.isNow));
  const behind = sentences.slice(first);
  return [behind, sentences].find(says);
}

/** With its marks: "I don't want a plan, where is ...?" ends at the comma. */
const lineOfAll = ({ document: { words } }: Reading): string => lineOfWords(words);
