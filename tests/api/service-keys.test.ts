// Keys of servers, and what the key of a tenant carries: scopes, quota, city, language, look, house rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Clock } from '../../src/system/clock.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const SITE = 'https://hotel.example';
const LIST = '/api/recommendations/?lat=40.4168&lng=-3.7038';

describe.each(DATABASES)('service keys over %s', (kind) => {
  let now = Date.UTC(2026, 4, 15, 12, 0, 10);
  const clock: Clock = { now: () => new Date(now) };
  let service: TestService;
  let admin: string;
  beforeAll(async () => {
    service = await startTestService(kind, { clock, environment: { ACCESS_TOKEN_EXPIRE_MINUTES: '40000' } });
    admin = await service.signIn('root', 'admin');
  });
  afterAll(() => service?.close());

  const ask = (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', url: string, payload?: object) =>
    service.ask({ method, url: `/api/admin/${url}`, headers: bearer(admin), ...(payload && { payload }) });
  const make = async (more: object = {}) => {
    const answer = await ask('POST', 'service-keys', { label: 'Back end', scopes: ['recommend', 'chat'], ...more });
    expect(answer.statusCode).toBe(200);
    return answer.json() as { id: number; key: string };
  };
  const list = (key: string, headers = {}) => service.ask({ url: LIST, headers: { ...bearer(key), ...headers } });
  const say = (key: string, message: string, user_id: string | null = 'eva') =>
    service.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      headers: bearer(key),
      payload: { message, ...(user_id !== null && { user_id }) },
    });

  test('a server asks for lists of nobody, and no answer depends on a person', async () => {
    const { key } = await make();
    expect(key).toMatch(/^sk_/u);
    const answer = await list(key);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()[0].explanation).toContain('We do not know yet what is to your liking');
    expect((await service.ask({ url: '/api/users/me', headers: bearer(key) })).statusCode).toBe(401);
    expect((await service.ask({ url: '/api/admin/users', headers: bearer(key) })).statusCode).toBe(401);
  });

  test('what is not in its scopes is refused, also after they were changed', async () => {
    const { id, key } = await make({ scopes: ['chat'] });
    expect((await list(key)).json()).toMatchObject({ code: 'key/out-of-scope' });
    expect((await say(key, 'museums')).statusCode).toBe(200);
    await ask('PATCH', `service-keys/${id}`, { scopes: ['recommend'] });
    expect([(await list(key)).statusCode, (await say(key, 'museums')).statusCode]).toEqual([200, 403]);
  });

  test('its people do not share a conversation, nor do the people of two servers', async () => {
    const [{ key }, { key: other }] = [await make(), await make()];
    const first = await say(key, 'museums near Sol', 'ana');
    const again = (await say(key, 'more', 'ana')).headers['x-conversation-id'];
    expect(again).toBe(first.headers['x-conversation-id']);
    for (const answer of [await say(key, 'more', 'luis'), await say(other, 'more', 'ana')])
      expect(answer.headers['x-conversation-id']).not.toBe(again);
    const forgotten = await service.ask({
      method: 'DELETE',
      url: '/api/recommendations/chat?user_id=ana',
      headers: bearer(key),
    });
    expect(forgotten.statusCode).toBe(200);
  });

  test('the chat is refused where it does not name the person it asks for', async () => {
    const { key } = await make();
    const forget = (query: string) =>
      service.ask({ method: 'DELETE', url: `/api/recommendations/chat${query}`, headers: bearer(key) });
    for (const answer of [await say(key, 'museums', null), await say(key, 'museums', ' '), await forget('')]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'request/invalid', detail: 'With a service key, user_id must name the person it asks for' },
      ]);
    }
    expect((await forget('?user_id=eva')).statusCode).toBe(200);
  });

  test('a rotated key is accepted for a while, a revoked one no more; the log names it', async () => {
    const { id, key: old } = await make();
    const { key: fresh } = (await ask('POST', `service-keys/${id}/rotate?overlap_minutes=30`)).json();
    expect([(await list(old)).statusCode, (await list(fresh)).statusCode]).toEqual([200, 200]);
    now += 31 * 60_000;
    expect([(await list(old)).statusCode, (await list(fresh)).statusCode]).toEqual([401, 200]);
    expect((await ask('DELETE', `service-keys/${id}`)).statusCode).toBe(200);
    expect((await list(fresh)).statusCode).toBe(401);
    const log = (await ask('GET', `audit-log?object=service-key&object_id=${id}`)).json();
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['revoked', 'rotated', 'created']);
    expect(JSON.stringify(log)).not.toContain(fresh);
  });

  test('a quota holds for all its requests together', async () => {
    const { key } = await make({ requests_per_minute: 2 });
    const answers = [await list(key), await say(key, 'museums'), await list(key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers['retry-after']).toBeDefined();
  });

  test('a key of another city is refused, when it is made and when it is used', async () => {
    const { id, key } = await make({ pack: 'madrid' });
    const refused = await ask('POST', 'service-keys', { label: 'x', scopes: ['chat'], pack: 'cambridge' });
    expect([refused.statusCode, refused.json().detail]).toEqual([422, expect.stringContaining('madrid')]);
    const { db } = service.composed.database;
    await db.updateTable('widget_keys').set({ pack: 'cambridge' }).where('id', '=', id).execute();
    expect((await list(key)).json()).toMatchObject({ code: 'key/other-city' });
  });

  test('its language is that of answers, unless the request names one', async () => {
    const { key } = await make({ language: 'es' });
    expect((await list(key)).headers['content-language']).toBe('es');
    expect((await list(key, { 'accept-language': 'en' })).headers['content-language']).toBe('en');
  });

  test('its house rules hold for its requests alone', async () => {
    const [{ id, key }, { key: other }] = [await make(), await make()];
    const rule = { effect: 'pin', place_ids: ['campo'], promoter: 'Hotel Sol', key_id: id };
    expect((await ask('POST', 'house-rules', rule)).statusCode).toBe(200);
    expect((await list(key)).json()[0].place_id).toBe('campo');
    expect((await list(other)).body).not.toContain('Hotel Sol');
  });

  test('the kinds of keys do not stand in for each other, and neither is stored as it is', async () => {
    const { id, key } = await make();
    const widget = (await ask('POST', 'widget-keys', { label: 'Blog', allowed_origins: [SITE] })).json();
    expect((await list(widget.key)).statusCode).toBe(401);
    const traded = await service.ask({
      method: 'POST',
      url: '/api/widget/token',
      headers: { origin: SITE },
      payload: { key },
    });
    expect(traded.statusCode).toBe(401);
    expect((await ask('DELETE', `widget-keys/${id}`)).statusCode).toBe(404);
    expect((await ask('PATCH', `service-keys/${widget.id}`, { label: 'x' })).statusCode).toBe(404);
    const rows = await service.composed.database.db.selectFrom('widget_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const shown = (await ask('GET', 'service-keys')).json();
    expect(shown.map((each: { id: number }) => each.id)).not.toContain(widget.id);
    expect(JSON.stringify(shown)).not.toContain(key);
  });

  test('a widget key carries a look and a language, which its sites may read', async () => {
    const look = { accent: '#005f73', title: 'Hotel Sol', greeting: 'Ask us about Madrid' };
    const made = await ask('POST', 'widget-keys', { label: 'H', allowed_origins: [SITE], look, language: 'es' });
    const settings = (origin: string) =>
      service.ask({
        method: 'POST',
        url: '/api/widget/settings',
        headers: { origin },
        payload: { key: made.json().key },
      });
    const read = await settings(SITE);
    expect([read.headers['access-control-allow-origin'], read.json()]).toEqual([SITE, { look, language: 'es' }]);
    expect((await settings('https://other.example')).statusCode).toBe(403);
    const bad = await ask('POST', 'widget-keys', { label: 'H', allowed_origins: [SITE], look: { accent: 'red' } });
    expect(bad.statusCode).toBe(422);
  });
});
