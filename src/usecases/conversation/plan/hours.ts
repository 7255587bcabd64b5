// The hours of a plan that stands: its days begin later or end sooner, and a stop is at another time.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { DAY_MINUTES, HALF_DAY } from '../../../domain/civil-day.ts';
import type { Meal, Plan, PlanDay, Stop } from '../../../domain/plan.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import type { PlanEdit, When } from '../../../nlp/frame.ts';
import { stopsOf, withDayAt } from '../../../plan/edit.ts';
import { mended } from '../../../plan/mend.ts';
import { schedule } from '../../../plan/schedule.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { daysMeant } from './drops.ts';
import { applied, dayOf, type Outcome } from './outcome.ts';
import { AHEAD_MINUTES, isEndSaid } from './windows.ts';

/** The whole plan earlier or later, from an hour on, until an hour, or for so long. */
export function shifted(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  edit: Extract<PlanEdit, { kind: 'shift' }>,
): Outcome {
  const { minutes, startAt, endAt, endsEarlier, lasts } = edit;
  const days = daysMeant(plan, edit);
  const changed = new Map<PlanDay, PlanDay>();
  for (const asItStands of days) {
    const day =
      startAt?.fromMin === undefined
        ? asItStands
        : startingAt(scene, asItStands, startOf(startAt, asItStands), days.length > 1);
    const leave = schedule(day, planWorldOf(scene.world)).leave;
    const end = endAt?.toMin ?? endAt?.fromMin;
    const ahead = edit.leaving ? AHEAD_MINUTES[edit.leaving] : 0;
    const until =
      end !== undefined
        ? endOfHours(end, startAt, day, leave + ahead) - ahead
        : lasts !== undefined
          ? day.from + lasts
          : endsEarlier && leave - endsEarlier;
    // What has its doors shut by then does not push out what is open.
    const open = startAt && until !== undefined ? mended(day, planWorldOf(scene.world)).day : day;
    if (until !== undefined) changed.set(asItStands, endingBy(scene, open, until));
    else if (startAt) changed.set(asItStands, day);
    else changed.set(asItStands, movedBy(scene, day, minutes ?? 0, isEndSaid(conversation)));
  }
  return { plan: { ...plan, days: plan.days.map((day) => changed.get(day) ?? day) } };
}

/** Of hours that were said together the end is as long after the begin as it was said. */
const endOfHours = (end: number, startAt: When | undefined, day: PlanDay, leave: number): number =>
  startAt?.fromMin === undefined
    ? endMeant(end, day, leave)
    : end + (startAt.isEitherHalf ? day.from - startAt.fromMin : 0);

/** "End by eight", "before three" of a night: the last such hour at which the day is not over anyway. */
function endMeant(minute: number, { from }: PlanDay, leave: number): number {
  const hours = [minute - DAY_MINUTES, minute - HALF_DAY, minute, minute + HALF_DAY, minute + DAY_MINUTES];
  const possible = hours.filter((each) => each > from + SHORTEST && each <= leave);
  return possible.at(-1) ?? hours.filter((each) => each > from + SHORTEST)[0] ?? minute;
}
const SHORTEST = 45;

/** "Start at ten" is the ten that is nearer; "after lunch", or from ten to twelve, leaves no doubt. */
const startOf = ({ label, fromMin = 0, isEitherHalf }: When, { from }: PlanDay): number =>
  label === undefined && isEitherHalf ? nearestTo(from, fromMin) : fromMin;

/** The day begins at another hour; what does not fit any more is dropped afterwards. */
function startingAt(scene: Scene, day: PlanDay, minute: number, isOneOfSeveral: boolean): PlanDay {
  const from = notBeforeNow(scene, day, minute);
  // Of several days those that begin later anyway stay as they are.
  if (isOneOfSeveral && from <= day.from) return day;
  const isShort = day.until - from < HALF_DAY / 2;
  // Who starts in the afternoon has had lunch.
  const { meals } = planWorldOf(scene.world);
  const left = day.stops.filter(({ meal, fixedAt }) => !meal || (fixedAt ?? meals[meal].until - HALF_HOUR) > from);
  const stops = (left.length > 0 ? left : day.stops).map((stop) => startedLater(stop, from));
  return { ...day, stops, from, until: isShort ? day.until + Math.max(0, from - day.from) : day.until };
}

