import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madridOfSights } from '../../tests/support/madrid-of-sights.ts';
import { person } from '../../tests/support/people.ts';
import { sourceRatings } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import { affinity, fameOf, qualityOf, tasteMix } from './affinity.ts';
import { interestsOf } from './affinity-interests.ts';

const recommender = affinity(madridOfSights, sourceRatings(madridOfSights));
const rows = Uint32Array.from(madridOfSights.places.keys());
const scoreOf = (id: string, profile: ReturnType<typeof person>) =>
  recommender.score(profile, rows)[madridOfSights.places.findIndex((place) => place.id === id)]!;

describe('interests', () => {
  const interest = (profile: ReturnType<typeof person>, category: Category) =>
    interestsOf(profile, madridOfSights).get(category)?.amount ?? 0;

  test('a stated 4 is a liking even of somebody who loves everything else', () => {
    expect(interest(person({ museums: 5, parks: 5, gardens: 5, theatres: 5, cinemas: 4 }), 'cinemas')).toBeGreaterThan(
      0,
    );
  });

  test('a bad review of a museum speaks against museums, a good one for them', () => {
    expect(interest(person({}, { cerralbo: 1 }), 'museums')).toBeLessThan(0);
    expect(interest(person({}, { cerralbo: 5 }), 'museums')).toBeGreaterThan(0);
  });

  test('one review weighs less than a statement', () => {
    expect(interest(person({}, { cerralbo: 5 }), 'museums')).toBeLessThan(interest(person({ museums: 5 }), 'museums'));
  });

  test('museums carry a little to art galleries, clubs hardly to anything', () => {
    const carried = interest(person({ museums: 5 }), 'art galleries');
    expect(carried).toBeGreaterThan(0);
    expect(carried).toBeLessThan(interest(person({ museums: 5 }), 'museums'));
  });

  test('only likings of the person’s own enter the mix', () => {
    const mix = tasteMix(person({ museums: 5, 'dance clubs': 0 }), madridOfSights);
    expect(CATEGORIES.filter((_, at) => mix[at]! > 0)).toEqual(['museums']);
  });
});

test('a place without ratings is average, whatever the average is', () => {
  expect(qualityOf({ mean: 0, count: 0 }, 4.2)).toBe(0.5);
  expect(qualityOf({ mean: 3, count: 500 }, 4.2)).toBeLessThan(0.1);
  expect(qualityOf({ mean: 5, count: 1 }, 4.2)).toBeLessThan(qualityOf({ mean: 4.7, count: 1_000 }, 4.2));
});

test('a rating of 0 puts a club below anything of its fame', () => {
  expect(scoreOf('kapital', person({ 'dance clubs': 0 }))).toBeLessThan(
    scoreOf('quiet-square', person({ 'dance clubs': 0 })),
  );
});

test('contributions sum to the score, for anybody and any place', () => {
  const anyone = fc.record({
    categories: fc.dictionary(fc.constantFrom<Category>(...CATEGORIES), fc.integer({ min: 0, max: 5 })),
    places: fc.dictionary(fc.constantFrom('prado', 'botin', 'retiro', 'kapital'), fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(anyone, fc.nat(rows.length - 1), ({ categories, places }, row) => {
      const profile = person(categories, places);
      const [score] = recommender.score(profile, Uint32Array.of(row));
      const sum = recommender.contributions(profile, row).reduce((total, { amount }) => total + amount, 0);
      expect(Math.abs(sum - score!)).toBeLessThan(1e-6);
    }),
    { seed: 10, numRuns: 1_000 },
  );
});

test('the fame curve: nothing for what nobody knows, a quarter half-way, all for what everybody knows', () => {
  expect([0, 2.5, 5].map(fameOf)).toEqual([0, 0.25, 1]);
});
