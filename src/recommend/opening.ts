// What opening hours say of a moment and of a week. Hours are OSM `opening_hours` text in Madrid's local time; the
// library that reads them is known to this file alone. Absent or unreadable hours are unknown, never closed.
import OpeningHours from 'opening_hours';
import {
  addDays,
  type CivilDay,
  civilDay,
  civilMs,
  DAY_MINUTES,
  inCivilTime,
  instantOf,
  minuteOfDay,
  startOfDay,
  weekdayOf,
} from './civil-time.ts';
import { isLocalHoliday, twinHoliday } from './holidays.ts';
import { nightEnd } from './nights.ts';

/** Minutes after local midnight; `end` goes past 1440 when a night runs on. */
export interface OpenSpan {
  readonly start: number;
  readonly end: number;
  /** The hours say "perhaps": by appointment, closing time open. */
  readonly uncertain?: true;
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

const UNKNOWN: OpenState = { state: 'unknown' };

export const parsesAsOpeningHours = (text: string): boolean => parsed(text) !== undefined;

export function openState(openingHours: string | undefined, at: Date): OpenState {
  if (openingHours === undefined || !parsed(openingHours)) return UNKNOWN;
  const now = civilMs(at);
  const today = civilDay(now);
  const minute = minuteOfDay(now);
  const current = spanAround(openingHours, today, minute);
  if (current?.uncertain) return UNKNOWN;
  if (current) return openUntil(openingHours, today, current.end);
  const opensAt = nextOpening(openingHours, today, minute);
  return opensAt === undefined ? { state: 'closed' } : { state: 'closed', opensAt };
}

/** Just that: for whoever asks about hundreds of places. Undefined when unknown. */
export function isOpenAt(openingHours: string | undefined, at: Date): boolean | undefined {
  if (openingHours === undefined || !parsed(openingHours)) return undefined;
  const now = civilMs(at);
  const current = spanAround(openingHours, civilDay(now), minuteOfDay(now));
  return current?.uncertain ? undefined : current !== undefined;
}

/** The spans that begin on a day of Madrid's calendar (YYYY-MM-DD); undefined when the hours are unknown. */
export function hoursOn(openingHours: string | undefined, day: CivilDay): readonly OpenSpan[] | undefined {
  return openingHours === undefined || !parsed(openingHours) ? undefined : spansOn(openingHours, day);
}

/** The coming seven days, today first; undefined when the hours are unknown. */
export function weekOf(openingHours: string | undefined, at: Date): readonly DayHours[] | undefined {
  if (openingHours === undefined || !parsed(openingHours)) return undefined;
  const today = civilDay(civilMs(at));
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, weekday: weekdayOf(day), spans: spansOn(openingHours, day) };
  });
}

/** The span that holds this minute, its minutes counted from today's midnight; the night before may still run on. */
function spanAround(text: string, today: CivilDay, minute: number): OpenSpan | undefined {
  const holds = (at: number) => (span: OpenSpan) => span.start <= at && at < span.end;
  const todays = spansOn(text, today).find(holds(minute));
  if (todays) return todays;
  const yesterdays = spansOn(text, addDays(today, -1)).find(holds(minute + DAY_MINUTES));
  return yesterdays && { ...yesterdays, start: yesterdays.start - DAY_MINUTES, end: yesterdays.end - DAY_MINUTES };
}

/** Follows spans that touch (23:59 to midnight counts as touching) until one really ends. */
function openUntil(text: string, today: CivilDay, firstEnd: number): OpenState {
  let end = firstEnd;
  for (let ahead = 0; ahead <= 7; ahead++) {
    for (const span of spansOn(text, addDays(today, ahead))) {
      const [start, spanEnd] = [span.start + ahead * DAY_MINUTES, span.end + ahead * DAY_MINUTES];
      if (start <= end + 1 && spanEnd > end && !span.uncertain) end = spanEnd;
    }
  }
  if (end >= 7 * DAY_MINUTES) return { state: 'open' };
  return { state: 'open', until: instantAt(today, end) };
}

