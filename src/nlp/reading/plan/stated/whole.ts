// Whether a message states the whole of a plan, so that it is of exactly these stops; with or without another that stands.

import { overlap } from '../../../../domain/span.ts';
import { foldedWords } from '../../../../domain/text.ts';
import { VOCABULARY } from '../../../../vocabulary/bundled.ts';
import type { When } from '../../../frame.ts';
import { OPEN_END_MIN } from '../../../temporal/piece.ts';
import { linkOf } from '../../alternatives.ts';
import { lineBefore, type Reading, saidOf, writtenIn } from '../../context.ts';
import { standingOf } from '../changes/mention.ts';
import { itemsOf } from '../changes/mentions.ts';
import { wordsOfRoles } from '../changes/role-words.ts';
import { readOnce } from '../read-once.ts';
import { isHour } from '../sought.ts';
import { isPlanSpokenOf } from '../spoken-of.ts';
import type { PlanSentence } from '../stops-said.ts';
import { daysNamedIn, whensIn } from '../whens.ts';
import { isWholeDay } from '../whole.ts';
import { type Stated, statedIn } from './stops.ts';

export interface StatedPlan extends Stated {
  readonly parts: readonly PlanSentence[];
  /** A day is named. */
  readonly isDated: boolean;
}

/** Of a message that asks for a plan: its stops, where it lists two or more and leaves no time open to be filled. */
export function statedPlan(reading: Reading, sentences: readonly PlanSentence[]): StatedPlan | undefined {
  const parts = sentences.filter((part) => !isFactAsked(reading, part));
  const stated = statedIn(reading, parts);
  const count = stated.stops.length + stated.leftOut.length;
  if (stated.stops.length === 0 || count < 2 || isAfterMeal(reading, parts, stated)) return undefined;
  if (stated.leftOut.length === 0 && isOfOneKind(stated.stops)) return undefined;
  if (isLeftOpen(reading, parts, stated)) return undefined;
  return asPlan(stated, parts);
}

const statedAlone = readOnce((reading, part: PlanSentence) => statedIn(reading, [part]));

/** "Something to do after lunch": the meal only says when. */
const isAfterMeal = (reading: Reading, parts: readonly PlanSentence[], { stops, leftOut }: Stated): boolean =>
  stops.length === 2 &&
  leftOut.length === 0 &&
  stops.some(({ wish, reference, meal }) => wish !== undefined && wish.said === undefined && !reference && !meal) &&
  stops.some((stop) => parts.some((part) => isHour(reading, part, stop)));

/** "Dinner and a show", of an evening. */
const isNightOut = (stops: Stated['stops']): boolean =>
  stops.some(({ meal }) => meal === 'dinner') &&
  stops.every(({ meal, wish }) => meal === 'dinner' || OUT.has(wish?.value));
const OUT: ReadonlySet<unknown> = new Set([
  'pubs/bars',
  'music halls',
  'theatres',
  'dance clubs',
  'cocktail_bar',
  'flamenco',
  'cocktail',
]);

const areDated = (parts: readonly PlanSentence[]): boolean => whensIn(parts).some(({ day }) => day !== undefined);

const asPlan = (stated: Stated, parts: readonly PlanSentence[]): StatedPlan => ({
  ...stated,
  parts,
  isDated: areDated(parts),
});

/** Without a word that asks for one: stops with their hours, or one after the other, are a plan. */
export function isListOfStops({ stops, leftOut, timed, isOrdered, part, isDated, isEnded, days }: StatedPlan): boolean {
  if (days) return true;
  const isMixed = stops.some(({ meal }) => meal) && stops.some(({ meal }) => !meal);
  const isEnumerated =
    (stops.length + leftOut.length > 2 || isNightOut(stops)) && isMixed && (isDated || timed > 0 || part !== undefined);
  return stops.length > 1 && (timed > 1 || isOrdered || isEnumerated || ((timed > 0 || isDated) && isEnded));
}

