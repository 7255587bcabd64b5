// Two rankings side by side.
import { expect, test } from 'vitest';
import { moves } from './moved.ts';

test('says how far each place has moved', () => {
  expect(moves(['a', 'b', 'c', 'd'], ['a', 'd', 'b', 'e'])).toEqual(['same', { up: 2 }, { down: 1 }, 'new']);
});
