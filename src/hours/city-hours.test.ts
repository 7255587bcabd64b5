import { afterEach, describe, expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { hoursOf } from '../compose/city-hours.ts';
import * as hours from './city-hours.ts';

const madridHours = hoursOf(MADRID);
const openState = (text: string | undefined, at: Date) => hours.openState(madridHours, text, at);
const hoursOn = (text: string, day: string) => hours.hoursOn(madridHours, text, day);
const weekOf = (text: string | undefined, at: Date) => hours.weekOf(madridHours, text, at);
const readsHours = (text: string) => hours.readsHours(madridHours, text);

const PRADO = 'Mo-Sa 10:00-20:00; Su,PH 10:00-19:00; Jan 1,May 1,Dec 25 off';
const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe.each(['UTC', 'Europe/Madrid', 'America/New_York', 'Pacific/Auckland'])('in a process of %s', (zone) => {
  test('a museum is open by the clocks of Madrid', () => {
    process.env.TZ = zone;
    expect(openState(PRADO, new Date('2026-11-20T09:30:00Z'))).toEqual({
      state: 'open',
      until: new Date('2026-11-20T19:00:00Z'),
    });
    expect(openState(PRADO, new Date('2026-07-20T08:30:00Z'))).toEqual({
      state: 'open',
      until: new Date('2026-07-20T18:00:00Z'),
    });
    expect(openState(PRADO, new Date('2026-11-20T08:30:00Z'))).toEqual({
      state: 'closed',
      opensAt: new Date('2026-11-20T09:00:00Z'),
    });
  });

  test('a night that runs on past midnight belongs to the day it began', () => {
    process.env.TZ = zone;
    const club = 'Fr-Sa 23:30-05:30';
    expect(openState(club, new Date('2026-11-22T03:00:00Z'))).toEqual({
      state: 'open',
      until: new Date('2026-11-22T04:30:00Z'),
    });
    expect(openState(club, new Date('2026-11-22T22:45:00Z')).state).toBe('closed');
    expect(hoursOn(club, '2026-11-21')).toEqual([{ start: 1410, end: 1770 }]);
    expect(hoursOn(club, '2026-11-22')).toEqual([]);
  });

  test('the night when clocks change in New York is an ordinary one in Madrid', () => {
    process.env.TZ = zone;
    expect(hoursOn('Mo-Su 02:00-04:00', '2026-03-08')).toEqual([{ start: 120, end: 240 }]);
    expect(openState('Mo-Su 01:30-02:30', new Date('2026-03-08T01:00:00Z')).state).toBe('open');
  });

  test('closing times on the nights when Madrid changes its clocks are the ones on the wall', () => {
    process.env.TZ = zone;
    const bar = 'Mo-Su 20:00-04:00';
    const until = (at: string) => openState(bar, new Date(at)) as { until?: Date };
    expect(until('2026-03-28T22:00:00Z').until).toEqual(new Date('2026-03-29T02:00:00Z'));
    expect(until('2026-10-24T22:00:00Z').until).toEqual(new Date('2026-10-25T03:00:00Z'));
  });
});

describe('a night runs on although the next day has hours of its own', () => {
  const FRIDAY = '2026-11-20';
  const SATURDAY = '2026-11-21';

  test.each([
    ['Fr 20:00-05:00; Sa 22:00-05:00; Su 12:00-17:00', FRIDAY, [{ start: 1200, end: 1740 }]],
    ['Fr 20:00-05:00; Sa 22:00-05:00; Su 12:00-17:00', SATURDAY, [{ start: 1320, end: 1740 }]],
    ['Mo-Th 18:00-24:00; Fr,Sa 18:00-02:30; Su off', SATURDAY, [{ start: 1080, end: 1590 }]],
    ['Mo-Th 18:00-24:00; Fr,Sa 18:00-02:30; Su off', FRIDAY, [{ start: 1080, end: 1590 }]],
    ['Fr 20:00-03:00, Sa 20:00-05:00; Su 12:00-17:00', SATURDAY, [{ start: 1200, end: 1740 }]],
    ['Mo-Th 18:00-01:00; Fr 18:00-24:00; Sa 12:00-16:00', FRIDAY, [{ start: 1080, end: 1440 }]],
    ['Th-Sa 23:00-06:00; PH off', SATURDAY, [{ start: 1380, end: 1800 }]],
    ['Fr-Su 10:00-24:00; Mo off', SATURDAY, [{ start: 600, end: 1440 }]],
  ])('%s on %s', (text, day, spans) => {
    expect(hoursOn(text, day)).toEqual(spans);
  });

  test('and at three in the morning it is open', () => {
    const club = 'Fr 23:00-05:00; Sa 22:00-06:00; Su off';
    expect(openState(club, new Date('2026-11-21T02:00:00Z'))).toEqual({
      state: 'open',
      until: new Date('2026-11-21T04:00:00Z'),
    });
    expect(openState(club, new Date('2026-11-22T02:00:00Z'))).toMatchObject({ state: 'open' });
    expect(openState(club, new Date('2026-11-22T06:00:00Z')).state).toBe('closed');
  });
});

test('the holidays of 2026 in the city of Madrid are these, with the Sundays that were moved', () => {
  const days = Array.from({ length: 365 }, (_, ahead) =>
    new Date(Date.UTC(2026, 0, 1 + ahead)).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => hoursOn('PH 10:00-12:00', day)?.length)).toEqual([
    ...['2026-01-01', '2026-01-06', '2026-04-02', '2026-04-03', '2026-05-01', '2026-05-02', '2026-05-15', '2026-08-15'],
    // 1 November and 6 December are Sundays; the Mondays after are free instead.
    ...['2026-10-12', '2026-11-01', '2026-11-02', '2026-11-09', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-25'],
  ]);
});

describe('holidays', () => {
  test('San Isidro and the Almudena are holidays in Madrid, and 1 May is closed by name only', () => {
    expect(hoursOn(PRADO, '2026-05-15')).toEqual([{ start: 600, end: 1140 }]);
    expect(hoursOn(PRADO, '2026-11-09')).toEqual([{ start: 600, end: 1140 }]);
    expect(hoursOn(PRADO, '2026-05-01')).toEqual([]);
    expect(hoursOn(PRADO, '2026-05-14')).toEqual([{ start: 600, end: 1200 }]);
  });

  test('the day of the Comunidad is a holiday', () => {
    expect(hoursOn('Mo-Sa 09:00-20:00; PH off', '2026-05-02')).toEqual([]);
  });

  test('a holiday on a Sunday moves to the Monday after', () => {
    expect(hoursOn('Mo-Sa 09:00-20:00; PH off', '2025-11-10')).toEqual([]);
    expect(hoursOn('Mo-Sa 09:00-20:00; PH off', '2026-11-10')).toHaveLength(1);
  });
});

test('around the clock never closes', () => {
  expect(openState('24/7', new Date('2026-11-20T03:00:00Z'))).toEqual({ state: 'open' });
  expect(hoursOn('24/7', '2026-11-20')).toEqual([{ start: 0, end: 1440 }]);
});

test('hours that nobody wrote or nobody can read are unknown, not closed', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  expect(openState(undefined, at)).toEqual({ state: 'unknown' });
  expect(openState('ring the bell maybe', at)).toEqual({ state: 'unknown' });
  expect(openState('"by appointment"', at)).toEqual({ state: 'unknown' });
  expect(weekOf(undefined, at)).toBeUndefined();
  expect(readsHours('ring the bell maybe')).toBe(false);
  expect(readsHours(PRADO)).toBe(true);
});

