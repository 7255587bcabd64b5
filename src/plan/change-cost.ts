// What a changed day costs beside the day that stood: shut doors and broken words first, then what moved that nobody spoke of.
import type { PlaceId } from '../domain/branded.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { OPEN_LATE, OUT_FROM } from './habits.ts';
import { schedule, type Visit } from './schedule.ts';
import type { PlanWorld } from './world.ts';

/** What the words said of a day beside the stops in it. */
export interface Claims {
  /** The first of two comes before the second, where the doors allow it. */
  readonly order: readonly (readonly [PlaceId, PlaceId])[];
  /** What comes in stands before or behind the other, or it does not come. */
  readonly firm: readonly (readonly [PlaceId, PlaceId])[];
  /** Two stops with none between them. */
  readonly beside: readonly (readonly [PlaceId, PlaceId])[];
  /** Stops that take as long as was said. */
  readonly lengths: ReadonlySet<PlaceId>;
  /** Stops that go where no hour is left for them, and how much each is missed: 1 for one that nobody asked for. */
  readonly mayGo: ReadonlyMap<PlaceId, number>;
  /** The order in which all of them stand was asked for. */
  readonly isInOrder: boolean;
  readonly isBeginOpen: boolean;
  /** What comes first now may come before the day began, but not earlier than then. */
  readonly earliest?: number | undefined;
  readonly isEndOpen: boolean;
}

/** How the day stood, and how the words left it. */
export interface Standing {
  readonly before: PlanDay;
  readonly after: PlanDay;
  readonly claims: Claims;
}

/** The cost of any day with these stops, in minutes that nobody would mind. */
export function costOfChange({ before, after, claims }: Standing, world: PlanWorld): (day: PlanDay) => number {
  const was = new Map(schedule(before, world).visits.map((visit) => [visit.stop.placeId, visit]));
  const usual = new Map(after.stops.map((stop, at) => [stop.placeId, { stop, at }]));
  const isTimedAnew = ({ placeId, fixedAt }: Stop): boolean =>
    fixedAt !== undefined && was.get(placeId)?.stop.fixedAt !== fixedAt;
  const timed = new Set(after.stops.filter(isTimedAnew).map(({ placeId }) => placeId));
  return (day) => {
    const { visits, leave, travelMinutes } = schedule(day, world);
    const at = new Map(visits.map(({ stop }, index) => [stop.placeId, index]));
    let cost = travelMinutes * TRAVEL + overrun(leave - after.until, claims.isEndOpen);
    cost += Math.abs(day.from - after.from) * OTHER_BEGIN;
    for (const { placeId } of after.stops) if (!at.has(placeId)) cost += GONE * (claims.mayGo.get(placeId) ?? 0);
    for (const visit of visits) {
      const { stop } = visit;
      const asSaid = usual.get(stop.placeId)!.stop;
      cost +=
        faultsOf(visit, world, was.get(stop.placeId)) +
        idleCost(visit.begin - visit.arrive - waitOf(was.get(stop.placeId)), stop);
      cost += stretchCost(stop.stayMinutes - asSaid.stayMinutes, claims.lengths.has(stop.placeId));
      if (!timed.has(stop.placeId)) cost += movedCost(visit, was.get(stop.placeId));
    }
    return cost + orderCost(visits, at, usual, timed, claims);
  };
}
const TRAVEL = 0.5;
const OTHER_BEGIN = 0.15;
const GONE = 600;
const SHUT = 1_000;
const DARK = 700;
const BROKEN_WORD = 3_000;
const NOT_AS_LONG = 200;

/** A day whose end is open may end a little later. */
function overrun(minutes: number, isEndOpen: boolean): number {
  if (minutes <= 0) return 0;
  return isEndOpen && minutes <= LATEST_MORE ? minutes : SHUT + minutes;
}
/** In minutes. */
export const LATEST_MORE = 150;

