import fc from 'fast-check';
import { expect, test } from 'vitest';

const SOL = { id: 'sol', name: 'Puerta del Sol', lat: 40.4168, lng: -3.7038 };

import { readHours } from './hours.ts';
import { bestOrder, type Day, inOrder, type Stop, type Visit } from './order.ts';

const stop = (id: string, lat: number, lng: number, hours?: string): Stop => ({
  id,
  name: id,
  lat,
  lng,
  stayMin: 60,
  ...(hours ? { hours: readHours(hours) } : {}),
});
const WEDNESDAY: Day = { date: new Date(2026, 2, 4), startMin: 600, from: SOL };
const names = (visits: readonly Visit[]) => visits.map((visit) => visit.stop.id).join(' ');

test('three stops along a street are walked along it', () => {
  const far = stop('far', 40.4168, -3.68);
  const near = stop('near', 40.4168, -3.7);
  const middle = stop('middle', 40.4168, -3.69);
  expect(names(bestOrder([far, near, middle], WEDNESDAY))).toBe('near middle far');
});

test('a longer walk is better than a closed door', () => {
  const opensLate = stop('opens at noon', 40.4168, -3.702, 'Mo-Su 12:00-20:00');
  const opensEarly = stop('open now', 40.4168, -3.68, 'Mo-Su 09:00-20:00');
  const third = stop('also open', 40.4168, -3.681, 'Mo-Su 09:00-20:00');
  const visits = bestOrder([opensLate, opensEarly, third], WEDNESDAY);
  expect(names(visits).endsWith('opens at noon')).toBe(true);
  expect(visits.map(({ open }) => open)).toEqual(['yes', 'yes', 'yes']);
});

test('what cannot be open is said, not hidden', () => {
  expect(inOrder([stop('closed on Wednesdays', 40.41, -3.7, 'We off; Th 10:00-20:00')], WEDNESDAY)[0]?.open).toBe('no');
  expect(inOrder([stop('nobody knows', 40.41, -3.7)], WEDNESDAY)[0]?.open).toBe('unknown');
});

const somewhere = fc.record({
  lat: fc.double({ min: 40.35, max: 40.5, noNaN: true }),
  lng: fc.double({ min: -3.8, max: -3.6, noNaN: true }),
});

test('no order of five stops is shorter than the best', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { minLength: 5, maxLength: 5 }), (points) => {
      const stops = points.map(({ lat, lng }, index) => stop(String(index), lat, lng));
      const length = (visits: readonly Visit[]) => visits.reduce((sum, { walkM }) => sum + walkM, 0);
      const shortest = Math.min(...permutations(stops).map((order) => length(inOrder(order, WEDNESDAY))));
      expect(length(bestOrder(stops, WEDNESDAY))).toBeCloseTo(shortest, 6);
    }),
    { seed: 18, numRuns: 25 },
  );
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
