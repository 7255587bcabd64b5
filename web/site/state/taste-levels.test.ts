// Tastes by tapping.
import { expect, test } from 'vitest';
import { levelOf, NOT_FOR_ME, tapped } from './taste-levels.ts';

test('what is not for somebody has the lowest rating, and a tap takes it back', () => {
  expect(levelOf(NOT_FOR_ME)).toBe('not');
  expect(tapped(NOT_FOR_ME)).toBe(undefined);
});

test('taps go round: like, love, off', () => {
  const seen = [];
  for (let taps = 0, rating: number | undefined; taps < 3; taps++) {
    rating = tapped(rating);
    seen.push([rating, levelOf(rating)]);
  }
  expect(seen).toEqual([
    [4, 'like'],
    [5, 'love'],
    [undefined, 'off'],
  ]);
});

test.each([
  [0, 'not', undefined],
  [2, 'not', undefined],
  [3, 'soso', 4],
  [3.5, 'like', 5],
  [4.5, 'love', undefined],
] as const)('%d is %s, and %d after a tap', (rating, level, next) => {
  expect(levelOf(rating)).toBe(level);
  expect(tapped(rating)).toBe(next);
});
