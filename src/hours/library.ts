// The rest of OSM's `opening_hours` syntax: sunrise, weeks, open ends, comments. The library `opening_hours` (LGPL-3.0)
// is kept as a file of its own and compiled with a Date of ours as a parameter, so that it never sees the zone of the process.
import { compileFunction } from 'node:vm';
import type OpeningHours from 'opening_hours';
import { getTimes } from 'suncalc';
import { type CivilDay, DAY_MINUTES } from '../domain/civil-day.ts';
import type { CityClock } from './city-clock.ts';
import { CivilDate } from './civil-date.ts';
import { startOfDay, weekdayOf, zoneClock } from './civil-time.ts';
import { nightEnd } from './nights.ts';
import type { OpenSpan } from './rule.ts';

/** Reads texts that `parseEveryday` does not; undefined when the library cannot either. */
export type LibraryReader = (text: string) => LibraryHours | undefined;

export interface LibraryHours {
  /** The same every week. */
  readonly weekStable: boolean;
  spansOn(day: CivilDay): readonly OpenSpan[];
}

type Constructor = new (...parameters: ConstructorParameters<typeof OpeningHours>) => OpeningHours;
type SunTimes = (date: Date, latDeg: number, lngDeg: number) => Readonly<Record<string, unknown>>;

/** @param source text of the library's CommonJS build */
export function libraryReader(source: string, clock: CityClock): LibraryReader {
  const Reader = compiled(source, sunTimesOf(clock));
  const { latDeg, lngDeg } = clock.position ?? { latDeg: 0, lngDeg: 0 };
  // It looks the sun up only for coordinates that are text, as Nominatim writes them.
  const [lat, lon] = [String(latDeg), String(lngDeg)] as unknown as [number, number];
  const city = {
    lat,
    lon,
    address: { country_code: (clock.country ?? '').toLowerCase(), state: clock.regionName ?? '' },
  };
  return (text) => {
    // Sunrise depends on the position.
    if (clock.position === undefined && SUN.test(text)) return undefined;
    try {
      const hours = new Reader(withoutSchoolHolidays(text), city, { mode: 0 } as never);
      return {
        weekStable: hours.isWeekStable() && !HOLIDAYS.test(text),
        spansOn: (day) => (HOLIDAYS.test(text) && !agrees(hours, day, clock) ? PERHAPS : readDay(hours, text, day)),
      };
    } catch {
      return undefined;
    }
  };
}

const HOLIDAYS = /\bPH\b/u;
const SUN = /\b(?:dawn|dusk|sunrise|sunset)\b/u;
const PERHAPS: readonly OpenSpan[] = [{ start: 0, end: DAY_MINUTES, uncertain: true }];

function compiled(source: string, sunTimes: SunTimes): Constructor {
  const module = { exports: {} };
  const run = compileFunction(source, ['Date', 'require', 'module', 'exports'], { filename: 'opening_hours.js' });
  const requires = (name: string): unknown => {
    if (name === 'suncalc') return { getTimes: sunTimes };
    throw new Error(`opening_hours asks for a module that is not there: ${name}`);
  };
  run.call(module.exports, CivilDate, requires, module, module.exports);
  return module.exports as Constructor;
}

/** Times of the sun by the clocks of the city; the library asks with a civil date and expects civil dates. */
const sunTimesOf =
  ({ timeZone }: CityClock): SunTimes =>
  (date, latDeg, lngDeg) => {
    const zone = zoneClock(timeZone);
    const times = getTimes(zone.instantOf(date.getTime()), latDeg, lngDeg);
    return Object.fromEntries(
      Object.entries(times).map(([event, at]) => {
        const isKnown = at instanceof Date && !Number.isNaN(at.getTime());
        return [event, isKnown ? new CivilDate(zone.civilMs(at)) : undefined];
      }),
    );
  };

/** When school holidays are, the library does not know for most years, and throws: their rules are left out. */
const withoutSchoolHolidays = (text: string): string =>
  /\bSH\b/u.test(text)
    ? text
        .split(';')
        .filter((rule) => !/\bSH\b/u.test(rule))
        .join(';')
    : text;

/** The library has its own holidays; on days where the city's differ, its answer is not used. */
function agrees(hours: OpeningHours, day: CivilDay, { holidays }: CityClock): boolean {
  const { isHoliday } = hours.getPublicHolidayContext(new CivilDate(startOfDay(day)));
  return isHoliday === holidays.has(day);
}

/** Intervals that begin on the day; one that began before midnight belongs to the day before. */
function readDay(hours: OpeningHours, text: string, day: CivilDay): readonly OpenSpan[] {
  const midnight = startOfDay(day);
  const from = new CivilDate(midnight - 60_000);
  return hours
    .getOpenIntervals(from, new CivilDate(midnight + 2 * DAY_MINUTES * 60_000))
    .map(([start, end, uncertain]) => ({
      start: (start.getTime() - midnight) / 60_000,
      end: (end.getTime() - midnight) / 60_000,
      ...(uncertain ? ({ uncertain: true } as const) : {}),
    }))
    .flatMap(splitAtMidnight)
    .filter(({ start }) => start >= 0 && start < DAY_MINUTES)
    .map((span) => (span.end === DAY_MINUTES ? { ...span, end: nightEnd(text, weekdayOf(day), span.start) } : span));
}

/** The library joins days without a pause between them; a whole day around the clock is a day of its own. */
function splitAtMidnight(span: OpenSpan): readonly OpenSpan[] {
  if (span.start < 0) return span.end >= DAY_MINUTES ? [{ ...span, start: 0, end: DAY_MINUTES }] : [];
  return [span.end - span.start > DAY_MINUTES ? { ...span, end: DAY_MINUTES } : span];
}
