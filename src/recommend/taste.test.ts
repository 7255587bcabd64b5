import { describe, expect, test } from 'vitest';
import { madridOfSights } from '../../tests/support/madrid-of-sights.ts';
import { clara, person } from '../../tests/support/people.ts';
import { aPlace, SOL } from '../../tests/support/places.ts';
import { snapshotOver } from '../../tests/support/world.ts';
import { catalogueOf } from '../domain/catalogue.ts';
import { METHODS } from '../domain/method.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import type { Query } from './query.ts';
import { recommend } from './recommend.ts';
import { likingOfRating, tasteOf } from './taste.ts';

const snapshot = snapshotOver(madridOfSights);
const idsFor = (profile: Profile, changes: Partial<Query> = {}, world = snapshot) =>
  recommend(world, { profile, position: SOL, limit: 10, method: 'ensemble', ...changes }).items.map(({ place }) =>
    String(place.id),
  );

describe('what is a taste', () => {
  const nobody = idsFor(EMPTY_PROFILE);
  const allAlike = person(Object.fromEntries(CATEGORIES.map((category) => [category, 4])));

  test.each([
    ['one dislike', person({ sports: 1 })],
    ['a 3', person({ museums: 3 })],
    ['a bad review', person({}, { cerralbo: 1 })],
    ['the same rating for everything', allAlike],
  ])('%s is none', (_, profile) => {
    expect(tasteOf(profile, madridOfSights).profile).toEqual(EMPTY_PROFILE);
    const places = madridOfSights.places.filter(({ categories }) => categories.includes('sports'));
    const avoided = profile.categories.get('sports') === 1 ? places.map(({ id }) => String(id)) : [];
    expect(idsFor(profile, { limit: 8 })).toEqual(nobody.filter((id) => !avoided.includes(id)).slice(0, 8));
  });

  test('a list for a dislike says that tastes are not known', () => {
    const query = { profile: person({ sports: 1 }), position: SOL, limit: 5, method: 'svd' } as const;
    expect(recommend(snapshot, query).anonymous).toBe(true);
  });

  test('the methods are told likings and not dislikes', () => {
    expect([...tasteOf(clara, madridOfSights).profile.categories]).toEqual([
      ['museums', 5],
      ['parks', 4],
    ]);
  });

  test('the taste curve leaves one cold in the middle and is full at 5', () => {
    expect([0, 2.5, 3.75, 5].map(likingOfRating)).toEqual([0, 0, 0.5, 1]);
  });
});

describe('likings of kinds with very different numbers of places', () => {
  const around = (at: number) => ({ latDeg: SOL.latDeg + 0.0001 * at, lngDeg: SOL.lngDeg });
  const world = snapshotOver(
    catalogueOf('uneven', [
      ...Array.from({ length: 200 }, (_, at) =>
        aPlace({
          id: `restaurant-${at}`,
          name: `Casa ${at}`,
          categories: ['restaurants'],
          types: [],
          position: around(at % 20),
        }),
      ),
      ...Array.from({ length: 12 }, (_, at) =>
        aPlace({ id: `market-${at}`, name: `Puestos ${at}`, categories: ['markets'], types: [], position: around(at) }),
      ),
    ]),
  );

  test.each(METHODS)('are served by their rating, by %s', (method) => {
    const count = (profile: Profile, kind: string) =>
      idsFor(profile, { method }, world).filter((id) => id.startsWith(kind)).length;
    const eater = person({ restaurants: 5, markets: 4 });
    expect(count(eater, 'restaurant')).toBeGreaterThanOrEqual(count(eater, 'market'));
    expect(count(eater, 'market')).toBeGreaterThan(1);
    const buyer = person({ restaurants: 4, markets: 5 });
    expect(count(buyer, 'market')).toBeGreaterThanOrEqual(count(buyer, 'restaurant'));
    expect(count(buyer, 'restaurant')).toBeGreaterThan(1);
  });

  test('a place of the liked kind in the second place serves the liking less', () => {
    const twins = snapshotOver(
      catalogueOf('twins', [
        aPlace({ id: 'main', name: 'Uno', categories: ['museums', 'gardens'], types: [] }),
        aPlace({ id: 'side', name: 'Dos', categories: ['gardens', 'museums'], types: [] }),
      ]),
    );
    expect(idsFor(person({ museums: 5 }), {}, twins)).toEqual(['main', 'side']);
  });
});
