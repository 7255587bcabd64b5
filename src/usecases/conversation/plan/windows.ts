// When a plan is for: the days and hours that were said, else what is left of today, else tomorrow.

import type { TalkState } from '../../../chat/state.ts';
import { type CivilDay, DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { Meal, PlanDay, Stop } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import { addDays, weekdayOf } from '../../../hours/civil-time.ts';
import type { PlanRequest, When } from '../../../nlp/frame.ts';
import { mealOf } from '../../../nlp/table.ts';
import { DAY_PARTS } from '../../../nlp/temporal/piece.ts';
import { endWith } from '../../../plan/meals.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { NIGHTLIFE } from '../../../vocabulary/categories.ts';
import { UNSAID } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { pointOf } from './stops.ts';

/** When the day must be over was said, and lunch does not change it. */
export const hasEnd = ({ window }: Pick<PlanRequest, 'window'>): boolean =>
  window?.toMin !== undefined && isOfClock(window);

/** A clock was read, and not only which part of the day it is. */
export const hasBegin = ({ window }: Pick<PlanRequest, 'window'>): boolean =>
  window?.fromMin !== undefined && isOfClock(window);

/** "This afternoon from four to eight", as opposed to the part of the day alone. */
function isOfClock({ label, fromMin, toMin }: When): boolean {
  const [from, until] = label ? DAY_PARTS[label] : [];
  return (fromMin ?? from) !== from || (toMin ?? until) !== until;
}

export const isEndSaid = ({ planAsked }: TalkState): boolean => planAsked !== undefined && hasEnd(planAsked.request);

/** Where people must be by then: a dinner behind that hour is had there. */
export function endBefore({ planAsked }: TalkState, meal: Meal, { meals }: PlanWorld): Point | undefined {
  const end = planAsked && hasEnd(planAsked.request) ? planAsked.request.window?.toMin : undefined;
  return end !== undefined && meals[meal].until >= end && meals[meal].from + WAY_THERE_MINUTES >= end
    ? pointOf(planAsked?.request.end)
    : undefined;
}
const WAY_THERE_MINUTES = 30;

/** "The afternoon, and dinner": whoever asks for a meal stays for it. */
export function withRoomFor<Window extends Pick<PlanDay, 'until' | 'day'>>(
  { stops, isInOrder }: PlanRequest,
  window: Window,
  { meals }: PlanWorld,
): Window {
  const ofDay = stops.filter(({ day }) => day === undefined || day === window.day);
  // Drinks and dancing come after dinner.
  const dinnerAt = ofDay.findIndex(({ meal }) => meal === 'dinner');
  const isFed = dinnerAt >= 0;
  // "Dinner and then a drink": what follows it has its time, too.
  const after = isInOrder && isFed ? ofDay.slice(dinnerAt + 1).filter(({ meal }) => mealOf(meal) === undefined) : [];
  const ends = ofDay.flatMap(({ meal: said, at, wish }) => {
    const meal = mealOf(said);
    const begin = at?.label === 'night' ? at.fromMin : undefined;
    const isDance = isFed && wish?.attribute === 'category' && NIGHTLIFE.includes(wish.value);
    // A cup of coffee in the morning is none of the afternoon.
    const isCup = meal === 'snack' && window.until < meals.snack.from;
    return [
      ...(isDance ? [endWith('dinner', meals) + DANCING_MINUTES] : []),
      ...(meal && !isCup ? [endWith(meal, meals)] : []),
      ...(begin === undefined ? [] : [begin + NIGHT_STAY_MINUTES]),
    ];
  });
  const over = after.length > 0 ? endWith('dinner', meals) + after.length * DRINK_MINUTES : 0;
  return { ...window, until: Math.max(window.until, over, ...ends) };
}

/** Who goes out at night stays for so long. */
const NIGHT_STAY_MINUTES = 150;
const DANCING_MINUTES = 270;
const DRINK_MINUTES = 90;
const HOUR = 60;
const EARLIEST = 7 * HOUR;
const MORNING = 10 * HOUR;
const EVENING_ENDS = 22 * HOUR;
const EVENING_BEGINS = 18 * HOUR;
const OUT_UNTIL = 24.5 * HOUR;
const MIDNIGHT = 24 * HOUR;
const SHORTEST_MINUTES = 90;
/** Before a train even this is time to fill. */
const SHORTEST_WAIT_MINUTES = 40;
const WAY_BACK_MINUTES = 45;
/** With less than this left of today, a plan for no hour in particular is one for tomorrow. */
const SHORTEST_DAY_MINUTES = 4 * HOUR;
const MOST_DAYS = 5;
const DAY_OVER = 14 * HOUR;

/** Hours that were said for nearly all of a day: "from nine to nine" is a whole one. */
export const isLongDay = (request: PlanRequest, { from, until }: Pick<PlanDay, 'from' | 'until'>): boolean =>
  request.isWhole === true || (hasEnd(request) && until - from >= LONG_DAY_MINUTES);
const LONG_DAY_MINUTES = 9 * HOUR;

/** The Prado at ten, of a day that begins at ten: people set out before it, unless when they do was said. */
export function earlyEnough<Window extends Omit<PlanDay, 'stops'>>(
  { world, now }: Scene,
  request: PlanRequest,
  day: Window,
  found: readonly Stop[],
  { legBetween, placeOf }: PlanWorld,
): Window {
  const isSaid = request.minutes !== undefined || hasBegin(request);
  const starts = found.flatMap(({ placeId, fixedAt }) => {
    const place = placeOf(placeId);
    return fixedAt === undefined || !place ? [] : fixedAt - legBetween(day.start.position, place.position).minutes;
  });
  const today = civilNow(world.recommend.hours.clock, now);
  const earliest = today.day === day.day ? Math.ceil(today.minute / 5) * 5 : EARLIEST;
  const from = Math.max(earliest, Math.floor(Math.min(...starts) / 5) * 5);
  return isSaid || starts.length === 0 || from >= day.from ? day : { ...day, from };
}

/** Parts of the day as plans fill them. */
const PARTS: Readonly<Partial<Record<NonNullable<When['label']>, readonly [from: number, until: number]>>> = {
  breakfast: [9 * HOUR, 14 * HOUR],
  morning: [MORNING, 14 * HOUR],
  noon: [12 * HOUR, 17 * HOUR],
  lunch: [13 * HOUR, 17 * HOUR],
  afternoon: [16 * HOUR, 20.5 * HOUR],
  evening: [19 * HOUR, 24.5 * HOUR],
  night: [20 * HOUR, 26 * HOUR],
  late: [21 * HOUR, 26 * HOUR],
};

/** Which days, from when until when: as said, else what is left of today, else tomorrow. */
export function windowsOf(scene: Scene, request: PlanRequest): Omit<PlanDay, 'stops' | 'start'>[] {
  const { minutes, days, leaving } = request;
  const now = civilNow(scene.world.recommend.hours.clock, scene.now);
  const said = onAnotherDay({ ...request, ...onWeekday(request, now.day) }, now, planWorldOf(scene.world));
  // "A day", asked for when half of today is over, is tomorrow.
  const isDayOver = days !== undefined && now.minute > DAY_OVER && said?.day === undefined && minutes === undefined;
  const window = isDayOver ? { said: UNSAID, ...said, day: addDays(now.day, 1) } : said;
  if (window?.untilDay !== undefined && window.label === undefined && isBounded(window))
    return stayWindows(window, request, now);
  const label = window?.label;
  const part = label && PARTS[label];
  const isExact = hasBegin({ ...(window && { window }) });
  const isEnded = hasEnd({ ...(window && { window }) });
  const usualFrom = part?.[0] ?? MORNING;
  const isToday = window?.day === undefined || window.day === now.day;
  const from = isExact
    ? onThatDay(window!, now.day) +
      (request.arriving && (isEnded || minutes !== undefined) ? INTO_TOWN_MINUTES[request.arriving] : 0)
    : isEnded && window!.toMin! < usualFrom + SHORTEST_DAY_MINUTES / 2
      ? // "Until nine tonight", said at four, begins now.
        Math.max(EARLIEST, isToday ? 0 : window!.toMin! - SHORTEST_DAY_MINUTES)
      : usualFrom;
  // Whoever begins in the evening is out for dinner and a drink after it.
  const isOut = from >= EVENING_BEGINS && from < EVENING_ENDS;
  const usual = part?.[1] ?? (isOut ? OUT_UNTIL : Math.max(EVENING_ENDS, Math.min(from + 4 * HOUR, MIDNIGHT)));
  // The train is where one is now: the way back to it is part of the time. When it leaves may have been said, too.
  const isUntil = isEnded && !isExact;
  const given = minutes === undefined || isUntil ? undefined : Math.max(HOUR, minutes - lostOf(request));
  const latest = given !== undefined ? from + given : isEnded && window!.toMin! > from ? window!.toMin! : usual;
  const ahead = leaving && isEnded ? (request.end ? AT_PLATFORM_MINUTES : AHEAD_MINUTES[leaving]) : 0;
  const until = ahead > 0 ? Math.max(from + SHORTEST_MINUTES, latest - ahead) : latest;
  // "Three days in December" are three, whichever of them.
  const between = daysBetween(window);
  const count = Math.min(MOST_DAYS, days !== undefined && days > 1 ? days : Math.max(days ?? 1, between));
  const rounded = Math.ceil(now.minute / 15) * 15;
  // "Two hours before our train at six": of another day they are the last two.
  const earliest = isUntil && minutes !== undefined && !isToday ? Math.max(EARLIEST, window!.toMin! - minutes) : from;
  const begin = isToday ? Math.max(earliest, rounded) : earliest;
  const end =
    given !== undefined && !isExact && !part && begin > from
      ? begin + given
      : isUntil && minutes !== undefined
        ? Math.min(until, begin + minutes)
        : until;
  const isOpenEnded = part === undefined && !isExact && !isUntil && minutes === undefined && window?.day === undefined;
  const shortest = isOpenEnded ? SHORTEST_DAY_MINUTES : leaving && isUntil ? SHORTEST_WAIT_MINUTES : SHORTEST_MINUTES;
  const isTooLate = end - begin < Math.min(shortest, end - from, given ?? shortest);
  const first = window?.day ?? now.day;
  if (isTooLate && window?.day === undefined) return spread(addDays(now.day, 1), count, from, until);
  return spread(first, count, isTooLate ? earliest : begin, end, from);
}

/** People are at the airport, or on the platform, so long before it leaves. */
export const AHEAD_MINUTES = { flight: 180, train: 45 } as const;
/** From the door of the plane, or of the train, until the bags are put down in town. */
const INTO_TOWN_MINUTES = { flight: 90, train: 30 } as const;
/** Where the station is known, the way to it is counted by itself. */
const AT_PLATFORM_MINUTES = 30;
/** What of a length of time is spent on the way and waiting. */
const OFF_THE_END = { flight: AHEAD_MINUTES.flight, train: WAY_BACK_MINUTES } as const;
const lostOf = ({ leaving, arriving, end }: PlanRequest): number =>
  (leaving === undefined ? 0 : end ? AT_PLATFORM_MINUTES : OFF_THE_END[leaving]) +
  (arriving === undefined ? 0 : INTO_TOWN_MINUTES[arriving]);

/** Who leaves at six, by whatever means, fetches the bags before. */
const PACKING_MINUTES = 60;

const LATEST_TABLE = 22.25 * HOUR;

/** When people come on the first day, or leave on the last, was said. */
const isBounded = ({ fromMin, toMin }: When): boolean => toMin !== undefined || (fromMin ?? 0) > MORNING;

/** From the arrival on the first day to the departure on the last; whole days between. */
function stayWindows(
  window: When,
  { arriving, leaving }: PlanRequest,
  now: { readonly day: CivilDay; readonly minute: number },
): Omit<PlanDay, 'stops' | 'start'>[] {
  const days = Math.min(MOST_DAYS, daysBetween(window));
  const said = window.fromMin === undefined ? MORNING : window.fromMin + (arriving ? INTO_TOWN_MINUTES[arriving] : 0);
  const begin = window.day === now.day ? Math.max(said, Math.ceil(now.minute / 15) * 15) : said;
  const end =
    window.toMin === undefined ? EVENING_ENDS : window.toMin - (leaving ? AHEAD_MINUTES[leaving] : PACKING_MINUTES);
  const all = Array.from({ length: days }, (_, at) => ({
    day: addDays(window.day!, at),
    from: at === 0 ? begin : MORNING,
    // Who comes in late still has dinner.
    until:
      at === days - 1 && days === daysBetween(window)
        ? end
        : at === 0 && begin <= LATEST_TABLE
          ? Math.max(EVENING_ENDS, begin + SHORTEST_MINUTES + 30)
          : EVENING_ENDS,
  }));
  // Who leaves in the morning has no more of that day.
  return all.filter(({ from, until }) => until - from >= SHORTEST_MINUTES);
}

/** "On Sundays it is in the morning, so make it from eleven": the weekday that was named is the next of them. */
function onWeekday({ window }: PlanRequest, today: CivilDay): Pick<PlanRequest, 'window'> {
  const [weekday, another] = window?.weekdays ?? [];
  if (!window || window.day !== undefined || weekday === undefined || another !== undefined) return {};
  return { window: { ...window, day: addDays(today, (weekday - weekdayOf(today) + 7) % 7) } };
}

/** "We land at nine", or "brunch, then shops", said at five in the afternoon, is of another day. */
function onAnotherDay(
  { window, stops, minutes }: PlanRequest,
  now: { readonly day: CivilDay; readonly minute: number },
  { meals }: PlanWorld,
): When | undefined {
  const { day, label, fromMin, toMin } = window ?? {};
  if (day !== undefined) return window;
  if (minutes !== undefined) return byDay(window, minutes, now);
  const isBegun =
    label === undefined && toMin !== undefined && fromMin !== undefined && fromMin + SHORTEST_MINUTES < now.minute;
  const eaten = stops.flatMap(({ meal }) => mealOf(meal) ?? [])[0];
  const isEaten = !window && eaten !== undefined && meals[eaten].until < now.minute;
  // "Art in the morning and dancing at night", said at five: the morning that comes.
  const isOver = !window && stops.some(({ at }) => at?.label !== undefined && (at.toMin ?? DAY_MINUTES) <= now.minute);
  return isBegun || isEaten || isOver ? { said: UNSAID, ...window, day: addDays(now.day, 1) } : window;
}
/** "We get in at eleven and have five hours", said in the evening: nobody spends them at night. */
function byDay(
  window: When | undefined,
  minutes: number,
  now: { readonly day: CivilDay; readonly minute: number },
): When | undefined {
  const { fromMin, toMin, label } = window ?? {};
  const isNight = label === undefined && toMin === undefined && fromMin !== undefined && fromMin >= 21 * HOUR;
  if (!window || !isNight || minutes < LONG_STAY_MINUTES) return window;
  const from = fromMin - 12 * HOUR;
  return { ...window, fromMin: from, day: from < now.minute ? addDays(now.day, 1) : now.day };
}
const LONG_STAY_MINUTES = 3 * HOUR;

/** "Saturday, starting at ten" is the morning: nobody begins a day at ten at night. */
function onThatDay({ day, fromMin = MORNING, toMin }: When, today: CivilDay): number {
  const isNight = fromMin >= 21 * HOUR && day !== undefined && day !== today && toMin === undefined;
  return isNight ? fromMin - 12 * HOUR : fromMin;
}

/** The first day may begin later than the others: it is on already. */
const spread = (
  first: CivilDay,
  count: number,
  begin: number,
  until: number,
  from = begin,
): Omit<PlanDay, 'stops' | 'start'>[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays(first, at), from: at === 0 ? begin : from, until }));

function daysBetween(window: When | undefined): number {
  if (!window?.day || !window.untilDay) return 1;
  return Math.round((Date.parse(window.untilDay) - Date.parse(window.day)) / 86_400_000) + 1;
}
