import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilMsOf, minuteOfDay, weekdayOf, zoneClock } from './civil-time.ts';

const ZONES = [
  ...['Europe/Madrid', 'UTC', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'],
  ...['Pacific/Apia', 'Pacific/Chatham', 'Africa/Casablanca', 'America/Sao_Paulo', 'Asia/Tehran', 'Asia/Tokyo'],
];

const NUMERIC = Object.fromEntries(
  ['year', 'month', 'day', 'hour', 'minute', 'second'].map((part) => [part, 'numeric']),
);
const FORMATS = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...NUMERIC })]),
);

/** What the clocks show, slowly: the parts that the platform writes, put together again. */
function shownBy(timeZone: string, at: Date): number {
  const parts = FORMATS.get(timeZone)!.formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Quarters of an hour from 2010 to 2030; every change of clocks since then is on one. */
const quarter = fc.integer({ min: Date.UTC(2010, 0, 1) / 900_000, max: Date.UTC(2030, 0, 1) / 900_000 });

test('the clocks of every zone show what the platform says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), quarter, (zone, at) => {
      expect(zoneClock(zone).civilMs(new Date(at * 900_000))).toBe(shownBy(zone, new Date(at * 900_000)));
    }),
    { numRuns: 1_000, seed: 14 },
  );
});

/** The first instant that shows these digits, looked for quarter by quarter; of skipped digits, none. */
function firstShowing(zone: string, civil: number): number | undefined {
  for (let at = civil - 15 * 3_600_000; at <= civil + 15 * 3_600_000; at += 900_000) {
    if (shownBy(zone, new Date(at)) === civil) return at;
  }
  return undefined;
}

/** Days when clocks changed, so that a draw meets a gap or an overlap. */
const CHANGES: readonly (readonly [zone: string, day: string])[] = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['Pacific/Apia', '2011-12-30'],
  ['Asia/Tehran', '2022-03-22'],
  ['Africa/Casablanca', '2025-02-23'],
];

test('an instant is found for the digits of a clock, around the changes of clocks too', () => {
  let skipped = 0;
  for (const [zone, day] of CHANGES) {
    for (let quarters = -8; quarters < 104; quarters += 2) {
      const civil = Date.parse(`${day}T00:00:00Z`) + quarters * 900_000;
      const slow = firstShowing(zone, civil);
      const found = zoneClock(zone).instantOf(civil).getTime();
      if (slow === undefined) {
        skipped++;
        // Skipped digits are moved on by as much as the clocks were.
        expect(shownBy(zone, new Date(found))).toBeGreaterThan(civil);
      } else
        expect(`${zone} ${day} ${new Date(found).toISOString()}`).toBe(
          `${zone} ${day} ${new Date(slow).toISOString()}`,
        );
    }
  }
  expect(skipped).toBeGreaterThan(10);
});

test('days of the calendar are counted without clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(minuteOfDay(Date.parse('2026-11-23T01:30:00Z'))).toBe(90);
});

test('what no calendar shows is no moment', () => {
  expect(civilMsOf('2026-05-15T20:30')).toBe(Date.UTC(2026, 4, 15, 20, 30));
  for (const text of ['2026-02-30T10:00', '2026-05-15T24:30', '2026-05-15', 'now', '2026-05-15T20:30:00']) {
    expect(civilMsOf(text)).toBeUndefined();
  }
});
