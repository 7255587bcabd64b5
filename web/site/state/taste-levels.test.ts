// Tastes by tapping.
import { expect, test } from 'vitest';
import { levelOf, tapped } from './taste-levels.ts';

test('taps go round: like, love, not for me, off', () => {
  const seen = [];
  for (let taps = 0, rating: number | undefined; taps < 4; taps++) {
    rating = tapped(rating);
    seen.push([rating, levelOf(rating)]);
  }
  expect(seen).toEqual([
    [4, 'like'],
    [5, 'love'],
    [1, 'not'],
    [undefined, 'off'],
  ]);
});

test.each([
  [0, 'not', undefined],
  [2, 'not', undefined],
  [3, 'soso', 4],
  [3.5, 'like', 5],
  [4.5, 'love', 1],
] as const)('%d is %s, and %d after a tap', (rating, level, next) => {
  expect(levelOf(rating)).toBe(level);
  expect(tapped(rating)).toBe(next);
});
