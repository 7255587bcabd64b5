// A plan with its times, and as a file to take along.
import type { PlanDay } from '../domain/plan.ts';
import { atMinute, zoneClock } from '../hours/civil-time.ts';
import { calendarFile } from '../plan/files/calendar.ts';
import { geoJsonFile, gpxFile } from '../plan/files/tracks.ts';
import { schedule, type Timetable } from '../plan/schedule.ts';
import type { PlanDeps, TimedPlan } from './plans.ts';

export const PLAN_FILE_TYPES = {
  ics: 'text/calendar',
  gpx: 'application/gpx+xml',
  geojson: 'application/geo+json',
} as const;
type PlanFileKind = keyof typeof PLAN_FILE_TYPES;

export const daysOf = ({ plan, world }: TimedPlan): readonly { readonly day: PlanDay; readonly times: Timetable }[] =>
  plan.days.map((day) => ({ day, times: schedule(day, world) }));

export function planFile({ timeZone, clock }: PlanDeps, timed: TimedPlan, kind: PlanFileKind) {
  const { title } = timed.plan;
  const days = daysOf(timed).map(({ day, times }) => ({ day: day.day, visits: times.visits }));
  const type = `${PLAN_FILE_TYPES[kind]}; charset=utf-8`;
  switch (kind) {
    case 'ics':
      return {
        type,
        text: calendarFile(title, days, { timeZone, offsetMinutes: offsetIn(timeZone), now: clock.now() }),
      };
    case 'gpx':
      return { type, text: gpxFile(title, days) };
    case 'geojson':
      return { type, text: geoJsonFile(title, days) };
  }
}

/** How far the city's clock is ahead of UTC at a moment of its own. */
function offsetIn(timeZone: string): (day: string, minute: number) => number {
  const { civilMs, instantOf } = zoneClock(timeZone);
  return (day, minute) => {
    const at = instantOf(atMinute(day, minute));
    return Math.round((civilMs(at) - at.getTime()) / 60_000);
  };
}
