// Reviews that their authors show to others: only after they said so, under the name they chose, and no longer than they want.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

describe.each(DATABASES)('reviews of others over %s', (kind) => {
  let service: TestService;
  let people = 0;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service?.close());

  const somebody = async () => bearer(await service.signIn(`reviewer${people++}`));
  type Headers = Awaited<ReturnType<typeof somebody>>;

  const review = (headers: Headers, placeId: string, comment: string) =>
    service.ask({ method: 'POST', url: '/api/reviews/', headers, payload: { place_id: placeId, rating: 4, comment } });
  const share = (headers: Headers, placeId: string, signature: unknown) =>
    service.ask({ method: 'PUT', url: `/api/reviews/${placeId}/sharing`, headers, payload: { signature } });
  const sharing = async (headers: Headers, placeId: string) =>
    (await service.ask({ url: `/api/reviews/${placeId}/sharing`, headers })).json();
  const shown = async (placeId: string, query = '') =>
    (await service.ask({ url: `/api/places/${placeId}/reviews${query}` })).json();

  describe('a review', () => {
    test('is nobody’s but its author’s until it is shared, and never names the account', async () => {
      const ada = await somebody();
      await review(ada, 'prado', 'go early');
      expect(await shown('prado')).toEqual([]);
      expect(await sharing(ada, 'prado')).toEqual({
        place_id: 'prado',
        shared: false,
        signature: null,
        shared_at: null,
      });
      expect((await share(ada, 'prado', ' Ada ')).json()).toMatchObject({ shared: true, signature: 'Ada' });
      const list = await shown('prado');
      expect(list).toEqual([
        {
          id: expect.any(Number),
          place_id: 'prado',
          rating: 4,
          comment: 'go early',
          signature: 'Ada',
          shared_at: expect.any(String),
        },
      ]);
      expect(JSON.stringify(list)).not.toMatch(/reviewer|user_id/u);
    });

    test('shows what was written last, and keeps the date of the first sharing', async () => {
      const ada = await somebody();
      await review(ada, 'retiro', 'too many people');
      const first = (await share(ada, 'retiro', 'Ada')).json();
      await review(ada, 'retiro', 'better in winter');
      expect((await share(ada, 'retiro', '')).json()).toEqual({ ...first, signature: '' });
      expect(await shown('retiro')).toMatchObject([{ comment: 'better in winter', signature: '' }]);
    });

    test('is gone for others once it is withdrawn, taken back, or its author’s account deleted', async () => {
      const [ada, ben, cleo] = [await somebody(), await somebody(), await somebody()];
      for (const headers of [ada, ben, cleo]) {
        await review(headers, 'sorolla', 'light');
        await share(headers, 'sorolla', 'somebody');
      }
      expect(await shown('sorolla')).toHaveLength(3);
      const gone = await service.ask({ method: 'DELETE', url: '/api/reviews/sorolla/sharing', headers: ada });
      expect(gone.json()).toMatchObject({ shared: false, signature: null });
      expect(await shown('sorolla')).toHaveLength(2);
      expect((await service.ask({ url: '/api/reviews/user/sorolla', headers: ada })).json()).toMatchObject({
        submitted: true,
        comment: 'light',
      });
      await service.ask({ method: 'DELETE', url: '/api/reviews/sorolla', headers: ben });
      expect(await shown('sorolla')).toHaveLength(1);
      await service.ask({ method: 'DELETE', url: '/api/users/me', headers: cleo });
      expect(await shown('sorolla')).toEqual([]);
    });

    test('written again after it was taken back is not shared', async () => {
      const ada = await somebody();
      await review(ada, 'sorolla', 'first');
      await share(ada, 'sorolla', 'Ada');
      await service.ask({ method: 'DELETE', url: '/api/reviews/sorolla', headers: ada });
      await review(ada, 'sorolla', 'second');
      expect(await shown('sorolla')).toEqual([]);
    });

    test('of somebody whose account is deactivated is shown no more, and again when it is active', async () => {
      const name = `reviewer${people++}`;
      const ada = bearer(await service.signIn(name));
      await review(ada, 'botin', 'loud');
      await share(ada, 'botin', 'Ada');
      const { id } = (await service.ask({ url: '/api/users/me', headers: ada })).json();
      const { users } = service.composed.service;
      await users.change(id, { isActive: false });
      expect(await shown('botin')).toEqual([]);
      await users.change(id, { isActive: true });
      expect(await shown('botin')).toHaveLength(1);
    });

    test('under a name that cannot be seen has none, and no copy of the list is kept', async () => {
      const ada = await somebody();
      await review(ada, 'central', 'good');
      expect((await share(ada, 'central', '\u200b \u2060')).json()).toMatchObject({ shared: true, signature: '' });
      const { headers } = await service.ask({ url: '/api/places/central/reviews' });
      expect(headers['cache-control']).toBe('no-store');
    });

    test('is in the export of one’s own data with its signature', async () => {
      const ada = await somebody();
      await review(ada, 'sorolla', 'quiet');
      await share(ada, 'sorolla', 'A. L.');
      const own = (await service.ask({ url: '/api/users/me/export', headers: ada })).json();
      expect(own.shared_reviews).toMatchObject([{ place_id: 'sorolla', comment: 'quiet', signature: 'A. L.' }]);
      await service.ask({ method: 'DELETE', url: '/api/users/me', headers: ada });
    });
  });

  test('reviews of others come in pages, the latest written first', async () => {
    const authors = await Promise.all(Array.from({ length: 5 }, somebody));
    for (const [i, headers] of authors.entries()) {
      await review(headers, 'rastro', `number ${i}`);
      await share(headers, 'rastro', '');
    }
    const [latest, second] = await shown('rastro', '?limit=2');
    expect([latest.comment, second.comment]).toEqual(['number 4', 'number 3']);
    const rest = await shown('rastro', `?before=${second.id}`);
    expect(rest.map(({ comment }: { comment: string }) => comment)).toEqual(['number 2', 'number 1', 'number 0']);
  });

  test('only what was written can be shared, and a signature is one short line', async () => {
    const ada = await somebody();
    expect((await share(ada, 'prado', 'Ada')).json()).toMatchObject({ detail: 'Review not found' });
    await review(ada, 'prado', 'go late');
    for (const signature of ['a'.repeat(41), 'two\nlines', 7, undefined]) {
      expect((await share(ada, 'prado', signature)).statusCode).toBe(422);
    }
    expect((await service.ask({ url: '/api/places/nowhere/reviews' })).statusCode).toBe(404);
    expect((await service.ask({ method: 'PUT', url: '/api/reviews/prado/sharing', payload: {} })).statusCode).toBe(401);
  });

  test('administrators see which reviews are shared, and under what name', async () => {
    const admin = bearer(await service.signIn('root', 'admin'));
    const ada = await somebody();
    await review(ada, 'debod', 'fine');
    const latest = async () =>
      (await service.ask({ url: '/api/admin/reviews?place_id=debod', headers: admin })).json()[0];
    expect(await latest()).not.toHaveProperty('shared_as');
    await share(ada, 'debod', 'Ada');
    expect(await latest()).toMatchObject({ comment: 'fine', shared_as: 'Ada' });
  });
});
