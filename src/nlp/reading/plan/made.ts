// Whether a message asks for a plan where no row of phrases says so: time to fill, several stops, several days.

import { isFood, isWhat, WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanStop } from '../../frame.ts';
import type { Amount } from '../amounts.ts';
import { lineBefore, lineOfWords, type Reading, writtenIn } from '../context.ts';
import { endPlaceIn } from './departure.ts';
import { isOfOneKind } from './stated/whole.ts';
import { type PlanSentence, spanOfStops, stopsIn } from './stops-said.ts';
import { countApart, isAskedInOneSentence, isLeaving, isMixed, isStayWanted, spanOfStop } from './wanted-together.ts';
import { daysNamedIn, whensIn } from './whens.ts';
import { countOfTables, isOfNames, isTableSought } from './whole.ts';
import { daysOfHours, isStretch, minutesOfPlan, partOfDay, saysIn } from './window.ts';

/** "On Friday the museum, on Saturday the garden", of places by name. */
export const isOverDays = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  !isOfOthers(sentences) &&
  new Set(stopsIn(reading, sentences).flatMap(({ day, reference }) => (reference && day) ?? [])).size > 1;

/** A plan was named, and more said of it than the noun. */
export const isDrafted = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  // What is asked of the plan that was told makes no other.
  !(reading.context.topic === 'plan' && sentences.some(({ asks }) => asks.some(({ kind }) => kind === 'fact'))) &&
  sentences.some(({ sentence }) =>
    sentence.phrases.some(({ family, meaning }) => family === 'plan' && meaning === 'draft'),
  ) &&
  isDescribed(reading, sentences);

/** A start and an end without a kind of place, or for going out, is time to fill: no place is asked to be open all along. */
export function isOuting(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const { grammar, context } = reading;
  const isOpenTalk = context.hasShown || context.topic !== undefined;
  // Before anything was shown "lunch at one" asks nothing, and whom it is for is told by what they like.
  const isAsked =
    isOfOthers(sentences, isOpenTalk ? undefined : BEFORE_ANYTHING) ||
    saysIn(sentences, grammar.open) ||
    sentences.some(({ asks }) => asks.some((ask) => ask.kind === 'fact' && ask.of !== undefined));
  const whens = whensIn(sentences);
  if (isAsked || context.topic === 'plan') return false;
  const isOut = sentences.some(({ sentence }) => grammar.plans.outing.test(sentence.line));
  const isClocked = whens.some(({ label, fromMin }) => label === undefined && fromMin !== undefined);
  // "I leave a meeting at half past six, dinner around there" is one table; a night out is more.
  const isOne = stopsIn(reading, sentences).length === 1 && !saysIn(sentences, grammar.plans.nightOut);
  if (isOut && isClocked) return !isOne;
  const isChain = isBackBy(sentences, reading) && whens.length > 1;
  if (!isStretch(reading, whens) && !isChain) return false;
  // "From four till eleven, dinner at half past nine": the meal is a stop, and there is more to the time.
  if (stopsIn(reading, sentences).some(({ meal, at }) => meal && at?.label === undefined && at?.fromMin !== undefined))
    return true;
  if (isOut || (isChain && saysIn(sentences, grammar.plans.order))) return true;
  const kinds = sentences.flatMap(({ wishes }) => wishes.filter(isWhat));
  // "The wax museum or the railway museum, from four to six?": which of them is what is asked.
  const isChoice = sentences.some(({ sentence }) => sentence.phrases.some(({ family }) => family === 'compare'));
  const isTables = kinds.every(isFood);
  if (kinds.length > 0 && (isChoice || isTables)) return countApart(reading, kinds) !== 1;
  if (kinds.length > 0) return new Set(kinds.map(({ said, value }) => said?.start ?? value)).size !== 1;
  // "Somewhere to work till eight": one table is looked for, though no kind of place.
  return !sentences.some(({ wishes }) => wishes.some(isForWork));
}

/** "Back by five", "a la una acabamos": whoever goes home then has been out. */
const isBackBy = (sentences: readonly PlanSentence[], { grammar }: Reading): boolean =>
  saysIn(sentences, grammar.plans.homeBy);

const OF_OTHERS: ReadonlySet<string> = new Set(['ask', 'compare', 'correction', 'reject', 'forget', 'taste', 'oos']);

