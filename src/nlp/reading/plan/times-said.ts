// When the stops of a plan are, as a message says it: a clock beside one, a part of the day, and of several days its own.
import { HALF_DAY } from '../../../domain/civil-day.ts';
import type { PlanStop, When } from '../../frame.ts';
import { isAnyTable, isTableStop } from '../../table.ts';
import type { Chunk } from '../chunks.ts';
import { lineBefore, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';
import type { Sentence } from '../sentence.ts';
import { isHomeward } from './arrival.ts';
import { mealAt } from './numbers.ts';
import { areOfDays, daysNamedIn, whensIn } from './whens.ts';
import { daysSaid, isEnding } from './window.ts';

/** "Here till Sunday: two days, Saturday and Sunday": days that were named say more than how long people stay. */
export function ofNamedDays(
  reading: Reading,
  sentences: readonly { readonly sentence: Sentence }[],
  whens: readonly When[],
): readonly When[] {
  const named = whens.filter(({ day, untilDay }) => day !== undefined && untilDay === undefined);
  const days = new Set(named.map(({ day }) => day)).size;
  return days > 1 && days === daysSaid(reading, sentences) ? named : whens;
}

/** "Tomorrow afternoon free before the flight on Sunday": a day on which only something leaves is none of the plan. */
export function withoutDeparture(reading: Reading, whens: readonly When[]): readonly When[] {
  const hasClock = ({ fromMin, toMin }: When) => (fromMin ?? toMin) !== undefined;
  // "Our flight is at five, finish by one": the deadline that is said holds.
  const isDone = (when: When) => when.isDeadline === true && !isOfDeparture(reading, when);
  const left = whens.some(isDone)
    ? whens.filter((when) => isDone(when) || !hasClock(when) || !isOfDeparture(reading, when))
    : whens;
  const others = left.filter((when) => when.day === undefined || hasClock(when) || !isOfDeparture(reading, when));
  return others.some(({ day }) => day !== undefined) ? others : left;
}

/** The words before say that a train or a plane leaves then. */
export function isOfDeparture(reading: Reading, { said }: When): boolean {
  const line = lineBefore(reading, said, LEAD_OF_DEPARTURE);
  return reading.grammar.plans.leaving.some(([, pattern]) => pattern.test(line));
}
const LEAD_OF_DEPARTURE = 3;

/** The hours, the parts of the day and the days that are said of single stops; what is left is said of the whole plan. */
export function timedStops(reading: Reading, stops: readonly SaidStop[], sentence: Sentence): readonly SaidStop[] {
  const dated = isOverSeveralDays(reading) ? withDays(reading, stops, sentence) : stops;
  return withClocks(reading, withParts(reading, dated, sentence), sentence);
}

const allWhens = ({ sentences }: Reading): readonly When[] => whensIn(sentences.map((sentence) => ({ sentence })));

/** "From Friday to Sunday", "Saturday and Sunday", "three days": a day that is named beside a stop is its own. */
const isOverSeveralDays = (reading: Reading): boolean =>
  areOfDays(allWhens(reading)) || reading.amounts.some(({ kind, value }) => kind === 'days' && value > 1);

type Timed = Chunk & { readonly when: When };

const timesIn = ({ chunks }: Sentence): readonly Timed[] =>
  chunks.filter((chunk): chunk is Timed => chunk.when !== undefined);

/** "Flamenco on Saturday night", "el domingo el Rastro": of several days each stop has its own. */
function withDays(reading: Reading, stops: readonly SaidStop[], sentence: Sentence): readonly SaidStop[] {
  const [leading] = stops;
  const days = timesIn(sentence).filter(({ when }) => when.day !== undefined && when.untilDay === undefined);
  if (!leading || days.length === 0) return stops;
  const before = days.filter(({ start }) => start < leading.start);
  // Days in a row before the first stop are those of the plan; a single one there is that of what follows.
  const ofStops = before.length > 1 ? days.filter((each) => !before.includes(each)) : days;
  // "Three days from Friday": the only day that is named is the first of the plan.
  const isLeading = before.length === 1 && daysNamedIn(allWhens(reading)).size > 1;
  return stops.map((said) => {
    const behind = ofStops.find(
      ({ start }) => start >= said.end && start - said.end <= BEHIND && isJoined(reading, said.end, start),
    );
    const ahead = isLeading ? ofStops.findLast(({ start }) => start < said.start) : undefined;
    const after =
      before.length === 1 || ofStops.length < 2 ? undefined : ofStops.find(({ start }) => start >= said.end);
    const own = behind ?? ahead ?? after;
    if (!own) return said;
    const at = own.when.label === undefined && own.when.fromMin === undefined ? {} : { at: own.when };
    return { ...said, stop: { ...said.stop, day: own.when.day!, ...at } };
  });
}
/** Letters between a stop and the day directly behind it. */
const BEHIND = 8;

/** No comma and no "and" lies between. */
function isJoined({ document: { words, text }, grammar }: Reading, from: number, to: number): boolean {
  const between = words.filter(({ start, end }) => start >= from && end <= to);
  return !/[,;:.]/.test(text.slice(from, to)) && between.every(({ norm }) => !grammar.adding.has(norm));
}

/** "Dinner at nine and drinks before", "eat around one": an hour directly beside a stop is its own. */
function withClocks(reading: Reading, stops: readonly SaidStop[], sentence: Sentence): readonly SaidStop[] {
  const clocks = timesIn(sentence).filter(
    ({ when }) =>
      when.label === undefined &&
      when.fromMin !== undefined &&
      (when.toMin === undefined || (stops.length > 1 && isStretch(when))) &&
      !when.isNow &&
      !isEnding(reading, when),
  );
  return stops.map((said) => {
    // Of one stop alone an hour is its own where people sit down to it.
    if (said.stop.at !== undefined || (stops.length < 2 && !isTableStop(said.stop))) return said;
    const next = stops.find(({ start }) => start >= said.end)?.start ?? Number.POSITIVE_INFINITY;
    // "The museum at ten, lunch": the hour behind the one is none of the other.
    const isOfStopBefore = (each: Timed) =>
      stops.some(
        ({ end }) =>
          end <= each.start &&
          each.start - end <= CLOSE_BY &&
          isJoined(reading, end, each.start) &&
          !isJoined(reading, each.end, said.start),
      );
    // "A museum and coffee from eleven to two": the only stretch, behind the last stop, is that of the plan.
    const isOfPlan = ({ when }: Timed) => when.toMin !== undefined && clocks.length < 2 && said === stops.at(-1);
    const own =
      clocks.find(
        (each) =>
          each.start >= said.end &&
          each.start < next &&
          each.start - said.end <= (isJoined(reading, said.end, each.start) ? IN_SAME_BREATH : CLOSE_BY) &&
          !isOfPlan(each),
      ) ??
      (isTableStop(said.stop)
        ? clocks.find((each) => each.end <= said.start && said.start - each.end <= JUST_BEFORE && !isOfStopBefore(each))
        : undefined);
    return own ? atHour(said, own.when) : said;
  });
}
/** "The flea market from eleven to one": so long is one stop, and no day. */
const isStretch = ({ fromMin, toMin }: When): boolean =>
  fromMin !== undefined && toMin !== undefined && toMin > fromMin && toMin - fromMin <= LONGEST_STOP;
const LONGEST_STOP = 4 * 60;

/** Letters between a stop and its hour. */
const CLOSE_BY = 14;
/** Where nothing but where it is lies between: "lunch in the old town at two". */
const IN_SAME_BREATH = 36;
const JUST_BEFORE = 2;

/** "Eat around one" is lunch, "eat at nine" is dinner. */
function atHour(said: SaidStop, when: When): SaidStop {
  const { meal, wish, ...stop } = said.stop;
  if (meal !== undefined || !isAnyTable(wish)) return { ...said, stop: { ...said.stop, at: atMeal(meal, when) } };
  const eaten = mealAt(when.fromMin ?? 0);
  return { ...said, stop: { ...stop, meal: eaten, at: atMeal(eaten, when) } };
}
/** "Lunch at two" is in the afternoon, whatever the clock shows while it is said. */
function atMeal(meal: PlanStop['meal'], when: When): When {
  const earliest = meal === undefined || meal === 'drinks' ? undefined : EARLIEST[meal];
  if (earliest === undefined || when.fromMin === undefined || when.toMin !== undefined) return when;
  let fromMin = when.fromMin;
  while (fromMin < earliest) fromMin += HALF_DAY;
  while (fromMin >= earliest + HALF_DAY) fromMin -= HALF_DAY;
  return { ...when, fromMin };
}
/** Nobody has the meal before, nor twelve hours later. */
const EARLIEST = { breakfast: 5 * 60, lunch: 11 * 60, coffee: 8 * 60, dinner: 17 * 60 } as const;

/** "For lunch" is read as a time, and is the meal itself. */
const withMealTimes = (stops: readonly SaidStop[], sentence: Sentence): readonly SaidStop[] =>
  stops.map((said) => {
    const own = timesIn(sentence).find(
      ({ when, start, end }) => when.label !== undefined && said.start >= start && said.end <= end,
    );
    return own && said.stop.meal && said.stop.at === undefined
      ? { ...said, stop: { ...said.stop, at: own.when } }
      : said;
  });

const isOfMorning = ({ meal, wish }: PlanStop): boolean =>
  meal === 'breakfast' || meal === 'lunch' || wish?.value === 'brunch';

/** "The Prado in the morning, then lunch, and a park in the afternoon": of several stops each keeps its part of the day. */
function withParts(reading: Reading, all: readonly SaidStop[], sentence: Sentence): readonly SaidStop[] {
  const { sentences } = reading;
  const stops = all.length > 1 ? withMealTimes(all, sentence) : all;
  const days = sentences.flatMap((each) => each.chunks).filter(({ when }) => when?.day && when.label === undefined);
  // "Tonight" is the day of the plan; "at night" of a day that was named apart is a part of it.
  const labels = new Set(timesIn(sentence).flatMap(({ when }) => when.label ?? []));
  const isOfNamedDay = (day: string | undefined) =>
    // "A museum in the morning and a park in the afternoon tomorrow": the day was read into its parts.
    day === undefined || labels.size > 1 || days.some(({ when }) => when?.day === day);
  const taken = new Set(stops.flatMap(({ stop }) => stop.at ?? []));
  const parts = timesIn(sentence).filter(
    ({ when }) => when.label !== undefined && isOfNamedDay(when.day) && !taken.has(when) && !isHomeward(reading, when),
  );
  const [first] = parts;
  if (!first || stops.length < 2) return stops;
  const isLeading = first.start < stops[0]!.start;
  const stopBefore = (at: number) => stops.findLast(({ end }) => end <= at);
  // One part of the day, before or after them all, is the time of the whole plan; where the day was named apart, and
  // several stops were listed, it is that of the last.
  // "..., and in the afternoon a museum": the part of the day of what follows it.
  const ownerOf = ({ start, end }: Timed) => {
    const [before, next] = [stopBefore(start), stops.find((each) => each.start >= end)];
    return before && next && !isJoined(reading, before.end, start) && isJoined(reading, end, next.start)
      ? next
      : before;
  };
  const isOfAll = isLeading || stopBefore(first.start) === stops.at(-1);
  // "Brunch, a stroll, and the cinema in the evening": brunch is no part of the evening.
  const isOtherTime = first.when.label !== 'morning' && stops.some(({ stop }) => isOfMorning(stop));
  const isOfLast =
    !isLeading && (isOtherTime || (stops.length > 2 && days.some(({ start }) => start < stops[0]!.start)));
  if (parts.length === 1 && isOfAll && !isOfLast) return stops;
  return stops.map((said) => {
    const part = isLeading
      ? parts.findLast(({ start }) => start < said.start)
      : parts.find((each) => ownerOf(each) === said);
    return part && said.stop.at === undefined ? { ...said, stop: { ...said.stop, at: part.when } } : said;
  });
}

/** "Here for the weekend, plan our Saturday afternoon": the stay that was told before is not what the plan is for. */
export function withoutStay(
  { document: { words } }: Reading,
  sentences: readonly { readonly sentence: Sentence }[],
  whens: readonly When[],
): readonly When[] {
  const asked = sentences
    .flatMap(({ sentence }) => sentence.phrases)
    .find(({ family, meaning }) => family === 'plan' && (meaning === 'make' || meaning === 'draft'));
  if (!asked) return whens;
  const { start } = words[asked.from]!;
  const isStay = ({ untilDay }: When) => untilDay !== undefined;
  const behind = whens.filter(({ said }) => said.start >= start);
  const days = new Set(behind.flatMap(({ day }) => day ?? []));
  return days.size === 1 && !behind.some(isStay)
    ? whens.filter((when) => behind.includes(when) || !isStay(when))
    : whens;
}

/** "We're here till Thursday. Make us a plan for tomorrow": the day that the plan is asked for counts, and not the stay. */
export function sentencesOfDay<Part extends { readonly sentence: Sentence }>(
  sentences: readonly Part[],
): readonly Part[] {
  const isDated = ({ sentence }: Part) =>
    sentence.phrases.some(({ family, meaning }) => family === 'plan' && meaning === 'make') &&
    sentence.chunks.some(({ when }) => when?.day !== undefined && when.untilDay === undefined);
  const isStay = ({ sentence }: Part) => sentence.chunks.some(({ when }) => when?.untilDay !== undefined);
  return sentences.some(isDated) ? sentences.filter((part) => isDated(part) || !isStay(part)) : sentences;
}
