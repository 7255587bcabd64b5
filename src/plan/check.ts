// Holds a day that was made against what was asked for: when it begins and ends, holes in it, what is missing or out of its turn,
// ways that are too long, doors and light. What can be mended is mended: a visit goes on for longer, a stop of no fixed hour
// comes earlier, a short stop nearby fills a hole. What is left is told.
import type { PlaceId } from '../domain/branded.ts';
import { MAX_STOPS_A_DAY, type Meal, type PlanDay, type Stop } from '../domain/plan.ts';
import type { Point } from '../geo/point.ts';
import { type Candidate, isHourFor } from './choose.ts';
import { costOf } from './order.ts';
import { schedule, type Visit } from './schedule.ts';
import { stayMinutes } from './stays.ts';
import type { PlannedPlace, PlanWorld } from './world.ts';

/** A place stands for itself, a table for its meal. */
type StopKey = PlaceId | Meal;

/** What was asked of a day. */
export interface Brief {
  /** The day is to begin when its window does. */
  readonly isBeginSaid: boolean;
  /** It is to last until its window ends. */
  readonly isEndSaid: boolean;
  /** Stops that were asked for, in the order in which they were said. */
  readonly asked: readonly StopKey[];
  /** The order was said, too. */
  readonly isInOrder: boolean;
  /** The stop with which the day is over, if one was said to be that. */
  readonly last?: StopKey | undefined;
  /** Hours that only a part of the day gave: the stop may begin from then on. */
  readonly earliest: ReadonlyMap<StopKey, number>;
  /** Stops whose hour was said: people have plans of their own before them. */
  readonly atTheirHour: ReadonlySet<StopKey>;
  /** Minutes without anything to do that nobody minds: who said no hours leaves air between the stops. */
  readonly mostIdle: number;
  readonly longestWalk: number;
  /** How long people stay at a place at most. */
  readonly longestStay: (place: PlannedPlace) => number;
  /** Stops that nobody asked for: welcome, only where a long hole is left, or none. */
  readonly others: 'welcome' | 'rare' | 'none';
  /** Short stops around a point, the best first. */
  readonly fillers: (around: Point) => readonly Candidate[];
}

/** Nothing to do from then until then; `at`: before which stop, after the last one their number. */
export interface Idle {
  readonly kind: 'idle';
  readonly at: number;
  readonly from: number;
  readonly until: number;
}

type Fault =
  | Idle
  | { readonly kind: 'missing'; readonly key: StopKey }
  | { readonly kind: 'turned'; readonly key: StopKey }
  | { readonly kind: 'far' | 'shut' | 'dark' | 'late'; readonly placeId: PlaceId };

/** All that the day does not keep of what was asked. */
export function faultsIn(day: PlanDay, brief: Brief, world: PlanWorld): readonly Fault[] {
  const { visits } = schedule(day, world);
  const keys = visits.map(({ stop }) => keyOf(stop));
  const asked = brief.asked.filter((key) => keys.includes(key));
  const turned = asked.filter((key, at) => at > 0 && keys.indexOf(key) < keys.indexOf(asked[at - 1]!));
  return [
    ...idleIn(day, brief, visits),
    ...brief.asked.flatMap((key): Fault | readonly [] => (keys.includes(key) ? [] : { kind: 'missing', key })),
    ...(brief.isInOrder ? turned.map((key): Fault => ({ kind: 'turned', key })) : []),
    ...visits.flatMap((visit) => faultsOf(visit, brief)),
  ];
}

/** The day with what can be mended of it. No asked stop goes, none comes later than it was, and no door is shut that was open. */
export function repaired(asked: PlanDay, brief: Brief, world: PlanWorld): PlanDay {
  let day = asked;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const better = waysToFill(day, brief, world)
      .filter((way) => isNoWorse(way.day, day, world, brief.last))
      .map((way) => ({ day: way.day, worth: worthOf(way.day, brief, world) + (way.liked ?? 0) * LIKED_MINUTES }))
      .sort((a, b) => b.worth - a.worth)[0];
    if (!better || better.worth <= worthOf(day, brief, world) + LEAST_GAIN) return day;
    day = better.day;
  }
  return day;
}
const MOST_ROUNDS = 8;
const LEAST_GAIN = 5;
/** What the best of the stops nearby is worth beside the worst. */
const LIKED_MINUTES = 15;

interface Way {
  readonly day: PlanDay;
  /** 0 to 1: how welcome the stop is that comes in. */
  readonly liked?: number;
}

/** Before an hour that was said people have so much time to themselves. */
const OWN_MINUTES = 75;
/** At the beginning, beside the way. */
const BEGIN_MINUTES = 20;
/** So long the first stop may be waited for on a day that begins at no hour in particular. */
const LONGEST_BEGIN = 60;

