// The shipped stations, and which of them serve a place.
import { expect, test } from 'vitest';
import { nearestStations } from '../../src/domain/station.ts';
import { MADRID } from '../support/city.ts';

const { stations } = MADRID;
const named = (name: string) => stations.filter((station) => station.name === name);

test('every station has a line, and an id of its own', () => {
  expect(stations.filter(({ lines }) => lines.length === 0)).toEqual([]);
  expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
});

test('stations opened since the source was made are there', () => {
  expect(named('Arroyofresno').map(({ lines }) => lines)).toEqual([['7']]);
  expect(named('El Casar').map(({ network, lines }) => [network, lines])).toEqual([
    ['metro', ['3', '12']],
    ['cercanias', ['C3', 'C3a']],
  ]);
});

test('Puerta del Sol has the metro and the commuter trains at its door', () => {
  const [nearest, ...others] = nearestStations(stations, { latDeg: 40.4168, lngDeg: -3.7035 });
  expect(nearest?.station.name).toBe('Sol');
  expect(others.map(({ station: { name, network } }) => `${name} ${network}`)).toContain('Sol cercanias');
  expect(nearestStations(stations, { latDeg: 40.4168, lngDeg: -3.7035 }, { network: 'metro', limit: 1 })).toMatchObject(
    [{ station: { lines: ['1', '2', '3'] } }],
  );
});

test('far from every station there is none near', () => {
  expect(nearestStations(stations, { latDeg: 40.55, lngDeg: -3.78 })).toEqual([]);
});
