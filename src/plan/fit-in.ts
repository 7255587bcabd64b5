// Finds room for a stop that comes into a day: wherever it can stand by daylight and before open doors, with the long visits
// cut short and the end a little later where that is open. All the other stops stay, in their order.
import type { PlaceId } from '../domain/branded.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { type Cost, costOf, isCheaper } from './order.ts';
import { schedule } from './schedule.ts';
import { cut, endingLater } from './slack.ts';
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
  const costIn = (day: PlanDay): Cost => costOf(schedule(day, world), day, world);
  const [broken, dark] = costIn(before);
  const isWhole = (day: PlanDay) => {
    const [isBroken, isDark] = costIn(day);
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
    const [best] = days.sort((a, b) => (isCheaper(costIn(a), costIn(b)) ? -1 : 1));
    if (best) return best;
  }
  return undefined;
}

/** What is left of a long visit, the least cut first. */
const SHARES = [1, 0.75, 0.6, 0.5] as const;

function withStopAt(day: PlanDay, rest: readonly Stop[], stop: Stop, at: number, share: number): PlanDay {
  const shortened = [...rest.slice(0, at), stop, ...rest.slice(at)].map((each) => cut(each, share));
  return { ...day, stops: shortened };
}
