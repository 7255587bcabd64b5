// Closed for longer than a weekly day of rest: for works, or for the season.
import type { CivilDay } from '../domain/civil-day.ts';
import type { CityHours } from './city-hours.ts';
import { addDays } from './civil-time.ts';
import type { Schedule } from './schedule.ts';

interface Closure {
  /** `season`: the hours name the part of the year when it is open; `works`: they say that it is closed until further notice. */
  readonly reason: 'works' | 'season';
  /** The next day with hours, where the text tells. */
  readonly reopens?: CivilDay;
  /** What the text says of it: "restoration until 2027". */
  readonly comment?: string;
}

/** Longer than a week with a day of rest and the holidays around it. */
const CLOSED_FROM_DAYS = 10;
/** Every season comes round in a year. */
const LOOKS_AHEAD_DAYS = 400;

const known = new WeakMap<Schedule, { readonly day: CivilDay; readonly closure: Closure | undefined }>();

/** Undefined while it opens now and then, or when the hours are unknown. */
export function closureOf(hours: CityHours, text: string | undefined, day: CivilDay): Closure | undefined {
  const schedule = hours.read(text);
  if (!schedule) return undefined;
  const last = known.get(schedule);
  if (last?.day === day) return last.closure;
  const closure = closureOn(schedule, day);
  known.set(schedule, { day, closure });
  return closure;
}

function closureOn(schedule: Schedule, day: CivilDay): Closure | undefined {
  for (let ahead = 0; ahead < CLOSED_FROM_DAYS; ahead++) {
    if (schedule.spansOn(addDays(day, ahead)).length > 0) return undefined;
  }
  const comment = schedule.rules?.findLast(({ isOpen, comment: said }) => !isOpen && said !== undefined)?.comment;
  const reopens = schedule.rules?.some(({ dates }) => dates) ? firstDayFrom(schedule, day) : undefined;
  const isSeason = comment === undefined && reopens !== undefined;
  return { reason: isSeason ? 'season' : 'works', ...(reopens && { reopens }), ...(comment && { comment }) };
}

function firstDayFrom(schedule: Schedule, day: CivilDay): CivilDay | undefined {
  for (let ahead = CLOSED_FROM_DAYS; ahead < LOOKS_AHEAD_DAYS; ahead++) {
    const later = addDays(day, ahead);
    if (schedule.spansOn(later).length > 0) return later;
  }
  return undefined;
}
