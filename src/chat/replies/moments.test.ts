import { describe, expect, test } from 'vitest';
import { momentWords as english } from './en/days.ts';
import { momentWords as spanish } from './es/days.ts';
import { atMoment, onDay, withMoments } from './moments.ts';

/** A Friday. */
const TODAY = '2026-11-27';

describe('a day or an hour is told as seen from today', () => {
  test.each([
    [onDay('2026-11-27'), 'today', 'hoy'],
    [onDay('2026-11-28'), 'tomorrow', 'mañana'],
    [onDay('2026-12-04'), 'on Friday 4 December', 'el viernes 4 de diciembre'],
    [atMoment('2026-11-27T19:00'), 'today at 19:00', 'hoy a las 19:00'],
    [atMoment('2026-11-27T21:30'), 'tonight at 21:30', 'esta noche a las 21:30'],
    // The small hours belong to the night before.
    [atMoment('2026-11-28T01:00'), 'tonight at 01:00', 'esta noche a la 01:00'],
    [atMoment('2026-11-28T08:00'), 'tomorrow at 08:00', 'mañana a las 08:00'],
    [atMoment('2026-11-27T21:30', true), 'tonight', 'esta noche'],
    [atMoment('2026-11-27T18:00', true), 'this afternoon', 'esta tarde'],
    [atMoment('2026-11-28T14:00', true), 'tomorrow at lunchtime', 'mañana a mediodía'],
    [atMoment('2026-11-28T10:00', true), 'tomorrow morning', 'el sábado 28 de noviembre por la mañana'],
    [atMoment('2026-12-01T00:30', true), 'on Monday 30 November at night', 'el lunes 30 de noviembre por la noche'],
    [atMoment('2026-11-29T21:30', true), 'on Sunday 29 November at night', 'el domingo 29 de noviembre por la noche'],
  ])('%s', (mark, inEnglish, inSpanish) => {
    expect(withMoments(`open ${mark}`, TODAY, english)).toBe(`open ${inEnglish}`);
    expect(withMoments(`abren ${mark}`, TODAY, spanish)).toBe(`abren ${inSpanish}`);
  });
});
