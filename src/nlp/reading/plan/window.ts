// When a plan is for: its days, from when until when, how long and at which pace.
import type { DayPart, PlanRequest, When } from '../../frame.ts';
import { findWhens } from '../../temporal/find-whens.ts';
import { OPEN_END_MIN } from '../../temporal/piece.ts';
import { lineOfWords, type Reading } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { afterWork, arrivingBy, isHomeward } from './arrival.ts';
import { amountSaid } from './numbers.ts';
import { afterWaking, inLateHalf, LATE_START, notBefore, overWholeDay, tonightIf } from './waking.ts';
import { areOfDays } from './whens.ts';

interface Sentenced {
  readonly sentence: Sentence;
}

type Timing = Pick<PlanRequest, 'days' | 'window' | 'minutes' | 'pace' | 'leaving' | 'arriving'>;

interface Halves {
  /** Hours of the night are meant. */
  readonly isNight: boolean;
  /** The morning was named beside an hour: "by eight in the morning". */
  readonly isEarly: boolean;
  /** A night out: its hours are of the night. */
  readonly isOut: boolean;
  /** People come and go away again. */
  readonly isStay: boolean;
}

/** @param whens the times of the whole plan, in the order in which they were said */
export function timingIn(
  reading: Reading,
  sentences: readonly Sentenced[],
  whens: readonly When[],
  isMade: boolean,
): Timing {
  const { plans } = reading.grammar;
  const days = daysSaid(reading, sentences);
  const isStay = plans.stay.every((pattern) => pattern.test(lineOfWords(reading.document.words)));
  const stretches = afterWork(reading, whens).map((when) => ended(reading, when));
  const said = isStay ? stretches : ofAllDays(stretches);
  const part = isMade ? partOfDay(reading, sentences) : undefined;
  const timed = plannedTime(tonightIf(reading, said, part), part, {
    isNight: isNightly(reading, sentences),
    isEarly: saysIn(sentences, plans.early),
    isOut: saysIn(sentences, plans.nightOut),
    isStay,
  });
  const planned = isMade && plans.wholeDay.test(lineOfWords(reading.document.words)) ? overWholeDay(timed) : timed;
  const isLateRiser = isMade && saysIn(sentences, plans.lateRiser);
  const isLateHalf = isMade && plans.lateHalf.test(lineOfWords(reading.document.words));
  const begun = isMade ? withBareStart(planned, reading, sentences) : planned;
  const asSaid = isLateHalf ? inLateHalf(begun) : begun;
  const isWaking = isMade && plans.waking.test(lineOfWords(reading.document.words));
  const window = isLateRiser ? notBefore(LATE_START, asSaid) : isWaking ? afterWaking(asSaid) : asSaid;
  const free = reading.amounts.find(({ kind }) => kind === 'minutes')?.value ?? minutesOfPlan(reading, sentences);
  const minutes = free ?? (saysIn(sentences, plans.halfDay) ? HALF_DAY_MINUTES : undefined);
  const pace = plans.pace.find(([, pattern]) => saysIn(sentences, pattern))?.[0];
  const arriving = isMade ? arrivingBy(reading, whens) : undefined;
  const isOfDays = window?.untilDay !== undefined || isGoing(reading);
  // Who lands for some days flies home again, unless a train was named.
  const leaving =
    (isMade ? plans.leaving.find(([, pattern]) => saysIn(sentences, pattern))?.[0] : undefined) ??
    (isOfDays ? arriving : undefined);
  return {
    ...(days !== undefined && { days }),
    ...(window && { window }),
    ...(minutes !== undefined && { minutes }),
    ...(pace && { pace }),
    ...(leaving && { leaving }),
    ...(arriving && { arriving }),
  };
}

/** "Landed this morning, free until nine": nothing leaves, unless somebody says so. */
const isGoing = ({ document: { words }, grammar }: Reading): boolean => grammar.plans.goesAway.test(lineOfWords(words));

export const daysSaid = (reading: Reading, sentences: readonly Sentenced[]): number | undefined =>
  reading.amounts.find(({ kind }) => kind === 'days')?.value ?? daysOfHours(reading, sentences);

