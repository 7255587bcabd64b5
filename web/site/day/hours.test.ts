import { expect, test } from 'vitest';
import { isOpenThrough, isPublicHoliday, openUntil, readHours } from './hours.ts';

const on = (text: string, year: number, month: number, day: number) =>
  readHours(text)?.(new Date(year, month - 1, day));
const PRADO = 'Mo-Sa 10:00-20:00; Su,PH 10:00-19:00; Jan 01,May 01,Dec 25 off; Jan 06,Dec 24,Dec 31 10:00-14:00';

test.each([
  ['an ordinary Wednesday', PRADO, [2026, 3, 4], [[600, 1200]]],
  ['a Sunday', PRADO, [2026, 3, 8], [[600, 1140]]],
  ['a public holiday within the week', PRADO, [2026, 10, 12], [[600, 1140]]],
  ['the first of January', PRADO, [2026, 1, 1], []],
  ['Christmas Eve', PRADO, [2026, 12, 24], [[600, 840]]],
  ['months that reach over the new year', 'Apr-Sep 06:00-24:00; Oct-Mar 06:00-22:00', [2026, 1, 15], [[360, 1320]]],
  ['months with weekdays', 'Apr-Sep: Mo-Sa 10:00-19:00; Apr-Sep: Su 10:00-16:00', [2026, 5, 3], [[600, 960]]],
  ['a month that no rule names', 'Apr-Sep: Mo-Sa 10:00-19:00', [2026, 1, 7], []],
  [
    'two shifts',
    'Tu-Sa 10:00-14:00,16:00-18:30; Mo off',
    [2026, 3, 3],
    [
      [600, 840],
      [960, 1110],
    ],
  ],
  ['always', '24/7', [2026, 3, 3], [[0, 1440]]],
  ['a night that ends tomorrow', 'Fr,Sa 23:00-06:00', [2026, 3, 6], [[1380, 1800]]],
  ['weekdays round the end of the week', 'Fr-Mo 10:00-12:00', [2026, 3, 8], [[600, 720]]],
  ['dates within a month', 'Jun 15-Sep 15 11:00-21:00', [2026, 6, 14], []],
] as const)('%s', (_name, text, [year, month, day], expected) => {
  expect(on(text, year, month, day)).toEqual(expected);
});

test('what is not understood is not guessed', () => {
  expect(readHours('sunrise-sunset')).toBeUndefined();
  expect(readHours('Mo-Fr 10:00-20:00; week 10-20 off')).toBeUndefined();
  expect(readHours('')).toBeUndefined();
});

test('a club is still open after midnight', () => {
  const club = readHours('Fr 23:00-06:00')!;
  expect(isOpenThrough(club, new Date(2026, 2, 7), 60, 120)).toBe(true);
  expect(isOpenThrough(club, new Date(2026, 2, 6), 60, 120)).toBe(false);
});

test('open until the end of the shift one is in', () => {
  const shifts = readHours('Mo-Su 10:00-14:00,16:00-18:30')!;
  const day = new Date(2026, 2, 4);
  expect([9 * 60, 10 * 60, 14 * 60, 17 * 60].map((minute) => openUntil(shifts, day, minute))).toEqual([
    undefined,
    14 * 60,
    undefined,
    18 * 60 + 30,
  ]);
});

test('Good Friday moves with Easter', () => {
  expect(isPublicHoliday(new Date(2026, 3, 3))).toBe(true);
  expect(isPublicHoliday(new Date(2027, 2, 26))).toBe(true);
  expect(isPublicHoliday(new Date(2027, 3, 2))).toBe(false);
});
