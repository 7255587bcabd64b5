// Readings that finders of every language share: clock times, dates without a year, weekdays, spans from now.
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import {
  addDays,
  addMonths,
  civilDay,
  feastOf,
  lastOfMonth,
  monthOf,
  weekdayFrom,
  weekdayOf,
  yearOf,
} from './calendar.ts';
import { dayOfMoment, type FoundPiece, minuteOfMoment } from './piece.ts';

export type Half = 'am' | 'pm' | 'night' | undefined;

/** @param half which half of the day was said; `night` puts small hours after midnight */
export function clock(hour: number, minute: number, half: Half): FoundPiece | undefined {
  if (hour > 24 || minute > 59) return undefined;
  if (half === undefined) {
    const isHalfKnown = hour >= 1 && hour <= 12;
    return { fromMin: (hour % 24) * 60 + minute, ...(isHalfKnown && { isHalfKnown }) };
  }
  if (hour > 12) return { fromMin: (hour % 24) * 60 + minute };
  const base = hour % 12;
  if (half === 'am') return { fromMin: base * 60 + minute };
  if (half === 'night') return { fromMin: (base === 0 ? 24 : base <= 5 ? 24 + base : 12 + base) * 60 + minute };
  return { fromMin: (12 + base) * 60 + minute };
}

/** The next day of this name, today excluded for what has passed: "9 November" said in December is next year's. */
export function nextDate(now: CivilMoment, month: number, date: number): CivilDay | undefined {
  const today = dayOfMoment(now);
  const inYear = (year: number) => civilDay(year, month, date);
  const thisYear = inYear(yearOf(today));
  return thisYear !== undefined && thisYear >= today
    ? thisYear
    : (inYear(yearOf(today) + 1) ?? inYear(yearOf(today) + 2));
}

