import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, CENTRE, dayOf, stopAt, townOf, townPlace } from '../../tests/plan/little-town.ts';
import { asPlaceId } from '../domain/branded.ts';
import type { PlanDay, Stop } from '../domain/plan.ts';
import { type Brief, faultsIn, repaired } from './check.ts';
import { costOf } from './order.ts';
import { schedule } from './schedule.ts';
import type { PlannedPlace, PlanWorld } from './world.ts';

const ALL_DAY = [{ start: 0, end: 1_440 }];

const briefOf = (fillers: readonly PlannedPlace[], said: Partial<Brief> = {}): Brief => ({
  isBeginSaid: true,
  isEndSaid: true,
  asked: [],
  isInOrder: false,
  earliest: new Map(),
  atTheirHour: new Set(),
  mostIdle: 30,
  longestWalk: 20,
  longestStay: () => 120,
  others: 'welcome',
  fillers: () => fillers.map((place) => ({ place, reward: 1 })),
  ...said,
});

const idleIn = (day: PlanDay, brief: Brief, world: PlanWorld) =>
  faultsIn(day, brief, world).flatMap((fault) => (fault.kind === 'idle' ? fault : []));

describe('a hole in a day', () => {
  const square = townPlace({ id: 'square', position: at(200, 0), category: 'monuments', spans: ALL_DAY, stay: 30 });
  const museum = townPlace({ id: 'museum', position: at(80, 0), spans: ALL_DAY, stay: 60 });
  const bar = townPlace({ id: 'bar', position: at(160, 0), category: 'restaurants', spans: ALL_DAY });
  const town = townOf([square, museum, bar]);
  const lunch: Stop = { ...stopAt('bar', 75), meal: 'lunch' };

  test('is found before a meal that waits for its hour, and before an end that was said', () => {
    const day = dayOf([stopAt('museum'), lunch], 11 * 60, 17 * 60);
    expect(idleIn(day, briefOf([]), town).map(({ from, until }) => [from, until])).toEqual([
      [12 * 60 + 6, 13 * 60 + 30],
      [14 * 60 + 45, 17 * 60],
    ]);
    expect(idleIn(day, briefOf([], { isEndSaid: false }), town)).toHaveLength(1);
  });

  test('is filled with a short stop nearby', () => {
    const day = dayOf([stopAt('museum'), lunch], 11 * 60, 14 * 60 + 45);
    const names = repaired(day, briefOf([square], { longestStay: () => 60 }), town).stops.map(({ placeId }) => placeId);
    expect(names).toEqual(['museum', 'square', 'bar']);
  });

  test('before a stop that waits only for its part of the day is closed by that stop', () => {
    const walk = { ...stopAt('square', 30), fixedAt: 16 * 60 };
    const day = dayOf([lunch, walk], 13 * 60 + 25, 17 * 60);
    const brief = briefOf([], {
      isEndSaid: false,
      others: 'none',
      asked: ['lunch', square.id],
      isInOrder: true,
      earliest: new Map([[square.id, 15 * 60]]),
    });
    const [, second] = schedule(repaired(day, brief, town), town).visits;
    expect(second?.begin).toBe(15 * 60);
  });

  test('before an hour that was said is left to the people', () => {
    const tour = { ...stopAt('square', 30), fixedAt: 16 * 60 };
    const day = dayOf([lunch, tour], 13 * 60 + 25, 17 * 60);
    const brief = briefOf([museum], { isEndSaid: false, atTheirHour: new Set([square.id]) });
    expect(repaired(day, brief, town)).toEqual(day);
  });
});

describe('what is missing, out of turn or too far', () => {
  test('is told of', () => {
    const far = townPlace({ id: 'far', position: at(2_400, 0), spans: ALL_DAY });
    const near = townPlace({ id: 'near', position: CENTRE, spans: ALL_DAY });
    const town = townOf([far, near]);
    const asked = [asPlaceId('near'), asPlaceId('gone'), asPlaceId('far')];
    const day = dayOf([stopAt('far'), stopAt('near')], 600, 900);
    const kinds = (brief: Brief) => faultsIn(day, brief, town).map(({ kind }) => kind);
    const open = briefOf([], { isEndSaid: false, isBeginSaid: false });
    expect(kinds({ ...open, asked, isInOrder: true })).toEqual(['missing', 'turned']);
    expect(kinds(open)).toEqual(['far', 'far']);
  });
});

