import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madridOfSights } from '../../tests/support/madrid-of-sights.ts';
import { clara, hugo, noa, person } from '../../tests/support/people.ts';
import { aPlace, SOL } from '../../tests/support/places.ts';
import { snapshotOver } from '../../tests/support/world.ts';
import { catalogueOf } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import { METHODS } from '../domain/method.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import type { Recommender } from '../models/recommender.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import type { Query } from './query.ts';
import { recommend } from './recommend.ts';

const BARCELONA = { latDeg: 41.3874, lngDeg: 2.1686 };
const snapshot = snapshotOver(madridOfSights);
const ask = (changes: Partial<Query> = {}) =>
  recommend(snapshot, { profile: EMPTY_PROFILE, position: SOL, limit: 10, method: 'ensemble', ...changes });
const ids = (list: ReturnType<typeof ask>) => list.items.map(({ place }) => String(place.id));

describe('whom it suits', () => {
  test('Clara, who loves museums and parks, sees museums first and a park among the first five', () => {
    const { items } = ask({ profile: clara });
    expect(items[0]?.place.categories).toContain('museums');
    expect(items.slice(0, 5).some(({ place }) => place.categories.includes('parks'))).toBe(true);
  });

  test.each(METHODS)('Clara rates clubs 0 and never sees one, by %s', (method) => {
    const { items } = ask({ profile: clara, limit: 100, method });
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter(({ place }) => place.categories.includes('dance clubs'))).toEqual([]);
  });

  test('unless she asks for clubs by name', () => {
    expect(ids(ask({ profile: clara, categories: ['dance clubs'] })).sort()).toEqual(['barcelo', 'joy', 'kapital']);
  });

  test('Noa, who lives at night, sees clubs and bars first', () => {
    const { items } = ask({ profile: noa, limit: 4 });
    expect(items).toHaveLength(4);
    expect(items.every(({ place }) => /clubs|bars/u.test(place.categories.join()))).toBe(true);
  });

  test('Hugo said nothing, but gave the Sorolla a 5: other museums come first and say why', () => {
    const [first] = ask({ profile: hugo }).items;
    expect(first?.place.categories).toContain('museums');
    expect(first?.contributions.some((part) => part.kind === 'place' && part.placeId === 'sorolla')).toBe(true);
  });

  test('who is unknown gets what is well known and near, and the list says so', () => {
    const list = ask();
    expect(list.anonymous).toBe(true);
    expect(list.items[0]?.place.prominence).toBeGreaterThanOrEqual(4);
  });
});

describe('rules', () => {
  test('what was rated 2 or below never comes back, what was liked comes back on demand', () => {
    expect(ids(ask({ profile: hugo, limit: 100 }))).not.toContain('botin');
    expect(ids(ask({ profile: hugo, limit: 100 }))).not.toContain('sorolla');
    const again = ids(ask({ profile: hugo, limit: 100, includeReviewed: true }));
    expect(again).toContain('sorolla');
    expect(again).not.toContain('botin');
  });

  test('neither places outside the city nor places closed for good are recommended', () => {
    const everything = ids(ask({ limit: 100, profile: clara }));
    expect(everything).not.toContain('escorial');
    expect(everything).not.toContain('closed');
  });

  test('from far away distances are true and the order is the one from the Puerta del Sol', () => {
    const far = ask({ position: BARCELONA, profile: clara });
    expect(far.fromCentre).toBe(true);
    expect(ids(far)).toEqual(ids(ask({ profile: clara })));
    expect(far.items[0]?.distanceM).toBeGreaterThan(450_000);
  });

  test('while a method is not trained affinity answers and the list says so', () => {
    expect(ask({ method: 'svd' })).toMatchObject({ asked: 'svd', used: 'affinity' });
  });

  test('who reviewed everything and liked it still gets a list', () => {
    const everything = person({}, Object.fromEntries(madridOfSights.places.map(({ id }) => [id, 4])));
    expect(ask({ profile: everything }).items).toHaveLength(10);
  });

  test('two branches of a chain never follow each other', () => {
    const list = ask({ profile: person({ cafes: 5 }), limit: 12, categories: ['cafes'] });
    const branches = ids(list).map((id) => id.startsWith('tostado'));
    const alternatives = branches.lastIndexOf(false);
    expect(branches.filter(Boolean)).toHaveLength(4);
    branches.slice(0, alternatives).forEach((isBranch, at) => {
      if (at > 0) expect(isBranch && branches[at - 1]).toBe(false);
    });
  });

  test('a place without ratings is not ranked below the same place with bad ones', () => {
    const good = aPlace({ id: 'unrated', name: 'Unrated', categories: ['museums'], types: [] });
    const bad = aPlace({ id: 'bad', name: 'Bad', categories: ['museums'], types: [], rating: { mean: 2, count: 200 } });
    const world = snapshotOver(catalogueOf('two', [good, bad]));
    const { items } = recommend(world, { profile: clara, position: SOL, limit: 2, method: 'svd' });
    expect(items.map(({ place }) => place.id)).toEqual(['unrated', 'bad']);
  });

  test('at night what is open goes before what is closed', () => {
    const night = new Date('2026-11-22T02:00:00Z');
    const [first] = ask({
      openAt: night,
      filter: ({ openingHours }) => openingHours !== undefined,
      categories: ['bakeries', 'museums'],
      limit: 1,
    }).items;
    expect(first?.place.id).toBe('san-gines');
    expect(first?.contributions).toContainEqual(expect.objectContaining({ kind: 'open', open: true }));
  });

  test('a filter that leaves the ordinary ones of a liked kind makes them no better than they are', () => {
    // The filter leaves one of eleven famous parks, and ten of those that nobody knows.
    const parks = Array.from({ length: 43 }, (_, at) =>
      aPlace({
        id: `park-${at}`,
        name: `Park ${at}`,
        categories: ['parks'],
        types: [],
        prominence: at <= 10 ? 4.5 : 0.5,
      }),
    );
    const city = snapshotOver(catalogueOf('parks', parks));
    const asked = { profile: person({ parks: 4 }), position: SOL, limit: 43, method: 'ensemble' } as const;
    const isLeft = ({ id }: { readonly id: string }) =>
      id === 'park-0' || (Number(id.slice(5)) > 10 && Number(id.slice(5)) <= 20);
    const amountFor = (id: string, filter?: Query['filter']) =>
      recommend(city, { ...asked, ...(filter && { filter }) })
        .items.find(({ place }) => place.id === id)
        ?.contributions.find(({ kind }) => kind === 'category')?.amount;
    for (const id of ['park-0', 'park-12']) expect(amountFor(id, isLeft)).toBeCloseTo(amountFor(id) ?? Number.NaN, 3);
  });

  test('novelty lets lesser-known places go first', () => {
    const prominence = (novelty: number) =>
      ask({ novelty, profile: clara }).items.reduce((sum, { place }) => sum + place.prominence, 0);
    expect(prominence(1)).toBeLessThan(prominence(0));
  });
});

