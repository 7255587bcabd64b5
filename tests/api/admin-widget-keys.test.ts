// Keys of embedding sites: changed, rotated with an overlap, and held to a quota.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Clock } from '../../src/system/clock.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const SITE = 'https://blog.example';
const MINUTE_MS = 60_000;

describe.each(DATABASES)('widget keys over %s', (kind) => {
  // Early in a minute, so that a test stays within it.
  let now = Date.UTC(2026, 4, 15, 12, 0, 10);
  const clock: Clock = { now: () => new Date(now) };
  let service: TestService;
  let admin: string;
  beforeAll(async () => {
    service = await startTestService(kind, { clock, environment: { ACCESS_TOKEN_EXPIRE_MINUTES: '40000' } });
    admin = await service.signIn('root', 'admin');
  });
  afterAll(() => service?.close());

  const ask = (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, payload?: object) =>
    service.ask({
      method,
      url: `/api/admin/widget-keys${path}`,
      headers: bearer(admin),
      ...(payload && { payload }),
    });
  const make = async (more: object = {}) =>
    (await ask('POST', '', { label: 'Blog', allowed_origins: [SITE], ...more })).json() as { id: number; key: string };
  const trade = (key: string, origin = SITE, previous?: string) =>
    service.ask({
      method: 'POST',
      url: '/api/widget/token',
      headers: { origin, ...(previous && bearer(previous)) },
      payload: { key },
    });
  const chat = (token: string, message = 'museums', conversation_id?: string) =>
    service.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      headers: { origin: SITE, ...bearer(token) },
      payload: { message, ...(conversation_id && { conversation_id }) },
    });
  const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

  test('label, sites and quota of a key are changed, each by itself', async () => {
    const { id, key } = await make({ requests_per_minute: 50 });
    const change = async (payload: object) => (await ask('PATCH', `/${id}`, payload)).json();
    expect(await change({ label: 'Magazine' })).toMatchObject({ label: 'Magazine', requests_per_minute: 50 });
    expect(await change({ allowed_origins: ['https://Other.example'] })).toMatchObject({
      label: 'Magazine',
      allowed_origins: ['https://other.example'],
    });
    expect(await change({ requests_per_minute: null })).not.toHaveProperty('requests_per_minute');
    expect(statuses([await trade(key), await trade(key, 'https://other.example')])).toEqual([403, 200]);
    const log = await service.ask({
      url: `/api/admin/audit-log?object=widget-key&object_id=${id}`,
      headers: bearer(admin),
    });
    expect(log.json().map(({ action }: { action: string }) => action)).toEqual([
      'changed',
      'changed',
      'changed',
      'created',
    ]);
  });

  test('after a rotation the new key counts at once and the old one until its time is over', async () => {
    const { id, key: old } = await make();
    const response = await ask('POST', `/${id}/rotate?overlap_minutes=30`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { key: fresh, old_key_until: until } = response.json();
    expect(until).toBe('2026-05-15T12:30:10');
    expect(statuses([await trade(old), await trade(fresh)])).toEqual([200, 200]);
    now += 29 * MINUTE_MS;
    expect((await trade(old)).statusCode).toBe(200);
    now += MINUTE_MS;
    expect(statuses([await trade(old), await trade(fresh)])).toEqual([401, 200]);
  });

  test('a rotation without an overlap ends the old key at once, a day is the default', async () => {
    const { id, key } = await make();
    const { key: second } = (await ask('POST', `/${id}/rotate?overlap_minutes=0`)).json();
    expect(statuses([await trade(key), await trade(second)])).toEqual([401, 200]);
    const { key: third, old_key_until: until } = (await ask('POST', `/${id}/rotate`)).json();
    expect(Date.parse(`${until}Z`) - now).toBe(24 * 60 * MINUTE_MS);
    expect(statuses([await trade(second), await trade(third)])).toEqual([200, 200]);
    await ask('POST', `/${id}/rotate`);
    expect(statuses([await trade(second), await trade(third)])).toEqual([401, 200]);
  });

  describe('a conversation', () => {
    const OVER_MS = 16 * MINUTE_MS;
    const begun = async (key: string) => {
      const token: string = (await trade(key)).json().access_token;
      const { headers, json } = await chat(token, 'museums near Puerta del Sol');
      return { token, id: String(headers['x-conversation-id']), name: json().recommendations[1].name as string };
    };
    /** What "the second one" is, to whoever holds this token. */
    const second = async (token: string, id: string): Promise<string> =>
      (await chat(token, 'is the second one open?', id)).json().response_text;
    const renewed = async (key: string, previous: string): Promise<string> =>
      (await trade(key, SITE, previous)).json().access_token;

    test('goes on when its token was over and was renewed, also after a rotation of the key', async () => {
      const { id: keyId, key } = await make();
      const { token, id, name } = await begun(key);
      now += OVER_MS;
      expect((await chat(token, 'more', id)).statusCode).toBe(401);
      const next = await renewed(key, token);
      expect(await second(next, id)).toContain(name);
      const { key: fresh } = (await ask('POST', `/${keyId}/rotate`)).json();
      expect(await second(await renewed(fresh, next), id)).toContain(name);
    });

    test.each([
      ['no token', (key: string, _: string) => trade(key)],
      ['a token of another key', async (key: string) => trade(key, SITE, (await begun((await make()).key)).token)],
      ['a token with a changed sign', (key: string, token: string) => trade(key, SITE, `${token.slice(0, -2)}xx`)],
      ['a token of an account', (key: string) => trade(key, SITE, admin)],
    ])('stays closed to a visitor who renews with %s', async (_, renewal) => {
      const { key } = await make();
      const { token, id } = await begun(key);
      const answer = await renewal(key, token);
      expect(answer.statusCode).toBe(200);
      expect(await second(answer.json().access_token, id)).toMatch(/which place/iu);
    });

    test('is not gone on with from a token that is over for longer than any conversation lasts', async () => {
      const { key } = await make();
      const { token } = await begun(key);
      const visitorOf = (each: string) =>
        JSON.parse(Buffer.from(String(each.split('.')[1]), 'base64url').toString()).vis;
      now += 44 * MINUTE_MS;
      expect(visitorOf(await renewed(key, token))).toBe(visitorOf(token));
      now += 2 * MINUTE_MS;
      expect(visitorOf(await renewed(key, token))).not.toBe(visitorOf(token));
    });
  });

  test('a revoked key is neither changed nor rotated', async () => {
    const { id, key } = await make();
    const { key: fresh } = (await ask('POST', `/${id}/rotate`)).json();
    await ask('DELETE', `/${id}`);
    expect(statuses([await trade(key), await trade(fresh)])).toEqual([401, 401]);
    expect(statuses([await ask('PATCH', `/${id}`, { label: 'x' }), await ask('POST', `/${id}/rotate`)])).toEqual([
      404, 404,
    ]);
  });

  test('a site that asks more often than its quota waits for the next minute, and may read for how long', async () => {
    const { key } = await make({ requests_per_minute: 3 });
    const { access_token: token } = (await trade(key)).json();
    expect(statuses([await chat(token), await chat(token)])).toEqual([200, 200]);
    const refused = [await chat(token), await trade(key)];
    expect(statuses(refused)).toEqual([429, 429]);
    for (const { headers, json } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '50', 'access-control-allow-origin': SITE });
      expect(json().code).toBe('widget-key/quota-used-up');
    }
    now += 50_000;
    expect(statuses([await chat(token), await trade(key)])).toEqual([200, 200]);
    now -= 50_000;
  });

  test('a quota holds against many requests at once, and one site’s quota is not another’s', async () => {
    const [one, other] = [await make({ requests_per_minute: 5 }), await make({ requests_per_minute: 5 })];
    const answers = await Promise.all(Array.from({ length: 20 }, () => trade(one.key)));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(5);
    expect((await trade(other.key)).statusCode).toBe(200);
  });

  test('a key without a quota is never refused, and a quota that is taken away no longer counts', async () => {
    const { id, key } = await make({ requests_per_minute: 1 });
    expect(statuses([await trade(key), await trade(key)])).toEqual([200, 429]);
    await ask('PATCH', `/${id}`, { requests_per_minute: null });
    expect(statuses([await trade(key), await trade(key), await trade(key)])).toEqual([200, 200, 200]);
  });

  test.each([
    ['PATCH', '/1', { requests_per_minute: 0 }, 422],
    ['PATCH', '/1', { requests_per_minute: '5' }, 422],
    ['PATCH', '/1', { allowed_origins: [] }, 422],
    ['PATCH', '/1', { allowed_origins: ['*'] }, 422],
    ['PATCH', '/1', { label: '' }, 422],
    ['PATCH', '/999999', { label: 'x' }, 404],
    ['POST', '/999999/rotate', undefined, 404],
    ['POST', '/1/rotate?overlap_minutes=-1', undefined, 422],
    ['POST', '/1/rotate?overlap_minutes=43201', undefined, 422],
  ] as const)('%s %s with %j answers %s', async (method, path, payload, status) => {
    expect((await ask(method, path, payload)).statusCode).toBe(status);
  });
});
