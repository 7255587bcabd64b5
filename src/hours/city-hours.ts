// Opening hours in one city: each text is read once. Hours are OSM `opening_hours` text in the city's local time; absent or
// unreadable hours are unknown, never closed.
import { type CivilDay, DAY_MINUTES } from '../domain/civil-day.ts';
import type { CityClock } from './city-clock.ts';
import { addDays, atMinute, civilDay, minuteOfDay, weekdayOf, zoneClock } from './civil-time.ts';
import { type LibraryReader, libraryReader } from './library.ts';
import type { OpenSpan } from './rule.ts';
import { isOpenAtMinute, opensNext, readSchedule, runsUntil, type Schedule, spanAround } from './schedule.ts';

export interface CityHours {
  readonly clock: CityClock;
  /** Undefined when the text is absent or unreadable. */
  read(text: string | undefined): Schedule | undefined;
}

/** Bounded: a catalogue has some thousand texts. */
const MOST_TEXTS = 50_000;

/** @param librarySource gives the text of the `opening_hours` library; without it only everyday hours can be read */
export function cityHours(clock: CityClock, librarySource?: () => string): CityHours {
  const texts = new Map<string, Schedule | undefined>();
  let library: LibraryReader | undefined;
  const byLibrary: LibraryReader | undefined =
    librarySource &&
    ((text) => {
      library ??= libraryReader(librarySource(), clock);
      return library(text);
    });
  return {
    clock,
    read(text) {
      if (text === undefined) return undefined;
      const known = texts.get(text);
      if (known !== undefined || texts.has(text)) return known;
      if (texts.size >= MOST_TEXTS) texts.clear();
      const schedule = readSchedule(text, clock, byLibrary);
      texts.set(text, schedule);
      return schedule;
    },
  };
}

export type OpenState =
  /** `until` is absent when it does not close within a week. */
  | { readonly state: 'open'; readonly until?: Date }
  /** `opensAt` is absent when it does not open within two weeks. */
  | { readonly state: 'closed'; readonly opensAt?: Date }
  | { readonly state: 'unknown' };

export interface DayHours {
  readonly day: CivilDay;
  /** 0 Monday to 6 Sunday. */
  readonly weekday: number;
  readonly spans: readonly OpenSpan[];
}

/** The city's calendar and clocks at an instant. */
export interface CivilNow {
  readonly day: CivilDay;
  /** Minutes after midnight, 0 to 1439. */
  readonly minute: number;
}

export function civilNow({ timeZone }: Pick<CityClock, 'timeZone'>, at: Date): CivilNow {
  const civil = zoneClock(timeZone).civilMs(at);
  return { day: civilDay(civil), minute: minuteOfDay(civil) };
}

/** Strictly: the library also makes something of prose ("closed on mondays"), which is not what its writer meant. */
export const readsHours = (hours: CityHours, text: string): boolean =>
  wordsOutsideComments(text).every((word) => SYNTAX_WORDS.has(word)) && hours.read(text) !== undefined;

const wordsOutsideComments = (text: string): readonly string[] =>
  text.replace(/"[^"]*"/gu, ' ').match(/\p{L}+/gu) ?? [];

/** Every word that the syntax has. */
const SYNTAX_WORDS: ReadonlySet<string> = new Set(
  [
    'Mo Tu We Th Fr Sa Su PH SH',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec week easter day days',
    'open closed off unknown dawn dusk sunrise sunset',
  ].flatMap((line) => line.split(' ')),
);

export function openState(hours: CityHours, text: string | undefined, at: Date): OpenState {
  const schedule = hours.read(text);
  if (!schedule) return { state: 'unknown' };
  const { day, minute } = civilNow(hours.clock, at);
  const instantAt = (minutes: number): Date => zoneClock(hours.clock.timeZone).instantOf(atMinute(day, minutes));
  const current = spanAround(schedule, day, minute);
  if (current?.uncertain) return { state: 'unknown' };
  if (current) {
    const until = runsUntil(schedule, day, minute) ?? current.end;
    return until >= 7 * DAY_MINUTES ? { state: 'open' } : { state: 'open', until: instantAt(until) };
  }
  const next = opensNext(schedule, day, minute);
  return next === undefined ? { state: 'closed' } : { state: 'closed', opensAt: instantAt(next) };
}

/** Just that, for many places. Undefined when unknown. */
export function isOpenAt(hours: CityHours, text: string | undefined, at: Date): boolean | undefined {
  const schedule = hours.read(text);
  if (!schedule) return undefined;
  const { day, minute } = civilNow(hours.clock, at);
  return isOpenAtMinute(schedule, day, minute);
}

/** The spans that begin on a day of the city's calendar; undefined when the hours are unknown. */
export const hoursOn = (hours: CityHours, text: string | undefined, day: CivilDay): readonly OpenSpan[] | undefined =>
  hours.read(text)?.spansOn(day);

/** The coming seven days, today first; undefined when the hours are unknown. */
export function weekOf(hours: CityHours, text: string | undefined, at: Date): readonly DayHours[] | undefined {
  const schedule = hours.read(text);
  return schedule && weekFrom(schedule, civilNow(hours.clock, at).day);
}

export const weekFrom = (schedule: Schedule, first: CivilDay): readonly DayHours[] =>
  Array.from({ length: 7 }, (_, ahead) => {
    const day = addDays(first, ahead);
    return { day, weekday: weekdayOf(day), spans: schedule.spansOn(day) };
  });
