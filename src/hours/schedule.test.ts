import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MADRID, MADRID_FOLDER } from '../../tests/support/city.ts';
import { hoursOf, openingHoursLibrary } from '../compose/city-hours.ts';
import { addDays } from './civil-time.ts';
import { libraryReader } from './library.ts';
import { parseEveryday } from './parse.ts';
import { isOpenAtMinute, readSchedule, runsUntil } from './schedule.ts';

const { clock } = hoursOf(MADRID);
const library = libraryReader(openingHoursLibrary(), clock);

/** Minutes of a week at which a text is open, by its spans; nights are followed into the next day. */
function openMinutes(spansOn: (day: string) => readonly { start: number; end: number }[], first: string): string {
  const minutes = new Uint8Array(9 * 96);
  for (let ahead = 0; ahead < 8; ahead++) {
    for (const { start, end } of spansOn(addDays(first, ahead))) {
      minutes.fill(1, ahead * 96 + Math.round(start / 15), ahead * 96 + Math.round(end / 15));
    }
  }
  return minutes.subarray(96, 8 * 96).join('');
}

const weekday = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
const days = fc.oneof(
  fc.tuple(weekday, weekday).map(([from, to]) => (from === to ? from : `${from}-${to}`)),
  fc
    .tuple(weekday, weekday)
    .filter(([a, b]) => a !== b)
    .map((pair) => pair.join(',')),
  fc.constant('PH'),
);
const clockTime = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarters) => {
    return `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
  });
// Within one day: for nights the library cuts at midnight what the next day's rule says anew (see nights.ts).
const span = fc.tuple(clockTime(6, 13), clockTime(14, 23)).map((pair) => pair.join('-'));
const months = fc.constantFrom(
  '',
  '',
  '',
  'May-Sep ',
  'Nov-Feb ',
  'Dec 24-26 ',
  'Jan 1,May 15 ',
  '2026 Nov 2-2026 Nov 20 ',
);
const rule = fc.oneof(
  fc.tuple(months, days, span).map(([when, on, at]) => `${when}${on} ${at}`),
  fc.tuple(months, days).map(([when, on]) => `${when}${on} off`),
  span,
);
const text = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join('; '));

test('rules of ours say what the library says, over texts drawn at random', () => {
  let compared = 0;
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 700 }), (hours, ahead) => {
      const day = addDays('2026-01-01', ahead);
      const own = readSchedule(hours, clock, undefined);
      const theirs = library(hours);
      if (!own || !theirs) return;
      const isDecreed = Array.from({ length: 9 }, (_, at) => theirs.spansOn(addDays(day, at - 1))).some((spans) =>
        spans.some(({ uncertain }) => uncertain),
      );
      if (isDecreed) return;
      compared++;
      expect(`${hours} ${day} ${openMinutes(own.spansOn, day)}`).toBe(
        `${hours} ${day} ${openMinutes(theirs.spansOn, day)}`,
      );
    }),
    { numRuns: 400, seed: 1 },
  );
  expect(compared).toBeGreaterThan(200);
});

const texts = [
  ...new Set(
    MADRID_FOLDER.catalogueFiles.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"(?:opening_hours|free_entry)":"((?:[^"\\]|\\.)*)"/gu)].map((match) =>
        JSON.parse(`"${match[1]}"`),
      ),
    ),
  ),
];

test('rules of ours read at least 97 of 100 texts of the catalogue, and the library reads the others', () => {
  expect(texts.length).toBeGreaterThan(400);
  const everyday = texts.filter((each) => parseEveryday(each) !== undefined);
  expect(everyday.length / texts.length).toBeGreaterThan(0.97);
  const unread = texts.filter((each) => readSchedule(each, clock, library) === undefined);
  expect(unread).toEqual([]);
});

test('doors that never close are open past midnight, too', () => {
  const pharmacy = readSchedule('24/7', clock, library)!;
  expect(isOpenAtMinute(pharmacy, '2026-11-25', 29 * 60)).toBe(true);
  expect(runsUntil(pharmacy, '2026-11-25', 29 * 60 - 1)).toBeGreaterThan(29 * 60);
  const bar = readSchedule('Mo-Su 20:00-03:00', clock, library)!;
  expect(isOpenAtMinute(bar, '2026-11-25', 26 * 60)).toBe(true);
  expect(isOpenAtMinute(bar, '2026-11-25', 28 * 60)).toBe(false);
});

describe('what only the library reads', () => {
  test('the sun rises and sets by the clocks of the city', () => {
    const park = readSchedule('sunrise-sunset', clock, library);
    const [span] = park?.spansOn('2026-06-21') ?? [];
    expect(span?.start).toBeGreaterThan(6 * 60 + 35);
    expect(span?.start).toBeLessThan(6 * 60 + 55);
    expect(span?.end).toBeGreaterThan(21 * 60 + 40);
    expect(span?.end).toBeLessThan(21 * 60 + 55);
  });

  test('an open end is "perhaps" after the time that is named', () => {
    const bar = readSchedule('Mo-Su 20:00+', clock, library)!;
    expect(runsUntil(bar, '2026-11-23', 21 * 60)).toBeUndefined();
  });

  test('a rule about holidays is not trusted on a day whose calendar is another', () => {
    const market = readSchedule('week 1-53 Mo-Sa 09:00-14:00; PH off', clock, library)!;
    expect(market.spansOn('2026-05-14')).toEqual([{ start: 540, end: 840 }]);
    // San Isidro is decreed by the city; the library has no table for it.
    expect(market.spansOn('2026-05-15')).toEqual([{ start: 0, end: 1440, uncertain: true }]);
  });
});

test('the Date of the process is never another', () => {
  const before = globalThis.Date;
  library('sunrise-sunset')?.spansOn('2026-06-21');
  expect(globalThis.Date).toBe(before);
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(new before(2026, 0, 1).getTimezoneOffset());
});
