// A day that words changed is solved again: what was said holds, and all else stays as it stood.
import { describe, expect, test } from 'vitest';
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import type { Claims } from './change-cost.ts';
import { mealTimesOf } from './meals.ts';
import { resettled } from './resettle.ts';
import { schedule } from './schedule.ts';
import type { PlannedPlace, PlanWorld } from './world.ts';

const HOUR = 60;
const START = { latDeg: 40.4168, lngDeg: -3.7038 };

const place = (id: string, opens: number, closes: number, category: Category = 'museums'): PlannedPlace => ({
  id: id as PlaceId,
  name: id,
  position: START,
  categories: [category],
  spansOn: () => [{ start: opens * HOUR, end: closes * HOUR }],
});

const world: PlanWorld = {
  placeOf: (id) => PLACES.find((each) => each.id === id),
  legBetween: () => ({ mode: 'walk', minutes: 10, walkM: 700 }),
  meals: mealTimesOf('ES'),
};
const PLACES = [
  place('palace', 10, 18),
  place('gallery', 10, 20),
  place('market', 9, 15, 'markets'),
  place('square', 0, 24, 'tourist attractions'),
  place('tavern', 12, 24, 'restaurants'),
  place('grill', 13, 24, 'restaurants'),
  place('bar', 18, 26, 'pubs/bars'),
];

const stop = (id: string, more: Partial<Stop> = {}): Stop => ({ placeId: id as PlaceId, stayMinutes: 60, ...more });
const STANDING: readonly Stop[] = [
  stop('palace', { stayMinutes: 120 }),
  stop('square', { stayMinutes: 30 }),
  stop('tavern', { stayMinutes: 75, meal: 'lunch' }),
  stop('gallery', { stayMinutes: 120 }),
  stop('grill', { stayMinutes: 90, meal: 'dinner' }),
  stop('bar'),
];
const dayOf = (stops: readonly Stop[]): PlanDay => ({
  day: '2026-11-24' as CivilDay,
  from: 10 * HOUR,
  until: 24 * HOUR,
  start: { position: START },
  stops,
});
const NOTHING: Claims = {
  order: [],
  firm: [],
  beside: [],
  lengths: new Set(),
  mayGo: new Map(),
  isInOrder: false,
  isBeginOpen: false,
  isEndOpen: true,
};
const before = dayOf(STANDING);
const settled = (stops: readonly Stop[], claims: Partial<Claims> = {}) =>
  resettled({ before, after: dayOf(stops), claims: { ...NOTHING, ...claims } }, world);
const idsOf = ({ stops }: PlanDay): readonly string[] => stops.map(({ placeId }) => placeId);
const beginOf = (day: PlanDay, id: string): number | undefined =>
  schedule(day, world).visits.find(({ stop: { placeId } }) => placeId === id)?.begin;
const areOpen = (day: PlanDay): boolean => schedule(day, world).visits.every(({ open }) => open !== 'no');

describe('what nobody spoke of stays', () => {
  test.each(STANDING.map(({ placeId }) => placeId))('without the %s all others keep their order', (gone) => {
    const rest = STANDING.filter(({ placeId }) => placeId !== gone);
    const { day, dropped } = settled(rest, { isBeginOpen: gone === 'palace' });
    expect(idsOf(day)).toEqual(rest.map(({ placeId }) => placeId));
    expect(dropped).toEqual([]);
    for (const meal of ['tavern', 'grill'].filter((id) => id !== gone))
      expect(Math.abs(beginOf(day, meal)! - beginOf(before, meal)!)).toBeLessThanOrEqual(30);
  });

  test('a door that was shut before is no reason for another order', () => {
    const late = [...STANDING.slice(0, 3), stop('market', { stayMinutes: 45 }), ...STANDING.slice(3)];
    const shut = dayOf(late);
    const after = dayOf(late.filter(({ placeId }) => placeId !== 'bar'));
    const { day } = resettled({ before: shut, after, claims: NOTHING }, world);
    expect(idsOf(day)).toEqual(idsOf(after));
  });
});

describe('what was said holds', () => {
  test.each(['palace', 'gallery', 'square'])('a longer stay at the %s is longer, and nothing is lost', (id) => {
    const longer = STANDING.map((each) =>
      each.placeId === id ? { ...each, stayMinutes: each.stayMinutes + 40 } : each,
    );
    const { day } = settled(longer, { lengths: new Set([id as PlaceId]) });
    expect(idsOf(day)).toEqual(idsOf(before));
    expect(day.stops.find(({ placeId }) => placeId === id)?.stayMinutes).toBeGreaterThan(
      STANDING.find(({ placeId }) => placeId === id)!.stayMinutes,
    );
    expect(areOpen(day)).toBe(true);
  });

  test.each([1, 2, 3])('what comes in behind stop %i stands behind it', (at) => {
    const stops = [...STANDING.slice(0, at), stop('market', { stayMinutes: 40 }), ...STANDING.slice(at)];
    const pair = [STANDING[at - 1]!.placeId, 'market' as PlaceId] as const;
    const { day } = settled(stops, { firm: [pair], beside: [pair] });
    expect(idsOf(day)).toEqual(stops.map(({ placeId }) => placeId));
  });

  test('an hour that was said is kept to the minute, whatever is shorter for it', () => {
    const stops = STANDING.map((each) => (each.placeId === 'grill' ? { ...each, fixedAt: 19 * HOUR } : each));
    const { day } = settled(stops);
    expect(beginOf(day, 'grill')).toBe(19 * HOUR);
    expect(idsOf(day)).toEqual(idsOf(before));
  });

  test('an order that leads to a closed door is none', () => {
    const palace = STANDING[0]!;
    const stops = [...STANDING.slice(1, 5), palace, ...STANDING.slice(5)];
    const { day } = settled(stops, { order: [['grill' as PlaceId, 'palace' as PlaceId]] });
    expect(areOpen(day)).toBe(true);
  });
});
