// Makes a changed day work again: the same stops in an order in which the doors are open, and without those that no order
// saves. Fixed times are promises, so a stop that has one stays.
import type { PlaceId } from '../domain/branded.ts';
import { DAY_MINUTES } from '../domain/civil-day.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { bestOrder, costOf } from './order.ts';
import { schedule } from './schedule.ts';
import type { PlanWorld } from './world.ts';

interface Mended {
  readonly day: PlanDay;
  /** Stops that had to go, in the order in which they stood. */
  readonly dropped: readonly PlaceId[];
}

export function mended(day: PlanDay, world: PlanWorld): Mended {
  if (brokenStops(day, world) === 0) return { day, dropped: [] };
  const reordered = { ...day, stops: bestOrder(day, world) };
  return brokenStops(reordered, world) === 0 ? { day: reordered, dropped: [] } : withoutBroken(day, reordered, world);
}

/** Closed doors, late arrivals and meals after their hour. */
export const brokenStops = (day: PlanDay, world: PlanWorld): number => costOf(schedule(day, world), day, world)[0];

/** Closed doors, late arrivals, and what is looked at in the dark. */
export const faultsOf = (day: PlanDay, world: PlanWorld): number => {
  const [broken, dark] = costOf(schedule(day, world), day, world);
  return broken + dark;
};

function withoutBroken(asked: PlanDay, day: PlanDay, world: PlanWorld): Mended {
  const dropped = new Set<PlaceId>();
  let current = day;
  while (current.stops.length > 1 && brokenStops(current, world) > 0) {
    const best = leastBroken(current, world);
    // A stop that has its time may be in front of a closed door: that is no reason for the others to go.
    if (!best || faultsWithLateness(best.day, world) >= faultsWithLateness(current, world)) break;
    dropped.add(best.gone);
    current = best.day;
  }
  return { day: current, dropped: asked.stops.flatMap(({ placeId }) => (dropped.has(placeId) ? placeId : [])) };
}

/** Lateness is a fraction of a fault, below any whole one: of days as broken the one that ends sooner is better. */
const faultsWithLateness = (day: PlanDay, world: PlanWorld): number =>
  brokenStops(day, world) + Math.max(0, schedule(day, world).leave - day.until) / DAY_MINUTES;

/** The day without the stop that is most in the way; among equals the last one goes. */
function leastBroken(day: PlanDay, world: PlanWorld): { readonly day: PlanDay; readonly gone: PlaceId } | undefined {
  const free = day.stops.filter(({ fixedAt }) => fixedAt === undefined);
  const without = (stop: Stop): PlanDay => ({ ...day, stops: day.stops.filter((each) => each !== stop) });
  const costs = free.map((stop) => ({ stop, cost: costOf(schedule(without(stop), world), day, world) }));
  const best = costs.reduceRight<(typeof costs)[number] | undefined>(
    // Of equals a visit goes before a meal.
    (least, each) =>
      !least ||
      each.cost[0] < least.cost[0] ||
      (each.cost[0] === least.cost[0] && least.stop.meal !== undefined && each.stop.meal === undefined)
        ? each
        : least,
    undefined,
  );
  return best && { day: without(best.stop), gone: best.stop.placeId };
}