/** The museum at ten, of a day that begins at eleven now, is the first of it. */
function startedLater(stop: Stop, from: number): Stop {
  const { fixedAt, ...free } = stop;
  return fixedAt !== undefined && fixedAt < from && !stop.meal ? free : stop;
}

const HALF_HOUR = 30;

/** All of it later or earlier; what the day ended with still has its time. */
function movedBy(scene: Scene, day: PlanDay, minutes: number, isEndSaid: boolean): PlanDay {
  const from = Math.min(DAY_MINUTES - 1, Math.max(0, notBeforeNow(scene, day, day.from + minutes)));
  // Who must be at a station at six has less time, and not another train.
  if (isEndSaid && minutes > 0) return { ...day, from };
  const moved = { ...day, from, until: Math.max(from, day.until + (from - day.from)) };
  return { ...moved, until: Math.max(moved.until, schedule(moved, planWorldOf(scene.world)).leave) };
}

/** Nobody can begin an hour ago. */
function notBeforeNow({ world, now }: Scene, { day, from }: PlanDay, minute: number): number {
  const today = civilNow(world.recommend.hours.clock, now);
  return day === today.day ? Math.max(minute, Math.min(from, Math.ceil(today.minute / 5) * 5)) : minute;
}

/** "Start at ten", of a plan that starts at nine, is ten in the morning. */
const nearestTo = (from: number, minute: number): number =>
  [minute - HALF_DAY, minute, minute + HALF_DAY]
    .filter((each) => each >= 0 && each < DAY_MINUTES)
    .filter((each, _, all) => each >= EARLIEST_START || all.every((other) => other < EARLIEST_START))
    .sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[0] ?? minute;

/** Nobody sets out at four because "at four" was said. */
const EARLIEST_START = 6 * 60 + 30;

/** Until the day is over in time: what begins too late goes, dinner is had sooner where its doors are open, visits go. */
function endingBy(scene: Scene, day: PlanDay, until: number): PlanDay {
  const world = planWorldOf(scene.world);
  let current: PlanDay = { ...day, until };
  while (schedule(current, world).leave > until && current.stops.length > 1) {
    const last = current.stops.at(-1)!;
    const sooner = last.meal && soonerTable(scene, current, last, until);
    if (sooner) {
      current = sooner;
      if (schedule(current, world).visits.every(({ isLate }) => !isLate)) break;
    }
    const { visits } = schedule(current, world);
    const cut = cutShort(current, visits.at(-1)!.begin, until);
    if (cut) {
      current = cut;
      break;
    }
    const isHopeless = visits.at(-1)!.begin >= until - LEAST_STAY || (last.meal !== undefined && !sooner);
    const free = current.stops.findLast(({ meal }) => meal === undefined);
    const gone = isHopeless || !free ? current.stops.at(-1)! : free;
    current = { ...current, stops: current.stops.filter((each) => each !== gone) };
  }
  return current;
}
const LEAST_STAY = 20;

/** The last visit until the day is over, where that is still most of it. */
function cutShort(day: PlanDay, begin: number, until: number): PlanDay | undefined {
  const last = day.stops.at(-1)!;
  const stay = until - begin;
  const isEnough = last.meal === undefined && stay >= SHORTEST_CUT && stay >= last.stayMinutes * LEAST_SHARE;
  if (!isEnough) return undefined;
  return { ...day, stops: day.stops.map((each) => (each === last ? { ...last, stayMinutes: stay } : each)) };
}
const SHORTEST_CUT = 30;
const LEAST_SHARE = 0.5;

/** The same table at an hour at which the meal is over in time; undefined where that is no hour for it, or it is shut. */
function soonerTable(scene: Scene, day: PlanDay, last: Stop, until: number): PlanDay | undefined {
  const world = planWorldOf(scene.world);
  const earliest = EARLIEST_TABLE[last.meal!];
  const stay = Math.min(last.stayMinutes, until - earliest);
  const fixedAt = until - stay;
  if (stay < SHORTEST_TABLE || fixedAt < earliest) return undefined;
  const spans = world.placeOf(last.placeId)?.spansOn(day.day);
  if (spans && !spans.some(({ start, end }) => start <= fixedAt && until <= end)) return undefined;
  const table: Stop = { ...last, stayMinutes: stay, fixedAt };
  return { ...day, stops: day.stops.map((each) => (each === last ? table : each)) };
}
const SHORTEST_TABLE = 50;
const EARLIEST_TABLE: Readonly<Record<Meal, number>> = {
  breakfast: 8 * 60,
  lunch: 12 * 60 + 30,
  snack: 15 * 60,
  dinner: 19 * 60,
};

