// Opening hours by the clocks and holidays of a city. The two libraries are read when the first hours ask for them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { City } from '../city/city.ts';
import { type CityHours, cityHours } from '../hours/city-hours.ts';
import { type HolidayLibrary, regionalHolidays } from '../hours/holidays.ts';

const load = createRequire(import.meta.url);

/** A file of its own (LGPL-3.0), which the room `hours` compiles with a calendar of ours. */
export const openingHoursLibrary = (): string => readFileSync(load.resolve('opening_hours'), 'utf8');

const readers = new WeakMap<City, CityHours>();

export function hoursOf(city: City): CityHours {
  const known = readers.get(city);
  if (known) return known;
  const holidays = regionalHolidays(city, () => load('date-holidays') as HolidayLibrary);
  const clock = {
    timeZone: city.timeZone,
    country: city.country,
    position: city.center,
    holidays,
    ...(city.regionName !== undefined && { regionName: city.regionName }),
  };
  const made = cityHours(clock, openingHoursLibrary);
  readers.set(city, made);
  return made;
}
