import { expect, test } from 'vitest';
import { asPlaceId } from '../../domain/branded.ts';
import { type KeptPlace, placesCsv, placesGeoJson, placesKml } from './places.ts';

const kept = (name: string, note = ''): KeptPlace => ({
  id: asPlaceId('a'),
  place: { name, position: { latDeg: 40.4, lngDeg: -3.7 }, address: 'Street 1, left' },
  note,
  keptAt: new Date('2026-05-15T12:00:00Z'),
});
const gone: KeptPlace = { id: asPlaceId('gone'), place: undefined, note: 'mine', keptAt: new Date(0) };

test('KML escapes what was written, and leaves out what XML cannot hold', () => {
  const text = placesKml('T & <t>', [kept('A & B', 'x\u0001<y>')]);
  expect(text).toContain('<name>T &amp; &lt;t&gt;</name>');
  expect(text).toContain('<description>x&lt;y&gt;</description>');
  expect(text).toContain('<coordinates>-3.7,40.4</coordinates>');
});

test('a table quotes cells, and no cell of words becomes a formula', () => {
  const [header, row] = placesCsv([kept('=HYPERLINK("x")', 'two\nlines')]).split('\r\n');
  expect(header).toBe('name,note,lat,lng,address,place_id,mark,date');
  expect(row).toBe(`"'=HYPERLINK(""x"")","two\nlines",40.4,-3.7,"Street 1, left",a,,2026-05-15T12:00:00`);
});

test('a place that is no longer in the catalogue is in every file, with its note', () => {
  expect(JSON.parse(placesGeoJson('t', [gone])).features).toMatchObject([
    { geometry: null, properties: { id: 'gone', note: 'mine' } },
  ]);
  expect(placesKml('t', [gone])).not.toContain('<Point>');
  expect(placesCsv([gone])).toContain(',mine,,,,gone,,');
});
