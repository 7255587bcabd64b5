// Plans asked for, changed and asked about: what is said of days and hours is in `plan-window`, changes in `plan-edits`.
import type { Wish } from '../../wishes/wish.ts';
import type { PlanRequest, PlanStop, SituationFact, When } from '../frame.ts';
import { WHAT } from './changes.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { mealsSaid } from './meals.ts';
import { editsIn } from './plan-edits.ts';
import { questionIn } from './plan-questions.ts';
import { daysOfHours, isStretch, partOfDay, timingIn, whensOfPlan } from './plan-window.ts';
import { isLikelyPlan, type Likely } from './proposals.ts';
import type { Sentence } from './sentence.ts';

interface PlanSentence {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
}

export function planIn(reading: Reading, sentences: readonly PlanSentence[], likely: Likely): PlanRequest | undefined {
  const phrases = sentences.flatMap(({ sentence }) => sentence.phrases.filter(({ family }) => family === 'plan'));
  const said = phrases[0] ?? sentences[0]?.sentence;
  if (!said) return undefined;
  const words = saidOf(reading, said.from, said.to);
  const question = questionIn(reading, sentences);
  if (question) return { kind: 'ask', question, stops: [], edits: [], said: words };
  const edits = sentences.flatMap(({ sentence, references, wishes }) => editsIn(reading, sentence, references, wishes));
  const isOrdered = phrases.some(({ meaning }) => meaning === 'order' || meaning === 'tell');
  const isMade =
    phrases.some(({ meaning }) => meaning === 'make') ||
    isOrdered ||
    (isLikelyPlan(likely) && !reading.context.hasPlan && hasTimeOrStops(reading, sentences)) ||
    (edits.length === 0 && isDrafted(reading, sentences)) ||
    (edits.length === 0 && (isOuting(reading, sentences) || isOverDays(reading, sentences)));
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
    edits: isMade ? [] : edits,
    ...(isOfAgreed && { isOfAgreed: true as const }),
    said: words,
  };
}

/** "On Friday the museum, on Saturday the garden", of places by name. */
const isOverDays = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.every(({ sentence }) => !sentence.phrases.some(({ family }) => OF_OTHERS.has(family))) &&
  new Set(stopsIn(reading, sentences).flatMap(({ day, reference }) => (reference && day) ?? [])).size > 1;

/** From the first to the last day that stops are for. */
function overDays(window: When, stops: readonly PlanStop[]): When {
  const days = [...new Set(stops.flatMap(({ day }) => day ?? []))].sort();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== first ? { ...window, day: first, untilDay: last! } : window;
}

/** A plan was named, and more said of it than the noun. */
const isDrafted = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(({ sentence }) =>
    sentence.phrases.some(({ family, meaning }) => family === 'plan' && meaning === 'draft'),
  ) && isDescribed(reading, sentences);