/** A stop at an hour; the day begins and ends so that it holds it. */
export function fixedTo(scene: Scene, plan: Plan, placeId: Stop['placeId'], minute: number): Outcome {
  const at = dayOf(plan, placeId);
  const day = plan.days[at]!;
  const stop = day.stops.find((each) => each.placeId === placeId)!;
  const doors = planWorldOf(scene.world).placeOf(placeId)?.spansOn(day.day);
  const fixedAt = hourOf(stop, day, minute, doors);
  const wide = {
    ...day,
    from: Math.min(day.from, Math.max(0, fixedAt - WAY_MINUTES)),
    until: Math.max(day.until, fixedAt + stop.stayMinutes),
  };
  // Lunch at three, where the kitchen closes at four, takes an hour.
  const left = doors?.find(({ start, end }) => start <= fixedAt && fixedAt < end);
  const stay = left ? Math.min(stop.stayMinutes, left.end - fixedAt) : stop.stayMinutes;
  const shorter = stay < stop.stayMinutes && stay >= SHORTEST_TABLE;
  const stops = wide.stops.map((each) => (each === stop && shorter ? { ...each, stayMinutes: stay } : each));
  return applied(scene, withDayAt(plan, at, { ...wide, stops }), { op: 'fix', placeId, at: fixedAt });
}
const WAY_MINUTES = 30;

/** Whether the doors are open at that hour for as long as a meal takes at least; undefined where nobody knows. */
export function isServedAt(scene: Scene, plan: Plan, placeId: Stop['placeId'], minute: number): boolean | undefined {
  const day = plan.days[dayOf(plan, placeId)]!;
  const begin = hourOf(day.stops.find((each) => each.placeId === placeId)!, day, minute);
  const spans = planWorldOf(scene.world).placeOf(placeId)?.spansOn(day.day);
  return spans?.some(({ start, end }) => start <= begin && begin + SHORTEST_TABLE <= end);
}

/** "Lunch at two" is in the afternoon; of a visit the half of the clock in which the day is. */
function hourOf(
  { meal, stayMinutes }: Stop,
  { from, until }: PlanDay,
  minute: number,
  doors?: readonly { readonly start: number; readonly end: number }[],
): number {
  const earliest = meal ? HOURS_OF[meal] : undefined;
  const hours = [minute - DAY_MINUTES, minute - HALF_DAY, minute, minute + HALF_DAY].filter((each) => each >= 0);
  if (earliest !== undefined) return hours.find((each) => each >= earliest && each < earliest + HALF_DAY) ?? minute;
  const isInDay = (each: number) => each >= from && each < until;
  // The museum "at ten", of a day until midnight: the doors say which ten it is.
  const stay = Math.min(stayMinutes, SHORTEST_TABLE);
  const open = doors ? hours.filter((each) => doors.some(({ start, end }) => start <= each && each + stay <= end)) : [];
  return open.find(isInDay) ?? open[0] ?? hours.find(isInDay) ?? minute;
}
const HOURS_OF: Readonly<Record<Meal, number>> = { breakfast: 5 * 60, lunch: 11 * 60, snack: 12 * 60, dinner: 17 * 60 };

/** To the length that was said, else by a third. */
export function stayed(
  scene: Scene,
  plan: Plan,
  placeId: PlaceId,
  { by, minutes }: Extract<PlanEdit, { kind: 'stay' }>,
): Outcome {
  const now = stopsOf(plan).find((stop) => stop.placeId === placeId)?.stayMinutes ?? 0;
  const other = Math.round((now * (by === 'longer' ? LONGER : SHORTER)) / 5) * 5;
  return applied(scene, plan, { op: 'stay', placeId, minutes: minutes ?? other });
}
const LONGER = 4 / 3;
const SHORTER = 2 / 3;
