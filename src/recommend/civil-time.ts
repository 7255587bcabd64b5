// Madrid's wall clock, whatever zone the process runs in. A civil moment is written as the UTC instant with the same
// digits, so that arithmetic on it never meets a change of clocks.

export const TIME_ZONE = 'Europe/Madrid';
export const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** A day of Madrid's calendar, YYYY-MM-DD. */
export type CivilDay = string;

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What Madrid's clocks show at `at`, as the UTC instant with those digits, in milliseconds. */
export function civilMs(at: Date): number {
  // A list asks for one moment hundreds of times, and formatting is slow.
  if (at.getTime() !== lastAsked.at) {
    lastAsked = { at: at.getTime(), civil: Date.parse(`${WALL_CLOCK.format(at).replace(' ', 'T')}Z`) };
  }
  return lastAsked.civil;
}

let lastAsked = { at: Number.NaN, civil: Number.NaN };

/** The instant at which Madrid's clocks show these digits; of a repeated hour the first, of a skipped one the hour after. */
export function instantOf(civil: number): Date {
  const summerFirst = [2, 1].map((offsetHours) => new Date(civil - offsetHours * 60 * MINUTE_MS));
  return summerFirst.find((instant) => civilMs(instant) === civil) ?? (summerFirst[1] as Date);
}

export const civilDay = (civil: number): CivilDay => new Date(civil).toISOString().slice(0, 10);
export const startOfDay = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: CivilDay, days: number): CivilDay => civilDay(startOfDay(day) + days * DAY_MS);
export const minuteOfDay = (civil: number): number => Math.floor((civil - startOfDay(civilDay(civil))) / MINUTE_MS);
/** 0 Monday to 6 Sunday. */
export const weekdayOf = (day: CivilDay): number => (new Date(startOfDay(day)).getUTCDay() + 6) % 7;

/**
 * Runs `work` while `new Date` speaks civil time: local getters and setters read and write UTC digits. For a library
 * that knows only the process's own time zone, where two nights a year have an hour too few or too many.
 * `work` is synchronous, so nobody else ever sees the other clock.
 */
export function inCivilTime<T>(work: () => T): T {
  const usual = globalThis.Date;
  globalThis.Date = CivilDate as unknown as DateConstructor;
  try {
    return work();
  } finally {
    globalThis.Date = usual;
  }
}

type DateParts = [year: number, month: number, day?: number, hours?: number, minutes?: number, s?: number, ms?: number];

class CivilDate extends Date {
  constructor(...parts: [] | [Date | number | string] | DateParts) {
    super(parts.length >= 2 ? Date.UTC(...(parts as DateParts)) : ((parts[0] as number | undefined) ?? 0));
  }
}

for (const field of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
  for (const access of ['get', 'set']) {
    const utc = Object.getOwnPropertyDescriptor(Date.prototype, `${access}UTC${field}`);
    if (utc) Object.defineProperty(CivilDate.prototype, `${access}${field}`, utc);
  }
}
Object.defineProperty(CivilDate.prototype, 'getTimezoneOffset', { value: () => 0, configurable: true, writable: true });
