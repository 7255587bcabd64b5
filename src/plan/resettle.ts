// A day that words changed, solved again: whatever was said holds, and what stood stays as it stood as far as it can. Small
// sacrifices come first: a visit is a little shorter, a meal a little later, the day ends later where its end is open; then the
// order changes; at last goes what may go. Local search over days with the same stops; their cost is `costOfChange`.
import type { PlaceId } from '../domain/branded.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { costOfChange, LATEST_MORE, type Standing } from './change-cost.ts';
import { OPEN_LATE } from './habits.ts';
import { bestOrder } from './order.ts';
import { schedule, type Visit } from './schedule.ts';
import { cut } from './slack.ts';
import { stayMinutes } from './stays.ts';
import type { PlanWorld } from './world.ts';

interface Resettled {
  readonly day: PlanDay;
  /** Stops for which no hour is left. */
  readonly dropped: readonly PlaceId[];
}

export function resettled(standing: Standing, world: PlanWorld): Resettled {
  const { after, claims } = standing;
  const costOf = costOfChange(standing, world);
  const ways = waysFrom(standing, world);
  const climb = (day: PlanDay) => climbed({ day, cost: costOf(day) }, ways, costOf);
  let best = climb(after);
  // A day that a small sacrifice does not save is begun with great ones.
  for (const begin of [
    () => allCut(after, SHARE, claims.lengths),
    () => ({ ...after, stops: bestOrder(after, world) }),
  ]) {
    if (best.cost < GOOD_ENOUGH) break;
    const other = climb(begin());
    if (other.cost < best.cost - LEAST_GAIN) best = other;
  }
  const { day } = best;
  const left = new Set(day.stops.map(({ placeId }) => placeId));
  const { leave } = schedule(day, world);
  return {
    day: {
      ...day,
      until: claims.isEndOpen ? Math.max(day.until, Math.min(leave, day.until + LATEST_MORE)) : day.until,
    },
    dropped: after.stops.flatMap(({ placeId }) => (left.has(placeId) ? [] : placeId)),
  };
}
const SHARE = 0.7;
/** So much may a change cost before greater sacrifices are looked for. */
const GOOD_ENOUGH = 300;
const LEAST_GAIN = 0.5;
const MOST_ROUNDS = 20;

interface Costed {
  readonly day: PlanDay;
  readonly cost: number;
}

/** From neighbour to neighbour as long as one is better. */
function climbed(from: Costed, ways: (day: PlanDay) => readonly PlanDay[], costOf: (day: PlanDay) => number): Costed {
  let best = from;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const current = best;
    for (const day of ways(current.day)) {
      const cost = costOf(day);
      if (cost < best.cost - LEAST_GAIN) best = { day, cost };
    }
    if (best === current) return best;
  }
  return best;
}

/** The neighbours of any day with these stops. */
function waysFrom({ after, before, claims }: Standing, world: PlanWorld): (day: PlanDay) => readonly PlanDay[] {
  const usual = new Map(after.stops.map((stop) => [stop.placeId, stop]));
  const stood = new Map(before.stops.map((stop) => [stop.placeId, stop]));
  const hours = new Map(schedule(before, world).visits.map(({ stop, begin }) => [stop.placeId, begin]));
  return (day) => {
    const { visits } = schedule(day, world);
    const withStop = (stop: Stop, by: Partial<Stop>): PlanDay => ({
      ...day,
      stops: day.stops.map((each) => (each === stop ? { ...stop, ...by } : each)),
    });
    return [
      ...movesOf(day),
      ...day.stops.flatMap((stop) => {
        const asked = usual.get(stop.placeId)!;
        const was = stood.get(stop.placeId);
        const lengths =
          claims.lengths.has(stop.placeId) && was ? lengthsTo(was, asked) : lengthsOf(stop, asked, visits, world);
        return lengths.map((minutes) => withStop(stop, { stayMinutes: minutes }));
      }),
      ...visits.flatMap((visit) => {
        const { stop } = visit;
        const isFree = usual.get(stop.placeId)?.fixedAt === undefined;
        return isFree
          ? hoursFor(visit, hours.get(stop.placeId), world).map((fixedAt) => withStop(stop, { fixedAt }))
          : [];
      }),
      ...(claims.isBeginOpen ? beginsOf(day, visits) : []),
      ...soonerOf(day, claims.earliest ?? day.from),
      ...day.stops
        .filter(({ placeId }) => claims.mayGo.has(placeId) && day.stops.length > 1)
        .map((gone) => ({ ...day, stops: day.stops.filter((each) => each !== gone) })),
    ];
  };
}