/** The noun alone, "what's the plan?", asks for none: a time, a company, a kind or a name says what it should be. */
function isDescribed(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const { amounts, context } = reading;
  const isTimed =
    amounts.some(({ kind }) => kind === 'days' || kind === 'minutes') ||
    daysOfHours(reading, sentences) !== undefined ||
    partOfDay(reading, sentences) !== undefined ||
    whensIn(sentences).length > 0;
  // Of a plan that stands the noun speaks, too; another day makes another.
  if (context.topic === 'plan' || isTimed) return isTimed;
  return sentences.some(
    ({ references, wishes, situation }) =>
      wishes.some(isWhat) ||
      references.some(({ reference }) => reference.kind === 'name') ||
      situation.some(({ kind }) => kind === 'party' || kind === 'first_time'),
  );
}

/** What a plan is made of: a stretch of time, or several stops. One kind of place for an evening is a search. */
export function hasTimeOrStops(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const { amounts } = reading;
  const stops = sentences.flatMap(({ wishes }) => wishes.filter(({ attribute }) => WHAT.has(attribute)));
  const isTimed = whensIn(sentences).length > 0;
  // "A flamenco show with dinner" names two kinds and is one stop.
  const isOne = stops.length > 1 && stopsIn(reading, sentences).length === 1;
  return amounts.some(({ kind }) => kind === 'days') || (stops.length > 1 && !isOne) || (isTimed && stops.length === 0);
}

/** "Dinner, then a club", "museum in the morning, flamenco at night": several stops with an order or parts of the day. */
export function isSequence(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  if (isElsewise(reading, sentences) || reading.context.isPlanOpen) return false;
  if (isTableSought(reading, sentences)) return false;
  const stops = stopsIn(reading, sentences);
  const { amid, whatToDo } = reading.grammar.plans;
  // "Dinner at nine, something to do in between".
  if (stops.length === 1 && stops[0]?.at && saysIn(sentences, amid) && saysIn(sentences, whatToDo)) return true;
  if (stops.length < 2 || isOfOneKind(stops) || countApart(reading, stops.map(spanOfStop)) < 2) return false;
  const parts = new Set(stops.flatMap(({ at }) => (at?.label !== undefined ? at.said.start : [])));
  if (isChained(reading, sentences)) return true;
  // "What is open there at midnight to eat, after a concert?"
  const isOfDoors = saysIn(sentences, reading.grammar.open);
  return !isOfDoors && (parts.size > 1 || isEnumerated(reading, sentences, stops));
}

/** "Then" stands between two stops, or "before" behind the last. */
function isChained(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const { document, grammar } = reading;
  const span = spanOfStops(reading, sentences);
  const between = document.words.filter(({ start, end }) => span && start >= span.from && end <= span.to);
  const line = lineOfWords(between);
  const isBeside = saysIn(sentences, grammar.plans.beforehand) || saysIn(sentences, grammar.plans.amid);
  // "Dinner and a jazz club after": the last word of all.
  const behind = document.words.filter(({ start, norm }) => span && start >= span.to && /[\p{L}\d]/u.test(norm));
  const isBehind = behind.length === 1 && grammar.plans.order.test(lineOfWords(behind));
  return grammar.plans.order.test(line) || isBeside || isBehind;
}

/** "Tomorrow: museum, lunch, park": one of each, on a day; "museums, bars and parks" are looked for. */
function isEnumerated(
  { document: { text }, grammar }: Reading,
  sentences: readonly PlanSentence[],
  stops: readonly PlanStop[],
): boolean {
  const isTimed = whensIn(sentences).length > 0;
  const isSearch = sentences.some(({ sentence }) => sentence.phrases.some(({ family }) => family === 'search'));
  const isSingle = ({ wish }: PlanStop) =>
    wish?.said === undefined || !grammar.plans.many.test(text.slice(wish.said.start, wish.said.end));
  return countOfTables(stops) >= ENUMERATED && isTimed && !isSearch && stops.every(isSingle);
}
const ENUMERATED = 3;

/** "The palace in the morning, then what?": something was named, and the rest is asked for. */
export function isOpenEnded(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  if (reading.context.isPlanOpen || reading.context.hasPlan) return false;
  const isOpen = sentences.some(({ sentence }) => reading.grammar.plans.openEnd.test(writtenIn(reading, sentence)));
  // "And then, where do we have dinner?" looks for a table.
  return isOpen && stopsIn(reading, sentences).length > 0 && !isTableSought(reading, sentences);
}

