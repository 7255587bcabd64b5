// Plans asked for and changed: days, window, stops, and edits of the plan that stands.
import { must, type Wish } from '../../wishes/wish.ts';
import type { PlanEdit, PlanRequest, PlanStop, Reference, SituationFact, When } from '../frame.ts';
import { WHAT } from './changes.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { mealsSaid } from './meals.ts';
import { ellipticEdits } from './plan-ellipsis.ts';
import { isLikelyPlan, type Likely } from './proposals.ts';
import type { Phrase, Sentence } from './sentence.ts';

interface PlanSentence {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
}

export function planIn(reading: Reading, sentences: readonly PlanSentence[], likely: Likely): PlanRequest | undefined {
  const phrases = sentences.flatMap(({ sentence }) => sentence.phrases.filter(({ family }) => family === 'plan'));
  const makes = phrases.filter(({ meaning }) => meaning === 'make');
  const drafts = phrases.filter(({ meaning }) => meaning === 'draft');
  const edits = sentences.flatMap(({ sentence, references, wishes }) => editsIn(reading, sentence, references, wishes));
  const isProposed = isLikelyPlan(likely) && !reading.context.hasPlan && hasTimeOrStops(reading, sentences);
  const isDrafted = drafts.length > 0 && edits.length === 0 && isDescribed(reading, sentences);
  const isMade = makes.length > 0 || isProposed || isDrafted;
  const first = phrases[0];
  const whole = sentences[0]?.sentence;
  const said = first ?? whole;
  if (!said || (!isMade && edits.length === 0)) return undefined;
  const whens = sentences.flatMap(({ sentence }) => sentence.chunks.flatMap(({ when }) => (when ? [when] : [])));
  const stops = isMade ? stopsIn(reading, sentences) : [];
  const ofStops = new Set(stops.flatMap(({ at }) => at ?? []));
  const windowed = whens.filter((when) => !ofStops.has(when));
  const days = reading.amounts.find(({ kind }) => kind === 'days')?.value ?? daysOfHours(reading, sentences);
  const window = plannedTime(windowed, isMade ? partOfDay(reading, sentences) : undefined);
  const minutes = reading.amounts.find(({ kind }) => kind === 'minutes')?.value ?? minutesOfPlan(reading, sentences);
  const pace = reading.grammar.plans.pace.find(([, pattern]) =>
    sentences.some(({ sentence }) => pattern.test(sentence.line)),
  )?.[0];
  return {
    kind: isMade ? 'make' : 'edit',
    ...(days !== undefined && { days }),
    ...(window && { window }),
    ...(minutes !== undefined && { minutes }),
    stops,
    edits: isMade ? [] : edits,
    ...(pace && { pace }),
    said: saidOf(reading, said.from, said.to),
  };
}

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

/** "An afternoon plan", "plan matinal": the part of the day is said of the plan itself. */
const partOfDay = ({ grammar }: Pick<Reading, 'grammar'>, sentences: readonly PlanSentence[]): When['label'] =>
  grammar.plans.partsOfDay.find(([, pattern]) => sentences.some(({ sentence }) => pattern.test(sentence.line)))?.[0];

/** "48 hours in the city" are two days. */
function daysOfHours({ grammar }: Pick<Reading, 'grammar'>, sentences: readonly PlanSentence[]): number | undefined {
  const [hours] = sentences.flatMap(({ sentence }) => grammar.plans.longHours.exec(sentence.line)?.[1] ?? []);
  return hours === undefined ? undefined : Math.ceil(Number(hours) / 24);
}

/** "A route of three hours", "a four hour plan". */
function minutesOfPlan({ grammar }: Reading, sentences: readonly PlanSentence[]): number | undefined {
  const said = grammar.plans.hours(grammar.number);
  const found = sentences.flatMap(({ sentence }) => said.exec(sentence.line)?.slice(1).find(Boolean) ?? [])[0];
  if (found === undefined) return undefined;
  const hours = /^\d/.test(found) ? Number(found) : grammar.numberOf(found);
  return hours > 0 && hours < 24 ? hours * 60 : undefined;
}

function plannedTime(whens: readonly When[], part: When['label']): When | undefined {
  const window = whens[0] && windowOf(whens);
  const isWholeDay = part !== undefined && window?.label === undefined && window?.fromMin === undefined;
  return isWholeDay ? ({ ...window, label: part } as When) : window;
}

/** From the first time to the last: "on Saturday from ten until eight". A clock time says more than "this evening". */
function windowOf(whens: readonly When[]): When {
  const [first, ...rest] = whens;
  const whole: When = Object.assign({}, ...rest.toReversed(), first);
  const clock = whens.find((when) => when.label === undefined && when.fromMin !== undefined);
  if (!clock || whole.label === undefined) return whole;
  const { label, fromMin: _, toMin: __, ...day } = whole;
  const part = whens.find((when) => when.label === label)?.fromMin ?? 0;
  const from = clock.fromMin! < 12 * 60 && part >= 12 * 60 ? clock.fromMin! + 12 * 60 : clock.fromMin!;
  return { ...day, fromMin: from, ...(clock.toMin !== undefined && { toMin: clock.toMin }) };
}

