import { expect, test } from 'vitest';
import { learnedWithout } from './elsewhere.ts';
import { surroundingsOf } from './surroundings.ts';
import { areaWorld, HALVES } from './world.ts';

const CATEGORIES = 2;
const PEOPLE = 40;

/** Everybody visits twelve places in both towns. */
const areas = ['here', 'there'].map((name) => ({
  name,
  positions: Array.from({ length: 30 }, (_, row) => ({ latDeg: 0.001 * row, lngDeg: 0 })),
  categories: Array.from({ length: 30 }, (_, row) => [row % CATEGORIES]),
  visits: Array.from({ length: 12 * PEOPLE }, (_, at) => ({
    person: Math.floor(at / 12) + (name === 'there' ? PEOPLE / 2 : 0),
    place: (at * 7) % 30,
    stars: 4,
  })),
}));

test('nobody who is asked about in the held-out area teaches in another, in either half', () => {
  const surroundings = new Map(areas.map((area) => [area.name, surroundingsOf(area)]));
  const heldOut = HALVES.map((half) => areaWorld(areas[0]!, CATEGORIES, 1, half));
  const { halves } = learnedWithout(heldOut, { areas, categoryCount: CATEGORIES, surroundings, seed: 1 });
  for (const [there, ...others] of halves) {
    expect(others).toEqual([]);
    const people = there!.area.visits.map(({ person }) => person);
    expect(Math.min(...people)).toBe(PEOPLE);
    const rated = there!.locals.at(-1)!.counts.reduce((sum, count) => sum + count, 0);
    expect(rated + 12 * there!.newcomers.length).toBe(there!.area.visits.length);
  }
});
