// A plan as files for navigation devices (GPX 1.1) and maps (GeoJSON, RFC 7946): a route a day.
import { clockOf } from '../../domain/civil-day.ts';
import type { DayVisits } from './calendar.ts';
import { geoJsonText, lineFeature, pointFeature } from './geojson.ts';
import { escaped } from './xml.ts';

export function gpxFile(title: string, days: readonly DayVisits[]): string {
  const routes = days.flatMap(({ day, visits }) => [
    '  <rte>',
    `    <name>${escaped(day)}</name>`,
    ...visits.map(({ place: { name, position } }) => {
      return `    <rtept lat="${position.latDeg}" lon="${position.lngDeg}"><name>${escaped(name)}</name></rtept>`;
    }),
    '  </rte>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Paseo" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escaped(title)}</name></metadata>`,
    ...routes,
    '</gpx>',
    '',
  ].join('\n');
}

export function geoJsonFile(title: string, days: readonly DayVisits[]): string {
  const features = days.flatMap(({ day, visits }) => {
    const stops = visits.map(({ place, begin, leave }, index) =>
      pointFeature(place.position, {
        day,
        order: index + 1,
        id: place.id,
        name: place.name,
        begin: clock(begin),
        leave: clock(leave),
      }),
    );
    const positions = visits.map(({ place: { position } }) => position);
    // A line needs two points.
    return positions.length > 1 ? [...stops, lineFeature(positions, { day })] : stops;
  });
  return geoJsonText(title, features);
}

/** 09:05; past midnight the clock begins anew. */
function clock(minute: number): string {
  const ofDay = ((minute % 1_440) + 1_440) % 1_440;
  return clockOf(ofDay);
}
