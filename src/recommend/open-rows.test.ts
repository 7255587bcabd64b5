import { expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { hoursOf } from '../compose/city-hours.ts';
import type { Place } from '../domain/place.ts';
import { openRowsOf } from './open-rows.ts';

const place = (openingHours?: string) => ({ openingHours }) as Place;
const PLACES = [place('Mo-Su 10:00-20:00'), place('Mo-Su 22:00-24:00'), place()];

test('open, shut and unknown, at each moment by the clocks of the city', () => {
  const open = openRowsOf(hoursOf(MADRID), PLACES);
  const at = (moment: string) => [0, 1, 2].map((row) => open(row, new Date(moment)));
  expect(at('2026-11-20T11:00:00Z')).toEqual([1, 0, -1]);
  expect(at('2026-11-20T22:00:00Z')).toEqual([0, 1, -1]);
  expect(at('2026-11-20T11:00:30Z')).toEqual([1, 0, -1]);
  expect(at('2026-11-20T18:59:59Z')).toEqual([1, 0, -1]);
  expect(at('2026-11-20T19:00:00Z')).toEqual([0, 0, -1]);
});

test('hours are read once a minute for everybody who asks, also beside another moment', () => {
  const hours = hoursOf(MADRID);
  let reads = 0;
  const counted = {
    ...hours,
    read: (text: string | undefined) => {
      reads++;
      return hours.read(text);
    },
  };
  const open = openRowsOf(counted, PLACES);
  for (let second = 0; second < 60; second++) {
    open(0, new Date(Date.UTC(2026, 10, 20, 11, 0, second)));
    open(0, new Date('2026-11-21T23:00:00Z'));
  }
  expect(reads).toBe(2);
});
