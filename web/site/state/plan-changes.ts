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

export type Fill = NonNullable<NewDay['fill']>;

/** The stops stay; others are chosen around them. A day that has its meals gets no second lunch. */
export const fillOf = ({ stops }: PlanDay, pace: NonNullable<Fill['pace']>): Fill => ({
  pace,
  ...(stops.some(({ meal }) => meal !== undefined) && { meals: [] }),
});

/** A table for one meal, and nothing else. */
export const mealFill = (meal: Meal): Fill => ({ category: [], meals: [meal] });

const STEP_MINUTES = 60;
const LATEST_MINUTE = 24 * 60 - 1;

/** Ends to try for a day in which nothing fits any more: each hour up to midnight. A day that ends after it stays as it is. */
export function laterEnds({ from, until }: Pick<PlanDay, 'from' | 'until'>): readonly string[] {
  if (until <= from) return [];
  const ends: string[] = [];
  let minute = minuteOf(until);
  while (minute < LATEST_MINUTE) {
    minute = Math.min(minute + STEP_MINUTES, LATEST_MINUTE);
    ends.push(clockOf(minute));
  }
  return ends;
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

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
