import { expect, test } from 'vitest';
import { seededRandom } from '../../src/math/random.ts';
import { learnFame, shrunkFame } from './fame.ts';

/** Visits to a place of the first category are six times as many as to one of the second, in towns of any size. */
function town(visitsAPlace: number, seed: number) {
  const random = seededRandom(seed);
  const categories = Array.from({ length: 400 }, (_, row) => [row % 2]);
  const counts = categories.map(([category]) => Math.round(visitsAPlace * (category === 0 ? 12 : 2) * random.next()));
  return { categories, counts, visitsAPlace: counts.reduce((sum, count) => sum + count, 0) / counts.length };
}

test('what a category is visited elsewhere is learned from towns of any size', () => {
  const expected = learnFame([town(2, 1), town(20, 2)], 2);
  const times = expected([0]) / expected([1]);
  expect(times).toBeGreaterThan(4.5);
  expect(times).toBeLessThan(7.5);
});

test('without any visits a place is as famous as its categories lead to expect, with many as it is', () => {
  expect(shrunkFame(0, 0, 3)).toBeCloseTo(3, 12);
  expect(shrunkFame(500, 100, 3)).toBeCloseTo(5, 1);
  expect(shrunkFame(1, 0.2, 3)).toBeGreaterThan(shrunkFame(0, 0.2, 3));
  expect(shrunkFame(0, 0.2, 3)).toBeGreaterThan(shrunkFame(0, 0.2, 1));
});
