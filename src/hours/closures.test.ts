import { describe, expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { hoursOf } from '../compose/city-hours.ts';
import { closureOf } from './closures.ts';
import { freeSpansOn, isFreeAt } from './free-entry.ts';
import { hoursNow, momentOf } from './hours-now.ts';

const hours = hoursOf(MADRID);

describe('a closure', () => {
  test.each([
    ['off "restoration until 2027"', '2026-11-23', { reason: 'works', comment: 'restoration until 2027' }],
    ['closed', '2026-11-23', { reason: 'works' }],
    ['Jun 15-Sep 10 11:00-21:00', '2026-11-23', { reason: 'season', reopens: '2027-06-15' }],
    ['Apr-Oct Mo-Su 10:00-20:00', '2026-11-23', { reason: 'season', reopens: '2027-04-01' }],
    [
      'Mo-Su 10:00-20:00; 2026 Nov 1-2027 Jan 31 off "works"',
      '2026-11-23',
      { reason: 'works', reopens: '2027-02-01', comment: 'works' },
    ],
  ])('%s on %s', (text, day, closure) => {
    expect(closureOf(hours, text, day)).toEqual(closure);
  });

  test.each(['Mo-Fr 10:00-20:00; Sa,Su,PH off', 'Su 09:00-15:00', '24/7', 'sunrise-sunset', 'Mo-Su 20:00+'])(
    '%s is none',
    (text) => expect(closureOf(hours, text, '2026-11-23')).toBeUndefined(),
  );

  test('is not known where hours are not', () => {
    expect(closureOf(hours, undefined, '2026-11-23')).toBeUndefined();
    expect(closureOf(hours, 'ask inside', '2026-11-23')).toBeUndefined();
  });
});

describe('free entry', () => {
  const museum = { openingHours: 'Tu-Su 10:00-20:00', freeEntry: 'Mo-Su 18:00-21:00', prices: [] };
  const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];

  test('holds only while the place is open', () => {
    expect(freeSpansOn(hours, museum, MONDAY)).toEqual([]);
    expect(freeSpansOn(hours, museum, TUESDAY)).toEqual([{ start: 1080, end: 1200 }]);
    expect(isFreeAt(hours, museum, TUESDAY, 19 * 60)).toBe(true);
    expect(isFreeAt(hours, museum, TUESDAY, 20 * 60 + 30)).toBe(false);
    expect(isFreeAt(hours, museum, TUESDAY, 11 * 60)).toBe(false);
  });

  test('is never given where tickets cost something and no free hours are named', () => {
    expect(freeSpansOn(hours, { openingHours: '24/7', prices: [aPrice(15)] }, TUESDAY)).toEqual([]);
    expect(freeSpansOn(hours, { openingHours: 'Tu-Su 10:00-20:00', prices: [aPrice(0)] }, TUESDAY)).toEqual([
      { start: 600, end: 1200 },
    ]);
    expect(freeSpansOn(hours, { openingHours: '24/7', prices: [] }, TUESDAY)).toBeUndefined();
  });
});

const aPrice = (amount: number) => ({ what: { en: 'general' }, amount, currency: 'EUR' as const });

test('on the night when clocks change, the change is told by the clocks and the wait by the hours that pass', () => {
  const bar = hoursNow(hours, hours.read('Mo-Su 20:00-04:00'), new Date('2026-03-28T22:00:00Z'));
  expect(bar && momentOf(bar)).toEqual({ kind: 'closes', atMinutes: 240, inMinutes: 240, daysAhead: 1 });
});