/** Of several days "in the evening" is said of one. */
function ofAllDays(whens: readonly When[]): readonly When[] {
  const whole = whens.filter(({ label }) => label === undefined);
  return areOfDays(whens) && whole.length > 0 ? whole : whens;
}

export const saysIn = (sentences: readonly Sentenced[], pattern: RegExp): boolean =>
  sentences.some(({ sentence }) => pattern.test(sentence.line));

export const partOfDay = ({ grammar }: Reading, sentences: readonly Sentenced[]): DayPart | undefined =>
  grammar.plans.parts.find(([, pattern]) => saysIn(sentences, pattern))?.[0];

/** "48 hours in the city" are two days, "a three day trip" is one of three. */
export function daysOfHours({ grammar }: Reading, sentences: readonly Sentenced[]): number | undefined {
  const [hours] = sentences.flatMap(({ sentence }) => grammar.plans.longHours.exec(sentence.line)?.[1] ?? []);
  if (hours !== undefined) return Math.ceil(Number(hours) / 24);
  const [days] = sentences.flatMap(({ sentence }) => grammar.plans.tripOfDays.exec(sentence.line)?.[1] ?? []);
  const count = amountSaid(grammar, days);
  return count > 0 ? count : undefined;
}

/** "A route of three hours", "a four hour plan". */
export function minutesOfPlan({ grammar }: Reading, sentences: readonly Sentenced[]): number | undefined {
  const patterns = grammar.plans.hours.map((source) => new RegExp(source.replaceAll('@n', grammar.number)));
  const [found] = sentences.flatMap(({ sentence }) =>
    patterns.flatMap((pattern) => pattern.exec(sentence.line)?.[1] ?? []),
  );
  const hours = amountSaid(grammar, found);
  return hours > 0 && hours < 24 ? hours * 60 : undefined;
}

/** The times of the message; of a day that was agreed before, where it names none itself. */
export function whensOfPlan({ document, context }: Reading, whens: readonly When[]): readonly When[] {
  const { agreedDay } = context;
  const isDated = whens.some(({ day, weekdays, isNow }) => day !== undefined || weekdays !== undefined || isNow);
  if (!agreedDay || isDated || whens.length === 0) return whens;
  const thatDay = findWhens(document.text, `${agreedDay}T00:00`, document.language);
  return whens.map((when) => ({
    ...(thatDay.find(({ said }) => said.start === when.said.start) ?? when),
    day: agreedDay,
  }));
}

/** A stretch with a start and an end: "from 11 to 5", "start at six, home by ten". */
export function isStretch(reading: Reading, whens: readonly When[]): boolean {
  const said = whens.map((when) => ended(reading, when));
  const isPart = ({ label, fromMin, toMin }: When) =>
    label !== undefined && fromMin !== undefined && toMin !== undefined;
  return (
    said.some((when) => when.fromMin !== undefined && !isPart(when)) &&
    said.some((when) => when.toMin !== undefined && !isPart(when))
  );
}

/** "Home at ten", "our train leaves at six": the outing is over then; "from six on" is a start without an end. */
function ended(reading: Reading, when: When): When {
  const { fromMin, toMin, label, ...day } = when;
  if (fromMin === undefined) return when;
  // "In the afternoon we go home": the outing is over when that part of the day begins.
  if (label !== undefined && isHomeward(reading, when)) return { ...day, toMin: fromMin };
  // "The afternoon from one": it is over when that part of the day is.
  if (toMin === OPEN_END_MIN && numbersIn(when.said.text, reading.grammar.number) < 2)
    return { ...day, ...(label !== undefined && { label }), fromMin };
  return toMin === undefined && isEnding(reading, when) ? { ...day, toMin: fromMin } : when;
}

/** The words before or behind an hour say that the outing is over then. */
export function isEnding({ document: { words }, grammar }: Reading, { said }: When): boolean {
  const line = (from: number, to: number) => lineOfWords(words.slice(Math.max(0, from), Math.max(0, to)));
  const first = words.findIndex(({ start }) => start >= said.start);
  const next = words.findIndex(({ start }) => start >= said.end);
  // "Until 9 tonight", read with its first word.
  const number = words.findIndex(({ norm, start }) => start >= said.start && start < said.end && /^\d/u.test(norm));
  const at = Math.max(first, number);
  return (
    grammar.plans.endsAt.test(line(at - LEAD_WORDS, at)) ||
    (next >= 0 && grammar.plans.endsBehind.test(line(next, next + LEAD_WORDS)))
  );
}

