// Days and hours in a reply, as seen from the moment at which it is read: sentences are written with a mark for each, and the
// language says "today", "tonight" or the date when they are put together.
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import { addDays } from '../../hours/civil-time.ts';

/** How a day or an hour stands to this moment. */
export interface MomentSeen {
  /** Of a part of the day in the small hours the day before, whose night it is. */
  readonly day: CivilDay;
  /** Days from today; the small hours count for the night before. */
  readonly inDays: number;
  /** Of the clock; absent for a whole day. */
  readonly minute?: number;
  /** The hour stands for a part of the day that was said: "tonight". */
  readonly isAbout: boolean;
}

export type SaysMoment = (seen: MomentSeen) => string;

/** Marks in a sentence: a whole day, an hour, a part of a day. */
export const onDay = (day: CivilDay): string => `{on ${day}}`;
export const atMoment = (moment: CivilMoment, isAbout = false): string => `{${isAbout ? 'about' : 'at'} ${moment}}`;

const MARK = /\{(on|at|about) (\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?\}/gu;

export const withMoments = (text: string, today: CivilDay, say: SaysMoment): string =>
  text.replace(MARK, (_, mark: string, day: CivilDay, hours?: string, minutes?: string) => {
    const minute = hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
    const isSmallHour = minute !== undefined && minute < NIGHT_ENDS_MIN;
    const night = isSmallHour ? addDays(day, -1) : day;
    const from = [0, 1].find((days) => addDays(today, days) === night);
    const isAbout = mark === 'about';
    const named = isAbout ? night : day;
    return say({ day: named, inDays: from ?? LATER, isAbout, ...(minute !== undefined && { minute }) });
  });
/** Neither today nor tomorrow. */
const LATER = 2;

const NIGHT_ENDS_MIN = 5 * 60;
const NOON_MIN = 12 * 60;
const AFTERNOON_MIN = 15 * 60;
const EVENING_MIN = 18.5 * 60;
const NIGHT_MIN = 20 * 60;

/** The part of the day that a minute is in. */
export function partOfDay(minute: number): 'morning' | 'midday' | 'afternoon' | 'evening' | 'night' {
  if (minute < NIGHT_ENDS_MIN || minute >= NIGHT_MIN) return 'night';
  if (minute < NOON_MIN) return 'morning';
  if (minute < AFTERNOON_MIN) return 'midday';
  return minute < EVENING_MIN ? 'afternoon' : 'evening';
}
