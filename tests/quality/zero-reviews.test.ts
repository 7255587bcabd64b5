// A city in which nobody has written a review yet: stated tastes must be enough.
import { beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../src/domain/category.ts';
import { METHODS } from '../../src/domain/method.ts';
import { recommend } from '../../src/recommend/recommend.ts';
import type { Snapshot } from '../../src/recommend/snapshot.ts';
import { person } from '../worlds/little-madrid.ts';
import { CORNERS, starterCatalogue, starterSnapshot } from './madrid.ts';

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await starterSnapshot(await starterCatalogue());
}, 120_000);

describe.each(METHODS)('by %s', (method) => {
  const ask = (profile: ReturnType<typeof person>, [latDeg, lngDeg]: readonly [number, number], limit: number) =>
    recommend(snapshot, { profile, position: { latDeg, lngDeg }, limit, method });

  test('it is the method itself that answers', () => {
    expect(ask(person({ museums: 5 }), CORNERS.Atocha!, 5).used).toBe(method);
  });

  test.each(CATEGORIES)('who loves %s sees one among the first five, wherever they stand', (category) => {
    const without = Object.entries(CORNERS)
      .filter(([, corner]) => {
        const { items } = ask(person({ [category]: 5 }), corner, 5);
        return !items.some(({ place }) => place.categories.includes(category));
      })
      .map(([name]) => name);
    expect(without).toEqual([]);
  });

  test('who rates museums 5 and dance clubs 0 never sees a club among the first twenty', () => {
    for (const corner of Object.values(CORNERS)) {
      const { items } = ask(person({ museums: 5, 'dance clubs': 0 }), corner, 20);
      expect(items).toHaveLength(20);
      expect(items.filter(({ place }) => place.categories.includes('dance clubs'))).toEqual([]);
    }
  });

  test('who merely dislikes clubs does not see one among the first twenty either', () => {
    for (const corner of Object.values(CORNERS)) {
      const { items } = ask(person({ museums: 5, 'dance clubs': 1 }), corner, 20);
      expect(items.filter(({ place }) => place.categories[0] === 'dance clubs')).toEqual([]);
    }
  });
});
