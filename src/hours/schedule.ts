// One text of opening hours, parsed once into the open spans of each day.
import { type CivilDay, DAY_MINUTES } from '../domain/civil-day.ts';
import type { CityClock } from './city-clock.ts';
import { addDays, weekdayOf } from './civil-time.ts';
import type { LibraryHours, LibraryReader } from './library.ts';
import { parseEveryday } from './parse.ts';
import { type OpenSpan, partsOf, type Rule, spansOfRules } from './rule.ts';

export interface Schedule {
  readonly text: string;
  /** Absent where only the library can read the text. */
  readonly rules?: readonly Rule[];
  /** The spans that begin on a day of the city's calendar, ascending. */
  spansOn(day: CivilDay): readonly OpenSpan[];
}

/** @param library reads what the everyday rules do not say; without it such hours are unknown */
export function readSchedule(text: string, clock: CityClock, library: LibraryReader | undefined): Schedule | undefined {
  const rules = parseEveryday(text);
  if (rules) return everyday(text, rules, clock);
  const hours = library?.(text);
  return hours && { text, spansOn: remembered(hours) };
}

function everyday(text: string, rules: readonly Rule[], { holidays }: CityClock): Schedule {
  const asksForHolidays = rules.some(({ days }) => days?.holidays);
  const isWeekly = !asksForHolidays && rules.every(({ dates }) => dates === undefined);
  const read = (day: CivilDay): readonly OpenSpan[] =>
    spansOfRules(rules, partsOf(day, weekdayOf(day), asksForHolidays && holidays.has(day)));
  if (!isWeekly) return { text, rules, spansOn: lastTwo(read) };
  const week: (readonly OpenSpan[] | undefined)[] = new Array(7);
  return {
    text,
    rules,
    spansOn(day) {
      const weekday = weekdayOf(day);
      const spans = week[weekday] ?? read(day);
      week[weekday] = spans;
      return spans;
    },
  };
}

/** A catalogue is asked of one day and the day before, thousands of times. */
function lastTwo<Value>(read: (day: CivilDay) => Value): (day: CivilDay) => Value {
  let newest: { day: CivilDay; value: Value } | undefined;
  let older: typeof newest;
  return (day) => {
    if (newest?.day === day) return newest.value;
    if (older?.day !== day) older = { day, value: read(day) };
    [newest, older] = [older, newest];
    return newest!.value;
  };
}

/** Bounded: days pass. Reading one with the library costs about a millisecond. */
const MOST_DAYS = 40;

function remembered({ weekStable, spansOn }: LibraryHours): Schedule['spansOn'] {
  const days = new Map<string, readonly OpenSpan[]>();
  return (day) => {
    const key = weekStable ? String(weekdayOf(day)) : day;
    const known = days.get(key);
    if (known) return known;
    if (days.size >= MOST_DAYS) days.clear();
    const spans = readSafely(spansOn, day);
    days.set(key, spans);
    return spans;
  };
}

/** The sun may not rise at all on a day; the library throws then. */
function readSafely(spansOn: Schedule['spansOn'], day: CivilDay): readonly OpenSpan[] {
  try {
    return spansOn(day);
  } catch {
    return [{ start: 0, end: DAY_MINUTES, uncertain: true }];
  }
}

/** The span that holds a minute, its minutes counted from the day's midnight; the night before may still run on. */
export function spanAround(schedule: Schedule, day: CivilDay, minute: number): OpenSpan | undefined {
  for (const span of schedule.spansOn(day)) if (span.start <= minute && minute < span.end) return span;
  const late = minute + DAY_MINUTES;
  for (const span of schedule.spansOn(addDays(day, -1))) {
    if (span.start <= late && late < span.end) {
      return { ...span, start: span.start - DAY_MINUTES, end: span.end - DAY_MINUTES };
    }
  }
  if (minute < DAY_MINUTES) return undefined;
  // Past midnight a span of the next day counts, too: doors that never close have one a day.
  const next = spanAround(schedule, addDays(day, 1), minute - DAY_MINUTES);
  return next && { ...next, start: next.start + DAY_MINUTES, end: next.end + DAY_MINUTES };
}

/** Whether it is open at a minute of a day; undefined when the hours say "perhaps". */
export function isOpenAtMinute(schedule: Schedule, day: CivilDay, minute: number): boolean | undefined {
  const span = spanAround(schedule, day, minute);
  return span?.uncertain ? undefined : span !== undefined;
}

/**
 * Whether it is open for at least half of the stretch: a museum that opens at ten is open in the morning. `toMin` may lie past
 * the end of the day. Undefined for "perhaps".
 */
export function isOpenBetween(schedule: Schedule, day: CivilDay, fromMin: number, toMin: number): boolean | undefined {
  let [surely, perhaps] = [0, 0];
  for (const ahead of [-1, 0, 1]) {
    for (const { start, end, uncertain } of schedule.spansOn(addDays(day, ahead))) {
      const [from, to] = [start + ahead * DAY_MINUTES, end + ahead * DAY_MINUTES];
      const open = Math.max(0, Math.min(to, toMin) - Math.max(from, fromMin));
      if (uncertain) perhaps += open;
      else surely += open;
    }
  }
  const enough = (toMin - fromMin) / 2;
  return surely >= enough || (surely + perhaps >= enough ? undefined : false);
}

/**
 * The minute at which it closes, counted from the day's midnight, where it is surely open at `minute`: spans that touch
 * (23:59 to midnight counts as touching) are followed until one really ends, a week at most.
 */
export function runsUntil(schedule: Schedule, day: CivilDay, minute: number): number | undefined {
  const current = spanAround(schedule, day, minute);
  if (!current || current.uncertain) return undefined;
  let end = current.end;
  for (let ahead = 0; ahead <= 7 && end + 1 >= ahead * DAY_MINUTES; ahead++) {
    for (const span of schedule.spansOn(addDays(day, ahead))) {
      const [start, spanEnd] = [span.start + ahead * DAY_MINUTES, span.end + ahead * DAY_MINUTES];
      if (start <= end + 1 && spanEnd > end && !span.uncertain) end = spanEnd;
    }
  }
  return end;
}

/** The next minute at which it surely opens, counted from the day's midnight; undefined when not within `days`. */
export function opensNext(schedule: Schedule, day: CivilDay, minute: number, days = 14): number | undefined {
  for (let ahead = 0; ahead < days; ahead++) {
    for (const { start, uncertain } of schedule.spansOn(addDays(day, ahead))) {
      if (!uncertain && start + ahead * DAY_MINUTES > minute) return start + ahead * DAY_MINUTES;
    }
  }
  return undefined;
}