/** Every stop at every other place, and every two changed for each other. */
function movesOf(day: PlanDay): readonly PlanDay[] {
  const { stops } = day;
  const moved = stops.flatMap((stop, from) => {
    const rest = stops.filter((each) => each !== stop);
    return stops.flatMap((_, to) =>
      to === from ? [] : [{ ...day, stops: [...rest.slice(0, to), stop, ...rest.slice(to)] }],
    );
  });
  const turned = stops.flatMap((one, at) =>
    stops.slice(at + 2).map((other) => ({
      ...day,
      stops: stops.map((each) => (each === one ? other : each === other ? one : each)),
    })),
  );
  return [...moved, ...turned];
}

/** A length that was said is kept to as far as the doors allow. */
function lengthsTo({ stayMinutes: was }: Stop, { stayMinutes: asked }: Stop): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((asked - was) / 5) - 1) }, (_, at) => asked - 5 * (at + 1));
}

/** Shorter by a share; as long as was usual; longer until the next stop begins. */
function lengthsOf(stop: Stop, usual: Stop, visits: readonly Visit[], world: PlanWorld): readonly number[] {
  const at = visits.findIndex((visit) => visit.stop === stop);
  const next = visits[at + 1];
  const place = world.placeOf(stop.placeId);
  const most =
    place && !stop.meal
      ? Math.max(usual.stayMinutes, Math.min(stayMinutes(place) * LONGER, LONGEST))
      : usual.stayMinutes;
  const idle = next ? next.begin - next.arrive : 0;
  const shares = usual.stayMinutes >= LONG_VISIT ? CUTS : SMALL_CUTS;
  const shorter = stop.meal
    ? []
    : shares.map((share) => Math.max(SHORTEST, Math.ceil((usual.stayMinutes * share) / 5) * 5));
  const longer = Math.floor(Math.min(most, stop.stayMinutes + idle) / 5) * 5;
  return [...shorter, usual.stayMinutes, ...(longer > stop.stayMinutes ? [longer] : [])].filter(
    (minutes) => minutes !== stop.stayMinutes && (minutes <= usual.stayMinutes || minutes === longer),
  );
}
const CUTS = [0.85, 0.75, 0.6, 0.5] as const;
const SMALL_CUTS = [0.8, 0.65] as const;
const LONG_VISIT = 60;
const SHORTEST = 20;
const LONGER = 1.5;
const LONGEST = 120;

/** A meal a little earlier, where the table is laid by then; what it was late for, at the hour that it had. */
function hoursFor(
  { stop, begin, arrive, place }: Visit,
  was: number | undefined,
  { meals }: PlanWorld,
): readonly number[] {
  const isOut = !stop.meal && OPEN_LATE.includes(place.categories[0]!);
  const earliest = stop.meal && meals[stop.meal].from - SOONEST;
  const sooner =
    earliest === undefined
      ? []
      : SOONER.map((by) => Math.ceil((begin - by) / 5) * 5).filter((at) => at >= earliest && at >= arrive);
  const kept = isOut && was !== undefined && was > arrive && was !== begin ? [was] : [];
  return [...sooner, ...kept];
}
const SOONER = [15, 30, 45] as const;
/** So long before their usual hour people sit down at the earliest. */
const SOONEST = 30;

/** The day begins later, by as much as is waited for in it. */
function beginsOf(day: PlanDay, visits: readonly Visit[]): readonly PlanDay[] {
  const waits = visits.map(({ begin, arrive }) => begin - arrive).filter((wait) => wait > 0);
  const all = [...new Set(waits.flatMap((wait) => [wait, wait / 2].map((each) => Math.floor(each / 5) * 5)))];
  return all.filter((by) => by > 0).map((by) => ({ ...day, from: day.from + by }));
}

const soonerOf = (day: PlanDay, earliest: number): readonly PlanDay[] =>
  SOONER_BEGINS.map((by) => Math.max(earliest, day.from - by))
    .filter((from, at, all) => from < day.from && all.indexOf(from) === at)
    .map((from) => ({ ...day, from }));
const SOONER_BEGINS = [30, 60, 120, 240] as const;

const allCut = (day: PlanDay, share: number, asSaid: ReadonlySet<PlaceId>): PlanDay => ({
  ...day,
  stops: day.stops.map((stop) => (asSaid.has(stop.placeId) ? stop : cut(stop, share))),
});
