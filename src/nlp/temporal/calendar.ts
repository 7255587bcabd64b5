// Arithmetic on civil days as a reader of dates needs it: days are strings YYYY-MM-DD without a time zone, weekdays count
// from 0 for Monday.
import type { CivilDay } from '../../domain/civil-day.ts';

const DAY_MS = 86_400_000;

const millisecondsOf = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: CivilDay, days: number): CivilDay =>
  new Date(millisecondsOf(day) + days * DAY_MS).toISOString().slice(0, 10);

export const weekdayOf = (day: CivilDay): number => (new Date(millisecondsOf(day)).getUTCDay() + 6) % 7;

/** @returns undefined for a day that no calendar has, such as 31 April */
export function civilDay(year: number, month: number, date: number): CivilDay | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = day.getUTCFullYear() === year && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return exists ? day.toISOString().slice(0, 10) : undefined;
}

export const yearOf = (day: CivilDay): number => Number(day.slice(0, 4));
export const monthOf = (day: CivilDay): number => Number(day.slice(5, 7));
const dateOf = (day: CivilDay): number => Number(day.slice(8, 10));

export const lastOfMonth = (day: CivilDay): CivilDay =>
  new Date(Date.UTC(yearOf(day), monthOf(day), 0)).toISOString().slice(0, 10);

export const addMonths = (day: CivilDay, months: number): CivilDay => {
  const first = new Date(Date.UTC(yearOf(day), monthOf(day) - 1 + months, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(dateOf(day), dateOf(lastOfMonth(first))) - 1);
};

/** The day on or after `from` with this weekday. */
export const weekdayFrom = (from: CivilDay, weekday: number): CivilDay =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** Easter Sunday of the Gregorian calendar. Source: Meeus, Astronomical Algorithms (1991), chapter 8. */
function easterOf(year: number): CivilDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return civilDay(year, month, ((h + l - 7 * m + 114) % 31) + 1)!;
}

/** A feast by its rule: "12-25", or days after Easter as "easter-2". */
export function feastOf(rule: string, year: number): CivilDay {
  const fixed = /^(\d{2})-(\d{2})$/.exec(rule);
  if (fixed) return civilDay(year, Number(fixed[1]), Number(fixed[2]))!;
  return addDays(easterOf(year), Number(rule.slice('easter'.length)));
}