/** "Put it all in order": what was agreed before. */
const refersBack = ({ grammar }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(({ sentence }) => grammar.plans.everything.test(sentence.line));

/** A start and an end without a kind of place, or for going out, is time to fill: no place is asked to be open all along. */
function isOuting(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const { grammar, context } = reading;
  const isAsked = sentences.some(
    ({ sentence }) => sentence.phrases.some(({ family }) => OF_OTHERS.has(family)) || grammar.open.test(sentence.line),
  );
  const whens = sentences.flatMap(({ sentence }) => sentence.chunks.flatMap(({ when }) => (when ? [when] : [])));
  if (isAsked || context.topic === 'plan' || !isStretch(reading, whens)) return false;
  if (sentences.some(({ sentence }) => grammar.plans.outing.test(sentence.line))) return true;
  const kinds = sentences.flatMap(({ wishes }) =>
    wishes.filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want'),
  );
  return new Set(kinds.map(({ said, value }) => said?.start ?? value)).size !== 1;
}
const OF_OTHERS: ReadonlySet<string> = new Set(['ask', 'compare', 'correction', 'reject', 'forget', 'taste', 'oos']);

/** The noun alone, "what's the plan?", asks for none: a time, a company, a kind or a name says what it should be. */
function isDescribed(
  reading: Reading,
  sentences: readonly (PlanSentence & { readonly situation?: readonly SituationFact[] })[],
): boolean {
  const { amounts, context } = reading;
  const isTimed =
    amounts.some(({ kind }) => kind === 'days' || kind === 'minutes') ||
    daysOfHours(reading, sentences) !== undefined ||
    partOfDay(reading, sentences) !== undefined ||
    sentences.some(({ sentence }) => sentence.chunks.some(({ when }) => when));
  // Of a plan that stands the noun speaks, too; another day makes another.
  if (context.topic === 'plan' || isTimed) return isTimed;
  return sentences.some(
    ({ references, wishes, situation = [] }) =>
      wishes.some(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want') ||
      references.some(({ reference }) => reference.kind === 'name') ||
      situation.some(({ kind }) => kind === 'party' || kind === 'first_time'),
  );
}

/** What a plan is made of: a stretch of time, or several stops. One kind of place for an evening is a search. */
function hasTimeOrStops(
  { amounts }: Reading,
  sentences: readonly { readonly sentence: Sentence; readonly wishes: readonly Wish[] }[],
): boolean {
  const stops = sentences.flatMap(({ wishes }) => wishes.filter(({ attribute }) => WHAT.has(attribute)));
  const isTimed = sentences.some(({ sentence }) => sentence.chunks.some(({ when }) => when));
  return amounts.some(({ kind }) => kind === 'days') || stops.length > 1 || (isTimed && stops.length === 0);
}

/** Each sentence's stops in the order in which they were said, with the part of the day and the place said of each. */
function stopsIn(reading: Reading, sentences: readonly PlanSentence[]): PlanStop[] {
  return sentences.flatMap((part) => {
    const said = saidStops(reading, part);
    return withDays(withPlaces(withTimes(said, part.sentence), part.references), part.sentence).map(({ stop }) => stop);
  });
}

/** "The Prado on Friday and the Thyssen on Saturday": of several days each stop has its own. */
function withDays(stops: readonly SaidStop[], { chunks }: Sentence): readonly SaidStop[] {
  const dated = chunks.filter(({ when }) => when?.day !== undefined);
  const [first] = dated;
  const [leading] = stops;
  if (!first || !leading || new Set(dated.map(({ when }) => when!.day)).size < 2) return stops;
  const isLeading = first.start < leading.start;
  return stops.map((said) => {
    const own = isLeading
      ? dated.findLast(({ start }) => start < said.start)
      : dated.find(({ start }) => start >= said.end);
    const day = own?.when?.day;
    return day === undefined ? said : { ...said, stop: { ...said.stop, day } };
  });
}

interface SaidStop {
  readonly stop: PlanStop;
  readonly start: number;
  readonly end: number;
}

function saidStops(reading: Reading, { sentence, references, wishes }: PlanSentence): SaidStop[] {
  const named = references.filter(({ reference, isAnchor }) => reference.kind === 'name' && !isAnchor);
  const kinds = wishes.filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want');
  const meals = mealsSaid(reading, sentence).map(({ meal, start, end }) => ({ stop: { meal }, start, end }));
  const hosts = new Map(
    named.flatMap(({ reference }) => {
      const eaten = meals.find(({ end }) => isAt(reading, end, reference.said.start));
      return eaten ? [[eaten, reference] as const] : [];
    }),
  );
  const visited = named.filter(({ reference }) => ![...hosts.values()].includes(reference));
  return [
    ...visited.map(({ reference }) => ({ stop: { reference }, ...reference.said })),
    ...kinds.map((wish) => ({ stop: { wish }, start: wish.said?.start ?? 0, end: wish.said?.end ?? 0 })),
    ...meals.map((each) => {
      const host = hosts.get(each);
      return host ? { ...each, stop: { ...each.stop, reference: host } } : each;
    }),
  ].sort((a, b) => a.start - b.start);
}

/** "Lunch at Casa Labra": nothing but "at" between the meal and the name. */
const isAt = ({ document: { words }, grammar }: Reading, end: number, start: number): boolean =>
  end <= start &&
  grammar.plans.at.test(
    ` ${words
      .filter((word) => word.start >= end && word.end <= start)
      .map(({ norm }) => norm)
      .join(' ')} `,
  );

/** "The Prado in the morning, then lunch, and a park in the afternoon": of several stops each keeps its part of the day. */
function withTimes(stops: readonly SaidStop[], { chunks }: Sentence): readonly SaidStop[] {
  const parts = chunks.filter(({ when }) => when?.label !== undefined && when.day === undefined);
  const [first] = parts;
  if (!first || stops.length < 2) return stops;
  const isLeading = first.start < stops[0]!.start;
  const stopBefore = (at: number) => stops.findLast(({ end }) => end <= at);
  // One part of the day, before or after them all, is the time of the whole plan.
  if (parts.length === 1 && (isLeading || stopBefore(first.start) === stops.at(-1))) return stops;
  return stops.map((said) => {
    const part = isLeading
      ? parts.findLast(({ start }) => start < said.start)
      : parts.find(({ start }) => stopBefore(start) === said);
    return part ? { ...said, stop: { ...said.stop, at: part.when! } } : said;
  });
}

/** "Dinner in the old town": where a meal is, which is not where the day begins. */
function withPlaces(stops: readonly SaidStop[], references: readonly PlacedReference[]): readonly SaidStop[] {
  const anchors = references.filter(({ reference, isAnchor }) => isAnchor && reference.kind === 'name');
  if (stops.length < 2) return stops;
  return stops.map((said, at) => {
    const next = stops[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own = anchors.find(({ reference: { said: place } }) => place.start >= said.end && place.end <= next);
    return own && said.stop.meal ? { ...said, stop: { ...said.stop, near: own.reference } } : said;
  });
}
