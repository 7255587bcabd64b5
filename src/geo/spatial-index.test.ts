import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  );
});

test('"at least so many" holds the nearest so many', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 200 }), point, fc.nat(50), (points, here, count) => {
      const index = spatialIndexOf(points);
      const some = new Set(index.atLeast(here, count));
      expect(some.size).toBeGreaterThanOrEqual(Math.min(count, points.length));
    }),
  );
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
  );
});
