// Opening hours as they stand at a moment: open or closed, the next change, and the coming week by weekday.
import { DAY_MINUTES } from '../domain/civil-day.ts';
import { type CityHours, civilNow, weekFrom } from './city-hours.ts';
import { atMinute, weekdayOf, zoneClock } from './civil-time.ts';
import type { OpenSpan } from './rule.ts';
import { opensNext, runsUntil, type Schedule, spanAround } from './schedule.ts';

export interface HoursNow {
  readonly open: boolean;
  /** Absent when nothing changes within a week (closing) or two (opening). */
  readonly changesInMinutes?: number;
  /** The minute of the change on the clocks of the city, counted from today's midnight. */
  readonly changesAt?: number;
  /** The coming seven days, Monday first. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** 0 Monday to 6 Sunday. */
  readonly today: number;
  readonly nowMinutes: number;
}

const MINUTE_MS = 60_000;

/** Undefined when the hours are unknown, unreadable, or uncertain right now. */
export function hoursNow({ clock }: CityHours, schedule: Schedule | undefined, at: Date): HoursNow | undefined {
  if (!schedule) return undefined;
  const { day, minute } = civilNow(clock, at);
  const current = spanAround(schedule, day, minute);
  if (current?.uncertain) return undefined;
  const changesAt = current ? closesAt(schedule, day, minute) : opensNext(schedule, day, minute);
  const then = changesAt === undefined ? undefined : zoneClock(clock.timeZone).instantOf(atMinute(day, changesAt));
  const week = weekFrom(schedule, day);
  return {
    open: current !== undefined,
    ...(then && changesAt !== undefined && { changesInMinutes: minutesUntil(then, at), changesAt }),
    week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => week.find((each) => each.weekday === weekday)?.spans ?? []),
    today: weekdayOf(day),
    nowMinutes: minute,
  };
}

function closesAt(schedule: Schedule, day: string, minute: number): number | undefined {
  const until = runsUntil(schedule, day, minute);
  return until !== undefined && until < 7 * DAY_MINUTES ? until : undefined;
}

const minutesUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / MINUTE_MS));

/** Open all day, every day. */
export function isAlwaysOpen({ open, week }: HoursNow): boolean {
  return open && week.every((spans) => spans.length === 1 && lasts(spans[0]!) >= DAY_MINUTES);
}

export function isNeverOpen({ week }: HoursNow): boolean {
  return week.every((spans) => spans.length === 0);
}

const lasts = ({ start, end }: OpenSpan): number => end - start;

/** The opening state of the present moment in words. Weekdays and times are those of the next change. */
type Moment =
  | { readonly kind: 'always' | 'never' | 'open' | 'closed' }
  | { readonly kind: 'closes'; readonly atMinutes: number; readonly inMinutes: number; readonly daysAhead: number }
  | {
      readonly kind: 'opens';
      readonly atMinutes: number;
      readonly inMinutes: number;
      readonly daysAhead: number;
      readonly weekday: number;
    };

export function momentOf(hours: HoursNow): Moment {
  if (isAlwaysOpen(hours)) return { kind: 'always' };
  if (isNeverOpen(hours) && !hours.open) return { kind: 'never' };
  const { changesInMinutes: inMinutes, changesAt: then } = hours;
  if (inMinutes === undefined || then === undefined) return { kind: hours.open ? 'open' : 'closed' };
  const daysAhead = Math.floor(then / DAY_MINUTES);
  const atMinutes = then % DAY_MINUTES;
  if (hours.open) return { kind: 'closes', atMinutes, inMinutes, daysAhead };
  return { kind: 'opens', atMinutes, inMinutes, daysAhead, weekday: (hours.today + daysAhead) % 7 };
}

/** Days of the week with the same hours, as people list them: runs of neighbours, closed days apart. */
interface DayRun {
  readonly days: readonly number[];
  readonly spans: readonly OpenSpan[];
}

export const weekInRuns = ({ week }: HoursNow): readonly DayRun[] =>
  runsOf(
    week.map((_, day) => day),
    week,
  );

/** The same of some days of a week. */
export function runsOf(days: readonly number[], week: readonly (readonly OpenSpan[])[]): readonly DayRun[] {
  const runs: { days: number[]; spans: readonly OpenSpan[] }[] = [];
  for (const day of days) {
    const spans = week[day] ?? [];
    const last = runs.at(-1);
    if (last && sameSpans(last.spans, spans)) last.days.push(day);
    else runs.push({ days: [day], spans });
  }
  return runs;
}

const sameSpans = (a: readonly OpenSpan[], b: readonly OpenSpan[]): boolean =>
  a.length === b.length && a.every((span, i) => span.start === b[i]?.start && span.end === b[i]?.end);
