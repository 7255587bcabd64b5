import { statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MADRID, MADRID_FOLDER } from '../../tests/support/city.ts';
import { locator } from './areas.ts';

const { areas } = MADRID;
const districts = areas.all.filter(({ kind }) => kind === 'district');
const barrios = areas.all.filter(({ kind }) => kind === 'barrio');

test('there are 21 districts and 131 barrios, in less than 400 kB, and a base map in less than 6 MB', () => {
  expect([districts.length, barrios.length]).toEqual([21, 131]);
  expect(statSync(join(MADRID_FOLDER.folder, 'areas.geojson')).size).toBeLessThan(400_000);
  expect(statSync(join(MADRID_FOLDER.folder, 'basemap.pmtiles')).size).toBeLessThan(6_000_000);
});

test('every district is one piece', () => {
  expect(districts.filter(({ shape }) => 'rings' in shape && shape.rings.length !== 1).map(({ name }) => name)).toEqual(
    [],
  );
});

test.each([
  ['Puerta del Sol', 40.4169, -3.7035, 'Centro', 'Sol', ['sol', 'preciados']],
  ['Prado', 40.4138, -3.6921, 'Retiro', 'Los Jerónimos', ['golden-triangle', 'paseo-del-prado']],
  ['Bernabéu', 40.4531, -3.6883, 'Chamartín', 'Hispanoamérica', ['bernabeu-area']],
  ['Plaza del Dos de Mayo', 40.4272, -3.7042, 'Centro', 'Universidad', ['malasana']],
  ['Aeropuerto T4', 40.4917, -3.5933, 'Barajas', 'Aeropuerto', ['barajas-airport']],
])('%s lies where it should', (_name, latDeg, lngDeg, district, barrio, named) => {
  const point = { latDeg, lngDeg };
  expect(locator(areas)(point)).toEqual({ district, barrio });
  expect(areas.areasAt(point).map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

test('outside the city is no district', () => {
  expect(locator(areas)({ latDeg: 40.3083, lngDeg: -3.7327 })).toEqual({});
});

test('a point of the city lies in exactly one barrio and its district: no gaps, no overlaps', () => {
  const lat = fc.double({ min: 40.36, max: 40.5, noNaN: true });
  const lng = fc.double({ min: -3.76, max: -3.6, noNaN: true });
  const owner = new Map(barrios.map(({ id, within }) => [id, within]));
  fc.assert(
    fc.property(lat, lng, (latDeg, lngDeg) => {
      const holding = barrios.filter(({ id }) => areas.isInside(id, { latDeg, lngDeg }));
      const district = areas.districtOf({ latDeg, lngDeg });
      expect(holding.length).toBe(district ? 1 : 0);
      if (holding[0]) expect(owner.get(holding[0].id)).toBe(district?.id);
    }),
    { seed: 11, numRuns: 2_000 },
  );
});

test('the middle of every area lies inside it, and no two areas share an id', () => {
  // A border corner stands in for the middle of a bent barrio; that may fall to the neighbour.
  const strays = areas.all.filter((area) => !areas.isInside(area.id, area.centre));
  expect(strays.length).toBeLessThan(areas.all.length * 0.05);
  expect(new Set(areas.all.map(({ id }) => id)).size).toBe(areas.all.length);
});
