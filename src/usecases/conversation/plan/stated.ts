// A day of exactly the stops that a message states, in its order and at its hours. Nothing is left out for a closed door: the
// hour is kept, and the reply says so.

import type { TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import { DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { PlanDay, Stop } from '../../../domain/plan.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import { addDays } from '../../../hours/civil-time.ts';
import type { PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { mealOf } from '../../../nlp/table.ts';
import { placesOf, stopsOf } from '../../../plan/edit.ts';
import { OUT_FROM } from '../../../plan/habits.ts';
import { schedule } from '../../../plan/schedule.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { placeOf, type Scene } from '../world.ts';
import { pointOf } from './stops.ts';
import { hasEnd } from './windows.ts';

type Window = Omit<PlanDay, 'stops' | 'start'>;

/** The first of the days that were said, long enough for whatever is stated; an hour of today that is over is tomorrow's. */
export function statedWindows(
  { world, now }: Scene,
  { stops, window, isStated }: PlanRequest,
  days: readonly Window[],
): readonly Window[] {
  const [first] = days;
  if (!first || !isStated) return days;
  const today = civilNow(world.recommend.hours.clock, now);
  const hour = stops.flatMap(hourOf)[0];
  const isGone =
    hour !== undefined && hour < today.minute - GONE_MINUTES && window?.day === undefined && !window?.isNow;
  const day = isGone && first.day === today.day ? addDays(today.day, 1) : first.day;
  const isToday = day === today.day;
  const earliest = isToday ? Math.ceil(today.minute / 5) * 5 : EARLIEST;
  const isFirstSet = stops[0] !== undefined && hourOf(stops[0]).length > 0;
  const from = isFirstSet ? earliest : Math.max(earliest, isGone ? MORNING : Math.min(first.from, hour ?? first.from));
  return [{ day, from, until: LATEST }];
}

const GONE_MINUTES = 5;
const EARLIEST = 6 * 60;
const MORNING = 10 * 60;
const LATEST = DAY_MINUTES + 6 * 60;

const hourOf = ({ at }: PlanStop): readonly number[] =>
  at?.label === undefined && at?.fromMin !== undefined ? [at.fromMin] : [];

/** Stays that end in time for the next hour that was said, and the end of the day where the last stop is over. */
export function inTimeForHours(
  day: PlanDay,
  request: PlanRequest,
  world: PlanWorld,
  untils: ReadonlyMap<unknown, number>,
): PlanDay {
  let current = untilSaid(atOpening(atTheirHour(day, world), world), untils, world);
  for (let round = 0; round < day.stops.length * 2; round++) {
    const { visits } = schedule(current, world);
    const late = visits.findIndex(({ isLate }) => isLate);
    if (late < 0) break;
    const { arrive, stop } = visits[late]!;
    const before = current.stops.slice(0, late).findLast(({ stayMinutes }) => stayMinutes > SHORTEST_STAY);
    if (!before) break;
    const over = arrive - stop.fixedAt!;
    current = replaced(current, before, { ...before, stayMinutes: Math.max(SHORTEST_STAY, before.stayMinutes - over) });
  }
  current = untilShut(current, world);
  const over = hasEnd(request) ? request.window!.toMin! - wayBack(current, request, world) : LATEST;
  const timely = shortenedBy(current, schedule(current, world).leave - over);
  return { ...timely, until: schedule(timely, world).leave };
}

/** "At the hotel by five": minutes from the last stop to where people must be then. */
function wayBack(day: PlanDay, { end, isRound }: PlanRequest, world: PlanWorld): number {
  const there = pointOf(end) ?? (isRound ? day.start.position : undefined);
  const last = schedule(day, world).visits.at(-1);
  return there && last ? Math.ceil(world.legBetween(last.place.position, there).minutes / 5) * 5 : 0;
}

/** "The museum till five": it is over then. */
function untilSaid(day: PlanDay, untils: ReadonlyMap<unknown, number>, world: PlanWorld): PlanDay {
  return day.stops.reduce((current, { placeId, meal }) => {
    const until = untils.get(meal ?? placeId);
    const visit = schedule(current, world).visits.find(({ stop }) => stop.placeId === placeId);
    const stay = until === undefined || !visit ? 0 : until - visit.begin;
    return visit && stay >= SHORTEST_STAY
      ? replaced(current, visit.stop, { ...visit.stop, stayMinutes: stay })
      : current;
  }, day);
}

/** A museum that shuts at seven is seen until then. */
function untilShut(day: PlanDay, world: PlanWorld): PlanDay {
  const { visits } = schedule(day, world);
  const stays = visits.map(({ stop, place, begin, open }) => {
    const span = place.spansOn(day.day)?.find(({ start, end }) => start <= begin && begin < end);
    const left = span && open === 'no' && !stop.meal ? span.end - begin : stop.stayMinutes;
    return left >= SHORTEST_LAST && left < stop.stayMinutes ? { ...stop, stayMinutes: left } : stop;
  });
  return { ...day, stops: stays };
}

/** A stage has its show in the evening, where nothing that was said comes after it. */
function atTheirHour(day: PlanDay, world: PlanWorld): PlanDay {
  const last = schedule(day, world).visits.at(-1);
  const from = last && SHOWS.flatMap((each) => (last.place.categories[0] === each ? (OUT_FROM[each] ?? []) : []))[0];
  const isEarly = last && from !== undefined && last.stop.fixedAt === undefined && last.begin < from;
  return isEarly ? replaced(day, last.stop, { ...last.stop, fixedAt: from }) : day;
}
const SHOWS: readonly Category[] = ['music halls', 'dance clubs'];

/** "On Monday the museum", which opens at noon: the visit begins then, however early the day does. */
function atOpening(day: PlanDay, world: PlanWorld): PlanDay {
  for (const { stop, place, begin, open } of schedule(day, world).visits) {
    if (open !== 'no' || stop.meal || stop.fixedAt !== undefined) continue;
    const span = place.spansOn(day.day)?.find(({ start }) => start > begin && start - begin <= LONGEST_DELAY);
    if (span) return atOpening(replaced(day, stop, { ...stop, fixedAt: span.start }), world);
  }
  return day;
}
const LONGEST_DELAY = 3 * 60;

/** What has no hour and is no meal gives up some of its time, where the end was said. */
function shortenedBy(day: PlanDay, minutes: number): PlanDay {
  const last = day.stops.findLastIndex(({ fixedAt }) => fixedAt !== undefined);
  const isLong = ({ meal, stayMinutes }: Stop) => !meal && stayMinutes > SHORTEST_LAST;
  // What comes before an hour that was said gives way, too, where it makes people late.
  const stop = day.stops.findLast((each, at) => at >= last && isLong(each)) ?? day.stops.findLast(isLong);
  if (minutes <= 0 || !stop) return day;
  return replaced(day, stop, { ...stop, stayMinutes: Math.max(SHORTEST_LAST, stop.stayMinutes - minutes) });
}
const SHORTEST_LAST = 40;

const SHORTEST_STAY = 20;

const replaced = (day: PlanDay, stop: Stop, by: Stop): PlanDay => ({
  ...day,
  stops: day.stops.map((each) => (each === stop ? by : each)),
});

/** What went out of the plan that stands does not come back in another that is stated. */
export function withoutGone(
  conversation: TalkState,
  { isStated }: Pick<PlanRequest, 'isStated'>,
): TalkState & { readonly leftOut?: readonly PlaceId[] } {
  const { plan, planVersions = [] } = conversation;
  if (!isStated || !plan) return conversation;
  const standing = placesOf(plan);
  const before = planVersions.flatMap((each) => stopsOf(each).map(({ placeId }) => placeId));
  return { ...conversation, leftOut: before.filter((id) => !standing.has(id)) };
}

/** "Dinner, then the show at eight": it is over by then, whatever the habits of the city. */
export function dinnerInTime(
  world: PlanWorld,
  { isStated }: Pick<PlanRequest, 'isStated'>,
  stops: readonly PlanStop[],
): PlanWorld {
  const { dinner } = world.meals;
  const index = stops.findIndex(({ meal, at }) => mealOf(meal) === 'dinner' && at === undefined);
  const next = stops.slice(index + 1).flatMap(hourOf)[0];
  if (!isStated || index < 0) return world;
  // After a show kitchens are still open for a while.
  if (next === undefined)
    return index === 0 ? world : { ...world, meals: { ...world.meals, dinner: { ...dinner, until: LATEST_DINNER } } };
  const begin = Math.floor((next - BETWEEN_MINUTES - dinner.stayMinutes) / 5) * 5;
  if (begin >= dinner.from || begin < EARLIEST_DINNER) return world;
  return { ...world, meals: { ...world.meals, dinner: { ...dinner, from: begin, until: begin } } };
}
const EARLIEST_DINNER = 17 * 60 + 30;
const LATEST_DINNER = 23 * 60;

/** Between two hours that were said the stays are as long as the time allows. */
export function withinHours(
  stops: readonly PlanStop[],
  keys: readonly unknown[],
  found: readonly Stop[],
): readonly Stop[] {
  const indexOf = (stop: Stop) => keys.findIndex((key) => key === (stop.meal ?? stop.placeId));
  const hourAt = (at: number) => stops[at] && hourOf(stops[at])[0];
  return found.map((stop) => {
    const at = indexOf(stop);
    const begin = stops.findLastIndex((_, index) => index <= at && hourAt(index) !== undefined);
    const end = stops.findIndex((_, index) => index > at && hourAt(index) !== undefined);
    if (at < 0 || begin < 0 || end < 0) return stop;
    const share = (hourAt(end)! - hourAt(begin)!) / (end - begin) - BETWEEN_MINUTES;
    const others = found.filter((each) => each !== stop && indexOf(each) >= begin && indexOf(each) < end);
    const room =
      hourAt(end)! -
      hourAt(begin)! -
      (end - begin) * BETWEEN_MINUTES -
      others.reduce((sum, each) => sum + each.stayMinutes, 0);
    return { ...stop, stayMinutes: Math.max(SHORTEST_STAY, Math.min(stop.stayMinutes, Math.max(share, room))) };
  });
}
/** From one stop to the next. */
const BETWEEN_MINUTES = 12;

/** "And the tavern is too dear", of a plan that does not have it: nothing had to go. */
export function notThere(
  scene: Scene,
  { plan }: TalkState,
  { isAnew, turnedDown = [] }: PlanRequest,
): Pick<TimetableAnswer, 'undone' | 'undoneOf'> {
  const standing = plan && placesOf(plan);
  const id = turnedDown.flatMap((each) => placeIdIn(each) ?? []).find((each) => !standing?.has(each));
  const name = id && placeOf(scene, id)?.name;
  return isAnew && name !== undefined ? { undone: 'which_stop', undoneOf: name } : {};
}
