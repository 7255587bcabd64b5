// The wall clock of a time zone, whatever zone the process runs in. A civil time is written as the UTC instant with the
// same digits, in milliseconds, so that arithmetic on it never meets a change of clocks.
import { type CivilDay, type CivilMoment, DAY_MINUTES } from '../domain/civil-day.ts';

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

interface ZoneClock {
  /** What the clocks of the zone show at an instant, as the UTC instant with those digits. */
  civilMs(at: Date): number;
  /** The instant at which the clocks show these digits; of a repeated hour the first, of a skipped one the hour after. */
  instantOf(civilMs: number): Date;
}

const clocks = new Map<string, ZoneClock>();

/** @throws RangeError when the time zone is none of the IANA database */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone) ?? createZoneClock(timeZone);
  clocks.set(timeZone, known);
  return known;
}

function createZoneClock(timeZone: string): ZoneClock {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // A list asks for one moment hundreds of times, and formatting is slow.
  let last = { at: Number.NaN, civil: Number.NaN };
  const civilMs = (at: Date): number => {
    if (at.getTime() !== last.at) {
      last = { at: at.getTime(), civil: Date.parse(`${wall.format(at).replace(' ', 'T')}Z`) };
    }
    return last.civil;
  };
  /** A zone's offset from UTC at an instant, in milliseconds; the wall clock above shows whole seconds. */
  const offsetAt = (instantMs: number): number => civilMs(new Date(instantMs)) - Math.floor(instantMs / 1_000) * 1_000;
  return {
    civilMs,
    instantOf(civil) {
      // No zone is more than 14 hours from UTC: a day before and a day after lie on either side of a change of clocks.
      const before = civil - offsetAt(civil - DAY_MS);
      const after = civil - offsetAt(civil + DAY_MS);
      const shows = [Math.min(before, after), Math.max(before, after)].find(
        (instantMs) => instantMs + offsetAt(instantMs) === civil,
      );
      return new Date(shows ?? before);
    },
  };
}

export function civilDay(civilMs: number): CivilDay {
  const number = Math.floor(civilMs / DAY_MS);
  const known = days.get(number);
  if (known !== undefined) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const day = new Date(civilMs).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
}
/** A list asks for the same few days thousands of times, and writing one down is slow. */
const days = new Map<number, CivilDay>();
const MOST_DAYS = 1_000;
export const civilMoment = (civilMs: number): CivilMoment => new Date(civilMs).toISOString().slice(0, 16);
export const startOfDay = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: CivilDay, days: number): CivilDay => civilDay(startOfDay(day) + days * DAY_MS);
export const minuteOfDay = (civilMs: number): number =>
  Math.floor((((civilMs % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
/** 0 Monday to 6 Sunday. */
export const weekdayOf = (day: CivilDay): number => (new Date(startOfDay(day)).getUTCDay() + 6) % 7;
/** Minutes of a day, which may lie past its end, as a civil time. */
export const atMinute = (day: CivilDay, minute: number): number => startOfDay(day) + minute * MINUTE_MS;

const CIVIL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/** Undefined for what no calendar or clock shows, such as 30 February or 25:00. */
export function civilMsOf(moment: CivilMoment): number | undefined {
  if (!CIVIL_MOMENT.test(moment)) return undefined;
  const civil = Date.parse(`${moment}:00Z`);
  return Number.isNaN(civil) || civilMoment(civil) !== moment ? undefined : civil;
}
