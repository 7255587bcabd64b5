// The hours that were said of one stop: how long it lasts by them, and which half of the clock they are of.
import { HALF_DAY } from '../../../domain/civil-day.ts';
import { type PlanDay, STAY_MINUTES, type Stop } from '../../../domain/plan.ts';
import type { When } from '../../../nlp/frame.ts';
import type { PlanWorld } from '../../../plan/world.ts';

/** "From ten to twelve", read as ten at night: the doors say which ten it is. */
export function isOpenBefore(
  world: PlanWorld,
  { placeId, stayMinutes: stay }: Stop,
  { day }: Pick<PlanDay, 'day'>,
  minute: number,
): boolean {
  const spans = world.placeOf(placeId)?.spansOn(day) ?? [];
  const isOpenAt = (each: number) => spans.some(({ start, end }) => start <= each && each + stay <= end);
  return minute >= HALF_DAY && !isOpenAt(minute) && isOpenAt(minute - HALF_DAY);
}

/** "From eleven to one": so long people stay. */
export const lengthOf = (at: When | undefined): number | undefined =>
  at?.label === undefined &&
  at?.fromMin !== undefined &&
  at.toMin !== undefined &&
  at.toMin - at.fromMin >= STAY_MINUTES.least
    ? at.toMin - at.fromMin
    : undefined;
