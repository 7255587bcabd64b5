// Plans as they are sent back to the service: pure changes of what came from it, before it works out the times again.
import type { PlanDay, PlanStop } from '../../api-client/client.ts';
import type { PatchPlansByIdRequest, PostPlansRequest } from '../../api-client/generated.ts';

export type NewPlan = PostPlansRequest['body'];
export type NewDay = NewPlan['days'][number];
type NewStop = NonNullable<NewDay['stops']>[number];
/** What is to change; the version is put in when it is sent. */
export type Change = Omit<PatchPlansByIdRequest['body'], 'version'>;

export const dayInput = ({ date, from, until, start, stops }: PlanDay): NewDay => ({
  date,
  from,
  until,
  start,
  stops: stops.map(stopInput),
});

const stopInput = ({ place_id, stay_minutes, meal, fixed_at }: PlanStop): NewStop => ({
  place_id,
  stay_minutes,
  ...(meal && { meal }),
  ...(fixed_at && { fixed_at }),
});

type Days = readonly PlanDay[];

/** One day changed, the others as they are. */
export const withDay = (days: Days, index: number, changes: Partial<NewDay>): Change => ({
  days: days.map((day, at) => (at === index ? { ...dayInput(day), ...changes } : dayInput(day))),
});

/** A further day after the last, at the same hours and from the same place. */
export function withFurtherDay(days: Days): Change {
  const last = days.at(-1)!;
  const { from, until, start } = dayInput(last);
  return { days: [...days.map(dayInput), { date: dayAfter(last.date), from, until, start, stops: [] }] };
}

export const withoutDay = (days: Days, index: number): Change => ({
  days: days.filter((_, at) => at !== index).map(dayInput),
});

/** The stops stay; others are chosen around them. A day that has its meals gets no second lunch. */
export function filled(days: Days, index: number, pace: 'relaxed' | 'usual' | 'full'): Change {
  const hasMeals = days[index]!.stops.some(({ meal }) => meal !== undefined);
  return withDay(days, index, { fill: { pace, ...(hasMeals && { meals: [] }) } });
}

/** A table for one meal, and nothing else. */
export const withMeal = (days: Days, index: number, meal: Meal): Change =>
  withDay(days, index, { fill: { category: [], meals: [meal] } });

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

export const MOST_DAYS = 14;
export const MOST_STOPS = 12;

/** The calendar's next day. @param date such as 2026-05-15 */
export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
