// Endpoints 5 to 8.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const BAD_PREFERENCES: Record<string, unknown> = {
  'nothing in it': {},
  'a list': [],
  null: null,
  'a text': 'museums',
  'no rating': { category: 'museums' },
  'no category': { rating: 4 },
  'a rating above 5': { category: 'museums', rating: 5.01 },
  'a rating below 0': { category: 'museums', rating: -0.01 },
  'a rating as text': { category: 'museums', rating: '4' },
  'a rating of null': { category: 'museums', rating: null },
  'a rating as list': { category: 'museums', rating: [4] },
  'a rating of true': { category: 'museums', rating: true },
  'an empty category': { category: '', rating: 4 },
  'a blank category': { category: '   ', rating: 4 },
  'a numeric category': { category: 5, rating: 4 },
  'a category of null': { category: null, rating: 4 },
  'a category of 65': { category: 'x'.repeat(65), rating: 4 },
  'a category of 500': { category: 'x'.repeat(500), rating: 4 },
  'a NUL in the category': { category: 'mus\0eums', rating: 4 },
  'a line break in the category': { category: 'mus\neums', rating: 4 },
};
const CATEGORY_PATHS: readonly (readonly [string, string])[] = [
  ['museums', 'museums'],
  ['burger/pizza shops', 'burger%2Fpizza%20shops'],
  ['burger/pizza shops', 'burger/pizza%20shops'],
  ['beauty & spas', 'beauty%20%26%20spas'],
  ['beauty & spas', 'beauty%20&%20spas'],
  ['pubs/bars', 'PUBS/BARS'],
  ['pubs/bars', 'pubs/bars/'],
  ['cafés', 'caf%C3%A9s'],
  ['100% fun?', '100%25%20fun%3F'],
  ['extract-preferences', 'extract-preferences'],
];

