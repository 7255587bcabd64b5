// What no stop of a plan may be, around which place the others lie, and when the first of them begins.
import type { PlaceId } from '../../domain/branded.ts';
import type { PlanDay } from '../../domain/plan.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Point } from '../../geo/point.ts';
import { brokenStops } from '../../plan/mend.ts';
import { schedule } from '../../plan/schedule.ts';
import type { PlanWorld } from '../../plan/world.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Scene } from './world.ts';

/** "We have already seen the palace": it fills no plan. */
export const refusedIn = (wishes: readonly Wish[]): readonly PlaceId[] =>
  wishes.flatMap((wish) => (wish.attribute === 'place' && wish.polarity === 'avoid' ? (wish.value as PlaceId) : []));

/** Who comes from outside looks around the middle of the city. */
export function inTown({ world: { recommend } }: Scene, from: Point): Point {
  const { center } = recommend.city;
  return straightLineM(from, center) > OUTSIDE_M ? center : from;
}
const OUTSIDE_M = 3_000;

/** Drinks before dinner are had directly before it: the day begins later where that leaves no long wait. */
export function withoutHole(day: PlanDay, world: PlanWorld): PlanDay {
  const { visits } = schedule(day, world);
  const first = visits.findIndex(({ arrive, begin }) => begin - arrive > LONG_WAIT_MINUTES);
  if (first < 0) return day;
  const { arrive, begin } = visits[first]!;
  const later = { ...day, from: day.from + Math.floor((begin - arrive - SHORT_WAIT_MINUTES) / 15) * 15 };
  return brokenStops(later, world) <= brokenStops(day, world) ? later : day;
}
const LONG_WAIT_MINUTES = 45;
const SHORT_WAIT_MINUTES = 10;
