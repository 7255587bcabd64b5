// Public holidays of a country and region, with the days that a city decreed on top. The library `date-holidays` and its
// tables of two hundred countries are handed in by a function, so that they are loaded when a year is first asked for.
import type Holidays from 'date-holidays';
import type { City } from '../city/city.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { CityClock } from './city-clock.ts';
import { addDays, weekdayOf } from './civil-time.ts';

type HolidayRegion = Pick<City, 'country' | 'region' | 'yearlyHolidays' | 'decreedHolidays'>;

export type HolidayLibrary = typeof Holidays;

/** For a country that the library does not know, only the decreed days are holidays. */
export function regionalHolidays(
  { country, region, yearlyHolidays, decreedHolidays }: HolidayRegion,
  load: () => HolidayLibrary,
): CityClock['holidays'] {
  const years = new Map<number, ReadonlySet<CivilDay>>();
  const daysOf = (year: number): ReadonlySet<CivilDay> => {
    const known = years.get(year);
    if (known) return known;
    const days = new Set([
      ...publicDays(load(), country, region, year),
      ...yearlyHolidays.map((holiday) => keptIn(year, holiday)),
      ...decreedHolidays.map(({ date }) => date),
    ]);
    years.set(year, days);
    return days;
  };
  return { has: (day) => daysOf(Number(day.slice(0, 4))).has(day) };
}

function publicDays(
  Library: HolidayLibrary,
  country: string,
  region: string | undefined,
  year: number,
): readonly CivilDay[] {
  const state = region?.replace(/^[A-Z]{2}-/u, '');
  return new Library(country, state ?? '')
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .flatMap(({ date, start, end }) => {
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return Array.from({ length: days }, (_, after) => addDays(date.slice(0, 10), after));
    });
}

const DAY_MS = 86_400_000;
const SUNDAY = 6;

function keptIn(year: number, { day, sunday }: HolidayRegion['yearlyHolidays'][number]): CivilDay {
  const date = `${String(year).padStart(4, '0')}-${day}`;
  return sunday === 'monday' && weekdayOf(date) === SUNDAY ? addDays(date, 1) : date;
}
