// Holidays that the opening-hours library does not know: those of the city itself, and days moved by decree.
import { addDays, type CivilDay, weekdayOf } from './civil-time.ts';

const SUNDAY = 6;

/** San Isidro and the Almudena; on a Sunday the Monday after is free instead. */
const MUNICIPAL = ['05-15', '11-09'];

/**
 * Regional days that a yearly decree added or moved from a Sunday, as far as decrees are known: to the end of 2026. For
 * 2027 the library itself moves 2 May, a Sunday, to the Monday; what becomes of 15 August, another, is not known here.
 */
const DECREED: ReadonlySet<CivilDay> = new Set(['2025-07-25', '2026-11-02', '2026-12-07']);

/** Days that the library knows as public holidays of the Comunidad de Madrid in every year. */
const KNOWN_EVERY_YEAR = ['05-02', '11-01', '12-08', '10-12', '08-15', '01-06', '05-01'];

export function isLocalHoliday(day: CivilDay): boolean {
  if (DECREED.has(day)) return true;
  const observed = weekdayOf(day) === 0 && MUNICIPAL.includes(addDays(day, -1).slice(5));
  return observed || (MUNICIPAL.includes(day.slice(5)) && weekdayOf(day) !== SUNDAY);
}

/**
 * A day that the library takes for a holiday, on the same weekday and as near in the year as can be, and that the
 * hours do not mention by name ("May 1 off" says nothing about San Isidro).
 */
export function twinHoliday(day: CivilDay, openingHours: string): CivilDay {
  const year = Number(day.slice(0, 4));
  const twins = KNOWN_EVERY_YEAR.filter((monthDay) => !mentions(openingHours, monthDay))
    .flatMap((monthDay) => Array.from({ length: 13 }, (_, years) => `${year - 6 + years}-${monthDay}`))
    .filter((twin) => weekdayOf(twin) === weekdayOf(day));
  const daysApart = (twin: CivilDay) => Math.abs(dayOfYear(twin) - dayOfYear(day));
  return twins.sort((a, b) => daysApart(a) - daysApart(b) || (a < b ? -1 : 1))[0] ?? day;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function mentions(openingHours: string, monthDay: string): boolean {
  const [month, day] = monthDay.split('-').map(Number) as [number, number];
  return new RegExp(`${MONTHS[month - 1]} 0?${day}\\b`, 'u').test(openingHours);
}

const dayOfYear = (day: CivilDay): number => Number(day.slice(5, 7)) * 31 + Number(day.slice(8));