test('a week begins today and knows its weekdays', () => {
  const week = weekOf(PRADO, new Date('2026-11-20T23:30:00Z'));
  expect(week?.map(({ day, weekday }) => [day, weekday])[0]).toEqual(['2026-11-21', 5]);
  expect(week).toHaveLength(7);
  expect(week?.[1]?.spans).toEqual([{ start: 600, end: 1140 }]);
});

test('who opens on another day says when', () => {
  expect(openState('Tu-Su 10:00-14:00', new Date('2026-11-22T15:00:00Z'))).toEqual({
    state: 'closed',
    opensAt: new Date('2026-11-24T09:00:00Z'),
  });
});

test('a rule for school holidays, whose days nobody knows, leaves the others readable', () => {
  const club = 'Mo-Fr 19:00-27:00; Sa-Su 19:00-27:30; SH 00:00-03:30';
  expect(openState(club, new Date('2026-11-20T12:00:00Z'))).toEqual({
    state: 'closed',
    opensAt: new Date('2026-11-20T18:00:00Z'),
  });
});

test.each([
  'closed on mondays',
  'lunes a viernes 9:00-14:00',
  'Mon-Fri 9-5',
  '24 hours',
  'Open all day',
  'by appointment',
])('prose is no opening hours: %s', (text) => expect(readsHours(text)).toBe(false));

test.each([
  'Mo-Fr 09:00-14:00,17:00-20:00; Su,PH closed',
  'Apr-Sep: Mo-Su 10:00-21:00; Dec 25 off',
  'sunrise-sunset',
  '24/7',
  'Tu-Su 10:00-20:00 "last entry an hour before"',
])('the syntax is opening hours: %s', (text) => expect(readsHours(text)).toBe(true));
