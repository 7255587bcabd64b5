import { expect, test } from 'vitest';
import { leftText } from './progress.ts';

test.each([
  [0.75, 900, ', 1 s left'],
  [0.99, 100, ', 1 s left'],
  [0.5, 10_000, ', 10 s left'],
  [0.1, 60_000, ', 9 min left'],
  [0.001, 5_000, ''],
  [1, 5_000, ''],
])('at %s of the work after %s ms: %j', (share, takenMs, text) => {
  expect(leftText(share, takenMs)).toBe(text);
});
