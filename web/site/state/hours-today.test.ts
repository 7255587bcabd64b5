import { expect, test } from 'vitest';
import { nextOpening } from './hours-today.ts';

test.each([
  ['2026-11-30T17:00', { clock: '17:00', inDays: 0, weekday: 1 }],
  ['2026-12-01 09:30', { clock: '09:30', inDays: 1, weekday: 2 }],
  ['2026-12-05T10:00', { clock: '10:00', inDays: 5, weekday: 6 }],
])('on Monday, what opens at %s opens then', (changes_at, opening) => {
  expect(nextOpening({ open: false, changes_at }, '2026-11-30')).toEqual(opening);
});

test('of what is open, or never changes, no opening is known', () => {
  expect(nextOpening({ open: true, changes_at: '2026-11-30T17:00' }, '2026-11-30')).toBe(undefined);
  expect(nextOpening({ open: false }, '2026-11-30')).toBe(undefined);
});