function nextOpening(text: string, today: CivilDay, minute: number): Date | undefined {
  for (let ahead = 0; ahead < 14; ahead++) {
    const next = spansOn(text, addDays(today, ahead)).find(
      ({ start, uncertain }) => !uncertain && start + ahead * DAY_MINUTES > minute,
    );
    if (next) return instantAt(today, next.start + ahead * DAY_MINUTES);
  }
  return undefined;
}

const instantAt = (day: CivilDay, minute: number): Date => instantOf(startOfDay(day) + minute * 60_000);

/** One text, read once, and the days it was asked about. */
interface Parsed {
  readonly hours: OpeningHours;
  readonly text: string;
  readonly weekStable: boolean;
  readonly days: Map<string, readonly OpenSpan[]>;
}

/** Bounded: a catalogue has some thousand texts, and days pass. */
const MOST_TEXTS = 20_000;
const MOST_DAYS = 40;
const texts = new Map<string, Parsed | undefined>();

const MADRID = { lat: 40.4168, lon: -3.7038, address: { country_code: 'es', state: 'Comunidad de Madrid' } };

function parsed(text: string): Parsed | undefined {
  if (texts.has(text)) return texts.get(text);
  if (texts.size >= MOST_TEXTS) texts.clear();
  const result = parse(text);
  texts.set(text, result);
  return result;
}

function parse(text: string): Parsed | undefined {
  try {
    return inCivilTime(() => {
      const hours = new OpeningHours(withoutSchoolHolidays(text), MADRID, { mode: 0 } as never);
      return { hours, text, weekStable: hours.isWeekStable() && !/\bPH\b/u.test(text), days: new Map() };
    });
  } catch {
    return undefined;
  }
}

/** When school holidays are, the library does not know for most years, and throws: their rules are left out. */
const withoutSchoolHolidays = (text: string): string =>
  /\bSH\b/u.test(text)
    ? text
        .split(';')
        .filter((rule) => !/\bSH\b/u.test(rule))
        .join(';')
    : text;

function spansOn(text: string, day: CivilDay): readonly OpenSpan[] {
  const source = parsed(text);
  if (!source) return [];
  const key = source.weekStable ? String(weekdayOf(day)) : day;
  const known = source.days.get(key);
  if (known) return known;
  if (source.days.size >= MOST_DAYS) source.days.clear();
  const spans = readDay(source, isLocalHoliday(day) && /\bPH\b/u.test(text) ? twinHoliday(day, text) : day);
  source.days.set(key, spans);
  return spans;
}

/** Intervals that begin on the day; one that began before midnight belongs to the day before. */
function readDay({ hours, text }: Parsed, day: CivilDay): readonly OpenSpan[] {
  const midnight = startOfDay(day);
  return inCivilTime(() => {
    const from = new Date(midnight - 60_000);
    const intervals = hours.getOpenIntervals(from, new Date(midnight + 2 * DAY_MINUTES * 60_000));
    return intervals
      .map(([start, end, uncertain]) => ({
        start: (start.getTime() - midnight) / 60_000,
        end: (end.getTime() - midnight) / 60_000,
        ...(uncertain ? ({ uncertain: true } as const) : {}),
      }))
      .flatMap(splitAtMidnight)
      .filter(({ start }) => start >= 0 && start < DAY_MINUTES)
      .map((span) => (span.end === DAY_MINUTES ? { ...span, end: nightEnd(text, weekdayOf(day), span.start) } : span));
  });
}

/** The library joins days without a pause between them; a whole day around the clock is a day of its own. */
function splitAtMidnight(span: OpenSpan): readonly OpenSpan[] {
  if (span.start < 0) return span.end >= DAY_MINUTES ? [{ ...span, start: 0, end: DAY_MINUTES }] : [];
  return [span.end - span.start > DAY_MINUTES ? { ...span, end: DAY_MINUTES } : span];
}
