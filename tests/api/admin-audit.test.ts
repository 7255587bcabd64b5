// What administrators do leaves a row, and the row keeps no more than it must.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../../src/system/clock.ts';
import { forgetOldTrail } from '../../src/usecases/admin/retention.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

interface Entry {
  readonly id: number;
  readonly actor: { readonly kind: string; readonly user_id?: number };
  readonly action: string;
  readonly object: string;
  readonly object_id?: string;
  readonly details: object;
  readonly request_id?: string;
}

describe.each(DATABASES)('the audit log over %s', (kind) => {
  let service: TestService;
  let root: string;
  beforeAll(async () => {
    service = await startTestService(kind);
    root = await service.signIn('root', 'admin');
  });
  afterAll(() => service?.close());

  const log = async (query = '', as = root) =>
    service.ask({ url: `/api/admin/audit-log${query}`, headers: bearer(as) });
  const entries = async (query = ''): Promise<Entry[]> => (await log(query)).json();
  const idOf = async (token: string): Promise<number> =>
    (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json().id;
  const change = (id: number, payload: object, as = root) =>
    service.ask({ method: 'PATCH', url: `/api/admin/users/${id}`, headers: bearer(as), payload });

  test('says who did what to whom, when, and in which request', async () => {
    const id = await idOf(await service.signIn('victim'));
    const response = await change(id, { is_active: false });
    expect((await entries('?limit=1'))[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u),
      actor: { kind: 'user', user_id: await idOf(root) },
      action: 'changed',
      object: 'user',
      object_id: String(id),
      details: { isActive: false },
      request_id: response.headers['x-request-id'],
    });
  });

  test('an administrator made by another is written down, a person who signs up is not', async () => {
    const sign = (payload: object, headers = {}) =>
      service.ask({ method: 'POST', url: '/api/users/', headers, payload: { password: PASSWORD, ...payload } });
    const { id } = (await sign({ username: 'second', role: 'admin' }, bearer(root))).json();
    const own = (await sign({ username: 'somebody' })).json();
    expect(await entries(`?object=user&object_id=${id}`)).toMatchObject([
      { action: 'created', details: { role: 'admin' } },
    ]);
    expect(await entries(`?object=user&object_id=${own.id}`)).toEqual([]);
  });

  test('what failed, or changed nothing, leaves no row', async () => {
    const before = (await entries('?limit=1'))[0]?.id;
    await change(999_999, { is_active: false });
    await change(await idOf(root), {});
    await service.ask({ method: 'DELETE', url: '/api/admin/places/nowhere', headers: bearer(root) });
    expect((await entries('?limit=1'))[0]?.id).toBe(before);
  });

  test('holds no name, no text and no key', async () => {
    const secret = (
      await service.ask({
        method: 'POST',
        url: '/api/admin/widget-keys',
        headers: bearer(root),
        payload: { label: 'Blog of Ana', allowed_origins: ['https://ana.example'] },
      })
    ).json().key;
    await service.ask({
      method: 'PATCH',
      url: '/api/admin/places/prado',
      headers: bearer(root),
      payload: { name: 'A very private name' },
    });
    const text = (await log('?limit=200')).body;
    for (const written of [secret, 'Ana', 'ana.example', 'private', 'victim', 'second'])
      expect(text).not.toContain(written);
  });

  test('is read from its head, a page after the other, and by object', async () => {
    const all = await entries('?limit=200');
    expect(all.map(({ id }) => id)).toEqual([...all].map(({ id }) => id).sort((a, b) => b - a));
    const paged: Entry[] = [];
    for (let before = ''; ; ) {
      const page = await entries(`?limit=2${before}`);
      if (page.length === 0) break;
      paged.push(...page);
      before = `&before=${page.at(-1)?.id}`;
    }
    expect(paged).toEqual(all);
    expect((await entries('?object=place')).every(({ object }) => object === 'place')).toBe(true);
  });

  test('has exactly one row for each thing that a route of administration changes', async () => {
    const victim = await idOf(await service.signIn('somebody-else'));
    const places = { name: 'Bar', lat: 40.41, lng: -3.7, categories: ['pubs/bars'] };
    const key = { label: 'Blog', allowed_origins: ['https://blog.example'] };
    const rule = { effect: 'hide', place_ids: ['prado'], promoter: 'Hotel Sol' };
    const webhook = { label: 'Hook', url: 'https://hooks.example/', events: ['place.changed'] };
    const kiosk = { id: 'kiosk', name: 'Kiosko', lat: 40.42, lng: -3.7, types: ['cafe'] };
    const compared = { name: 'two methods', a: { method: 'ensemble' }, b: { method: 'svd' } };
    const { id: reviewId } = (
      await service.ask({
        method: 'POST',
        url: '/api/reviews/',
        headers: bearer(root),
        payload: { place_id: 'retiro', rating: 5 },
      })
    ).json();
    const { models } = service.composed.service;
    const { id: setId } = await models.add({ artifacts: [], metrics: {}, verdict: 'a test', activate: true });
    // A set that is active is not activated: it leaves no row, which the last line of the table says.
    const steps: readonly (readonly [string, string, object | undefined, string | undefined])[] = [
      ['PATCH /api/admin/users/{id}', `${victim}`, { is_active: false }, 'changed user'],
      ['POST /api/admin/places', '', { ...places, id: 'bar' }, 'created place'],
      ['PATCH /api/admin/places/{id}', 'bar', { name: 'Otro bar' }, 'changed place'],
      ['PATCH /api/admin/places/{id}', 'bar', { closed_for_good: true }, 'closed place'],
      ['POST /api/admin/places/{id}/confirm', 'retiro', { facts: ['name'] }, 'confirmed place'],
      ['POST /api/admin/places/{id}/confirm', 'retiro', { facts: ['name'] }, undefined],
      ['POST /api/admin/places/{id}/distinct', 'bar', { other: 'central' }, 'separated place'],
      ['POST /api/admin/places/{id}/distinct', 'bar', { other: 'central' }, undefined],
      ['DELETE /api/admin/places/{id}/distinct/{other}', 'bar', undefined, 'reconsidered place'],
      ['POST /api/admin/places/{id}/join', 'bar', { other: 'viva' }, 'joined place'],
      ['DELETE /api/admin/places/{id}', 'bar', undefined, 'removed place'],
      ['DELETE /api/admin/reviews/{id}', `${reviewId}`, undefined, 'removed review'],
      ['POST /api/admin/widget-keys', '', key, 'created widget-key'],
      ['PATCH /api/admin/widget-keys/{id}', 'new', { label: 'x' }, 'changed widget-key'],
      ['POST /api/admin/widget-keys/{id}/rotate', 'new', undefined, 'rotated widget-key'],
      ['DELETE /api/admin/widget-keys/{id}', 'new', undefined, 'revoked widget-key'],
      ['POST /api/admin/service-keys', '', { label: 'Server', scopes: ['chat'] }, 'created service-key'],
      ['PATCH /api/admin/service-keys/{id}', 'new', { label: 'x' }, 'changed service-key'],
      ['POST /api/admin/service-keys/{id}/rotate', 'new', undefined, 'rotated service-key'],
      ['DELETE /api/admin/service-keys/{id}', 'new', undefined, 'revoked service-key'],
      ['POST /api/admin/house-rules', '', rule, 'created house-rule'],
      ['PUT /api/admin/house-rules/{id}', 'new', rule, 'changed house-rule'],
      ['DELETE /api/admin/house-rules/{id}', 'new', undefined, 'removed house-rule'],
      ['POST /api/admin/webhooks', '', webhook, 'created webhook'],
      ['PATCH /api/admin/webhooks/{id}', 'new', { label: 'x' }, 'changed webhook'],
      ['POST /api/admin/webhooks/{id}/rotate', 'new', undefined, 'rotated webhook'],
      ['DELETE /api/admin/webhooks/{id}', 'new', undefined, 'removed webhook'],
      ['POST /api/admin/experiments', '', compared, 'created experiment'],
      ['POST /api/admin/experiments/{id}/end', 'new', undefined, 'closed experiment'],
      ['POST /api/admin/experiments/{id}/adopt', 'new', { ranking: 'A' }, 'activated experiment'],
      ['POST /api/admin/models/{id}/activate', `${setId}`, undefined, undefined],
      // One object of JSON is a file of one line.
      ['POST /api/admin/imports', '', kiosk, 'imported catalogue'],
    ];
    let keyId = 0;
    for (const [route, id, payload, left] of steps) {
      const [method = '', path = ''] = route.split(' ');
      const before = (await entries('?limit=1'))[0]?.id ?? 0;
      const response = await service.ask({
        method: method as 'POST',
        url: `${path.replace('{id}', id === 'new' ? `${keyId}` : id).replace('{other}', 'central')}${path.endsWith('/imports') ? '?source=jsonl' : ''}`,
        headers: bearer(root),
        ...(payload && { payload }),
      });
      if (method === 'POST' && id === '') keyId = response.json().id;
      const rows = (await entries('?limit=10')).filter((entry) => entry.id > before);
      const found = rows.map(({ action, object }) => `${action} ${object}`);
      expect([route, response.statusCode, found]).toEqual([route, 200, left === undefined ? [] : [left]]);
    }

    const { paths } = (await service.ask({ url: '/openapi.json' })).json();
    const changing = Object.entries<object>(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/admin/')
        ? Object.keys(methods).flatMap((each) => (each === 'get' ? [] : [`${each.toUpperCase()} ${path}`]))
        : [],
    );
    expect([...new Set(steps.map(([route]) => route))].sort()).toEqual(changing.sort());
  });

  test('forgets who somebody was when their account is gone, as actor and as object', async () => {
    const admin = await service.signIn('leaving', 'admin');
    const id = await idOf(admin);
    await change(id, { role: 'admin' });
    await change(await idOf(root), { role: 'admin' }, admin);
    expect((await entries()).filter(({ actor }) => actor.user_id === id)).toHaveLength(1);
    const before = await entries('?limit=2');
    await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(admin) });
    const after = await entries('?limit=2');
    expect(after.map((entry) => entry.id)).toEqual(before.map((entry) => entry.id));
    expect(after[0]?.actor).toEqual({ kind: 'user' });
    expect(after[1]).not.toHaveProperty('object_id');
  });

  test('is kept for as long as the setting says', async () => {
    const trail = service.composed.service;
    const there = (await entries('?limit=200')).length;
    const inDays = (days: number) => fixedClock(new Date(Date.now() + days * 86_400_000));
    await forgetOldTrail({ ...trail, clock: inDays(29) }, 30);
    expect(await entries('?limit=200')).toHaveLength(there);
    await forgetOldTrail({ ...trail, clock: inDays(31) }, 30);
    expect(await entries('?limit=200')).toEqual([]);
  });

  test('is for administrators', async () => {
    const refused = await log('', await service.signIn('curious'));
    expect([refused.statusCode, refused.json().detail]).toEqual([403, 'Insufficient permissions']);
  });

  test.each(['?limit=0', '?before=0', '?object=secret', '?limit=many', `?object_id=${'x'.repeat(129)}`])(
    '%s is not a page',
    async (query) => {
      expect((await log(query)).statusCode).toBe(422);
    },
  );
});
