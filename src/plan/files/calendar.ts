// A plan as an iCalendar file (RFC 5545): place, link and time zone of every stop.
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Visit } from '../schedule.ts';
import type { PlannedPlace } from '../world.ts';

interface CalendarOptions {
  /** IANA name; the times of the plan are this zone's wall clock. */
  readonly timeZone: string;
  /** UTC offset of that zone in minutes at a wall-clock moment. */
  readonly offsetMinutes: (day: CivilDay, minute: number) => number;
  /** When the file is made. */
  readonly now: Date;
  /** Address of a place's page, where the service knows its own address. */
  readonly pageOf?: (place: PlannedPlace) => string;
}

export interface DayVisits {
  readonly day: CivilDay;
  readonly visits: readonly Visit[];
}

export function calendarFile(title: string, days: readonly DayVisits[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paseo//Plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(title)}`,
    `X-WR-TIMEZONE:${options.timeZone}`,
    ...days.flatMap(({ day, visits }) => visits.flatMap((visit) => eventOf(day, visit, options))),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

// Moments are written in UTC: every calendar reads them, without a definition of the zone that may be out of date.
function eventOf(day: CivilDay, { place, begin, leave }: Visit, options: CalendarOptions): readonly string[] {
  const moment = (minute: number) => utcMoment(day, minute, options.offsetMinutes(day, minute));
  const page = options.pageOf?.(place) ?? place.website;
  return [
    'BEGIN:VEVENT',
    `UID:${place.id}-${day}@paseo`,
    `DTSTAMP:${basic(options.now)}`,
    `DTSTART:${moment(begin)}`,
    `DTEND:${moment(leave)}`,
    `SUMMARY:${escaped(place.name)}`,
    `LOCATION:${escaped(whereabouts(place))}`,
    `GEO:${place.position.latDeg};${place.position.lngDeg}`,
    ...(page === undefined ? [] : [`URL:${page}`]),
    'END:VEVENT',
  ];
}

/** The address begins with the name where a square or a park is its own address. */
function whereabouts({ name, address }: PlannedPlace): string {
  if (!address) return name;
  return address === name || address.startsWith(`${name},`) ? address : `${name}, ${address}`;
}

function utcMoment(day: CivilDay, minute: number, offsetMinutes: number): string {
  return basic(new Date(Date.parse(`${day}T00:00:00Z`) + (minute - offsetMinutes) * 60_000));
}

/** 20260304T091500Z */
const basic = (at: Date): string => `${at.toISOString().replace(/[-:]/gu, '').slice(0, 15)}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/gu, '\\$&').replace(/\r?\n/gu, '\\n');

/** Lines of at most 75 octets; a letter is never cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > 74) {
      out += '\r\n ';
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}