/** "Until our table at nine": what begins then was arranged already, and is no stop. */
export function isArranged({ document: { words }, grammar }: Reading, { said }: When): boolean {
  const at = words.findIndex(({ start }) => start >= said.start);
  const behind = words.filter(({ start, norm }) => start >= said.end && /\p{L}/u.test(norm)).slice(0, LEAD_WORDS);
  return (
    grammar.plans.untilThen.test(lineOfWords(words.slice(Math.max(0, at - LEAD_WORDS), Math.max(0, at)))) ||
    grammar.plans.thenArranged.test(lineOfWords(behind))
  );
}

const numbersIn = (text: string, number: string): number =>
  text.toLowerCase().match(new RegExp(`(?<!\\p{L})${number}(?:[:.]\\d{2})?(?!\\p{L})`, 'gu'))?.length ?? 0;
const LEAD_WORDS = 8;

/** Hours of the night are meant: "clubbing from 12 to 6", "de 12 a 6 de la noche". */
const isNightly = ({ grammar, document }: Reading, sentences: readonly Sentenced[]): boolean =>
  saysIn(sentences, grammar.plans.night) || grammar.plans.night.test(lineOfWords(document.words));

/** "Start 11, end at eight": an hour without "at", where no other start was said. */
function withBareStart(
  window: When | undefined,
  { grammar }: Reading,
  sentences: readonly Sentenced[],
): When | undefined {
  if (!window) return window;
  const [end] = sentences.flatMap(({ sentence }) => grammar.plans.endsBare.exec(sentence.line)?.[1] ?? []);
  if (end !== undefined && Number(end) <= 23 && window.toMin === undefined && window.label === undefined) {
    const hours = Number(end) * 60 <= (window.fromMin ?? MORNING_ENDS) ? Number(end) + 12 : Number(end);
    return { ...window, toMin: hours * 60 };
  }
  if (window.fromMin !== undefined) return window;
  // "I get up late, like eleven": in the morning.
  const [woken] = sentences.flatMap(({ sentence }) => grammar.plans.wakesAt.exec(sentence.line)?.[1] ?? []);
  if (woken !== undefined && Number(woken) >= EARLIEST_WAKING && Number(woken) <= LATEST_WAKING)
    return { ...window, fromMin: Number(woken) * 60 };
  const [hour] = sentences.flatMap(({ sentence }) => grammar.plans.startsAt.exec(sentence.line)?.[1] ?? []);
  if (hour === undefined || Number(hour) > 23) return window;
  const fromMin = (Number(hour) < EARLIEST_START ? Number(hour) + 12 : Number(hour)) * 60;
  return window.toMin !== undefined && window.toMin <= fromMin ? window : { ...window, fromMin };
}
const EARLIEST_WAKING = 5;
const LATEST_WAKING = 13;
/** A bare hour before this is of the afternoon. */
const EARLIEST_START = 7;

/** "Arriving on Friday at three, leaving on Sunday at six": the hours are of the first and of the last day. */
function stayIn(whens: readonly When[], isStay: boolean): When | undefined {
  const dated = whens.filter(
    // "Friday evening" of a journey is when people come, and "Sunday noon" when they go.
    ({ day, label, fromMin, toMin }) => day && (!label || isStay) && (fromMin ?? toMin) !== undefined,
  );
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first?.day || !last?.day || first.day >= last.day) return undefined;
  // "After lunch" is when lunch is over.
  const isDone = last.label === undefined || last.label === 'lunch';
  const toMin = isDone ? (last.toMin ?? last.fromMin) : last.fromMin;
  return {
    day: first.day,
    untilDay: last.day,
    ...(first.fromMin !== undefined && { fromMin: first.fromMin }),
    ...(toMin !== undefined && { toMin }),
    said: first.said,
  };
}

