import { expect, test } from 'vitest';
import { dateFrom, todayIn } from './time.ts';

test.each([
  ['Europe/Madrid', '2026-03-28T22:59:00Z', '2026-03-28'],
  ['Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25'],
  ['America/Bogota', '2026-10-25T04:59:00Z', '2026-10-24'],
  ['Asia/Tokyo', '2026-10-25T15:00:00Z', '2026-10-26'],
])('in %s at %s it is %s', (timeZone, moment, day) => {
  expect(todayIn(timeZone, new Date(moment))).toBe(day);
});

test('a day that is none is nothing', () => {
  expect(dateFrom('2026-03-04')).toEqual(new Date(2026, 2, 4));
  expect(dateFrom('4 March')).toBeUndefined();
});
