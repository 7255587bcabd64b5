// Opening hours of the catalogue as the chat reads them.
import type { Hours } from '../../chat/hours.ts';
import { civilDay, civilMs, weekdayOf } from '../../recommend/civil-time.ts';
import { openState, weekOf } from '../../recommend/opening.ts';

const MINUTE_MS = 60_000;

/** Undefined when the hours are unknown, unreadable, or uncertain right now. */
export function hoursAt(openingHours: string | undefined, now: Date): Hours | undefined {
  const state = openState(openingHours, now);
  const week = weekOf(openingHours, now);
  if (state.state === 'unknown' || !week) return undefined;
  const change = state.state === 'open' ? state.until : state.opensAt;
  const inMinutes = change && Math.max(1, Math.ceil((change.getTime() - now.getTime()) / MINUTE_MS));
  return {
    open: state.state === 'open',
    ...(inMinutes !== undefined && { changesInMinutes: inMinutes }),
    week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => week.find((day) => day.weekday === weekday)?.spans ?? []),
    today: week[0]?.weekday ?? 0,
    nowMinutes: minuteOfDay(now),
  };
}

/** 0 Monday to 6 Sunday, on Madrid's calendar. */
export const weekdayAt = (now: Date): number => weekdayOf(civilDay(civilMs(now)));

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' });

/** Minutes after midnight on Madrid's clocks. */
export function minuteOfDay(now: Date): number {
  const [hour = '0', minute = '0'] = CLOCK.format(now).split(':');
  return Number(hour) * 60 + Number(minute);
}
