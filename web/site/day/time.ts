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

export function minutesFrom(text: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/u.exec(text) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : undefined;
}

/** The wall clock in Madrid, wherever the visitor's own clock is. */
export function madridNow(): Date {
  // Made when first needed, and kept: it is what costs.
  inMadrid ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = inMadrid.formatToParts(new Date());
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return new Date(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

let inMadrid: Intl.DateTimeFormat | undefined;
