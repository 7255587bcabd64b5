// Days, moments and spans as calendars and clocks of the city show them, without a time zone. Arithmetic lives in `hours`.

/** A day of the city's calendar, YYYY-MM-DD. */
export type CivilDay = string;

/** What the clocks of the city show, YYYY-MM-DDTHH:MM. */
export type CivilMoment = string;

export const DAY_MINUTES = 24 * 60;
/** Minutes between the same two hours of a dial: "at eight" is the one or the other. */
export const HALF_DAY = DAY_MINUTES / 2;

/** "09:05"; past midnight the hours go on. @param minutes after midnight */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes after midnight. @param clock "HH:MM" */
export const minuteOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
