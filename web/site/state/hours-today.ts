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
