import { expect, test } from 'vitest';
import { placeFor } from './reorder.ts';

const MIDDLES = [50, 150, 250, 350];

test.each([
  ['stays where nothing was passed', 1, 150, 1],
  ['stays until the middle of the next is passed', 1, 250, 1],
  ['comes after the one that was passed', 1, 251, 2],
  ['comes last below all', 0, 999, 3],
  ['comes before the one above', 2, 149, 1],
  ['comes first above all', 3, -20, 0],
])('a row %s', (_name, from, y, to) => {
  expect(placeFor(MIDDLES, from, y)).toBe(to);
});
