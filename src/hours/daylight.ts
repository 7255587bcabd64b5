// When it is light in a city: nobody looks at a garden in the dark.
import { getTimes } from 'suncalc';
import type { CivilDay } from '../domain/civil-day.ts';
import type { CityClock } from './city-clock.ts';
import { atMinute, minuteOfDay, zoneClock } from './civil-time.ts';
import type { OpenSpan } from './rule.ts';

/** From sunrise to the end of dusk, in minutes after midnight; undefined where the city does not say where it lies. */
export function daylightOn({ timeZone, position }: CityClock, day: CivilDay): OpenSpan | undefined {
  if (!position) return undefined;
  const zone = zoneClock(timeZone);
  const { sunrise, dusk } = getTimes(zone.instantOf(atMinute(day, NOON)), position.latDeg, position.lngDeg);
  const [start, end] = [sunrise, dusk].map((at) => (at ? minuteOfDay(zone.civilMs(at)) : undefined));
  // Where the sun does not rise or set, there is nothing to keep to.
  return start === undefined || end === undefined || Number.isNaN(start) || Number.isNaN(end)
    ? undefined
    : { start, end };
}
const NOON = 720;

/** Minutes after midnight, by the city's clocks; undefined where the sun does not set. */
export function sunsetOn({ timeZone, position }: CityClock, day: CivilDay): number | undefined {
  if (!position) return undefined;
  const zone = zoneClock(timeZone);
  const { sunset } = getTimes(zone.instantOf(atMinute(day, NOON)), position.latDeg, position.lngDeg);
  const minute = sunset ? minuteOfDay(zone.civilMs(sunset)) : Number.NaN;
  return Number.isNaN(minute) ? undefined : minute;
}
