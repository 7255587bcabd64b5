import { expect, test } from 'vitest';
import { lineWithinWalkM, walkMinutes } from './walk.ts';

test.each([1, 5, 10, 15, 30])('a line within a walk of %i minutes takes no longer to walk', (minutes) => {
  expect(walkMinutes(lineWithinWalkM(minutes))).toBe(minutes);
});