/** "We arrive on Friday evening and leave on Sunday at noon": two days, and both ends of a stay. */
function isStayBetween(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  const whens = whensIn(sentences);
  const [comes, goes] = reading.grammar.plans.stay;
  const line = lineOfWords(reading.document.words);
  return new Set(whens.flatMap(({ day }) => day ?? [])).size > 1 && comes.test(line) && goes.test(line);
}

/** "Two hours before my train", "the morning free": time to fill, and no kind of place to fill it with. */
export function isFreeTime(reading: Reading, sentences: readonly PlanSentence[]): boolean {
  if (reading.context.isPlanOpen) return false;
  // "We get to the station at eleven and the train back is at seven" asks no way.
  if (isPassingThrough(reading, sentences)) return true;
  if (isStayBetween(reading, sentences) && !isSought(sentences)) return true;
  // "Nine hours between flights: is it worth going into town, and what should we do?"
  const isBetweenFlights = saysIn(sentences, reading.grammar.plans.layover) && !isSought(sentences);
  if (isBetweenFlights && saysIn(sentences, reading.grammar.plans.whatToDo)) return true;
  if (isElsewise(reading, sentences)) return false;
  const minutes =
    reading.amounts.find((each) => each.kind === 'minutes' && !isLingering(reading, each))?.value ??
    minutesOfPlan(reading, sentences) ??
    0;
  // "Four hours: vintage shops, coffee and a beer": one kind of place is looked for, several fill the time.
  if (minutes >= SHORTEST_MINUTES && isMixed(reading, sentences)) return true;
  if (isStayWanted(reading, sentences)) return true;
  // "Three hours till my train. Something green": whoever leaves then has nothing else before it.
  if (minutes >= LONG_STOP && isLeaving(reading, sentences) && !isAskedInOneSentence(sentences)) return true;
  if (isSought(sentences)) return false;
  const isHalf = saysIn(sentences, reading.grammar.plans.halfDay);
  const isPart = sentences.some(
    ({ sentence: { phrases, chunks } }) =>
      phrases.some(({ family }) => family === 'time') &&
      (partOfDay(reading, sentences) !== undefined || chunks.some(({ when }) => when?.label !== undefined)),
  );
  const isWhole =
    !saysIn(sentences, reading.grammar.open) &&
    sentences.some(({ sentence }) => reading.grammar.plans.wholePart.test(writtenIn(reading, sentence)));
  return (
    minutes >= SHORTEST_MINUTES ||
    isHalf ||
    isPart ||
    isWhole ||
    isSeveralDays(reading, sentences) ||
    isBeforeDeparture(reading, sentences) ||
    isWhatToDoFor(reading, sentences) ||
    isStayOfDays(reading, sentences)
  );
}
const SHORTEST_MINUTES = 60;

/** "A café where we can sit for an hour": time in one place. */
const isLingering = (reading: Reading, { said }: Amount): boolean =>
  reading.grammar.plans.lingering.test(lineBefore(reading, said, LONGEST_LEAD));
const LONGEST_LEAD = 8;

/** Comes and goes on one day, at hours that were said. */
function isPassingThrough(
  { grammar, document, context, amounts }: Reading,
  sentences: readonly PlanSentence[],
): boolean {
  const line = lineOfWords(document.words);
  const whens = whensIn(sentences);
  const clocks = whens.filter(({ fromMin, toMin, label }) => label === undefined && (fromMin ?? toMin) !== undefined);
  const isBothEnds =
    clocks.length > 1 && grammar.plans.leaving.some(([means, pattern]) => means === 'train' && pattern.test(line));
  // "We get to the station at eleven, we have five hours".
  const isForHours = clocks.length > 0 && amounts.some(({ kind, value }) => kind === 'minutes' && value >= LONG_STOP);
  return (
    !context.hasShown &&
    (isBothEnds || isForHours) &&
    grammar.plans.arriving.test(line) &&
    sentences.every(({ wishes }) => wishes.every(({ attribute }) => !WHAT.has(attribute)))
  );
}

/** So long nobody waits at a station. */
const LONG_STOP = 120;

