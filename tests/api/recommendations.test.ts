// Endpoint 15.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../src/domain/method.ts';
import { distanceM } from '../../src/geo/point.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const FIELDS = [
  'distance',
  'explanation',
  'lat',
  'lng',
  'name',
  'place_id',
  'rating',
  'score',
  'types',
  'user_ratings_total',
];
const SOL = 'lat=40.4168&lng=-3.7038';
const BAD_QUERIES = [
  '',
  'lat=40.4',
  'lng=-3.7',
  'lat=&lng=',
  'lat=abc&lng=-3.7',
  'lat=40.4&lng=abc',
  'lat=90.1&lng=0',
  'lat=-90.1&lng=0',
  'lat=0&lng=180.1',
  'lat=0&lng=-180.1',
  'lat=NaN&lng=0',
  'lat=Infinity&lng=0',
  'lat=1e999&lng=0',
  'lat=40.4&lat=41&lng=0',
  'lat=40,4&lng=-3,7',
  `${SOL}&limit=0`,
  `${SOL}&limit=-1`,
  `${SOL}&limit=1.5`,
  `${SOL}&limit=x`,
  `${SOL}&limit=`,
  `${SOL}&limit=Infinity`,
  `${SOL}&method=`,
  `${SOL}&method=magic`,
  `${SOL}&method=SVD`,
  `${SOL}&method=svd&method=svd`,
  `${SOL}&include=everything`,
  `${SOL}&lang=fr`,
];

describe.each(DATABASES)('recommendations over %s', (kind) => {
  let service: TestService;
  let museumLover: string;
  let newcomer: string;
  beforeAll(async () => {
    service = await startTestService(kind);
    [museumLover, newcomer] = [await service.signIn('carmen'), await service.signIn('luis')];
    for (const [category, rating] of [
      ['museos', 5],
      ['parks', 4],
      ['dance clubs', 0],
    ] as const) {
      await service.ask({
        method: 'POST',
        url: '/api/preferences/',
        headers: bearer(museumLover),
        payload: { category, rating },
      });
    }
  });
  afterAll(() => service?.close());
  const ask = (query: string, token = museumLover, headers = {}) =>
    service.ask({ url: `/api/recommendations/?${query}`, headers: { ...bearer(token), ...headers } });
  const names = async (query: string, token = museumLover) =>
    (await ask(query, token)).json().map(({ place_id: id }: { place_id: string }) => id);
  const review = (placeId: string, rating: number, token: string) =>
    service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: bearer(token),
      payload: { place_id: placeId, rating },
    });

  test.each([...METHODS, undefined])(
    'method %s answers ordered places with exactly the fields of the contract',
    async (method) => {
      const response = await ask(`${SOL}${method ? `&method=${method}` : ''}`);
      expect(response.statusCode).toBe(200);
      const items = response.json();
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(10);
      for (const item of items) {
        expect(Object.keys(item).sort()).toEqual(FIELDS);
        expect(item.score).toBeGreaterThanOrEqual(0);
        expect(item.score).toBeLessThanOrEqual(1);
        expect(
          Number.isInteger(item.score * 1e4) || Math.abs(item.score * 1e4 - Math.round(item.score * 1e4)) < 1e-6,
        ).toBe(true);
        expect(item.distance).toBe(
          Math.round(distanceM({ latDeg: 40.4168, lngDeg: -3.7038 }, { latDeg: item.lat, lngDeg: item.lng })),
        );
        expect(item.explanation.length).toBeGreaterThan(10);
      }
      const scores = items.map(({ score }: { score: number }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(response.headers['x-method']).toBeTypeOf('string');
    },
  );

  test.each(BAD_QUERIES)('?%s is invalid', async (query) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toBeTypeOf('string');
  });

  test('an unknown method is told the five', async () => {
    expect((await ask(`${SOL}&method=magic`)).json().detail).toContain(
      'autoencoder, svd, transfer, embeddings, ensemble',
    );
  });

  test('tastes decide: a museum first, the disliked club never', async () => {
    const ids = await names(`${SOL}&limit=100`);
    expect(['prado', 'reina-sofia', 'sorolla']).toContain(ids[0]);
    expect(ids.slice(0, 9)).not.toContain('kapital');
  });

  test('limit is kept, and more than there are is all there are', async () => {
    expect(await names(`${SOL}&limit=3`)).toHaveLength(3);
    expect((await names(`${SOL}&limit=1000000`)).length).toBeLessThanOrEqual(12);
  });

  test('contributions come along when asked for and sum to the score', async () => {
    const items = (await ask(`${SOL}&include=contributions`)).json();
    for (const { score, contributions } of items) {
      const sum = contributions.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
      expect(Math.abs(sum - score)).toBeLessThan(1e-6);
      const parts = contributions.flatMap((each: { parts?: object[] }) => [each, ...(each.parts ?? [])]);
      expect(parts.length).toBeGreaterThan(1);
      for (const name of parts.flatMap((each: object) => Object.keys(each))) expect(name).toMatch(/^[a-z_]+$/u);
    }
  });

  test('the explanation is in the language asked for', async () => {
    expect((await ask(`${SOL}&lang=es`)).json()[0].explanation).toMatch(/ (a|los|te|de) /u);
    expect((await ask(SOL, museumLover, { 'accept-language': 'es-ES,es;q=0.9' })).headers['content-language']).toBe(
      'es',
    );
    expect((await ask(SOL, museumLover, { 'accept-language': 'de' })).headers['content-language']).toBe('en');
    // Not Spanish: the code of some other language that begins like it.
    expect((await ask(SOL, museumLover, { 'accept-language': 'esu' })).headers['content-language']).toBe('en');
  });

  test('somebody of whom nothing is known gets a list all the same, and is told so', async () => {
    const items = (await ask(SOL, newcomer)).json();
    expect(items.length).toBeGreaterThan(5);
    expect(items[0].explanation).not.toMatch(/you (like|love|liked|rated)/iu);
  });

  test('what was disliked is never recommended, what was reviewed is left out, and a word said a second ago counts', async () => {
    const ana = await service.signIn('ana');
    await service.ask({
      method: 'POST',
      url: '/api/preferences/',
      headers: bearer(ana),
      payload: { category: 'museums', rating: 5 },
    });
    expect(await names(`${SOL}&limit=100`, ana)).toContain('prado');
    await review('prado', 2, ana);
    expect(await names(`${SOL}&limit=100`, ana)).not.toContain('prado');
    await review('sorolla', 5, ana);
    expect(await names(`${SOL}&limit=100`, ana)).not.toContain('sorolla');
    await service.ask({ method: 'DELETE', url: '/api/reviews/sorolla', headers: bearer(ana) });
    expect(await names(`${SOL}&limit=100`, ana)).toContain('sorolla');
  });

  test('from far away the distances are true and the explanation says where the ranking starts', async () => {
    const [first] = (await ask('lat=41.3874&lng=2.1686')).json();
    expect(first.distance).toBeGreaterThan(400_000);
    expect(first.explanation).toMatch(/Sol|cent(er|re)/u);
  });

  test('anywhere on earth gives a list and no error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        async (lat, lng) => {
          const response = await ask(`lat=${lat}&lng=${lng}&limit=5`);
          expect([response.statusCode, response.json().length]).toEqual([200, 5]);
        },
      ),
      { numRuns: 25, seed: 11 },
    );
  });

  test('the same question has the same answer', async () => {
    expect((await ask(SOL)).body).toBe((await ask(SOL)).body);
  });
});

