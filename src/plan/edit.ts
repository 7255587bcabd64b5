// Changes to a plan, as pages send them and as people say them: each gives a new plan and never an impossible one.
import type { PlaceId } from '../domain/branded.ts';
import { type DomainError, invalidAt } from '../domain/errors.ts';
import { MAX_STOPS_A_DAY, type Plan, type PlanDay, type PlanEdit, STAY_MINUTES, type Stop } from '../domain/plan.ts';
import { bestOrder, costOf, isCheaper } from './order.ts';
import { schedule } from './schedule.ts';
import type { PlanWorld } from './world.ts';

/** @throws DomainError `plan/invalid` that says what does not fit and what was expected */
export function edited(plan: Plan, edit: PlanEdit, world: PlanWorld): Plan {
  switch (edit.op) {
    case 'add':
      requireNew(plan, edit.stop.placeId);
      return onDay(plan, edit.day ?? 0, (day) => inserted(day, edit.stop, edit.at ?? bestSlot(day, edit.stop, world)));
    case 'remove':
      return onDay(plan, dayOf(plan, edit.placeId), (day) => withoutStop(day, edit.placeId));
    case 'replace':
      if (edit.by.placeId !== edit.placeId) requireNew(plan, edit.by.placeId);
      return onStop(plan, edit.placeId, ({ meal, fixedAt }) => ({
        ...edit.by,
        ...(meal && { meal }),
        // Another table for a dinner at ten is laid at ten.
        ...(meal && fixedAt !== undefined && { fixedAt }),
      }));
    case 'move':
      return moved(plan, edit, world);
    case 'stay':
      return onStop(plan, edit.placeId, (stop) => ({ ...stop, stayMinutes: within(STAY_MINUTES, edit.minutes) }));
    case 'fix':
      return onStop(plan, edit.placeId, ({ fixedAt: _, ...stop }) =>
        edit.at === null ? stop : { ...stop, fixedAt: edit.at },
      );
    case 'shift':
      return onDay(plan, edit.day ?? 0, (day) => shifted(day, edit.minutes));
    case 'start':
      return onDay(plan, edit.day ?? 0, (day) => ({
        ...day,
        start: { position: edit.position, ...(edit.name !== undefined && { name: edit.name }) },
      }));
    case 'order':
      return onDay(plan, edit.day ?? 0, (day) => ({ ...day, stops: bestOrder(day, world) }));
    case 'lighten':
      return onDay(plan, edit.day ?? 0, lightened);
  }
}

export const stopsOf = ({ days }: Plan): readonly Stop[] => days.flatMap(({ stops }) => stops);

export const placesOf = (plan: Plan): ReadonlySet<PlaceId> => new Set(stopsOf(plan).map(({ placeId }) => placeId));

/** The plan with another day in the place of one of its days. */
export const withDayAt = (plan: Plan, index: number, day: PlanDay): Plan => ({
  ...plan,
  days: plan.days.map((each, at) => (at === index ? day : each)),
});

function moved(plan: Plan, { placeId, day, at }: Extract<PlanEdit, { op: 'move' }>, world: PlanWorld): Plan {
  const from = dayOf(plan, placeId);
  const stop = plan.days[from]!.stops.find((each) => each.placeId === placeId)!;
  const rest = onDay(plan, from, (each) => withoutStop(each, placeId));
  return onDay(rest, day ?? from, (each) => inserted(each, stop, at ?? bestSlot(each, stop, world)));
}

function onDay(plan: Plan, index: number, change: (day: PlanDay) => PlanDay): Plan {
  const day = plan.days[index];
  if (!day)
    throw invalid(`the plan has ${plan.days.length} days; day ${index} is not one of 0 to ${plan.days.length - 1}`);
  return withDayAt(plan, index, change(day));
}

const onStop = (plan: Plan, placeId: PlaceId, change: (stop: Stop) => Stop): Plan =>
  onDay(plan, dayOf(plan, placeId), (day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop.placeId === placeId ? change(stop) : stop)),
  }));

function dayOf(plan: Plan, placeId: PlaceId): number {
  const index = plan.days.findIndex(({ stops }) => stops.some((stop) => stop.placeId === placeId));
  if (index < 0) throw invalid('the place is not a stop of this plan');
  return index;
}

function requireNew(plan: Plan, placeId: PlaceId): void {
  if (stopsOf(plan).some((stop) => stop.placeId === placeId)) throw invalid('the place is a stop of this plan already');
}

function inserted(day: PlanDay, stop: Stop, at: number): PlanDay {
  if (day.stops.length >= MAX_STOPS_A_DAY) throw invalid(`a day holds at most ${MAX_STOPS_A_DAY} stops`);
  const index = Math.min(Math.max(0, at), day.stops.length);
  return { ...day, stops: [...day.stops.slice(0, index), stop, ...day.stops.slice(index)] };
}

/** Where no door that was open becomes a closed one, and the day is over soonest. */
function bestSlot(day: PlanDay, stop: Stop, world: PlanWorld): number {
  const costs = Array.from({ length: day.stops.length + 1 }, (_, at) =>
    costOf(schedule(day, world, [...day.stops.slice(0, at), stop, ...day.stops.slice(at)]), day, world),
  );
  return costs.reduce((best, cost, at) => (isCheaper(cost, costs[best]!) ? at : best), 0);
}

const withoutStop = (day: PlanDay, placeId: PlaceId): PlanDay => ({
  ...day,
  stops: day.stops.filter((stop) => stop.placeId !== placeId),
});

/** The day begins and ends earlier or later, fixed times excepted: a booking stays when it was made for. */
function shifted(day: PlanDay, minutes: number): PlanDay {
  const from = within({ least: 0, most: 1_439 }, day.from + minutes);
  return { ...day, from, until: Math.max(from + STAY_MINUTES.least, day.until + (from - day.from)) };
}

function lightened(day: PlanDay): PlanDay {
  const last = day.stops.findLast(({ meal }) => meal === undefined);
  if (!last || day.stops.length < 2) throw invalid('there is only one stop left on this day');
  return withoutStop(day, last.placeId);
}

const within = ({ least, most }: { least: number; most: number }, value: number): number =>
  Math.min(most, Math.max(least, value));

const invalid = (message: string): DomainError => invalidAt('/edits', message, 'plan/invalid');
