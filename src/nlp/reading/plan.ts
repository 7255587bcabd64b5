// Plans asked for, changed and asked about: what is said of days and hours is in `plan-window`, changes in `plan-edits`.
import type { PlanRequest, PlanStop, When } from '../frame.ts';
import { type Reading, saidOf } from './context.ts';
import { editsIn } from './plan-edits.ts';
import { hasTimeOrStops, isDrafted, isFreeTime, isOuting, isOverDays, isSequence } from './plan-made.ts';
import { questionIn } from './plan-questions.ts';
import { type PlanSentence, stopsIn } from './plan-stops-said.ts';
import { saysIn, timingIn, whensOfPlan } from './plan-window.ts';
import { isLikelyPlan, type Likely } from './proposals.ts';

export function planIn(reading: Reading, sentences: readonly PlanSentence[], likely: Likely): PlanRequest | undefined {
  const phrases = sentences.flatMap(({ sentence }) => sentence.phrases.filter(({ family }) => family === 'plan'));
  const said = phrases[0] ?? sentences[0]?.sentence;
  if (!said) return undefined;
  const words = saidOf(reading, said.from, said.to);
  const question = questionIn(reading, sentences);
  if (question) return { kind: 'ask', question, stops: [], edits: [], said: words };
  const edits = sentences.flatMap(({ sentence, references, wishes }) => editsIn(reading, sentence, references, wishes));
  // Of no plan nothing can be changed: "a slow plan" is the one that is asked for.
  const isFree = edits.length === 0 || !reading.context.hasPlan;
  const isOrdered = phrases.some(({ meaning }) => meaning === 'order' || meaning === 'tell');
  const isMade =
    phrases.some(({ meaning }) => meaning === 'make') ||
    isOrdered ||
    (isLikelyPlan(likely) && !reading.context.hasPlan && hasTimeOrStops(reading, sentences)) ||
    (isFree && isDrafted(reading, sentences)) ||
    (isFree && (isOuting(reading, sentences) || isOverDays(reading, sentences))) ||
    (isFree && (isSequence(reading, sentences) || isFreeTime(reading, sentences)));
  if (!isMade && edits.length === 0) return undefined;
  const whens = sentences.flatMap(({ sentence }) => sentence.chunks.flatMap(({ when }) => (when ? [when] : [])));
  const stops = isMade ? stopsIn(reading, sentences) : [];
  const ofStops = new Set(stops.flatMap(({ at }) => at ?? []));
  const ofPlan = whens.filter((when) => !ofStops.has(when));
  const isOfAgreed = isMade && (isOrdered || refersBack(reading, sentences));
  const timing = timingIn(reading, sentences, isMade ? whensOfPlan(reading, ofPlan) : ofPlan, isMade);
  return {
    kind: isMade ? 'make' : 'edit',
    ...timing,
    ...(timing.window && { window: overDays(timing.window, stops) }),
    stops,
    ...(isMade && isInOrder(reading, sentences, stops) && { isInOrder: true as const }),
    edits: isMade ? [] : edits,
    ...(isOfAgreed && { isOfAgreed: true as const }),
    said: words,
  };
}

/** "Then" orders stops, and so does a meal among several: nobody names lunch in the middle of a list by chance. */
const isInOrder = ({ grammar }: Reading, sentences: readonly PlanSentence[], stops: readonly PlanStop[]): boolean =>
  stops.length > 1 &&
  (saysIn(sentences, grammar.plans.order) || (stops.length > 2 && stops.some(({ meal }) => meal !== undefined)));

/** From the first to the last day that stops are for. */
function overDays(window: When, stops: readonly PlanStop[]): When {
  const days = [...new Set(stops.flatMap(({ day }) => day ?? []))].sort();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== first ? { ...window, day: first, untilDay: last! } : window;
}

/** "Put it all in order": what was agreed before. */
const refersBack = ({ grammar }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(({ sentence }) => grammar.plans.everything.test(sentence.line));
