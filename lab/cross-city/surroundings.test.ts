import { expect, test } from 'vitest';
import { surroundingsOf } from './surroundings.ts';

const STEP_DEG = 0.001;
/** Three places some hundred metres apart, a fourth a kilometre on, a fifth far away. */
const steps = [0, 1, 2, 12, 500];
const area = {
  positions: steps.map((step) => ({ latDeg: 40 + step * STEP_DEG, lngDeg: -80 })),
  categories: [[0], [0, 1], [2], [0], [0]],
};

test('neighbours are counted by how near they lie and by what they share', () => {
  const { close, wide, alike } = surroundingsOf(area);
  const counts = (logarithms: Float64Array) => Array.from(logarithms, (value) => Math.round(Math.expm1(value)));
  expect(counts(close)).toEqual([2, 2, 2, 0, 0]);
  expect(counts(wide)).toEqual([3, 3, 3, 3, 0]);
  expect(counts(alike)).toEqual([1, 1, 0, 0, 0]);
});

test('the centre is where places lie densest', () => {
  const { fromCentre } = surroundingsOf(area);
  expect(fromCentre[0]).toBe(0);
  expect(Math.expm1(fromCentre[4]!)).toBeCloseTo(55.6, 0);
});

test('an area without places has no surroundings', () => {
  expect(surroundingsOf({ positions: [], categories: [] }).wide).toHaveLength(0);
});
