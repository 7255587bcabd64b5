// The best order of a day's stops, exactly: branch and bound over all orders. Few stops a day keep this small.
import type { PlanDay, Stop } from '../domain/plan.ts';
import { schedule, type Timetable, type Visit } from './schedule.ts';
import type { PlanWorld } from './world.ts';

/** Closed doors and late arrivals first, then visits in the dark, then the time at which the day is over, then the way in minutes and on foot. */
export type Cost = readonly [broken: number, dark: number, leave: number, travelMinutes: number, walkM: number];

export function costOf({ visits, leave, travelMinutes, walkM }: Timetable, { until }: PlanDay, world: PlanWorld): Cost {
  // A stop behind a closed door should at least be reached at its time, and a lunch at three is none at seven.
  const broken = visits.reduce(
    (sum, visit) => sum + (visit.open === 'no' || isLateMeal(visit, world) ? 1 : 0) + (visit.isLate ? 2 : 0),
    0,
  );
  return [broken + (leave > until ? 1 : 0), visits.filter(({ isDark }) => isDark).length, leave, travelMinutes, walkM];
}

/** Dinner time is over before the meal begins. */
const isLateMeal = ({ stop, begin }: Pick<Visit, 'stop' | 'begin'>, { meals }: PlanWorld): boolean =>
  stop.meal !== undefined && stop.fixedAt === undefined && begin > meals[stop.meal].until;

export const isCheaper = (a: Cost, b: Cost): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at]! < b[at]!;
};

/** Orders up to this many stops exactly; a longer day keeps its order beyond them. */
const EXACT_UP_TO = 8;

export function bestOrder(day: PlanDay, world: PlanWorld): readonly Stop[] {
  const [movable, rest] = [day.stops.slice(0, EXACT_UP_TO), day.stops.slice(EXACT_UP_TO)];
  let best: { readonly stops: readonly Stop[]; readonly cost: Cost } | undefined;

  function extend(chosen: readonly Stop[], left: readonly Stop[]): void {
    const timetable = schedule(day, world, chosen);
    const cost = costOf(timetable, day, world);
    // Every part of the cost only grows as stops are added.
    if (best && !isCheaper(cost, best.cost)) return;
    if (left.length === 0) {
      best = { stops: chosen, cost };
      return;
    }
    const here = timetable.visits.at(-1)?.place.position ?? day.start.position;
    const minutesTo = (stop: Stop) => {
      const place = world.placeOf(stop.placeId);
      return place ? world.legBetween(here, place.position).minutes : 0;
    };
    const nearestFirst = [...left].sort((a, b) => minutesTo(a) - minutesTo(b));
    for (const next of nearestFirst) {
      extend(
        [...chosen, next],
        left.filter((stop) => stop !== next),
      );
    }
  }

  extend([], movable);
  return [...(best?.stops ?? movable), ...rest];
}
