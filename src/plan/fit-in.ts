// Finds room for a stop that comes into a day: wherever it can stand by daylight and before open doors, with the long visits
// cut short and the end a little later where that is open. All the other stops stay, in their order.
import type { PlaceId } from '../domain/branded.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { type Cost, costOf, isCheaper } from './order.ts';
import { schedule } from './schedule.ts';
import type { PlanWorld } from './world.ts';

interface Room {
  readonly world: PlanWorld;
  /** When the day must be over was not said. */
  readonly isEndOpen: boolean;
  /** Between which minutes the visit begins. */
  readonly within?: readonly [from: number, until: number];
}

/** @returns the day with the stop where it fits best; undefined where it fits nowhere without a new fault */
export function fittedIn(
  before: PlanDay,
  after: PlanDay,
  added: PlaceId,
  { world, isEndOpen, within }: Room,
): PlanDay | undefined {
  const stop = after.stops.find(({ placeId }) => placeId === added);
  if (!stop) return undefined;
  const rest = after.stops.filter((each) => each !== stop);
  const faultsOf = (day: PlanDay): Cost => costOf(schedule(day, world), day, world);
  const [broken, dark] = faultsOf(before);
  const isWhole = (day: PlanDay) => {
    const [isBroken, isDark] = faultsOf(day);
    return isBroken <= broken && isDark <= dark && isInPart(day);
  };
  const isInPart = (day: PlanDay) => {
    const begin = schedule(day, world).visits.find((visit) => visit.stop.placeId === added)?.begin ?? 0;
    return !within || (begin >= within[0] && begin <= within[1]);
  };
  for (const share of SHARES) {
    const days = rest
      .map((_, at) => at)
      .concat(rest.length)
      .map((at) => withStopAt(after, rest, stop, at, share))
      .map((day) => (isEndOpen ? endingLater(day, world) : day))
      .filter(isWhole);
    const [best] = days.sort((a, b) => (isCheaper(faultsOf(a), faultsOf(b)) ? -1 : 1));
    if (best) return best;
  }
  return undefined;
}

/** What is left of a long visit, the least cut first. */
const SHARES = [1, 0.75, 0.6, 0.5] as const;
const LONG_VISIT_MINUTES = 60;
const SHORTEST_VISIT_MINUTES = 30;
const LITTLE_LATER_MINUTES = 60;

function withStopAt(day: PlanDay, rest: readonly Stop[], stop: Stop, at: number, share: number): PlanDay {
  const shortened = [...rest.slice(0, at), stop, ...rest.slice(at)].map((each) => cut(each, share));
  return { ...day, stops: shortened };
}

function cut(stop: Stop, share: number): Stop {
  const isFixed = stop.meal !== undefined || stop.fixedAt !== undefined;
  if (isFixed || stop.stayMinutes < LONG_VISIT_MINUTES) return stop;
  const minutes = Math.ceil((stop.stayMinutes * share) / 5) * 5;
  return { ...stop, stayMinutes: Math.max(SHORTEST_VISIT_MINUTES, minutes) };
}

function endingLater(day: PlanDay, world: PlanWorld): PlanDay {
  const late = schedule(day, world).leave - day.until;
  return late > 0 && late <= LITTLE_LATER_MINUTES ? { ...day, until: day.until + late } : day;
}