test('a service that brings back reviewed places does, except the disliked ones', async () => {
  const service = await startTestService('embedded', { environment: { RECOMMEND_REVIEWED: 'true' } });
  const token = await service.signIn('carmen');
  for (const [id, rating] of [
    ['prado', 5],
    ['retiro', 1],
  ] as const) {
    await service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: bearer(token),
      payload: { place_id: id, rating },
    });
  }
  const ids = (await service.ask({ url: `/api/recommendations/?${SOL}&limit=100`, headers: bearer(token) }))
    .json()
    .map(({ place_id: id }: { place_id: string }) => id);
  expect(ids).toContain('prado');
  expect(ids).not.toContain('retiro');
  await service.close();
});

test('closed places and places outside the city are never recommended, and an empty catalogue gives an empty list', async () => {
  const [open, closed, outside] = littleMadrid;
  const places = [
    open,
    { ...closed, closedForGood: true },
    { ...outside, position: { latDeg: 41.38, lngDeg: 2.17 } },
  ] as typeof littleMadrid;
  const service = await startTestService('embedded', { places });
  const empty = await startTestService('embedded', { places: [] });
  const ids = async (from: TestService) =>
    (await from.ask({ url: `/api/recommendations/?${SOL}`, headers: bearer(await from.signIn('carmen')) }))
      .json()
      .map(({ place_id: id }: { place_id: string }) => id);
  expect(await ids(service)).toEqual(['prado']);
  expect(await ids(empty)).toEqual([]);
  await Promise.all([service.close(), empty.close()]);
});