/** "My train leaves at six, what can we do before?" */
const isBeforeDeparture = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  saysIn(sentences, reading.grammar.plans.whatToDo) &&
  (endPlaceIn(reading, sentences) !== undefined ||
    reading.grammar.plans.leaving.some(([means, pattern]) => means === 'train' && saysIn(sentences, pattern))) &&
  whensIn(sentences).some(({ fromMin }) => fromMin !== undefined);

/** "What do we do on Saturday and Sunday?": several days, and the question how to fill them. A stay from today on is none. */
const isWhatToDoFor = (reading: Reading, sentences: readonly PlanSentence[]): boolean => {
  const today = reading.context.now.slice(0, 10);
  const whens = whensIn(sentences).filter(({ day, untilDay }) => untilDay === undefined || day !== today);
  const isLong = daysNamedIn(whens).size > 1 || reading.amounts.some(({ kind, value }) => kind === 'days' && value > 1);
  // "What can we do until seven?"
  const isUntil = whens.some(({ label, toMin }) => label === undefined && toMin !== undefined);
  const isOfDoors = saysIn(sentences, reading.grammar.open);
  const isAsked = saysIn(sentences, reading.grammar.plans.whatToDo);
  return isAsked && ((isLong && !isOfIdeas(reading, sentences)) || (isUntil && !isOfDoors));
};

/** "What could we do indoors this weekend?": how the places should be is said with the question, so a list answers it. */
const isOfIdeas = ({ grammar }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences
    .filter((each) => saysIn([each], grammar.plans.whatToDo))
    .some(({ wishes }) => wishes.some(({ attribute, polarity }) => attribute === 'feature' && polarity === 'want'));

/** "Two days starting tomorrow": days, a day, and nothing that is looked for. */
const isSeveralDays = ({ amounts }: Reading, sentences: readonly PlanSentence[]): boolean =>
  amounts.some(({ kind, value }) => kind === 'days' && value > 1) &&
  whensIn(sentences).some(({ day }) => day !== undefined);

/** "The weekend here, first time, two of us": days and who comes, and nothing that is looked for, nor only a part of one day. */
const isStayOfDays = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  !isOfIdeas(reading, sentences) &&
  !whensIn(sentences).some(({ untilDay, label, isNow }) => untilDay === undefined && (label !== undefined || isNow)) &&
  whensIn(sentences).some(({ untilDay }) => untilDay !== undefined) &&
  sentences.some(({ situation }) => situation.some(({ kind }) => kind === 'party' || kind === 'first_time')) &&
  sentences.every(({ sentence }) => sentence.phrases.every(({ family }) => family !== 'search'));

const isSought = (sentences: readonly PlanSentence[]): boolean =>
  sentences.some(
    ({ wishes, references }) =>
      wishes.some((wish) => wish.polarity === 'want' && (WHAT.has(wish.attribute) || isForWork(wish))) ||
      references.some(({ reference, isAnchor }) => reference.kind === 'name' && !isAnchor),
  );

/** "Where can I sit with a laptop for three hours?": one table is looked for. */
const isForWork = ({ attribute, value, polarity }: Wish): boolean =>
  polarity === 'want' && attribute === 'feature' && (value === 'laptop' || value === 'power_sockets');

const isOfOthers = (sentences: readonly PlanSentence[], except: ReadonlySet<string> = new Set()): boolean =>
  sentences.some(({ sentence }) => sentence.phrases.some(({ family }) => !except.has(family) && OF_OTHERS.has(family)));
const BEFORE_ANYTHING: ReadonlySet<string> = new Set(['compare', 'ask', 'taste']);

/** Something is asked of a place, or taken back. "What would you do?" asks for the plan itself, where no list is open. */
const isElsewise = ({ context }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(
    ({ sentence, asks }) =>
      asks.some((ask) => ask.kind === 'fact' || (ask.kind === 'compare' && (context.hasShown || isOfNames(ask.of)))) ||
      sentence.phrases.some(
        ({ family }) => family !== 'ask' && family !== 'taste' && family !== 'compare' && OF_OTHERS.has(family),
      ),
  );

/** "A quiet plan of museums for tomorrow", where none stands: the one that is asked for is an easy one. */
export const isEasyPlan = ({ grammar, context }: Reading, sentences: readonly PlanSentence[]): boolean =>
  context.hasPlan !== true &&
  grammar.plans.pace.some(([, pattern]) => saysIn(sentences, pattern)) &&
  saysIn(sentences, grammar.plans.ofPlan);