/** Each sentence's stops in the order in which they were said, with the part of the day and the place said of each. */
function stopsIn(reading: Reading, sentences: readonly PlanSentence[]): PlanStop[] {
  return sentences.flatMap((part) => {
    const said = saidStops(reading, part);
    return withPlaces(withTimes(said, part.sentence), part.references).map(({ stop }) => stop);
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
  return [
    ...named.map(({ reference }) => ({ stop: { reference }, ...reference.said })),
    ...kinds.map((wish) => ({ stop: { wish }, start: wish.said?.start ?? 0, end: wish.said?.end ?? 0 })),
    ...meals,
  ].sort((a, b) => a.start - b.start);
}

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

/** Edits need a plan that stands, or words that only a plan has. */
function editsIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit[] {
  const said = ellipticEdits(reading, sentence, references, wishes);
  const speaksOfPlan = reading.grammar.plans.ofPlan.test(sentence.line);
  if (!reading.context.hasPlan && !speaksOfPlan) return said;
  const when = sentence.chunks.find((chunk) => chunk.when)?.when;
  const isOfPlan = reading.context.topic === 'plan' || speaksOfPlan;
  const edits = sentence.phrases
    .filter(({ family, meaning }) => family === 'plan' && (isOfPlan || !OF_THE_PLAN_TOLD.has(meaning)))
    .flatMap((phrase) => editOf(phrase, reading, sentence, references, wishes, when));
  return edits.length > 0 ? edits : said;
}

/** Words that only where a plan was told are about it: "something else for ...", "and somewhere to eat". */
const OF_THE_PLAN_TOLD: ReadonlySet<string> = new Set(['another', 'eat']);

const ANY_TABLE = must({ attribute: 'category', operator: 'is', value: 'restaurants' });

function editOf(
  { meaning, from }: Phrase,
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  when: When | undefined,
): PlanEdit[] {
  const [first, second] = references.filter(({ from: at }) => at >= from - 2).map(({ reference }) => reference);
  const of = mealMeant(reading, sentence, first) ?? first;
  const stop = stopOf(reading, sentence, wishes, references);
  const minutes = minutesOf(reading, sentence);
  switch (meaning) {
    case 'drop':
      return [of ? { kind: 'drop', of } : { kind: 'less' }];
    case 'another':
    case 'swap': {
      const by = second ? { reference: second } : stop;
      const isCheaper = sentence.phrases.some(({ family, meaning: what }) => family === 'tighten' && what === 'price');
      return of ? [{ kind: 'swap', of, ...(by && { by }), ...(isCheaper && { cheaper: true as const }) }] : [];
    }
    case 'move':
      return of
        ? [{ kind: 'move', of, ...(when && { to: when }), ...(second && placeBeside(second, reading, sentence)) }]
        : [];
    case 'shift_later':
      return [{ kind: 'shift', minutes }];
    case 'shift_earlier':
      return [{ kind: 'shift', minutes: -minutes }];
    case 'start_at':
      return when ? [{ kind: 'shift', startAt: when }] : [];
    case 'end_at':
      return when ? [{ kind: 'shift', endAt: when }] : [];
    case 'add':
    case 'meal':
      return stop ? [{ kind: 'add', stop, ...(first && placeBeside(first, reading, sentence)) }] : [{ kind: 'more' }];
    case 'eat':
      return [{ kind: 'add', stop: stop ?? { wish: ANY_TABLE }, ...(first && placeBeside(first, reading, sentence)) }];
    case 'less':
    case 'more':
    case 'shorter_walks':
    case 'reorder':
      return [{ kind: meaning }];
    default:
      return [];
  }
}

/** "Swap lunch", "quita la cena", which is also read as a kind of place. */
function mealMeant(reading: Reading, sentence: Sentence, pointed: Reference | undefined): Reference | undefined {
  if (pointed && pointed.kind !== 'type') return undefined;
  const meal = mealsSaid(reading, sentence)[0]?.meal;
  return meal && { kind: 'meal', meal, said: saidOf(reading, sentence.from, sentence.to) };
}

const placeBeside = (
  reference: Reference,
  { grammar }: Reading,
  { line }: Sentence,
): { readonly after?: Reference; readonly before?: Reference } =>
  grammar.plans.before.test(line) ? { before: reference } : { after: reference };

function stopOf(
  reading: Reading,
  sentence: Sentence,
  wishes: readonly Wish[],
  references: readonly PlacedReference[],
): PlanStop | undefined {
  const wanted = wishes.filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want');
  // "Lunch" is read as a restaurant, too; what it should be says more.
  const wish = wanted.find(({ value }) => value !== 'restaurants') ?? wanted[0];
  const meal = mealsSaid(reading, sentence)[0]?.meal;
  const name = references.find(({ reference }) => reference.kind === 'name')?.reference;
  if (meal) return { meal, ...(wish && { wish }) };
  if (wish) return { wish };
  return name && { reference: name };
}

/** "An hour", "half an hour"; an hour where no number is said. */
function minutesOf(reading: Reading, { line }: Sentence): number {
  const { plans, number: written } = reading.grammar;
  const found = plans.amount(written).exec(line);
  if (plans.halfHour.test(line)) return 30;
  if (!found) return 60;
  const number = /^\d/.test(found[1]!) ? Number(found[1]) : reading.grammar.numberOf(found[1]!);
  return Number.isNaN(number) ? 60 : /^h/.test(found[2]!) ? number * 60 : number;
}