/** While a plan stands: the sentences that state all of it anew, and their stops. */
export function statedAnew(
  reading: Reading,
  sentences: readonly PlanSentence[],
  /** It can be read as changes of the plan that stands. */
  isChange = false,
): StatedPlan | undefined {
  const standing = standingOf(reading);
  // "1. The palace 2. lunch 3. the temple": whoever numbers the stops tells them all.
  const isNumbered = NUMBERED.test(reading.document.text);
  const parts = sentences.filter((part) => isStating(reading, part) || (isNumbered && namesStop(reading, part)));
  if (parts.length === 0) return undefined;
  const stated = statedIn(reading, parts);
  const { stops, leftOut, timed, isOrdered } = stated;
  const count = stops.length + leftOut.length;
  if (stops.length < 2 && !(stops.length === 1 && leftOut.length > 0)) return undefined;
  if (stops.length > 1 && isOfOtherDay(reading, parts)) return asPlan(stated, parts);
  const line = sentences.map(({ sentence }) => writtenIn(reading, sentence)).join(' ');
  const { only, whole } = reading.grammar.plans.stated;
  const isOnly = only.test(line) || isNumbered;
  const isWholeSaid = whole.test(line) || isOnly;
  const mentions = parts.flatMap((part) =>
    itemsOf(reading, part).flatMap((each) => (each.kind === 'mention' ? [each] : [])),
  );
  const areNew = mentions.filter(({ stands }) => stands.length === 0).length;
  const isAll = count >= standing.length;
  // Where some of it stands, the plan that was talked of last is what is meant.
  const isDictated = timed > 1 && reading.grammar.plans.stated.dictated.test(line);
  const isRowAlone = isDictated || (isOnly && timed > 0 && stops.length > 1);
  if (isChange && !isNumbered && !isRowAlone && areNew < mentions.length && isPlanSpokenOf(reading)) return undefined;
  // "Just the museum and lunch", of a plan that has them: those stay as they stand, and the others go.
  if (areNew === 0 && timed === 0 && !isOrdered && !isAll) return undefined;
  if (isOnly || (isWholeSaid && (timed > 0 || isOrdered || isAll))) return asPlan(stated, parts);
  const isMostlyNew = areNew * 2 >= mentions.length;
  if (timed > 1 && (isAll || (isMostlyNew && stops.length > 2))) return asPlan(stated, parts);
  return isOrdered && isAll && stops.length > 2 ? asPlan(stated, parts) : undefined;
}

/** "Sunday: the zoo, lunch there, cinema at seven", of a plan for Saturday. */
function isOfOtherDay({ context: { standingDays = [] } }: Reading, parts: readonly PlanSentence[]): boolean {
  const days = whensIn(parts).flatMap(({ day }) => day ?? []);
  return days.length > 0 && standingDays.length > 0 && days.every((day) => !standingDays.includes(day));
}

const NUMBERED = /(?:^|\s)1[.)] ?\p{L}[^\n]{0,80}\s2[.)] ?\p{L}/u;

const namesStop = (reading: Reading, part: PlanSentence): boolean => statedAlone(reading, part).stops.length > 0;

/** A sentence that puts stops in a row, gives their hours, or says that there are no others; and changes or asks nothing. */
function isStating(reading: Reading, part: PlanSentence): boolean {
  if (isFactAsked(reading, part)) return false;
  const { stops, timed, isOrdered } = statedAlone(reading, part);
  if (stops.length === 0) return false;
  const line = writtenIn(reading, part.sentence);
  const { only, whole } = reading.grammar.plans.stated;
  const roles = new Set(wordsOfRoles(reading, part.sentence).map(({ role }) => role));
  if (roles.has('swap') || roles.has('drop') || roles.has('insteadOf') || roles.has('instead')) return false;
  const isAdded = roles.has('put') || roles.has('move');
  if (isAdded && !only.test(line) && !whole.test(line)) return false;
  // "Dinner at five?" wonders about the plan that stands.
  const isWondered = /[?¿]/u.test(textOf(reading, part)) && stops.length < 2;
  if (isWondered) return false;
  return timed > 0 || isOrdered || only.test(line) || (stops.length > 1 && whole.test(line));
}
/** "I arrive on Friday. On Saturday a museum and lunch": when people come is no day of the plan. */
export function partsWithStops(reading: Reading, parts: readonly PlanSentence[]): readonly PlanSentence[] {
  const isPlan = ({ sentence }: PlanSentence) => sentence.phrases.some(({ family }) => family === 'plan');
  const own = parts.filter((part) => isPlan(part) || statedAlone(reading, part).stops.length > 0);
  return areDated(own) ? own : parts;
}

const textOf = (reading: Reading, { sentence: { from, to } }: PlanSentence): string => saidOf(reading, from, to).text;

/** "How long is the walk between them?" lists nothing. */
function isFactAsked(reading: Reading, part: PlanSentence): boolean {
  if (!part.asks.some(({ kind }) => kind === 'fact' || kind === 'compare')) return false;
  const { stops, timed, isOrdered } = statedAlone(reading, part);
  const isMade = part.sentence.phrases.some(
    ({ family, meaning }) => family === 'plan' && (meaning === 'make' || meaning === 'draft'),
  );
  const isPlan = isMade || !(part.sentence.isQuestion || /[?¿]/u.test(textOf(reading, part)));
  // "I have a free evening from seven, can you plan it?": nothing is asked of a place, and the time is that of the plan.
  if (isMade && stops.length === 0 && part.references.every(({ reference }) => reference.kind !== 'name')) return false;
  // "When does the museum shut, and where is there dinner after?": what is asked of a place makes it no stop.
  const asked = new Set(part.asks.flatMap((ask) => (ask.kind === 'fact' && ask.of ? ask.of.said.start : [])));
  const isOfAsked = ({ reference }: Stated['stops'][number]) =>
    reference !== undefined && asked.has(reference.said.start);
  if (!isPlan && stops.filter((stop) => !isOfAsked(stop)).length < 2 && stops.some(isOfAsked)) return true;
  return stops.length < 2 || !(timed > 1 || isOrdered || stops.length > 2 || isPlan);
}

