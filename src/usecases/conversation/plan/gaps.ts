// Long gaps between the stops of a day that was to be filled: one visit for each, on the way, open then, and never so long that
// the next stop would wait for people.
import type { PlanDay, Stop } from '../../../domain/plan.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { schedule } from '../../../plan/schedule.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlanWorld } from '../../../plan/world.ts';

/** @param pool visits that may fill a gap, the best first */
export function withoutGaps(day: PlanDay, pool: readonly Candidate[], world: PlanWorld): PlanDay {
  let current = day;
  for (let at = 1; at < current.stops.length; at++) {
    const { visits } = schedule(current, world);
    const [before, after] = [visits[at - 1], visits[at]];
    const gap = before && after ? after.begin - before.leave - after.leg.minutes : 0;
    if (gap >= LONG_GAP_MINUTES) current = filledAt(current, at, gap, pool, world) ?? current;
  }
  return current;
}
const LONG_GAP_MINUTES = 75;
/** One visit is enough, as long as no more than this is left. */
const SHORTEST_VISIT_MINUTES = 30;
const MOST_ON_FOOT_MINUTES = 20;

function filledAt(
  day: PlanDay,
  at: number,
  gap: number,
  pool: readonly Candidate[],
  world: PlanWorld,
): PlanDay | undefined {
  const taken = new Set(day.stops.map(({ placeId }) => placeId));
  const best = Math.max(1e-9, ...pool.map(({ reward }) => reward));
  let found: { readonly day: PlanDay; readonly worth: number } | undefined;
  for (const { place, reward } of pool) {
    if (taken.has(place.id)) continue;
    const stay = Math.min(stayMinutes(place), Math.floor((gap - MARGIN_MINUTES) / 5) * 5);
    const stop: Stop = { placeId: place.id, stayMinutes: stay };
    const stops = [...day.stops.slice(0, at), stop, ...day.stops.slice(at)];
    const { visits } = schedule({ ...day, stops }, world);
    const [own, next] = [visits[at], visits[at + 1]];
    const was = schedule(day, world).visits[at];
    if (stay < SHORTEST_VISIT_MINUTES || !own || !next || own.open !== 'yes' || own.isDark) continue;
    const isLater = next.begin > (was?.begin ?? 0) || own.leg.minutes + next.leg.minutes > MOST_ON_FOOT_MINUTES * 2;
    const worth = reward / best - WAY_COST * (own.leg.minutes + next.leg.minutes);
    if (!isLater && worth > (found?.worth ?? Number.NEGATIVE_INFINITY)) found = { day: { ...day, stops }, worth };
  }
  return found?.day;
}
const MARGIN_MINUTES = 20;
const WAY_COST = 0.03;
