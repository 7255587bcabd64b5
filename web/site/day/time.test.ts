import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, isoDate, madridAt } from './time.ts';

const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' });
const written = (date: Date) => `${isoDate(date)} ${clock(date.getHours() * 60 + date.getMinutes())}`;

test('the clock of Madrid says what the table of time zones says', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (date) => {
      expect(written(madridAt(date))).toBe(zone.format(date));
    }),
    { seed: 20260515, numRuns: 500 },
  );
});

test.each([
  ['2026-03-29T00:59:00Z', '2026-03-29 01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
  ['2026-10-25T00:59:00Z', '2026-10-25 02:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00'],
])('at %s it is %s', (moment, local) => {
  expect([written(madridAt(new Date(moment))), zone.format(new Date(moment))]).toEqual([local, local]);
});
