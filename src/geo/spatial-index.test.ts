import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../math/random.ts';
import { chordToM, distanceM, unitVector } from './point.ts';
import { spatialIndexOf } from './spatial-index.ts';

const point = fc.record({
  latDeg: fc.double({ min: 40.3, max: 40.6, noNaN: true }),
  lngDeg: fc.double({ min: -3.9, max: -3.5, noNaN: true }),
});

test('the nearest by the index are the nearest by looking at all', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 200 }), point, fc.nat(20), (points, here, count) => {
      const found = spatialIndexOf(points)
        .nearest(here, count)
        .map((row) => distanceM(here, points[row]!));
      const expected = points.map((each) => distanceM(here, each)).sort((a, b) => a - b);
      expect(found.length).toBe(Math.min(count, points.length));
      found.forEach((metres, at) => {
        expect(Math.abs(metres - expected[at]!)).toBeLessThan(0.01);
      });
    }),
    { seed: 9 },
  );
});

test('"at least so many" holds the nearest so many', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 200 }), point, fc.nat(50), (points, here, count) => {
      const some = new Set(spatialIndexOf(points).atLeast(here, count));
      expect(some.size).toBeGreaterThanOrEqual(Math.min(count, points.length));
      const metres = points.map((each) => distanceM(here, each));
      const farthest = metres.toSorted((a, b) => a - b)[Math.min(count, points.length) - 1] ?? 0;
      // The plane that the index measures on is off by a few metres in a city.
      points.forEach((_, row) => {
        if (metres[row]! < farthest - 50) expect(some.has(row)).toBe(true);
      });
    }),
    { seed: 8 },
  );
});

test('of many it gives hardly more than asked for, also in the middle of a crowd', () => {
  const random = seededRandom(7);
  const around = (spreadDeg: number) => ({
    latDeg: 40.42 + (random.next() - 0.5) * spreadDeg,
    lngDeg: -3.7 + (random.next() - 0.5) * spreadDeg,
  });
  const points = Array.from({ length: 50_000 }, (_, at) => around(at % 2 === 0 ? 0.02 : 0.3));
  for (const here of [points[0]!, points[1]!, { latDeg: 40.6, lngDeg: -3.4 }]) {
    expect(spatialIndexOf(points).atLeast(here, 3_000).length).toBeLessThan(3_400);
  }
});

test('an empty index finds nothing', () => {
  expect(spatialIndexOf([]).nearest({ latDeg: 40, lngDeg: -3 }, 5)).toEqual([]);
});

test('distances by unit vectors are the great-circle distances', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const [from, to] = [unitVector(a), unitVector(b)];
      const chord = from.reduce((sum, value, at) => sum + (value - to[at]!) ** 2, 0);
      expect(Math.abs(chordToM(chord) - distanceM(a, b))).toBeLessThan(0.01);
    }),
    { seed: 7 },
  );
});
