// What a question about hours means by its words: the minute of an hour without "morning" or "evening", at which doors may be
// open, and the day that "on Mondays" is told of.
import { hears } from '../../chat/cues.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Place } from '../../domain/place.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays, weekdayOf } from '../../hours/civil-time.ts';
import { isOpenAtMinute, type Schedule } from '../../hours/schedule.ts';
import type { When } from '../../nlp/frame.ts';
import { groupOf } from '../../vocabulary/categories.ts';
import type { Scene } from './world.ts';

/** @returns undefined where no single hour was said */
export function likelyMinute(on: When, schedule: Schedule | undefined, day: CivilDay): number | undefined {
  if (on.fromMin === undefined || on.label !== undefined) return undefined;
  const isOpenAt = (minute: number) => schedule && isOpenAtMinute(schedule, day, minute);
  const other = on.fromMin >= NOON ? on.fromMin - NOON : on.fromMin + NOON;
  const isOther = isBare(on) && isOpenAt(on.fromMin) === false && isOpenAt(other) === true;
  return isOther ? other : on.fromMin;
}

const NOON = 720;

/** An hour of the twelve, with nothing that tells which half of the day. */
const isBare = ({ said, fromMin = 0 }: When): boolean =>
  (fromMin <= NOON || !/1[3-9]|2\d/u.test(said.text)) && !hears('halfOfDay', said);

/** The next such day of the week that is no holiday: "on Mondays" means the usual ones. */
export function ordinaryDay(weekday: number, { world, now }: Scene): CivilDay {
  const { clock } = world.recommend.hours;
  const { day } = civilNow(clock, now);
  const first = addDays(day, (weekday - weekdayOf(day) + 7) % 7);
  const weeks = Array.from({ length: 8 }, (_, week) => addDays(first, 7 * week));
  return weeks.find((each) => !clock.holidays.has(each)) ?? first;
}

/**
 * "Is it open till one?": the minute at which it must not have closed yet. A small hour without "morning" or "evening", asked of
 * a place of the night, is one of the night.
 *
 * @returns undefined where no single hour was said as the end
 */
export function untilMinute({ fromMin, toMin, label, isEitherHalf }: When, { categories }: Place): number | undefined {
  if (fromMin !== undefined || toMin === undefined || label !== undefined) return undefined;
  const hour = toMin % NOON;
  const isSmall = isEitherHalf === true && hour > 0 && hour <= LAST_SMALL_HOUR;
  return isSmall && categories.some((each) => OF_NIGHT.has(groupOf(each))) ? hour + 2 * NOON : toMin;
}
const LAST_SMALL_HOUR = 4 * 60;
const OF_NIGHT: ReadonlySet<string> = new Set(['food', 'nightlife']);
