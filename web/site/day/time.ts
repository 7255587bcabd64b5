// Days and clock times as people and inputs write them.

export const isoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Midnight of a day written as 2026-03-04; nothing for anything else. */
export function dateFrom(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day)) : undefined;
}

export function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The wall clock of the city, wherever the visitor's own clock is. */
export const madridNow = (): Date => madridAt(new Date());

/**
 * The same for any moment. By the European rule (Directive 2000/84/EC): asking the browser for a time zone takes longer
 * than drawing a page. A test holds it against the browser's table, and fails when the law changes.
 */
export function madridAt(moment: Date): Date {
  const year = moment.getUTCFullYear();
  const time = moment.getTime();
  const isSummer = clocksChangeMs(year, MARCH) <= time && time < clocksChangeMs(year, OCTOBER);
  const local = new Date(time + (isSummer ? 2 : 1) * HOUR_MS);
  return new Date(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
  );
}

const HOUR_MS = 3_600_000;
const [MARCH, OCTOBER] = [2, 9];

/** One o'clock, universal time, on the last Sunday of a month. */
function clocksChangeMs(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR_MS;
}
