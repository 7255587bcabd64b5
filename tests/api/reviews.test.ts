// Endpoints 11 to 14.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const REVIEW_FIELDS = ['comment', 'created_at', 'id', 'place_id', 'rating', 'user_id'];
const BAD_REVIEWS: Record<string, unknown> = {
  'nothing in it': {},
  'a list': [],
  null: null,
  'no place': { rating: 4 },
  'no rating': { place_id: 'prado' },
  'a rating of 0': { place_id: 'prado', rating: 0 },
  'a rating below 1': { place_id: 'prado', rating: 0.99 },
  'a rating above 5': { place_id: 'prado', rating: 5.01 },
  'a rating as text': { place_id: 'prado', rating: '5' },
  'a rating of null': { place_id: 'prado', rating: null },
  'a rating of false': { place_id: 'prado', rating: false },
  'an empty place': { place_id: '', rating: 4 },
  'a numeric place': { place_id: 7, rating: 4 },
  'a place of 129': { place_id: 'x'.repeat(129), rating: 4 },
  'a numeric comment': { place_id: 'prado', rating: 4, comment: 5 },
  'a null comment': { place_id: 'prado', rating: 4, comment: null },
  'a comment of 4001': { place_id: 'prado', rating: 4, comment: 'x'.repeat(4_001) },
  'a NUL in the comment': { place_id: 'prado', rating: 4, comment: 'a\0b' },
};

describe.each(DATABASES)('reviews over %s', (kind) => {
  let service: TestService;
  let token: string;
  let other: string;
  beforeAll(async () => {
    service = await startTestService(kind);
    [token, other] = [await service.signIn('carmen'), await service.signIn('luis')];
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    for (const { id } of littleMadrid) await remove(id);
  });

  const write = (payload: unknown, as = token) =>
    service.ask({
      method: 'POST',
      url: '/api/reviews/',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...bearer(as) },
    });
  const remove = (id: string, as = token) =>
    service.ask({ method: 'DELETE', url: `/api/reviews/${id}`, headers: bearer(as) });
  const own = (id: string, as = token) => service.ask({ url: `/api/reviews/user/${id}`, headers: bearer(as) });
  const list = async (as = token) => (await service.ask({ url: '/api/reviews/', headers: bearer(as) })).json();

  test('a review is written and listed without `submitted`', async () => {
    const response = await write({ place_id: 'prado', rating: 4.5, comment: 'Las Meninas «again»\n🎨' });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual(REVIEW_FIELDS);
    expect(response.json()).toMatchObject({ place_id: 'prado', rating: 4.5, comment: 'Las Meninas «again»\n🎨' });
    expect(await list()).toEqual([response.json()]);
  });

  test('the comment is optional', async () => {
    expect((await write({ place_id: 'prado', rating: 1 })).json().comment).toBe('');
    expect((await write({ place_id: 'retiro', rating: 5, comment: 'x'.repeat(4_000) })).statusCode).toBe(200);
  });

  test('a second review of a place updates the first', async () => {
    const first = (await write({ place_id: 'prado', rating: 2, comment: 'full' })).json();
    const second = (await write({ place_id: 'prado', rating: 5 })).json();
    expect(second).toEqual({ ...first, rating: 5, comment: '' });
    expect(await list()).toEqual([second]);
  });

  test.each(Object.keys(BAD_REVIEWS))('a review with %s is invalid', async (name) => {
    const response = await write(BAD_REVIEWS[name]);
    expect(response.statusCode).toBe(422);
    expect(await list()).toEqual([]);
  });

  test.each(['nowhere', 'PRADO', '../prado', "'; --"])('the place %s cannot be reviewed', async (id) => {
    const response = await write({ place_id: id, rating: 4 });
    expect([response.statusCode, response.json().detail]).toEqual([404, 'Place not found']);
  });

  test('a body that is not JSON', async () => {
    const ask = (payload: string, type: string) =>
      service.ask({
        method: 'POST',
        url: '/api/reviews/',
        payload,
        headers: { 'content-type': type, ...bearer(token) },
      });
    expect((await ask('{', 'application/json')).statusCode).toBe(400);
    expect((await ask('', 'application/json')).statusCode).toBe(400);
    expect((await ask('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  test('one’s own review of a place, before and after there is one', async () => {
    const before = (await own('prado')).json();
    const { id: userId } = (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json();
    expect(before).toEqual({
      id: null,
      user_id: userId,
      place_id: 'prado',
      rating: 3,
      comment: '',
      created_at: null,
      submitted: false,
    });
    const written = (await write({ place_id: 'prado', rating: 4 })).json();
    expect((await own('prado')).json()).toEqual({ ...written, submitted: true });
    expect((await own('prado', other)).json().submitted).toBe(false);
  });

  test.each(['nowhere', '%00', 'x'.repeat(300)])('one’s own review of the unknown place %s', async (id) => {
    const response = await own(id);
    expect([response.statusCode, response.json().detail]).toEqual([404, 'Place not found']);
  });

  test('a review is taken back once, by its author', async () => {
    await write({ place_id: 'prado', rating: 4 });
    expect((await remove('prado', other)).statusCode).toBe(404);
    const response = await remove('prado');
    expect([response.statusCode, response.json()]).toEqual([200, { detail: 'Review deleted' }]);
    const again = await remove('prado');
    expect([again.statusCode, again.json().detail]).toEqual([404, 'Review not found']);
  });

  test.each(['nowhere', '%00', "'%20or%201=1"])('there is no review of %s to take back', async (id) => {
    const response = await remove(id);
    expect([response.statusCode, response.json().detail]).toEqual([404, 'Review not found']);
  });

  test('nobody sees the reviews of somebody else', async () => {
    await write({ place_id: 'prado', rating: 4 });
    expect(await list(other)).toEqual([]);
  });

  test('64 reviews of one place by one person at once leave one', async () => {
    const responses = await Promise.all(
      Array.from({ length: 64 }, (_, i) => write({ place_id: 'prado', rating: (i % 5) + 1 })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    const rows = await list();
    expect(rows).toHaveLength(1);
    expect((await service.ask({ url: '/api/places/prado' })).json().user_ratings_total).toBe(121);
  });
});