function plannedTime(whens: readonly When[], part: DayPart | undefined, halves: Halves): When | undefined {
  const stay = stayIn(whens, halves.isStay);
  if (stay) return stay;
  const window = whens[0] && settled(windowOf(whens), halves);
  const isWholeDay = part !== undefined && window?.label === undefined && window?.fromMin === undefined;
  if (!isWholeDay) return window;
  const begin = BEGINS[part];
  // "Our morning free until one": the hour that was said is when it is over.
  if (window?.toMin !== undefined && begin !== undefined && begin + SHORTEST_PART <= window.toMin)
    return { ...window, fromMin: begin };
  return { ...window, label: part } as When;
}

/** When people go out in that part of the day. */
const BEGINS: Readonly<Partial<Record<DayPart, number>>> = { morning: 10 * 60, afternoon: 16 * 60, evening: 19 * 60 };
const SHORTEST_PART = 90;

/** From the first time to the last: "on Saturday from ten until eight". A clock time says more than "this evening". */
function windowOf(whens: readonly When[]): When {
  const [first, ...rest] = whens;
  const whole: When = Object.assign({}, ...rest.toReversed(), first);
  const clock = whens.find((when) => when.label === undefined && when.fromMin !== undefined);
  const end = whens.find((when) => when.label === undefined && when.fromMin === undefined && when.toMin !== undefined);
  if ((!clock && !end) || whole.label === undefined) return whole;
  const { label, fromMin: begin, toMin: __, ...day } = whole;
  // "Saturday afternoon, home by nine"
  if (!clock) return { ...day, ...(begin !== undefined && { fromMin: begin }), toMin: end!.toMin! };
  const part = whens.find((when) => when.label === label)?.fromMin ?? 0;
  const from = clock.fromMin! < NOON && part >= NOON ? clock.fromMin! + NOON : clock.fromMin!;
  const until = clock.toMin ?? end?.toMin;
  return { ...day, fromMin: from, ...(until !== undefined && { toMin: until }) };
}

const NOON = 720;
const HALF_DAY_MINUTES = 4 * 60;
const MORNING_ENDS = 11 * 60;
const MIDNIGHT = 1_440;
/** No outing is longer. */
const LONGEST = 15 * 60;
/** "Out at six" is in the evening. */
const EARLIEST_OUT = 6 * 60;
const LATEST_DAY_START = 21 * 60;
const NIGHT_OUT_MINUTES = 4 * 60;
const EVENING = 20 * 60;
const LATE = 22 * 60;

/** The halves of the clock that make a stretch which people go out for. */
function settled(window: When, { isNight, isEarly, isOut }: Omit<Halves, 'isStay'>): When {
  const { fromMin, toMin, label } = window;
  // "A night out from ten".
  const isOutLate = isOut && label === undefined && toMin === undefined && fromMin !== undefined;
  if (isOutLate && fromMin >= EARLIEST_OUT && fromMin < NOON)
    return settled({ ...window, fromMin: fromMin + NOON }, { isNight: true, isEarly: false, isOut });
  // "Out at ten in the evening" is no ten in the morning.
  if (isNight && fromMin !== undefined && fromMin >= LATEST_DAY_START && toMin === undefined && label === undefined)
    return { ...window, toMin: fromMin + NIGHT_OUT_MINUTES };
  // "Back by eight" of an outing is in the evening, unless the morning was named.
  if (fromMin === undefined && toMin !== undefined && toMin < MORNING_ENDS && !isEarly && label === undefined)
    return { ...window, toMin: toMin + NOON };
  if (fromMin === undefined || toMin === undefined || label !== undefined) return window;
  const isFromMidnight = isNight && fromMin >= NOON && fromMin < NOON + 60 && toMin <= EVENING;
  let from = isFromMidnight ? fromMin + NOON : fromMin;
  let until = isFromMidnight ? toMin + NOON : toMin;
  // "We arrive at nine, and the flight is at eight in the evening": the nine before.
  if (until <= from && from >= NOON && from - NOON < until && !isNight) from -= NOON;
  while (until <= from) until += NOON;
  if (until - from > LONGEST && from < NOON) from += NOON;
  // "From 11 to 5", said in the evening, is of the next day, unless it is a night out.
  const isByDay = !isNight && from >= LATE && from < MIDNIGHT && until >= OPEN_END_MIN;
  if (isByDay) [from, until] = [from - NOON, until - NOON];
  return { ...window, fromMin: from, toMin: until };
}
