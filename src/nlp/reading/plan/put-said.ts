// What is put into a plan that stands, as a list behind one verb: "add lunch and something in the evening, maybe tapas".
import type { Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, PlanStop } from '../../frame.ts';
import { isOfRestaurant } from '../../table.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf } from '../context.ts';
import { clauseOf, type Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { stopOf } from './beside.ts';
import { isPlanSpokenOf } from './ellipsis.ts';
import { dayIn } from './numbers.ts';
import { stopsIn } from './stops-said.ts';

/** The changes of such a list, and which words of the sentence it takes up. */
interface PutIn {
  readonly edits: readonly PlanEdit[];
  readonly from: number;
  readonly to: number;
}

/**
 * Undefined where no verb puts several things, or one at a part of the day, into the plan.
 *
 * @param isAlone one thing is enough: nothing else has read the sentence
 */
export function putIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  isAlone = false,
): PutIn | undefined {
  const { plans } = reading.grammar;
  const { words } = reading.document;
  const line = (from: number, to: number) => lineOfWords(words.slice(from, to));
  const from = words.findIndex((_, at) => at >= sentence.from && at < sentence.to && plans.puts.test(line(at, at + 1)));
  if (from < 0 || from + 1 >= sentence.to || !isPlanSpokenOf(reading)) return undefined;
  const next = words.findIndex((_, at) => at > from && at < sentence.to && plans.dropping.test(line(at, at + 1)));
  const to = next < 0 ? sentence.to : next;
  const clause = clauseOf(sentence, reading, from + 1, to);
  const isBeside = words.slice(from, to).some(({ norm }) => plans.besides[norm] !== undefined);
  if (isBeside || plans.betweenAny.test(line(from, to)) || plans.pausing.test(line(from, to))) return undefined;
  const { start, end } = saidOf(reading, from + 1, to);
  // "Put in the palace": the particle is that of the verb, and says of no place that it is where.
  const isOfVerb = (at: number) => plans.putsIn.test(line(from + 1, at));
  const own = {
    sentence: clause,
    references: references
      .filter(({ reference: { said } }) => said.start >= start && said.end <= end)
      .map((each) => (isOfVerb(each.from) ? { ...each, isAnchor: false } : each)),
    wishes: wishes.filter(({ said }) => said && said.start >= start && said.end <= end),
    situation: [],
    asks: [],
  };
  const stops = inTheirParts(stopsIn(reading, [own]))
    .map((stop) => asDinner(glimpsed(reading, stop, end)))
    .map((stop, _, all) => (all.length === 1 ? inItsPart(reading, withArea(stop, own.references), clause) : stop));
  // "Take one out and put a park in": one goes for what comes.
  const isPaired = stops.length > 0 && plans.dropping.test(line(sentence.from, from));
  const isDay = clause.chunks.some(({ when }) => when?.day !== undefined);
  const isList = stops.length > 1 || isDay || stops.some(isPlacedInDay);
  if (stops.length === 0 || !(isList || isPaired || isAlone)) return undefined;
  const isJoin = (at: number) => plans.joining.has(words[at]!.norm) || !/[\p{L}\d]/u.test(words[at]!.norm);
  const begin = words.findLastIndex((_, at) => at < from && !isJoin(at)) + 1;
  const day = dayIn(reading, clause);
  const isDated = stops.every((stop) => stop.day === undefined);
  return {
    edits: inTurn(reading, stops).map((edit) => ({ ...(isDated && day), ...edit })),
    from: Math.max(sentence.from, begin),
    to,
  };
}

/** It is for a part of the day, for the sunset, or only looked at. */
const isPlacedInDay = ({ at, isGlimpse, isAtSunset }: PlanStop): boolean =>
  at?.label !== undefined || isGlimpse === true || isAtSunset === true;

