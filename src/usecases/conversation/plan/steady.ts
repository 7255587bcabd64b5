// A day after words changed it: stops that nobody named keep their order, meals and fixed times their hours, and none of them goes.
// What comes gives way instead: it is shorter, stands elsewhere where its place was not said, or does not come.
import type { PlaceId } from '../../../domain/branded.ts';
import type { PlanDay, Stop } from '../../../domain/plan.ts';
import { arrangedAround } from '../../../plan/around.ts';
import { brokenStops, eased, withoutWait } from '../../../plan/mend.ts';
import { bestOrder, costOf } from '../../../plan/order.ts';
import { schedule } from '../../../plan/schedule.ts';
import { cut, endingLater } from '../../../plan/slack.ts';
import type { PlanWorld } from '../../../plan/world.ts';

interface Steadied {
  readonly day: PlanDay;
  /** What should have come, and for which no hour is left. */
  readonly unplaced: readonly PlaceId[];
}

/** @param isPlaced where the stops that come stand was said */
export function steadied(
  before: PlanDay,
  after: PlanDay,
  {
    world,
    isEndOpen,
    isPlaced,
  }: { readonly world: PlanWorld; readonly isEndOpen: boolean; readonly isPlaced: boolean },
): Steadied {
  const known = new Set(before.stops.map(({ placeId }) => placeId));
  const added = after.stops.filter(({ placeId }) => !known.has(placeId));
  const tolerated = faultsOf(before, world);
  const hours = hoursOf(before, world);
  const isGood = (day: PlanDay, lateMinutes: number) =>
    faultsOf(day, world) <= tolerated + faultsOfAsked(day, world, added) && areAtHours(day, world, hours, lateMinutes);
  for (const lateMinutes of [LITTLE, MORE]) {
    for (const day of waysFor(after, added, isPlaced)) {
      const ended = isEndOpen ? endingLater(day, world) : day;
      if (isGood(ended, lateMinutes)) return { day: ended, unplaced: [] };
    }
  }
  // Where its hour or its place was said, it stands there, and doubts are told.
  const loose = added.filter(({ fixedAt, meal }) => !isPlaced && fixedAt === undefined && !meal);
  if (loose.length === 0) return { day: after, unplaced: [] };
  const last = loose.at(-1)!;
  const rest = { ...after, stops: after.stops.filter((stop) => stop !== last) };
  const { day, unplaced } = steadied(before, rest, { world, isEndOpen, isPlaced });
  return { day, unplaced: [...unplaced, last.placeId] };
}
const LITTLE = 15;
const MORE = 45;

/**
 * A day in which a stop has another hour: a visit behind it fills the wait before it, and where others would be late or before
 * closed doors, they change places if that saves all of them. Nothing goes.
 */
export function retimed(
  before: PlanDay,
  after: PlanDay,
  world: PlanWorld,
  { isInOrder, isEndOpen }: { readonly isInOrder: boolean; readonly isEndOpen: boolean },
): PlanDay {
  const tolerated = brokenStops(before, world);
  const timed = timedAnew(before, after);
  const around = timed && arrangedAround(before, after, timed, { world, isEndOpen, tolerated, isInOrder });
  if (around) return around;
  const day = isInOrder ? after : withoutWait(after, world);
  if (brokenStops(day, world) <= tolerated) return day;
  const small = eased(day, world, true, tolerated);
  if (small) return small;
  const ordered = { ...after, stops: bestOrder(after, world) };
  const isBetter = !isInOrder && brokenStops(ordered, world) < brokenStops(day, world);
  return isBetter ? ordered : day;
}

/** The one stop that has another hour than before. */
function timedAnew(before: PlanDay, after: PlanDay): PlaceId | undefined {
  const was = new Map(before.stops.map(({ placeId, fixedAt }) => [placeId, fixedAt]));
  const [only, another] = after.stops.filter(
    ({ placeId, fixedAt }) => fixedAt !== undefined && was.get(placeId) !== fixedAt,
  );
  return another ? undefined : only?.placeId;
}

/** The day as it is; with what comes shorter; with long visits cut; with what comes at another place in the order. */
function* waysFor(day: PlanDay, added: readonly Stop[], isPlaced: boolean): Generator<PlanDay> {
  yield day;
  const [only, another] = added;
  const places =
    only && !another && !isPlaced && !only.meal && only.fixedAt === undefined
      ? day.stops.map((_, at) => withStopAt(day, only, at))
      : [];
  for (const share of SHARES) {
    yield shorter(day, added, share);
    for (const other of places) yield shorter(other, added, share);
  }
  for (const share of CUTS)
    yield { ...shorter(day, added, share), stops: shorter(day, added, share).stops.map((stop) => cut(stop, share)) };
}
const SHARES = [1, 0.75, 0.6, 0.5] as const;
const CUTS = [0.75, 0.6] as const;
const SHORTEST_MINUTES = 20;

const withStopAt = (day: PlanDay, stop: Stop, at: number): PlanDay => {
  const rest = day.stops.filter((each) => each !== stop);
  return { ...day, stops: [...rest.slice(0, at), stop, ...rest.slice(at)] };
};

const shorter = (day: PlanDay, added: readonly Stop[], share: number): PlanDay => ({
  ...day,
  stops: day.stops.map((stop) =>
    added.some(({ placeId }) => placeId === stop.placeId) && !stop.meal && stop.fixedAt === undefined
      ? {
          ...stop,
          stayMinutes: Math.max(
            Math.min(SHORTEST_MINUTES, stop.stayMinutes),
            Math.ceil((stop.stayMinutes * share) / 5) * 5,
          ),
        }
      : stop,
  ),
});

/** Closed doors, late arrivals, and what is looked at in the dark. */
export const faultsOf = (day: PlanDay, world: PlanWorld): number => {
  const [broken, dark] = costOf(schedule(day, world), day, world);
  return broken + dark;
};

/** Who asks for an hour at which the doors are shut is told so. */
const faultsOfAsked = (day: PlanDay, world: PlanWorld, added: readonly Stop[]): number =>
  added.some(({ fixedAt }) => fixedAt !== undefined) ? Number(brokenStops(day, world) > 0) : 0;

/** When meals and what has a fixed time begin. */
function hoursOf(day: PlanDay, world: PlanWorld): ReadonlyMap<PlaceId, number> {
  const { visits } = schedule(day, world);
  return new Map(
    visits.flatMap(({ stop, begin }) =>
      stop.meal || stop.fixedAt !== undefined ? [[stop.placeId, begin] as const] : [],
    ),
  );
}

/** Those that had an hour begin then, or so much later. Of another table for the meal the hour is that of the meal. */
function areAtHours(day: PlanDay, world: PlanWorld, hours: ReadonlyMap<PlaceId, number>, lateMinutes: number): boolean {
  return schedule(day, world).visits.every(({ stop, begin }) => {
    const was = hours.get(stop.placeId);
    return was === undefined || stop.fixedAt !== undefined || begin <= was + lateMinutes;
  });
}
