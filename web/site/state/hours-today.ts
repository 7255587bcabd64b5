// The hours of the day that it is now, for answers that were given on another day.
import type { PlaceFacts } from '../../api-client/client.ts';
import { dateFrom, todayIn } from '../day/time.ts';
import { CITY } from './city.ts';

type Hours = NonNullable<PlaceFacts['hours']>;

/** @returns as `10:00–14:00, 17:00–20:00`; empty where the place is closed all day */
export const hoursToday = ({ week }: Pick<Hours, 'week'>, day = todayIn(CITY.time_zone)): string =>
  (week[mondayFirst(dateFrom(day)?.getDay() ?? 0)] ?? []).map(({ from, to }) => `${from}–${to}`).join(', ');

/** Dates count from Sunday, the week of the service from Monday. */
const mondayFirst = (weekday: number): number => (weekday + 6) % 7;

interface Opening {
  /** "09:00" */
  readonly clock: string;
  /** 0 today, 1 tomorrow. */
  readonly inDays: number;
  /** From 0, Sunday. */
  readonly weekday: number;
}

const DAY_MS = 86_400_000;

/** When a place that is closed now opens next; nothing where that is not known. */
export function nextOpening(
  { open, changes_at: changes }: Pick<Hours, 'open' | 'changes_at'>,
  today = todayIn(CITY.time_zone),
): Opening | undefined {
  if (open || !changes) return undefined;
  const [date = '', clock = ''] = changes.split(/[T ]/u);
  const [at, from] = [Date.parse(`${date}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`)];
  if (Number.isNaN(at)) return undefined;
  return { clock: clock.slice(0, 5), inDays: Math.round((at - from) / DAY_MS), weekday: new Date(at).getUTCDay() };
}
