// Wishes about opening hours: open at a moment, on a day, until late, for a whole stretch.
import type { CivilMoment } from '../domain/civil-day.ts';
import type { Place } from '../domain/place.ts';
import { type CivilNow, civilNow } from '../hours/city-hours.ts';
import { civilDay, civilMsOf, minuteOfDay } from '../hours/civil-time.ts';
import { isOpenAtMinute, isOpenBetween, runsUntil, type Schedule, spanAround } from '../hours/schedule.ts';
import type { WishContext } from './context.ts';
import type { Condition, Grant } from './wish.ts';

type Open = Extract<Condition, { attribute: 'open' }>;

export function openGrant({ openingHours, closedForGood }: Place, condition: Open, context: WishContext): Grant {
  if (closedForGood) return { answer: 'no', because: { field: 'closed', value: true } };
  const schedule = context.hours.read(openingHours);
  const isOpen = schedule && isOpenAsAsked(schedule, condition, context);
  if (isOpen === undefined) return { answer: 'unknown' };
  return { answer: isOpen ? 'yes' : 'no', because: { field: 'opening_hours', value: openingHours ?? '' } };
}

/** Undefined when the hours say "perhaps". */
export function isOpenAsAsked(
  schedule: Schedule,
  asked: Open,
  { hours, now }: Pick<WishContext, 'hours' | 'now'>,
  today: CivilNow = civilNow(hours.clock, now),
): boolean | undefined {
  switch (asked.operator) {
    case 'at': {
      const at = momentOf(asked.value, today);
      return isOpenAtMinute(schedule, at.day, at.minute);
    }
    case 'on': {
      const spans = schedule.spansOn(asked.value);
      return spans.length > 0 && spans.every(({ uncertain }) => uncertain) ? undefined : spans.length > 0;
    }
    case 'until':
      return isOpenUntil(schedule, asked.value.day ?? today.day, asked.value.minute);
    case 'between':
      return isOpenBetween(schedule, asked.value.day, asked.value.fromMin, asked.value.toMin);
  }
}

/** `now`, or the day and minute that a local date and time name. */
function momentOf(value: 'now' | CivilMoment, now: CivilNow): CivilNow {
  const civil = value === 'now' ? undefined : civilMsOf(value);
  return civil === undefined ? now : { day: civilDay(civil), minute: minuteOfDay(civil) };
}

/** Open just before the minute, and not closing earlier. */
function isOpenUntil(schedule: Schedule, day: string, minute: number): boolean | undefined {
  if (spanAround(schedule, day, minute - 1)?.uncertain) return undefined;
  const end = runsUntil(schedule, day, minute - 1);
  return end !== undefined && end >= minute;
}
