import { expect, test } from 'vitest';
import type { PlanDay, PlanStop } from '../../api-client/client.ts';
import {
  dayAfter,
  dayInput,
  fillOf,
  laterEnds,
  mealFill,
  withDay,
  withFurtherDay,
  withoutDay,
} from './plan-changes.ts';

const stopOf = (place_id: string, more: Partial<PlanStop> = {}): PlanStop => ({
  place_id,
  name: place_id,
  lat: 40.4,
  lng: -3.7,
  stay_minutes: 60,
  leg: { mode: 'walk', minutes: 5, distance: 300 },
  arrive: '10:05',
  begin: '10:05',
  leave: '11:05',
  open: 'yes',
  late: false,
  ...more,
});
const dayOf = (date: string, stops: readonly PlanStop[]): PlanDay => ({
  date,
  from: '10:00',
  until: '20:00',
  start: { lat: 40.4, lng: -3.7, name: 'Sol' },
  stops,
  leave: '11:05',
  walk_distance: 300,
  travel_minutes: 5,
  over: false,
});
const SATURDAY = dayOf('2026-05-23', [stopOf('prado'), stopOf('botin', { meal: 'lunch', fixed_at: '14:00' })]);
const SUNDAY = dayOf('2026-05-24', []);

test('a day is sent as what was decided, without the times that the service works out', () => {
  expect(dayInput(SATURDAY)).toEqual({
    date: '2026-05-23',
    from: '10:00',
    until: '20:00',
    start: { lat: 40.4, lng: -3.7, name: 'Sol' },
    stops: [
      { place_id: 'prado', stay_minutes: 60 },
      { place_id: 'botin', stay_minutes: 60, meal: 'lunch', fixed_at: '14:00' },
    ],
  });
});

test('one day changes and the others stay', () => {
  const { days = [] } = withDay([SATURDAY, SUNDAY], 1, { from: '12:00' });
  expect(days).toEqual([dayInput(SATURDAY), { ...dayInput(SUNDAY), from: '12:00' }]);
});

test('a further day follows the last, empty, at the same hours; a day can go', () => {
  const { days = [] } = withFurtherDay([SATURDAY]);
  expect(days).toEqual([dayInput(SATURDAY), dayInput(SUNDAY)]);
  expect(withoutDay([SATURDAY, SUNDAY], 0).days).toEqual([dayInput(SUNDAY)]);
});

test('a day that has its lunch is filled without another; one without meals gets those of its hours', () => {
  expect(fillOf(SATURDAY, 'usual')).toEqual({ pace: 'usual', meals: [] });
  expect(fillOf(SUNDAY, 'full')).toEqual({ pace: 'full' });
  expect(mealFill('dinner')).toEqual({ category: [], meals: ['dinner'] });
});

test.each([
  [{ from: '10:00', until: '20:30' }, ['21:30', '22:30', '23:30', '23:59']],
  [{ from: '10:00', until: '23:59' }, []],
  [{ from: '18:00', until: '02:00' }, []],
])('the day %j may end later: %j', (day, ends) => expect(laterEnds(day)).toEqual(ends));

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-03-28', '2026-03-29'],
])('after %s comes %s', (day, next) => expect(dayAfter(day)).toBe(next));
