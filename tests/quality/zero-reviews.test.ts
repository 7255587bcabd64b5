// A city in which nobody has written a review yet: stated tastes must be enough.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, catalogueOf } from '../../src/domain/catalogue.ts';
import { METHODS } from '../../src/domain/method.ts';
import { once } from '../../src/domain/once.ts';
import type { Profile } from '../../src/domain/profile.ts';
import { seededRandom } from '../../src/math/random.ts';
import type { TrainedArtifact } from '../../src/models/training/train-all.ts';
import { personalReasons } from '../../src/recommend/explain.ts';
import type { Query } from '../../src/recommend/query.ts';
import { recommend } from '../../src/recommend/recommend.ts';
import type { Snapshot } from '../../src/recommend/snapshot.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { START_PATIENCE_MS } from '../browser/service.ts';
import { shippedCatalogue } from '../conversations/world.ts';
import { person } from '../support/people.ts';
import { CORNERS, snapshotWith } from './madrid.ts';
import { trainedOnNobody } from './trained.ts';

let artifacts: readonly TrainedArtifact[];
let snapshot: Snapshot;
beforeAll(async () => {
  const catalogue = await shippedCatalogue();
  artifacts = await trainedOnNobody();
  snapshot = snapshotWith(artifacts, catalogue);
}, START_PATIENCE_MS);

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
      expect(items).toHaveLength(20);
      expect(items.filter(({ place }) => place.categories[0] === 'dance clubs')).toEqual([]);
    }
  });
});

/** 10,000 places recommended to people who said this and that, wherever they stand. */
const LISTS = 500;
const LONG = 20;

/** @param seed whoever this is, it is the same person each time */
function anybody(catalogue: Catalogue, seed: number): Query {
  const random = seededRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)]!;
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: random.below(most) }, make);
  const profile: Profile = {
    categories: new Map(some(6, () => [pick(CATEGORIES), random.below(6)])),
    places: new Map(some(9, () => [pick(catalogue.places).id, 1 + random.below(5)])),
  };
  const [latDeg, lngDeg] = pick(Object.values(CORNERS));
  return { profile, position: { latDeg, lngDeg }, limit: LONG, method: pick(METHODS) };
}

describe('ten thousand recommendations', () => {
  const listsOf = (over: Snapshot) =>
    Array.from({ length: LISTS }, (_, seed) => recommend(over, anybody(over.catalogue, seed)));
  const bytesOf = (lists: ReturnType<typeof listsOf>) =>
    createHash('sha256').update(JSON.stringify(lists)).digest('hex');
  const first = once(() => listsOf(snapshot));

  test('every score is the sum of its reasons', () => {
    const items = first().flatMap((list) => list.items);
    expect(items).toHaveLength(LISTS * LONG);
    const rests = items.map(({ score, contributions }) =>
      Math.abs(contributions.reduce((sum, { amount }) => sum + amount, 0) - score),
    );
    expect(Math.max(...rests)).toBeLessThan(1e-6);
  });

  test('no explanation names a liking that the place does not fulfil, or a bad rating', () => {
    const wrong = first().flatMap((list, seed) => {
      const { profile } = anybody(snapshot.catalogue, seed);
      const context = { ...snapshot, list, profile, language: 'en' } as const;
      return list.items.filter((item) =>
        personalReasons(item, context).some((reason) => {
          if (reason.kind === 'likes') return reason.rating < 3.5 || !item.place.categories.includes(reason.category);
          return reason.kind === 'rated' && reason.rating < 3.5;
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('asked again after a restart, the same bytes', () => {
    const readAgain = catalogueOf(snapshot.catalogue.version, structuredClone(snapshot.catalogue.places));
    expect(bytesOf(listsOf(snapshotWith(artifacts, readAgain)))).toBe(bytesOf(first()));
  }, 60_000);

  test('asked again at once, the same bytes', () => {
    const some = first().slice(0, 50);
    expect(bytesOf(some.map((_, seed) => recommend(snapshot, anybody(snapshot.catalogue, seed))))).toBe(bytesOf(some));
  });
});