/** A request: a window, stops that were asked for, and what lies around them. */
const requests = fc.record({
  from: fc.integer({ min: 8, max: 17 }).map((hour) => hour * 60),
  hours: fc.integer({ min: 2, max: 9 }),
  stops: fc.array(
    fc.record({
      east: fc.integer({ min: -900, max: 900 }),
      north: fc.integer({ min: -900, max: 900 }),
      opens: fc.integer({ min: 7, max: 14 }),
      lasts: fc.integer({ min: 3, max: 12 }),
      stay: fc.constantFrom(30, 45, 60, 90),
      kind: fc.constantFrom('museums', 'parks', 'monuments', 'restaurants', 'cafes'),
      isMeal: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  others: fc.array(
    fc.record({ east: fc.integer({ min: -600, max: 600 }), north: fc.integer({ min: -600, max: 600 }) }),
    {
      maxLength: 5,
    },
  ),
  isInOrder: fc.boolean(),
  isClosed: fc.boolean(),
  longestWalk: fc.constantFrom(8, 12, 20),
});

describe('a repaired day', () => {
  test('keeps every stop that was asked for, breaks nothing, and has no more idle time than before', () => {
    fc.assert(
      fc.property(requests, ({ from, hours, stops, others, isInOrder, isClosed, longestWalk }) => {
        const meal = stops.findIndex(({ isMeal, kind }) => isMeal && kind === 'restaurants');
        const places = stops.map(({ east, north, opens, lasts, stay, kind }, index) =>
          townPlace({
            id: `s${index}`,
            position: at(east, north),
            category: kind as 'museums',
            spans: [{ start: opens * 60, end: (opens + lasts) * 60 }],
            stay,
          }),
        );
        const fillers = others.map(({ east, north }, index) =>
          townPlace({ id: `f${index}`, position: at(east, north), category: 'monuments', spans: ALL_DAY, stay: 30 }),
        );
        const town = townOf([...places, ...fillers]);
        const asked = stops.map(
          ({ stay }, index): Stop => ({
            ...stopAt(`s${index}`, stay),
            ...(index === meal && { meal: 'lunch' as const }),
          }),
        );
        const day = dayOf(asked, from, from + hours * 60);
        const keys = asked.map((stop) => stop.meal ?? stop.placeId);
        const brief = briefOf(fillers, { asked: keys, isInOrder, longestWalk, others: isClosed ? 'none' : 'welcome' });
        const mended = repaired(day, brief, town);
        const [was, now] = [schedule(day, town), schedule(mended, town)];
        const [broken, dark] = costOf(was, day, town);
        const [brokenNow, darkNow] = costOf(now, mended, town);
        const idle = (each: PlanDay) =>
          idleIn(each, brief, town).reduce((sum, { from: a, until: b }) => sum + b - a, 0);

        expect(now.visits.map(({ stop }) => stop.placeId)).toEqual(
          expect.arrayContaining(asked.map(({ placeId }) => placeId)),
        );
        expect(brokenNow).toBeLessThanOrEqual(broken);
        expect(darkNow).toBeLessThanOrEqual(dark);
        expect(now.leave).toBeLessThanOrEqual(Math.max(day.until, was.leave));
        expect(idle(mended)).toBeLessThanOrEqual(idle(day));
        if (isInOrder) expect(faultsIn(mended, brief, town).some(({ kind }) => kind === 'turned')).toBe(false);
        if (isClosed) expect(mended.stops).toHaveLength(asked.length);
        for (const { stop, leg, open } of now.visits.filter(({ stop: { placeId } }) => placeId.startsWith('f')))
          expect([stop.stayMinutes >= 20, leg.minutes <= longestWalk, open]).toEqual([true, true, 'yes']);
      }),
      { numRuns: 200, seed: 20261201 },
    );
  });
});
