// When it is light in a city: nobody looks at a garden in the dark.
import { getTimes } from 'suncalc';
import type { CivilDay } from '../domain/civil-day.ts';
import type { CityClock } from './city-clock.ts';
import { atMinute, minuteOfDay, zoneClock } from './civil-time.ts';
import type { OpenSpan } from './rule.ts';

/** From sunrise to the end of dusk, in minutes after midnight; undefined where the city does not say where it lies. */
export function daylightOn(clock: CityClock, day: CivilDay): OpenSpan | undefined {
  const [start, end] = sunOn(clock, day, ['sunrise', 'dusk']);
  // Where the sun does not rise or set, there is nothing to keep to.
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Minutes after midnight, by the city's clocks; undefined where the sun does not set. */
export const sunsetOn = (clock: CityClock, day: CivilDay): number | undefined => sunOn(clock, day, ['sunset'])[0];

function sunOn(
  { timeZone, position }: CityClock,
  day: CivilDay,
  moments: readonly ('sunrise' | 'sunset' | 'dusk')[],
): readonly (number | undefined)[] {
  if (!position) return [];
  const zone = zoneClock(timeZone);
  const times = getTimes(zone.instantOf(atMinute(day, NOON)), position.latDeg, position.lngDeg);
  return moments.map((moment) => {
    const at = times[moment];
    const minute = at ? minuteOfDay(zone.civilMs(at)) : Number.NaN;
    return Number.isNaN(minute) ? undefined : minute;
  });
}
const NOON = 720;
