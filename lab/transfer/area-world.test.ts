import { expect, test } from 'vitest';
import { areaWorld, HALVES } from './area-world.ts';
import { anchorsOf } from './choice-features.ts';

const PEOPLE = 60;
const STEP_DEG = 0.01;
/** Everybody visits twelve of forty places in a row. */
const area = {
  name: 'town',
  positions: Array.from({ length: 40 }, (_, row) => ({ latDeg: row * STEP_DEG, lngDeg: 0 })),
  categories: Array.from({ length: 40 }, () => [0]),
  visits: Array.from({ length: 12 * PEOPLE }, (_, at) => ({
    person: Math.floor(at / 12),
    place: (3 * at + Math.floor(at / 12)) % 40,
    stars: 4,
  })),
};
const [first, second] = HALVES.map((half) => areaWorld(area, 1, 1, half));

test('everybody is a newcomer in one half, and the other half has rated', () => {
  const newcomers = [first!, second!].map((world) => world.newcomers.map(({ person }) => person));
  expect(newcomers.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: PEOPLE }, (_, person) => person));
  for (const world of [first!, second!]) {
    const visits = world.locals.at(-1)!.counts.reduce((sum, count) => sum + count, 0);
    expect(visits).toBe(12 * (PEOPLE - world.newcomers.length));
    expect(Math.max(...world.locals[0]!.counts)).toBe(0);
  }
});

test('what is known of somebody lies at several distances', () => {
  const newcomer = { person: 1, standsAt: 0, known: [10, 30], hidden: [] };
  const anchors = anchorsOf(first!, newcomer);
  const stepM = anchors.fromHereM(1);
  expect(anchors.nearestM(8, 2) / stepM).toBeCloseTo(2, 6);
  expect(anchors.nearestM(8, 0) / stepM).toBeCloseTo(8, 6);
});