/** "The 20th": of this month, else of the next that has one. */
export function nextDateOfMonth(now: CivilMoment, date: number): CivilDay | undefined {
  const today = dayOfMoment(now);
  for (let ahead = 0; ahead < 4; ahead++) {
    const first = addMonths(`${today.slice(0, 7)}-01`, ahead);
    const day = civilDay(yearOf(first), monthOf(first), date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}

/** Two digits of a year stand for this century up to 2050. */
export const fullYear = (written: string): number =>
  written.length === 4 ? Number(written) : Number(written) + (Number(written) <= 50 ? 2000 : 1900);

export type Which = 'this' | 'next' | 'coming' | undefined;

/**
 * "Sunday", "this Sunday" and "the coming Sunday" are the first one ahead; "next Sunday" is the one of next week, unless
 * today is that weekday's neighbourhood anyway.
 */
export function weekdayAhead(now: CivilMoment, weekday: number, which: Which): CivilDay {
  const today = dayOfMoment(now);
  const first = weekdayFrom(addDays(today, which === 'this' ? 0 : 1), weekday);
  if (which !== 'next') return first;
  const nextMonday = weekdayFrom(addDays(today, 1), 0);
  return first >= nextMonday ? first : addDays(first, 7);
}

/** "On a Monday", said on a Monday, is today. */
export const weekdayOrToday = (now: CivilMoment, weekday: number): CivilDay => weekdayFrom(dayOfMoment(now), weekday);

/** A weekday by its name, with or without "this" or "next". */
export function weekdayNamed(now: CivilMoment, weekday: number, which: Which): FoundPiece {
  return { day: weekdayAhead(now, weekday, which), ...(which === undefined && { isBareWeekday: true }) };
}

/** The weeks from Christmas Day, which a single day means, to the Epiphany. */
export function christmasTime(now: CivilMoment): FoundPiece {
  const today = dayOfMoment(now);
  const first = civilDay(yearOf(today), 12, 25)!;
  const isInside = monthOf(today) === 1 && today.slice(8) <= '06';
  const year = yearOf(today) - (isInside ? 1 : 0);
  return {
    day: isInside || today > first ? today : first,
    untilDay: civilDay(year + 1, 1, 6)!,
    isSpan: true,
  };
}

/** Saturday and Sunday of this week, or of the week `weeks` later. */
export function weekend(now: CivilMoment, weeks: number): FoundPiece {
  const today = dayOfMoment(now);
  const saturday = weekdayOf(today) === 6 ? addDays(today, -1) : weekdayFrom(today, 5);
  const day = addDays(saturday, weeks * 7);
  return { day: day < today ? today : day, untilDay: addDays(day, 1) };
}

/** Monday to Sunday. */
export function week(now: CivilMoment, weeks: number): FoundPiece {
  const today = dayOfMoment(now);
  const monday = addDays(today, weeks * 7 - weekdayOf(today));
  return { day: weeks === 0 ? today : monday, untilDay: addDays(monday, 6), isSpan: true };
}

export function month(now: CivilMoment, months: number): FoundPiece {
  const today = dayOfMoment(now);
  const first = addMonths(`${today.slice(0, 7)}-01`, months);
  return { day: months === 0 ? today : first, untilDay: lastOfMonth(first), isSpan: true };
}

/** The whole month of this number, the next one that is not over. */
export function monthNamed(now: CivilMoment, number: number, year?: number): FoundPiece {
  const today = dayOfMoment(now);
  const thisYear = `${year ?? yearOf(today)}-${String(number).padStart(2, '0')}-01`;
  const first = year === undefined && lastOfMonth(thisYear) < today ? addMonths(thisYear, 12) : thisYear;
  return {
    day: first < today && lastOfMonth(first) >= today ? today : first,
    untilDay: lastOfMonth(first),
    isSpan: true,
  };
}

export function feast(now: CivilMoment, rule: string, year?: number): FoundPiece {
  const today = dayOfMoment(now);
  if (year !== undefined) return { day: feastOf(rule, year) };
  const day = feastOf(rule, yearOf(today));
  return { day: day >= today ? day : feastOf(rule, yearOf(today) + 1) };
}

/** A holiday with the weekend and the days between: the bridge of "el puente de mayo". `until` is the last of several holidays. */
export function longWeekend(now: CivilMoment, rule: string, until = rule): FoundPiece {
  const { day: last = '' } = feast(now, until);
  const first = feastOf(rule, yearOf(last));
  const saturday = addDays(first, -((weekdayOf(first) + 2) % 7));
  const isBridged = (weekdayOf(first) + 2) % 7 <= MOST_BRIDGED;
  const sunday = addDays(last, 6 - weekdayOf(last));
  const isLate = weekdayOf(last) >= THURSDAY;
  const day = isBridged ? saturday : first;
  return { day: day < dayOfMoment(now) ? dayOfMoment(now) : day, untilDay: isLate ? sunday : last, isSpan: true };
}
const THURSDAY = 3;
/** Saturday to Tuesday. */
const MOST_BRIDGED = 3;

/** "In three hours": a moment, on the day on which it falls. */
export function minutesAhead(now: CivilMoment, minutes: number): FoundPiece {
  const total = minuteOfMoment(now) + Math.round(minutes);
  return { day: addDays(dayOfMoment(now), Math.floor(total / 1440)), fromMin: ((total % 1440) + 1440) % 1440 };
}

export const daysAhead = (now: CivilMoment, days: number): FoundPiece => ({ day: addDays(dayOfMoment(now), days) });

export const monthsAhead = (now: CivilMoment, months: number): FoundPiece => ({
  day: addMonths(dayOfMoment(now), months),
});

/** The nth weekday of a month: "the first Friday of next month"; 5 may be the last. */
export function nthWeekday(first: CivilDay, weekday: number, nth: number): CivilDay {
  const day = addDays(weekdayFrom(first, weekday), (nth - 1) * 7);
  return monthOf(day) === monthOf(first) ? day : addDays(day, -7);
}

export const isDate = (number: number): boolean => number >= 1 && number <= 31;
