// Days as people and inputs write them.

/** Midnight of a day written as 2026-03-04; nothing for anything else. */
export function dateFrom(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day)) : undefined;
}

/** The day on the clocks of the city, wherever the visitor's own clock is, as 2026-03-04. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
