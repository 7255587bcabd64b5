// Whether a message ends the plan, or wants none at all, or another one made of its own words: "forget the plan, where is ...?",
// "I don't want a plan", "start again: Tuesday, the Prado in the morning, then tapas".
import type { Said } from '../../../wishes/wish.ts';
import { lineOfWords, type ReadContext, type Reading, writtenIn } from '../context.ts';
import { wordsOfRoles } from './changes/role-words.ts';
import { isPlanSpokenOf } from './spoken-of.ts';
import { isListOfStops, statedPlan } from './stated/whole.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';

/**
 * The words that end the plan, or want none. Who wants a new one in the same breath, or lists its stops, wants a plan, and who
 * names one place does not.
 */
export function planEndedIn(reading: Reading, sentences: readonly PlanSentence[]): Said | undefined {
  const { startsOver, startsOne, refused, allForgotten } = reading.grammar.plans;
  const said = spanOf(reading, refused) ?? (reading.context.hasPlan ? spanOf(reading, allForgotten) : undefined);
  if (!said) return undefined;
  if (isPlaceAlone(reading)) return said;
  const besides = reading.document.words.filter(({ start, end }) => end <= said.start || start >= said.end);
  if ([startsOver, startsOne].some((pattern) => pattern.test(lineOfWords(besides)))) return undefined;
  const behind = sentences.filter(({ sentence }) => reading.document.words[sentence.to - 1]!.end > said.start);
  const listed = statedPlan(reading, behind);
  const isSearch = behind.some(({ sentence }) => sentence.phrases.some(({ family }) => family === 'search'));
  const isTimed = !isSearch && behind.some(({ sentence }) => sentence.chunks.some(({ when }) => when && !when.isNow));
  return listed && (isListOfStops(listed) || isTimed) ? undefined : said;
}

/** The first stretch of the message that a pattern finds. */
function spanOf(reading: Reading, pattern: RegExp): Said | undefined {
  const found = pattern.exec(lineOfAll(reading));
  if (!found) return undefined;
  const { words, text } = reading.document;
  let at = 1;
  const own = words.filter(({ norm }) => {
    const begin = at;
    at += norm.length + 1;
    return begin > found.index && at - 1 <= found.index + found[0].length;
  });
  const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
  return { start, end, text: text.slice(start, end) };
}

/** "Just name me a pizza place near the square", "a few for dinner, and I choose": the plan stays as it is, and the talk goes on about places. */
export const isPlanLeft = (reading: Reading): boolean =>
  isPlanSpokenOf(reading) &&
  isPlaceAlone(reading) &&
  !reading.sentences.some((sentence) => isChanged(reading, sentence));

/** "Take both out": beside a list that is asked for, the plan is changed. */
const isChanged = (reading: Reading, sentence: Reading['sentences'][number]): boolean =>
  !reading.grammar.plans.unchanged.test(writtenIn(reading, sentence)) &&
  wordsOfRoles(reading, sentence).some(({ role }) => role === 'drop' || role === 'swap');

const isPlaceAlone = (reading: Reading): boolean => {
  const { placeAlone, choosing, ofPlan, refused, unchanged } = reading.grammar.plans;
  return reading.sentences.some((sentence) => {
    const line = writtenIn(reading, sentence);
    return (
      (placeAlone.test(line) || choosing.test(line)) && !ofPlan.test(line.replace(refused, ' ').replace(unchanged, ' '))
    );
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
export function saidAnew(
  reading: Reading,
  sentences: readonly PlanSentence[],
  isOfStop: boolean,
): readonly PlanSentence[] | undefined {
  const { startsOver, startsOne, refused, allForgotten } = reading.grammar.plans;
  if (!reading.context.hasPlan) return undefined;
  const first = sentences.findIndex(({ sentence }) =>
    // "Not the café; and give me another one" is another stop.
    [startsOver, refused, allForgotten, ...(isOfStop ? [] : [startsOne])].some((pattern) =>
      pattern.test(lineOfWords(reading.document.words.slice(sentence.from, sentence.to))),
    ),
  );
  if (first < 0) return undefined;
  const says = (parts: readonly PlanSentence[]) =>
    stopsIn(reading, parts).length > 0 ||
    parts.some(({ sentence }) => sentence.chunks.some(({ when }) => when !== undefined && !when.isNow));
  const behind = sentences.slice(first);
  return [behind, sentences].find(says);
}

/** With its marks: "I don't want a plan, where is ...?" ends at the comma. */
const lineOfAll = ({ document: { words } }: Reading): string => lineOfWords(words);
