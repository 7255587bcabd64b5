// A planned day as files that calendars, navigation devices and maps read.

import type { Day, Visit } from './order.ts';
import { isoDate } from './time.ts';

export interface PlanFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** RFC 5545. Times are the city's wall clock, without a zone: the visitor is there. */
export function icsOf(visits: readonly Visit[], { date }: Day, now: Date): PlanFile {
  const stamp = `${now.toISOString().replace(/[-:]/gu, '').slice(0, 15)}Z`;
  const events = visits.flatMap(({ stop, arriveMin, leaveMin }) => [
    'BEGIN:VEVENT',
    `UID:${stop.id}-${isoDate(date)}@paseo`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${icsTime(date, arriveMin)}`,
    `DTEND:${icsTime(date, leaveMin)}`,
    `SUMMARY:${icsText(stop.name)}`,
    `GEO:${stop.lat};${stop.lng}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Paseo//Day plan//EN', ...events, 'END:VCALENDAR'];
  return { name: 'paseo.ics', type: 'text/calendar', text: `${lines.map(folded).join('\r\n')}\r\n` };
}

export function gpxOf(visits: readonly Visit[]): PlanFile {
  const points = visits.map(
    ({ stop }) => `    <rtept lat="${stop.lat}" lon="${stop.lng}"><name>${xmlText(stop.name)}</name></rtept>`,
  );
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Paseo" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <rte>',
    ...points,
    '  </rte>',
    '</gpx>',
    '',
  ].join('\n');
  return { name: 'paseo.gpx', type: 'application/gpx+xml', text };
}

export function geoJsonOf(visits: readonly Visit[]): PlanFile {
  const position = ({ stop }: Visit) => [stop.lng, stop.lat];
  const features = [
    ...visits.map((visit, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: position(visit) },
      properties: { order: index + 1, name: visit.stop.name, id: visit.stop.id },
    })),
    { type: 'Feature', geometry: { type: 'LineString', coordinates: visits.map(position) }, properties: {} },
  ];
  const text = `${JSON.stringify({ type: 'FeatureCollection', features }, null, 2)}\n`;
  return { name: 'paseo.geojson', type: 'application/geo+json', text };
}

function icsTime(date: Date, minutes: number): string {
  const at = new Date(date.getFullYear(), date.getMonth(), date.getDate(), 0, minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${isoDate(at).replaceAll('-', '')}T${two(at.getHours())}${two(at.getMinutes())}00`;
}

const icsText = (text: string): string => text.replace(/[\\;,]/gu, '\\$&').replace(/\r?\n/gu, '\\n');

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

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xmlText = (text: string): string => text.replace(/[&<>"]/gu, (sign) => XML[sign] ?? '');