/** Time is left open, and is to be filled: more is asked for, several days, so many hours, kinds of place in general. */
function isLeftOpen(
  reading: Reading,
  parts: readonly PlanSentence[],
  { stops, leftOut, timed, isOrdered, lengths, part, days: ofDays }: Stated,
): boolean {
  const { grammar, amounts, document } = reading;
  const lines = parts.map(({ sentence }) => writtenIn(reading, sentence));
  const says = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const { plans } = grammar;
  if (says(plans.stated.only)) return false;
  if (says(plans.stated.more) || says(plans.seeing)) return true;
  if (isRambleUntil(reading, parts)) return true;
  if (ofDays) return isOnlyVague(stops);
  // "The Christmas lights" are no day.
  const isDay = ({ said }: When) => !leftOut.some((each) => overlap(each, said));
  const whens = whensIn(partsWithStops(reading, parts)).filter(isDay);
  const days = daysNamedIn(whens);
  if (days.size > 1) return true;
  const isOfDays = amounts.some(({ kind, value }) => kind === 'days' && value > 1);
  if (isOfDays && days.size === 0) return true;
  if (isOnlyVague(stops)) return true;
  const isSet = timed > 1 || isOrdered || stops.length > 2;
  const isFilled = isWholeDay(reading, parts, stops, part) || (says(plans.likes) && timed === 0 && !isOrdered);
  if (isFilled || (!isSet && says(plans.wholeDay))) return true;
  const isForLong = amounts.some(({ kind, said }) => kind === 'minutes' && !lengths.includes(said));
  const isStretch = whens.some(
    ({ fromMin, toMin, label }) =>
      label === undefined &&
      fromMin !== undefined &&
      toMin !== undefined &&
      toMin !== OPEN_END_MIN &&
      toMin - fromMin >= LONG_MINUTES,
  );
  if (isStretch || (isForLong && timed < 2)) return true;
  const isMany = stops.some(({ wish, at, meal }) => {
    if (!wish?.said || at || meal || wish.attribute !== 'category' || !VISITED.has(wish.value)) return false;
    const lead = document.words.filter(({ end }) => end <= wish.said!.start).slice(-2);
    const isSome = lead.some(({ norm }) => grammar.plans.counts[norm] !== undefined || grammar.indefinite.has(norm));
    return plans.many.test(document.text.slice(wish.said.start, wish.said.end)) && !isSome;
  });
  return isMany || isEither(reading, stops);
}
/** "Lunch, and a stroll till five": nobody walks about in one place until then. */
const isRambleUntil = (reading: Reading, parts: readonly PlanSentence[]): boolean =>
  parts.some(({ sentence: { chunks } }) =>
    chunks.some(({ when }) => {
      const isUntil = when?.toMin !== undefined && when.fromMin === undefined && when.label === undefined;
      return isUntil && reading.grammar.plans.stated.rambles.test(lineBefore(reading, when.said, RAMBLE_WORDS));
    }),
  );
const RAMBLE_WORDS = 5;

/** "Something fun for them, lunch, home by six": what is done in between is left open. */
function isOnlyVague(stops: Stated['stops']): boolean {
  const visits = stops.filter(({ meal }) => meal === undefined);
  const isVague = ({ wish, reference, at, near }: Stated['stops'][number]) =>
    wish !== undefined && wish.said === undefined && !reference && !near && at?.label === undefined;
  return (
    visits.length > 0 && visits.every(isVague) && stops.every(({ meal }) => meal === undefined || meal === 'lunch')
  );
}
const LONG_MINUTES = 5 * 60;
const VISITED: ReadonlySet<unknown> = new Set([
  ...['museums', 'art galleries', 'monuments', 'parks', 'gardens', 'markets', 'places of worship', 'view points'],
  ...['restaurants', 'cafes', 'theatres'],
]);

/** "The palace or the museum", "live jazz, or a bar with cocktails": one of the two is asked for. */
function isEither({ document: { text }, grammar }: Reading, stops: Stated['stops']): boolean {
  const [first, second, third] = stops;
  const [a, b] = [saidOfStop(first), saidOfStop(second)];
  if (third || a === undefined || b === undefined || a.end > b.start) return false;
  const between = text.slice(a.end, b.start);
  const isAlso =
    stops.every(({ wish }) => wish !== undefined) && foldedWords(between).some((word) => grammar.either.has(word));
  return isAlso || linkOf(between, grammar) === 'or';
}

const saidOfStop = (stop: Stated['stops'][number] | undefined) => stop?.reference?.said ?? stop?.wish?.said;

/** "A drink afterwards, somewhere with cocktails": what is had there says what kind of place the first is. */
export function isOfOneKind(stops: Stated['stops']): boolean {
  const [first, second, third] = stops;
  if (third || first?.wish?.attribute !== 'category' || !second?.wish || second.at || second.meal) return false;
  const { attribute, value } = second.wish;
  if (attribute !== 'dish' && attribute !== 'kind') return false;
  return VOCABULARY.concept(attribute, value)?.categories.includes(first.wish.value) ?? false;
}