describe('a method that cannot say', () => {
  const withSvd = (score: Recommender['score']) =>
    snapshotOver(
      madridOfSights,
      new Map([['svd', { method: 'svd', score, contributions: () => [{ kind: 'variety', amount: 7 }] }]]),
    );
  const query: Query = { profile: clara, position: SOL, limit: 10, method: 'svd' };

  test('of any place is replaced by affinity', () => {
    const list = recommend(
      withSvd((_, rows) => new Float32Array(rows.length).fill(Number.NaN)),
      query,
    );
    expect(list.used).toBe('affinity');
    expect(ids(list)).toEqual(ids(ask({ ...query })));
  });

  test('of some places is replaced for those', () => {
    const zoo = madridOfSights.places.findIndex(({ id }) => id === 'zoo');
    const world = withSvd((_, rows) => Float32Array.from(rows, (row) => (row === zoo ? 7 : Number.NaN)));
    const list = recommend(world, { ...query, limit: 100 });
    expect(list.used).toBe('svd');
    expect(list.items.length).toBeGreaterThan(20);
  });
});

describe('for everybody everywhere', () => {
  const anyone = fc.record({
    categories: fc.dictionary(fc.constantFrom<Category>(...CATEGORIES), fc.integer({ min: 0, max: 5 })),
    places: fc.dictionary(
      fc.constantFrom(...madridOfSights.places.map(({ id }) => String(id))),
      fc.integer({ min: 1, max: 5 }),
    ),
  });
  const somewhere = fc.record({
    latDeg: fc.double({ min: 40.2, max: 40.7, noNaN: true }),
    lngDeg: fc.double({ min: -4, max: -3.4, noNaN: true }),
  });
  const options = fc.record({
    novelty: fc.constantFrom(0, 0.5, 1),
    limit: fc.integer({ min: 1, max: 40 }),
    openAt: fc.option(fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }), {
      nil: undefined,
    }),
  });

  test('scores lie in 0..1 with four decimals, contributions sum to them, and the order is score, distance, id', () => {
    fc.assert(
      fc.property(anyone, somewhere, options, ({ categories, places }, position, { openAt, ...rest }) => {
        const profile = person(categories, places);
        const { items } = ask({ profile, position, ...rest, ...(openAt ? { openAt } : {}) });
        expect(items.length).toBeGreaterThan(0);
        items.forEach((item, at) => {
          const sum = item.contributions.reduce((total, { amount }) => total + amount, 0);
          expect(Math.abs(sum - item.score)).toBeLessThan(1e-9);
          expect(item.score).toBe(Math.round(item.score * 1e4) / 1e4);
          expect(item.score).toBeGreaterThanOrEqual(0);
          expect(item.score).toBeLessThanOrEqual(1);
          const before = items[at - 1];
          if (before) expect(key(before) <= key(item)).toBe(true);
        });
      }),
      { seed: 15, numRuns: 300 },
    );
  });

  const key = ({ score, distanceM, place }: ReturnType<typeof ask>['items'][number]) =>
    `${(1 - score).toFixed(4)} ${String(distanceM).padStart(9, '0')} ${place.id}`;
});