describe.each(DATABASES)('preferences over %s', (kind) => {
  let service: TestService;
  let token: string;
  let other: string;
  beforeAll(async () => {
    service = await startTestService(kind);
    [token, other] = [await service.signIn('carmen'), await service.signIn('luis')];
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    for (const each of await list()) await remove(encodeURIComponent(each.category));
  });

  const list = async (as = token) =>
    (await service.ask({ url: '/api/preferences/', headers: bearer(as) })).json() as {
      id: number;
      user_id: number;
      category: string;
      rating: number;
    }[];
  const state = (payload: unknown, as = token) =>
    service.ask({
      method: 'POST',
      url: '/api/preferences/',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...bearer(as) },
    });
  const remove = (path: string, as = token) =>
    service.ask({ method: 'DELETE', url: `/api/preferences/${path}`, headers: bearer(as) });
  const extract = (payload: unknown) =>
    service.ask({
      method: 'POST',
      url: '/api/preferences/extract-preferences',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...bearer(token) },
    });

  test('a preference is created, then updated under the same id', async () => {
    const first = (await state({ category: 'museums', rating: 4.5 })).json();
    expect(Object.keys(first).sort()).toEqual(['category', 'id', 'rating', 'user_id']);
    const second = (await state({ category: 'Museums', rating: 0 })).json();
    expect(second).toEqual({ ...first, category: 'Museums', rating: 0 });
    expect(await list()).toEqual([second]);
  });

  test.each([0, 0.5, 2.75, 5, -0])('a rating of %s is kept', async (rating) => {
    expect((await state({ category: 'museums', rating })).json().rating).toBeCloseTo(rating);
  });

  test.each([
    'museos',
    'ONE',
    'x'.repeat(64),
    '  trimmed  ',
    '日本料理',
    '"quoted"',
    "'; drop table users; --",
    '<script>',
  ])('the category %s is echoed as sent, trimmed', async (category) => {
    const response = await state({ category, rating: 3 });
    expect([response.statusCode, response.json().category]).toEqual([200, category.trim()]);
  });

  test.each(Object.keys(BAD_PREFERENCES))('a preference with %s is invalid', async (name) => {
    const response = await state(BAD_PREFERENCES[name]);
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toBeTypeOf('string');
    expect(await list()).toEqual([]);
  });

  test('a rating of 1e999 is invalid', async () => {
    const response = await service.ask({
      method: 'POST',
      url: '/api/preferences',
      payload: '{"category":"museums","rating":1e999}',
      headers: { 'content-type': 'application/json', ...bearer(token) },
    });
    expect(response.statusCode).toBe(422);
  });

  test('a body that is not JSON', async () => {
    const ask = (payload: string, type: string) =>
      service.ask({
        method: 'POST',
        url: '/api/preferences/',
        payload,
        headers: { 'content-type': type, ...bearer(token) },
      });
    expect((await ask('{', 'application/json')).statusCode).toBe(400);
    expect((await ask('category=museums&rating=4', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await ask('museums', 'text/plain')).statusCode).toBe(415);
  });

  test.each(CATEGORY_PATHS)('the category %s is deleted at /%s', async (category, path) => {
    await state({ category, rating: 3 });
    const response = await remove(path);
    expect([response.statusCode, response.json()]).toEqual([200, { detail: 'Preference deleted' }]);
    expect(await list()).toEqual([]);
    const again = await remove(path);
    expect([again.statusCode, again.json().detail]).toEqual([404, 'Preference not found']);
  });

  test('a path that cannot be decoded is a bad request', async () => {
    const response = await remove('%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toBeTypeOf('string');
  });

  test('a delete that announces JSON and sends none is served', async () => {
    await state({ category: 'museums', rating: 3 });
    const response = await service.ask({
      method: 'DELETE',
      url: '/api/preferences/museums',
      headers: { 'content-type': 'application/json', ...bearer(token) },
    });
    expect(response.statusCode).toBe(200);
  });

  test('a delete that announces a form and sends none is served, one that sends something is not', async () => {
    await state({ category: 'museums', rating: 4 });
    const remove = (payload: string) =>
      service.ask({
        method: 'DELETE',
        url: '/api/preferences/museums',
        payload,
        headers: {
          ...bearer(token),
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(payload.length),
        },
      });
    expect((await remove('x=1')).statusCode).toBe(415);
    expect((await remove('')).statusCode).toBe(200);
  });

  test('white space around a category counts for nothing', async () => {
    const response = await state({ category: `${' '.repeat(100)}museums${' '.repeat(100)}`, rating: 4 });
    expect([response.statusCode, response.json().category]).toEqual([200, 'museums']);
  });

  test.each([
    ['Straßenmusik', 'STRASSENMUSIK'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬂamenco', 'FLAMENCO'],
  ])('%s and %s are one category', async (one, other) => {
    const first = await state({ category: one, rating: 2 });
    const second = await state({ category: other, rating: 4 });
    expect(second.json()).toMatchObject({ id: first.json().id, category: other, rating: 4 });
    expect(await list()).toHaveLength(1);
  });

  test('nobody sees or deletes the preferences of somebody else', async () => {
    await state({ category: 'museums', rating: 3 });
    expect(await list(other)).toEqual([]);
    expect((await remove('museums', other)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('however many write one category at once, one row remains and nobody sees an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 64, maxLength: 64 }),
        async (ratings) => {
          const responses = await Promise.all(ratings.map((rating) => state({ category: 'museums', rating })));
          expect(responses.map(({ statusCode }) => statusCode)).toEqual(ratings.map(() => 200));
          const rows = await list();
          expect(rows).toHaveLength(1);
          expect(ratings).toContain(rows[0]?.rating);
        },
      ),
      { numRuns: 5, seed: 7 },
    );
  });

  test('extraction answers ratings by canonical category and stores nothing', async () => {
    const response = await extract({ text: 'I love museums but I hate nightclubs' });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['preferences']);
    const { preferences } = response.json();
    expect(preferences.museums).toBeGreaterThanOrEqual(4.5);
    expect(preferences['dance clubs']).toBeLessThanOrEqual(1.5);
    expect(await list()).toEqual([]);
  });

  test('extraction understands Spanish', async () => {
    const { preferences } = (
      await extract({ text: 'Me encantan los parques, pero no soporto los centros comerciales' })
    ).json();
    expect(preferences.parks).toBeGreaterThanOrEqual(4.5);
    expect(preferences.malls).toBeLessThanOrEqual(1.5);
  });

  test('a text about nothing gives nothing', async () => {
    expect((await extract({ text: 'Spain is a country' })).json()).toEqual({ preferences: {} });
  });

  test.each([
    {},
    { text: '' },
    { text: '   ' },
    { text: 5 },
    { text: null },
    { text: ['a'] },
    { text: 'a\0b' },
    { text: 'x'.repeat(5_001) },
    [],
    'text',
  ])('extraction from %j is invalid', async (payload) => {
    expect((await extract(payload)).statusCode).toBe(422);
  });
});
