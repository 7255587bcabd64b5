import { expect, test } from 'vitest';
import { at, dayOf, stopAt, townOf, townPlace } from '../../../tests/plan/little-town.ts';
import { schedule } from '../schedule.ts';
import { calendarFile } from './calendar.ts';
import { geoJsonFile, gpxFile } from './tracks.ts';

const place = {
  ...townPlace({ id: 'a', position: at(800, 0) }),
  name: 'Bread, cheese & <wine>',
  address: 'Street 1; left',
};
const town = townOf([place, townPlace({ id: 'b', position: at(900, 0) })]);
const day = dayOf([stopAt('a'), stopAt('b')]);
const days = [{ day: day.day, visits: schedule(day, town).visits }];

test('the calendar names the place, its address and its page, and counts the moments in UTC', () => {
  const text = calendarFile('A day', days, {
    timeZone: 'Europe/Paris',
    offsetMinutes: () => 120,
    now: new Date('2026-05-01T10:00:00Z'),
    pageOf: ({ id }) => `https://example.org/place/?id=${id}`,
  });
  expect(text).toContain('DTSTART:20260520T081000Z\r\nDTEND:20260520T091000Z');
  expect(text).toContain('LOCATION:Bread\\, cheese & <wine>\\, Street 1\\; left');
  expect(text).toContain('URL:https://example.org/place/?id=a');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a square that is its own address is named once', () => {
  const square = { ...place, name: 'Main Square', address: 'Main Square, 3' };
  const { visits } = schedule(dayOf([stopAt('a')]), townOf([square]));
  const text = calendarFile('A day', [{ day: day.day, visits }], {
    timeZone: 'Europe/Paris',
    offsetMinutes: () => 120,
    now: new Date('2026-05-01T10:00:00Z'),
  });
  expect(text).toContain('LOCATION:Main Square\\, 3\r\n');
});

test('GPX escapes names; GeoJSON carries the times and a line', () => {
  expect(gpxFile('A day', days)).toContain('<name>Bread, cheese &amp; &lt;wine&gt;</name>');
  const { features } = JSON.parse(geoJsonFile('A day', days));
  expect(features.map(({ geometry }: { geometry: { type: string } }) => geometry.type)).toEqual([
    'Point',
    'Point',
    'LineString',
  ]);
  expect(features[0].properties).toMatchObject({ begin: '10:10', leave: '11:10', order: 1 });
});