/** Who was told of a closed door, and changes something else, lives with it. */
function faultsOf({ stop, begin, open, isDark, isLate, place }: Visit, world: PlanWorld, was?: Visit): number {
  const isLateMeal = stop.meal !== undefined && stop.fixedAt === undefined && begin > world.meals[stop.meal].until;
  const [main] = place.categories;
  const outFrom = main !== undefined && OPEN_LATE.includes(main) ? (OUT_FROM[main] ?? EVENING) : 0;
  // What people go out for in the evening stays in it.
  const isTooEarly = stop.meal === undefined && begin < outFrom && (was === undefined || was.begin >= outFrom);
  return (
    (open === 'no' ? (was?.open === 'no' ? KNOWN_SHARE : 1) * SHUT : 0) +
    (isDark ? (was?.isDark ? KNOWN_SHARE : 1) * DARK : 0) +
    (isLate ? 2 * SHUT : 0) +
    (isLateMeal ? SHUT : 0) +
    (isTooEarly && stop.fixedAt === undefined ? TOO_EARLY : 0) +
    (stop.fixedAt !== undefined && begin > stop.fixedAt ? (begin - stop.fixedAt) * BEHIND : 0)
  );
}
const KNOWN_SHARE = 0.15;
const BEHIND = 20;
const EVENING = 19 * 60;
const TOO_EARLY = 250;

const waitOf = (was: Visit | undefined): number => (was ? was.begin - was.arrive : 0);

/** A wait that stood already is none that the change has made; a rest on a bench is none either; two hours of nothing are worse than twice one. */
const idleCost = (minutes: number, { meal }: Stop): number =>
  Math.max(0, minutes - (meal ? MEAL_REST : REST)) * IDLE + Math.max(0, minutes - LONG_REST) * IDLE;
const REST = 15;
const MEAL_REST = 35;
const LONG_REST = 75;
const IDLE = 0.6;

const stretchCost = (minutes: number, isSaid: boolean): number =>
  minutes === 0 ? 0 : isSaid ? NOT_AS_LONG + 3 * Math.abs(minutes) : minutes < 0 ? -minutes * CUT : minutes * STRETCHED;
const CUT = 0.7;
const STRETCHED = 0.25;

/** A meal keeps its hour, and so does what it gets late for; a visit hardly minds. */
function movedCost({ stop, begin, place }: Visit, was: Visit | undefined): number {
  if (!was) return 0;
  const isOut = stop.meal !== undefined || OPEN_LATE.includes(place.categories[0]!);
  return Math.abs(begin - was.begin) * (isOut ? MEAL_MOVED : MOVED);
}
/** A hole alone moves no meal. */
const MEAL_MOVED = 1.5;
const MOVED = 0.08;

function orderCost(
  visits: readonly Visit[],
  at: ReadonlyMap<PlaceId, number>,
  usual: ReadonlyMap<PlaceId, { readonly at: number }>,
  timed: ReadonlySet<PlaceId>,
  { order, firm, beside, isInOrder }: Claims,
): number {
  const turned = (pairs: Claims['order']) =>
    pairs.filter(([first, second]) => (at.get(first) ?? -1) > (at.get(second) ?? Number.POSITIVE_INFINITY)).length;
  let cost = turned(order) * TURNED_DOWN + turned(firm) * BROKEN_WORD;
  for (const [first, second] of beside) {
    const [one, other] = [at.get(first), at.get(second)];
    if (one !== undefined && other !== undefined && Math.abs(one - other) > 1) cost += NOT_BESIDE;
  }
  for (let left = 0; left < visits.length; left++) {
    for (let right = left + 1; right < visits.length; right++) {
      const [a, b] = [visits[left]!.stop.placeId, visits[right]!.stop.placeId];
      if (usual.get(a)!.at < usual.get(b)!.at) continue;
      cost += timed.has(a) || timed.has(b) ? (isInOrder ? TURNED : TURNED_BY_HOUR) : isInOrder ? 2 * TURNED : TURNED;
    }
  }
  return cost;
}
/** An order before closed doors, or in the dark, is none. */
const TURNED_DOWN = 450;
const NOT_BESIDE = 500;
/** Nobody reads a whole day anew for one small change: only a closed door, or the dark, is worth another order. */
const TURNED = 220;
const TURNED_BY_HOUR = 4;