function idleIn(
  day: PlanDay,
  { isBeginSaid, isEndSaid, atTheirHour, mostIdle }: Brief,
  visits: readonly Visit[],
): Idle[] {
  const idle = visits.flatMap((visit, at): Idle | readonly [] => {
    const before = visits[at - 1];
    const from = (before?.leave ?? day.from) + visit.leg.minutes;
    const most = before ? mostIdle : BEGIN_MINUTES;
    // Who said an hour has plans of their own before it; who waits for the dark or for a door has none.
    const isOwn =
      !before && !isBeginSaid && (atTheirHour.has(keyOf(visit.stop)) || visit.begin - from <= LONGEST_BEGIN);
    const least = before && atTheirHour.has(keyOf(visit.stop)) ? Math.max(most, OWN_MINUTES) : most;
    return isOwn || visit.begin - from <= least ? [] : { kind: 'idle', at, from, until: visit.begin };
  });
  const last = visits.at(-1);
  const isOver = !isEndSaid || !last || day.until - last.leave <= mostIdle;
  return isOver ? idle : [...idle, { kind: 'idle', at: visits.length, from: last.leave, until: day.until }];
}

function faultsOf({ stop, leg, open, isDark, isLate }: Visit, { longestWalk, asked }: Brief): readonly Fault[] {
  const { placeId } = stop;
  const isFar = leg.mode === 'walk' && leg.minutes > longestWalk && !asked.includes(keyOf(stop));
  const kinds = [...(isFar ? ['far'] : []), ...(open === 'no' ? ['shut'] : []), ...(isDark ? ['dark'] : [])] as const;
  return [...kinds, ...(isLate ? ['late'] : [])].map((kind) => ({ kind, placeId }) as Fault);
}

/** Each day that differs in one mended hole. */
function waysToFill(day: PlanDay, brief: Brief, world: PlanWorld): readonly Way[] {
  const { visits } = schedule(day, world);
  return idleIn(day, brief, visits).flatMap((idle): readonly Way[] => {
    const { at } = idle;
    const gap = idle.until - idle.from;
    const [before, after] = [visits[at - 1], visits[at]];
    const sameStops = [
      ...(before ? longer(day, before, brief, world, gap) : []),
      ...(after ? earlier(day, after, brief, world, gap) : []),
      ...(brief.isInOrder ? [] : swappedIn(day, at)),
    ];
    const isFull =
      brief.others === 'none' ||
      day.stops.length >= MAX_STOPS_A_DAY ||
      (brief.others === 'rare' &&
        (gap < RARE_MINUTES || sameStops.some((each) => isNoWorse(each, day, world, brief.last))));
    return [...sameStops.map((each) => ({ day: each })), ...(isFull ? [] : filled(day, idle, visits, brief, world))];
  });
}

/** Whoever listed the stops has so much time of their own at most. */
const RARE_MINUTES = 60;

/** People stay for longer, within reason. */
function longer(
  day: PlanDay,
  { stop, place }: Visit,
  { longestStay }: Brief,
  world: PlanWorld,
  gap: number,
): readonly PlanDay[] {
  const isSat = SERVING.has(place.categories[0]);
  const usual = stop.meal ? world.meals[stop.meal].stayMinutes : stayMinutes(place);
  const most = stop.meal || isSat ? usual + LONGER_MEAL_MINUTES : longestStay(place);
  const stay = Math.floor(Math.min(most, stop.stayMinutes + gap) / 5) * 5;
  return stay > stop.stayMinutes ? [replaced(day, stop, { ...stop, stayMinutes: stay })] : [];
}
const LONGER_MEAL_MINUTES = 20;

/** A stop that waits only for its part of the day, or for the usual hour of a meal, comes earlier. */
function earlier(
  day: PlanDay,
  { stop, begin, place }: Visit,
  brief: Brief,
  world: PlanWorld,
  gap: number,
): readonly PlanDay[] {
  const least = brief.earliest.get(keyOf(stop));
  if (stop.meal !== undefined && stop.fixedAt === undefined) {
    const at = Math.max(begin - gap, world.meals[stop.meal].from);
    const isOpen =
      place.spansOn(day.day)?.some(({ start, end }) => start <= at && at + stop.stayMinutes <= end) ?? true;
    return at < begin && isOpen ? [replaced(day, stop, { ...stop, fixedAt: Math.ceil(at / 5) * 5 })] : [];
  }
  if (stop.fixedAt === undefined || least === undefined) return [];
  const at = Math.max(least, begin - gap);
  const { fixedAt: _, ...free } = stop;
  return at >= begin
    ? []
    : [replaced(day, stop, at > begin - gap ? { ...free, fixedAt: Math.ceil(at / 5) * 5 } : free)];
}