/** "The museum and then churros": what comes then stands behind what was named before it. */
function inTurn({ document: { words }, grammar }: Reading, stops: readonly PlanStop[]): PlanEdit[] {
  return stops.map((stop, at): PlanEdit => {
    const [last, next] = [saidIn(stops[at - 1]), saidIn(stop)];
    const between = words.filter(({ start, end }) => last && next && start >= last.end && end <= next.start);
    const isThen = last !== undefined && grammar.plans.order.test(lineOfWords(between));
    const after = isThen ? asReference(stops[at - 1]!) : undefined;
    return { kind: 'add', stop, ...(after && { after }) };
  });
}

const saidIn = (stop: PlanStop | undefined) => stop?.reference?.said ?? stop?.wish?.said;
const asReference = ({ reference, wish }: PlanStop) => reference ?? (wish && typeOf(wish));

/** "The stadium on Tuesday morning": of one thing alone the part of the day is its own. */
function inItsPart({ document: { words }, grammar }: Reading, stop: PlanStop, clause: Sentence): PlanStop {
  const { chunks, from, to } = clause;
  const own = words.slice(from, to);
  const isSunset = own.some((_, at) => grammar.plans.sunset.test(lineOfWords(own.slice(0, at + 1))));
  if (isSunset && !stop.at && !stop.meal) return { ...stop, isAtSunset: true };
  const part = chunks.find(({ when }) => when?.label !== undefined && !MEALS.has(when.label))?.when;
  return part && !stop.at && !stop.meal ? { ...stop, at: part } : stop;
}
const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner', 'noon']);

/** Nobody has lunch in the evening: that part of the day is of what comes behind it. */
function inTheirParts(stops: readonly PlanStop[]): readonly PlanStop[] {
  return stops.map((stop, at) => {
    const before = stops[at - 1];
    if (isOfDay(stop) && isLatePart(stop)) {
      const { at: _, ...meal } = stop;
      return meal;
    }
    return before && isOfDay(before) && isLatePart(before) && !stop.at ? { ...stop, at: before.at! } : stop;
  });
}
const isOfDay = ({ meal }: PlanStop): boolean => meal === 'lunch' || meal === 'breakfast';
const isLatePart = ({ at }: PlanStop): boolean => at?.label === 'evening' || at?.label === 'night';

/** "Put in some shops on the main street". */
function withArea(stop: PlanStop, references: readonly PlacedReference[]): PlanStop {
  const near = references.find(
    ({ reference }) => reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind !== 'place',
  )?.reference;
  return near && !stop.reference ? { ...stop, near } : stop;
}

/** "Tapas in the evening": what is eaten then is dinner. */
function asDinner(stop: PlanStop): PlanStop {
  if (stop.meal || !stop.wish || !isOfRestaurant(stop.wish) || !isLatePart(stop)) return stop;
  const { at: _, ...dish } = stop;
  return { ...dish, meal: 'dinner' };
}

/** "The palace from outside": looked at in passing. */
function glimpsed({ document: { words }, grammar }: Reading, stop: PlanStop, until: number): PlanStop {
  const said = stop.reference?.said ?? stop.wish?.said;
  if (!said) return stop;
  const behind = words.filter(({ start, end }) => start >= said.end && end <= until).slice(0, GLIMPSE_WORDS);
  return grammar.plans.glimpsed.test(lineOfWords(behind)) ? { ...stop, isGlimpse: true } : stop;
}
const GLIMPSE_WORDS = 5;

/** "Then a club": a stop that comes behind the others. */
export function comesThen(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly PlanEdit[] {
  const { words } = reading.document;
  const lead = lineOfWords(words.slice(sentence.from, Math.min(sentence.to, sentence.from + 2)));
  const isThen = reading.grammar.plans.thenComes.test(lead) && !sentence.isQuestion;
  const stop = isThen && isPlanSpokenOf(reading) ? stopOf(reading, sentence, wishes, references) : undefined;
  return stop ? [{ kind: 'add', stop, isMore: true }] : [];
}
