// What nobody would do on a day: hours on foot, a visit while the city sleeps, one that begins when the day is over. However it
// came into the day, it goes out of it again.
import type { PlaceId } from '../domain/branded.ts';
import { DAY_MINUTES } from '../domain/civil-day.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import type { Point } from '../geo/point.ts';
import { OPEN_LATE } from './habits.ts';
import { schedule, type Visit } from './schedule.ts';
import { LITTLE_LATER_MINUTES } from './slack.ts';
import type { Leg, PlanWorld } from './world.ts';

interface Sensible {
  readonly day: PlanDay;
  /** Stops that went, in the order in which they stood. */
  readonly unfit: readonly PlaceId[];
}

/** The day without the fewest stops that leave nothing absurd in it; the last stop stays. */
export function sensible(asked: PlanDay, world: PlanWorld): Sensible {
  let day = asked;
  while (day.stops.length > 1 && absurditiesIn(day, world) > 0) {
    const shorter = day.stops.map((gone) => ({ ...day, stops: day.stops.filter((each) => each !== gone) }));
    const best = shorter.reduce((least, each) =>
      absurditiesIn(each, world) <= absurditiesIn(least, world) ? each : least,
    );
    if (absurditiesIn(best, world) >= absurditiesIn(day, world)) break;
    day = best;
  }
  const left = new Set<Stop>(day.stops);
  return { day, unfit: asked.stops.flatMap((stop) => (left.has(stop) ? [] : stop.placeId)) };
}

/** Stops that no leg within reason leads to are none, as long as another is left; they would leave no time for anything else. */
export function reachable(
  stops: readonly Stop[],
  from: Point,
  world: PlanWorld,
): { readonly near: readonly Stop[]; readonly far: readonly PlaceId[] } {
  const isNear = ({ placeId }: Stop) => {
    const place = world.placeOf(placeId);
    return place === undefined || !isTooFar(world.legBetween(from, place.position));
  };
  const near = stops.filter(isNear);
  return near.length === 0
    ? { near: stops, far: [] }
    : { near, far: stops.flatMap((stop) => (isNear(stop) ? [] : stop.placeId)) };
}

const isTooFar = ({ mode, minutes }: Leg): boolean =>
  minutes > (mode === 'walk' ? LONGEST_WALK_MINUTES : LONGEST_RIDE_MINUTES);

const absurditiesIn = (day: PlanDay, world: PlanWorld): number =>
  schedule(day, world).visits.reduce((sum, visit) => sum + absurditiesOf(visit, day), 0);

function absurditiesOf({ leg, begin, leave, stop, open, place }: Visit, { from, until }: PlanDay): number {
  const isOut = place.categories.some((each) => OPEN_LATE.includes(each));
  const hour = begin % DAY_MINUTES;
  // Who goes out at night, or at dawn, has said so.
  const isAsleep = hour >= ASLEEP_FROM && hour < AWAKE_FROM && from >= AWAKE_FROM && from < NIGHT_OUT_FROM && !isOut;
  const isOver = stop.fixedAt === undefined && begin >= until;
  const isTooLong = stop.fixedAt === undefined && leave > until + LITTLE_LATER_MINUTES && open !== 'yes';
  return [isTooFar(leg), isAsleep, isOver || isTooLong].filter(Boolean).length;
}
/** Nobody walks longer than this from one stop to the next, nor rides so long within a city. */
const LONGEST_WALK_MINUTES = 75;
const LONGEST_RIDE_MINUTES = 100;
const ASLEEP_FROM = 60;
const AWAKE_FROM = 7 * 60;
const NIGHT_OUT_FROM = 20 * 60;