/** A short stop nearby, for as long as the hole allows. */
function filled(
  day: PlanDay,
  { at: hole, from, until }: Idle,
  visits: readonly Visit[],
  { fillers, longestWalk, last }: Brief,
  world: PlanWorld,
): readonly Way[] {
  const isOver = hole === visits.length && hole > 0 && keyOf(visits[hole - 1]!.stop) === last;
  const at = isOver ? hole - 1 : hole;
  const gap = until - from;
  const taken = new Set(day.stops.map(({ placeId }) => placeId));
  const again = (place: PlannedPlace) =>
    visits.filter((visit) => !visit.stop.meal && visit.place.categories[0] === place.categories[0]).length;
  const [before, after] = [visits[at - 1], visits[at]];
  const around = before?.place.position ?? after?.place.position ?? day.start.position;
  const pool = fillers(around);
  const best = Math.max(1e-9, ...pool.map(({ reward }) => reward));
  return pool.flatMap(({ place, reward }): Way | readonly [] => {
    const stay = Math.floor(Math.min(stayMinutes(place), gap - WAY_MINUTES) / 5) * 5;
    // A great museum fills no hour.
    const isCut = stay < stayMinutes(place) * LEAST_SHARE;
    // Who has seen a museum has seen one: another fills no hole, unless nothing else does.
    if (taken.has(place.id) || stay < SHORTEST_STAY || isCut || again(place) > 1) return [];
    const isTable = (visit: Visit | undefined) => visit !== undefined && SERVING.has(visit.place.categories[0]);
    // Nobody goes from one table to the next.
    if (SERVING.has(place.categories[0]) && (isTable(before) || isTable(after))) return [];
    const stops = [...day.stops.slice(0, at), { placeId: place.id, stayMinutes: stay }, ...day.stops.slice(at)];
    const own = schedule({ ...day, stops }, world).visits[at]!;
    const isFit = isHourFor(own) && !own.isDark && own.open !== 'no' && own.begin - own.arrive <= LONGEST_WAIT;
    const isNear = own.leg.minutes <= Math.min(longestWalk, FILLER_WALK_MINUTES);
    return isFit && isNear ? { day: { ...day, stops }, liked: (reward / best) * AGAIN_SHARE ** again(place) } : [];
  });
}
const AGAIN_SHARE = 0.3;
const WAY_MINUTES = 10;
const LONGEST_WAIT = 15;
const SHORTEST_STAY = 20;
const LEAST_SHARE = 0.5;
const FILLER_WALK_MINUTES = 15;
const SERVING: ReadonlySet<string | undefined> = new Set(['restaurants', 'cafes', 'bakeries', 'pubs/bars', 'markets']);

/** A later stop comes before the hole. */
const swappedIn = (day: PlanDay, at: number): readonly PlanDay[] =>
  day.stops.slice(at + 1).flatMap((stop) => {
    const rest = day.stops.filter((each) => each !== stop);
    return stop.meal || stop.fixedAt !== undefined
      ? []
      : [{ ...day, stops: [...rest.slice(0, at), stop, ...rest.slice(at)] }];
  });

/** Nothing is shut, dark or late that was not, no stop begins later, and the day is over in time. */
function isNoWorse(after: PlanDay, before: PlanDay, world: PlanWorld, last: StopKey | undefined): boolean {
  const [now, was] = [schedule(after, world), schedule(before, world)];
  const [broken, dark] = costOf(now, after, world);
  const [wasBroken, wasDark] = costOf(was, before, world);
  const begins = new Map(was.visits.map(({ stop, begin }) => [stop.placeId, begin]));
  // What ends the day comes when the rest of it is over.
  const isTimely = now.visits.every(
    ({ stop, begin }) => keyOf(stop) === last || begin <= (begins.get(stop.placeId) ?? begin) + LATER_MINUTES,
  );
  return broken <= wasBroken && dark <= wasDark && isTimely && now.leave <= Math.max(before.until, was.leave);
}
/** Time enough that nobody notices. */
const LATER_MINUTES = 10;

/** What the day keeps, in minutes: those without anything to do count most, then those on the way. */
function worthOf(day: PlanDay, brief: Brief, world: PlanWorld): number {
  const { visits, travelMinutes } = schedule(day, world);
  const idle = idleIn(day, brief, visits).reduce((sum, { from, until }) => sum + until - from, 0);
  const stretched = day.stops.reduce((sum, { stayMinutes: stay }) => sum + stay, 0);
  const unknown = visits.filter(({ open }) => open === 'unknown').length;
  return STRETCH_WORTH * stretched - idle - travelMinutes - UNKNOWN_MINUTES * unknown;
}
const STRETCH_WORTH = 0.1;
const UNKNOWN_MINUTES = 15;

const keyOf = ({ meal, placeId }: Stop): StopKey => meal ?? placeId;

const replaced = (day: PlanDay, stop: Stop, by: Stop): PlanDay => ({
  ...day,
  stops: day.stops.map((each) => (each === stop ? by : each)),
});
