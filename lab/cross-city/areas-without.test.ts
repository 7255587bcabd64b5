import { expect, test } from 'vitest';
import { areaWorld, HALVES } from '../transfer/area-world.ts';
import { areasWithout } from './cross-city.ts';

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
  const heldOut = HALVES.map((half) => areaWorld(areas[0]!, CATEGORIES, 1, half));
  const [there, ...others] = areasWithout(heldOut, areas);
  expect(others).toEqual([]);
  expect(there!.name).toBe('there');
  // The twenty people of both towns are asked about here; those who are only there teach.
  expect(new Set(there!.visits.map(({ person }) => person)).size).toBe(PEOPLE / 2);
  expect(Math.min(...there!.visits.map(({ person }) => person))).toBe(PEOPLE);
});
