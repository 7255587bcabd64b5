// Hours with nothing to do that a change has left: nobody asked for a stop in them, so they are told.
import type { IdleTold } from '../../../chat/plan/answer.ts';
import type { Plan, PlanDay } from '../../../domain/plan.ts';
import { schedule } from '../../../plan/schedule.ts';
import type { PlanWorld } from '../../../plan/world.ts';

/** Of a plan of one day; of several the hours alone would not say which. */
export function holesLeft(before: Plan, { days: [after, another] }: Plan, world: PlanWorld): readonly IdleTold[] {
  const was = before.days.find(({ day }) => day === after?.day) ?? before.days[0];
  if (!after || another || !was) return [];
  const longest = Math.max(0, ...waitsIn(was, world).map(({ from, until }) => until - from));
  return waitsIn(after, world)
    .filter(({ from, until }) => until - from >= TOLD_MINUTES && until - from > longest + MORE_MINUTES)
    .map((each) => ({ ...each, isLeftFree: true }));
}
const TOLD_MINUTES = 75;
const MORE_MINUTES = 20;

/** Between the stops: before the first people have plans of their own. */
const waitsIn = (day: PlanDay, world: PlanWorld): readonly { readonly from: number; readonly until: number }[] =>
  schedule(day, world)
    .visits.slice(1)
    .map(({ arrive, begin }) => ({ from: arrive, until: begin }));
