// What a day can give to make room for more: a share of its long visits, and a little time after its end.
import type { PlanDay, Stop } from '../domain/plan.ts';
import { schedule } from './schedule.ts';
import type { PlanWorld } from './world.ts';

/** A day whose end is open may end this much later; a visit that goes on as long after the end is still sensible. */
export const LITTLE_LATER_MINUTES = 60;

const LONG_VISIT_MINUTES = 60;
const SHORTEST_VISIT_MINUTES = 30;

/** Neither a meal nor a fixed time gives anything up. */
const isLongVisit = ({ meal, fixedAt, stayMinutes }: Stop): boolean =>
  meal === undefined && fixedAt === undefined && stayMinutes >= LONG_VISIT_MINUTES;

/** @param share what is left of a long visit, above 0 up to 1; any other stop stays as it is */
export function cut(stop: Stop, share: number): Stop {
  if (!isLongVisit(stop)) return stop;
  const minutes = Math.ceil((stop.stayMinutes * share) / 5) * 5;
  return { ...stop, stayMinutes: Math.max(SHORTEST_VISIT_MINUTES, minutes) };
}

/** The day with its end where the last stop is over, if that is a little later. */
export function endingLater(day: PlanDay, world: PlanWorld): PlanDay {
  const late = schedule(day, world).leave - day.until;
  return late > 0 && late <= LITTLE_LATER_MINUTES ? { ...day, until: day.until + late } : day;
}
