import { expect, test } from 'vitest';
import { learnLift } from './lift.ts';
import { areaWorld } from './world.ts';
import type { Visit } from './yelp.ts';

const CATEGORIES = 3;

/** Who goes to places of category 0 goes to those of 1, and others to those of 2; thirty places of each. */
function habits() {
  const places = Array.from({ length: 90 }, (_, row) => row);
  const visits = Array.from({ length: 60 }, (_, person): Visit[] => {
    const own = person % 2 === 0 ? places.filter((row) => row % 3 !== 2) : places.filter((row) => row % 3 === 2);
    return own.filter((row) => (row + person) % 5 === 0).map((place) => ({ person, place, stars: 4 }));
  });
  return areaWorld(
    {
      name: 'town',
      positions: places.map(() => ({ latDeg: 0, lngDeg: 0 })),
      categories: places.map((row) => [row % CATEGORIES]),
      visits: visits.flat(),
    },
    CATEGORIES,
    1,
  );
}

test('categories that the same people visit lift each other, others sink each other', () => {
  const lift = learnLift([habits()], CATEGORIES);
  const of = (from: number, to: number) => lift[from * CATEGORIES + to]!;
  expect(of(0, 1)).toBeGreaterThan(0.2);
  expect(of(2, 2)).toBeGreaterThan(0.2);
  expect(of(0, 2)).toBeLessThan(-0.5);
  expect(of(0, 1)).toBeCloseTo(of(1, 0), 1);
});

test('where nobody has been, nothing is known', () => {
  expect([...learnLift([], 2)]).toEqual([0, 0, 0, 0]);
});
