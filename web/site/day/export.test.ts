import { expect, test } from 'vitest';

const SOL = { id: 'sol', name: 'Puerta del Sol', lat: 40.4168, lng: -3.7038 };

import { geoJsonOf, gpxOf, icsOf } from './export.ts';
import { type Day, inOrder } from './order.ts';

const day: Day = { date: new Date(2026, 2, 4), startMin: 23 * 60, from: SOL };
const name = `Casa <Ana> & "Eva"; vinos, tapas y una terraza con un nombre larguísimo junto al río Manzanares`;
const visits = inOrder([{ id: 'ana', name, lat: 40.41, lng: -3.7, stayMin: 90 }], day);
const now = new Date(Date.UTC(2026, 2, 1, 9, 5, 7));

test('the calendar escapes, folds and goes past midnight', () => {
  const { text } = icsOf(visits, day, now);
  expect(text).toContain('DTSTAMP:20260301T090507Z');
  expect(text).toMatch(/DTEND:20260305T00\d{4}/u);
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Casa <Ana> & "Eva"\\; vinos\\, tapas');
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('the route survives names with markup', () => {
  expect(gpxOf(visits).text).toContain('<name>Casa &lt;Ana&gt; &amp; &quot;Eva&quot;; vinos');
});

test('the map file has a point a stop and the walk', () => {
  const { features } = JSON.parse(geoJsonOf(visits).text) as { features: { geometry: { type: string } }[] };
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'LineString']);
});
