// A stop at another hour, over many days: it stands there, the others keep their order, and no door is shut.
import { expect, test } from 'vitest';
import type { PlaceId } from '../domain/branded.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { arrangedAround } from './around.ts';
import { mealTimesOf } from './meals.ts';
import { brokenStops } from './mend.ts';
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
const PLACES = [place('palace', 10, 18), place('park', 6, 24), place('museum', 9, 20), place('gallery', 10, 21)];
const world: PlanWorld = {
  placeOf: (id) => PLACES.find((each) => each.id === id),
  legBetween: () => ({ mode: 'walk', minutes: 10, walkM: 700 }),
  meals: mealTimesOf('ES'),
};
const stop = (id: string, more: Partial<Stop> = {}): Stop => ({ placeId: id as PlaceId, stayMinutes: 75, ...more });
const day: PlanDay = {
  day: '2026-11-24' as CivilDay,
  from: 9.5 * HOUR,
  until: 21 * HOUR,
  start: { position: START },
  stops: PLACES.map(({ id }) => stop(id)),
};

const HOURS = Array.from({ length: 16 }, (_, at) => 10 * HOUR + at * 30);
const CASES = PLACES.flatMap(({ id }) => HOURS.map((minute) => [id, minute] as const));

test.each(CASES)('%s at minute %d', (id, minute) => {
  const after = { ...day, stops: day.stops.map((each) => (each.placeId === id ? { ...each, fixedAt: minute } : each)) };
  const room = { world, isEndOpen: true, tolerated: brokenStops(day, world), isInOrder: false };
  const arranged = arrangedAround(day, after, id, room);
  if (!arranged) {
    // Nothing fits only where its own doors are shut for most of a visit.
    const [span] = world.placeOf(id)!.spansOn(day.day)!;
    expect(minute + 40 > span!.end || minute < span!.start).toBe(true);
    return;
  }
  const { visits } = schedule(arranged, world);
  expect(Math.abs(visits.find((visit) => visit.stop.placeId === id)!.begin - minute)).toBeLessThanOrEqual(5);
  expect(visits.every(({ open, isLate }) => open !== 'no' && !isLate)).toBe(true);
  const others = (each: PlanDay) => each.stops.flatMap(({ placeId }) => (placeId === id ? [] : placeId));
  expect(others(arranged)).toEqual(others(day));
});
