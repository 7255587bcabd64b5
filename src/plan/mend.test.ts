// A day that a change broke works again: in another order, or without what no order saves.
import { expect, test } from 'vitest';
import type { PlaceId } from '../domain/branded.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { mealTimesOf } from './meals.ts';
import { mended } from './mend.ts';
import { schedule } from './schedule.ts';
import type { PlannedPlace, PlanWorld } from './world.ts';

const HOUR = 60;
const START = { latDeg: 40.4168, lngDeg: -3.7038 };

const place = (id: string, opens: number, closes: number): PlannedPlace => ({
  id: id as PlaceId,
  name: id,
  position: START,
  categories: ['museums'],
  spansOn: () => [{ start: opens * HOUR, end: closes * HOUR }],
});

function worldOf(...places: readonly PlannedPlace[]): PlanWorld {
  return {
    placeOf: (id) => places.find((each) => each.id === id),
    legBetween: () => ({ mode: 'walk', minutes: 5, walkM: 400 }),
    meals: mealTimesOf('ES'),
  };
}

const stop = (id: string, more: Partial<Stop> = {}): Stop => ({ placeId: id as PlaceId, stayMinutes: 60, ...more });
const dayOf = (fromHour: number, ...stops: readonly Stop[]): PlanDay => ({
  day: '2026-11-24' as CivilDay,
  from: fromHour * HOUR,
  until: 22 * HOUR,
  start: { position: START },
  stops,
});
const areOpen = (day: PlanDay, world: PlanWorld) => schedule(day, world).visits.every(({ open }) => open !== 'no');

test('a day that works stays as it is', () => {
  const world = worldOf(place('a', 9, 20), place('b', 9, 20));
  const day = dayOf(10, stop('a'), stop('b'));
  expect(mended(day, world)).toEqual({ day, dropped: [] });
});

test('another order saves the museum that closes early', () => {
  const world = worldOf(place('late', 9, 20), place('early', 9, 12.5));
  const { day, dropped } = mended(dayOf(11, stop('late'), stop('early')), world);
  expect(day.stops.map(({ placeId }) => placeId)).toEqual(['early', 'late']);
  expect(dropped).toEqual([]);
});

test('what no order saves goes, and it is said what went', () => {
  const world = worldOf(place('open', 9, 22), place('shut', 9, 14));
  const { day, dropped } = mended(dayOf(16, stop('shut'), stop('open')), world);
  expect(dropped).toEqual(['shut']);
  expect(areOpen(day, world)).toBe(true);
});

test('a stop with a fixed time is a promise and stays', () => {
  const world = worldOf(place('open', 9, 22), place('shut', 9, 14));
  const { day, dropped } = mended(dayOf(16, stop('shut', { fixedAt: 17 * HOUR }), stop('open')), world);
  expect(day.stops.map(({ placeId }) => placeId)).toContain('shut');
  expect(dropped).not.toContain('shut');
});
