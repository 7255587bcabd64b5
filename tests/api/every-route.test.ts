// Promises that every route keeps: the error body, 404 and 405, headers, the document that describes them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

/** Routes that need no token, and why. Every other route answers 401 without one. */
const PUBLIC: Readonly<Record<string, string>> = {
  'POST /api/token': 'logs in',
  'POST /api/users/': 'signs up',
  'GET /api/users/{username}/exists': 'checks a name before signing up',
  'GET /api/places/': 'the catalogue is public',
  'GET /api/places/facets/': 'the catalogue is public',
  'GET /api/places/suggest/': 'the catalogue is public',
  'GET /api/places/question/': 'the catalogue is public',
  'GET /api/places/{place_id}': 'the catalogue is public',
  'GET /api/places/{place_id}/reviews': 'their authors show them to everybody',
  'GET /api/categories': 'the vocabulary is public',
  'GET /api/attribution': 'credit is public',
  'GET /api/city': 'pages show it to everybody',
  'GET /api/city/basemap': 'pages show it to everybody',
  'POST /api/widget/token': 'takes a widget key instead',
  'POST /api/widget/settings': 'takes a widget key instead',
  'GET /api/login': 'says how to sign in',
  'POST /api/login': 'begins to sign in with the provider',
  'POST /api/login/answer': 'takes the provider’s answer instead',
  'POST /api/token/refresh': 'takes a refresh token instead',
  'POST /api/token/revoke': 'ends a refresh token, for its holder',
  'POST /api/visitor/token': 'makes a visitor without an account',
  'GET /api/shared/{link}': 'the link is the key',
  'GET /api/shared/{link}.ics': 'the link is the key',
  'GET /api/shared-lists/{link}': 'the link is the key',
  'PATCH /api/shared-lists/{link}': 'the link is the key',
  'GET /healthz': 'for the orchestrator',
  'GET /readyz': 'for the orchestrator',
  'GET /metrics': 'for Prometheus; keep it inside the network',
};

let service: TestService;
let paths: Record<
  string,
  Record<string, { operationId: string; responses: Record<string, unknown>; security: object[] }>
>;
beforeAll(async () => {
  service = await startTestService('embedded');
  paths = (await service.ask({ url: '/openapi.json' })).json().paths;
});
afterAll(() => service?.close());

const documented = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test('every route that is not public answers 401 without a token', async () => {
  for (const route of documented()) {
    const [method, path = ''] = route.split(' ');
    const response = await service.ask({ method: method as 'GET', url: path.replace(/\{[^}]+\}/gu, '1') });
    expect([route, response.statusCode === 401]).toEqual([route, !(route in PUBLIC)]);
  }
});

test('the public list names no route that is gone', () => {
  expect(Object.keys(PUBLIC).filter((route) => !documented().includes(route))).toEqual([]);
});

describe('the OpenAPI document', () => {
  test('describes every route that exists, and no other', async () => {
    const real = service.app.routesList().filter((route) => !/^(OPTIONS|HEAD) |docs|openapi| \/\*$/u.test(route));
    const shown = documented().map((route) =>
      route.replace('/api/preferences/{category}', '/api/preferences/*').replace(/\{(\w+)\}/gu, ':$1'),
    );
    expect([...shown].sort()).toEqual([...new Set(real)].sort());
  });

  test('is version 3.1 and is the one reviewed last', async () => {
    const document = (await service.ask({ url: '/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('./openapi.snap.json');
  });

  test('names 401 for every route with a lock, and only there asks for a token', () => {
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses, security }] of Object.entries(methods)) {
        const isPublic = `${method.toUpperCase()} ${path}` in PUBLIC;
        const needsNoToken = security.length === 0 || security.some((each) => Object.keys(each).length === 0);
        expect([path, method, needsNoToken]).toEqual([path, method, isPublic]);
        if (!isPublic) expect(responses).toHaveProperty('401');
      }
    }
  });

  test('has a name of its own for every operation', () => {
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !/^[a-z]+(_[a-z]+)*$/u.test(name ?? ''))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('writes the error once', () => {
    const answers = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) =>
        Object.entries(responses).filter(([status]) => Number(status) >= 400 && Number(status) !== 503),
      ),
    );
    expect(answers.length).toBeGreaterThan(200);
    for (const [, answer] of answers)
      expect(answer).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      });
  });

  test('is shown by /docs', async () => {
    const response = await service.ask({ url: '/docs/' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('errors', () => {
  test.each([
    '/nothing',
    '/api',
    '/api/',
    '/api/user',
    '/api/users/me/x',
    '/api/places/prado/x',
    '/API/places',
    '/.env',
    '/api/../etc/passwd',
    '//api/places',
  ])('%s is not found', async (url) => {
    const response = await service.ask({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json().detail).toBe('Not Found');
  });

  test.each([
    ['DELETE', '/api/places/', 'GET, HEAD'],
    ['POST', '/api/places/prado', 'GET, HEAD'],
    ['GET', '/api/token', 'POST'],
    ['PUT', '/api/preferences/', 'GET, HEAD, POST'],
    ['GET', '/api/users', 'POST'],
    ['GET', '/api/preferences/museums', 'DELETE'],
    ['GET', '/api/recommendations/chat', 'DELETE, OPTIONS, POST'],
    ['PATCH', '/api/reviews/prado', 'DELETE'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('%s %s is the wrong method', async (method, url, allow) => {
    const response = await service.ask({ method: method as 'GET', url });
    expect([response.statusCode, response.json().detail, response.headers.allow]).toEqual([
      405,
      'Method Not Allowed',
      allow,
    ]);
  });

  test.each([
    ['/api/places/', '', 'Place not found'],
    ['/api/users/', '/exists', 'User not found'],
  ])('%s with a name longer than any is not found', async (before, after, detail) => {
    const response = await service.ask({ url: `${before}${'x'.repeat(2_000)}${after}` });
    expect([response.statusCode, response.json().detail]).toEqual([404, detail]);
  });

  test('every error has a text, is JSON and can be quoted', async () => {
    for (const url of ['/nothing', '/api/users/me', '/api/places/?limit=0', '/api/places/nowhere', '/%zz']) {
      const response = await service.ask({ url });
      expect(response.headers['content-type']).toContain('application/json');
      expect(response.json().detail).toBeTypeOf('string');
      expect(response.json().request_id).toMatch(/^[0-9a-f-]{36}$/u);
    }
  });

  test('a fault inside reveals nothing', async () => {
    const broken = await startTestService('embedded');
    const token = await broken.signIn('carmen');
    Object.assign(broken.composed.service.profiles, {
      of: () => Promise.reject(new Error('secret detail of the inside')),
    });
    const response = await broken.ask({ url: '/api/recommendations/?lat=40.4&lng=-3.7', headers: bearer(token) });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      detail: 'Internal Server Error',
      code: 'service/failed',
      request_id: expect.any(String),
    });
    await broken.close();
  });
});

test('health, readiness and metrics', async () => {
  expect((await service.ask({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await service.ask({ url: '/readyz' })).json()).toEqual({
    status: 'ok',
    parts: { database: true, migrations: true, catalogue: true, models: true },
  });
  await service.ask({ url: '/api/places/prado?secret=x' });
  const { body } = await service.ask({ url: '/metrics' });
  expect(body).toContain('paseo_http_request_seconds_count{method="GET",route="/api/places/:place_id",status="200"}');
  expect(body).toContain('paseo_background_failures{round="refresh the catalogue"}');
  expect(body).toMatch(/^process_cpu_seconds_total \d/mu);
  expect(body).not.toContain('prado');
});

test('every answer carries the headers that keep browsers careful', async () => {
  const { headers } = await service.ask({ url: '/api/places/' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  expect(headers['x-request-id']).toBeTypeOf('string');
});

test('rate limits are off by default and, when on, are per account and announced', async () => {
  const limited = await startTestService('embedded', { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await limited.ask({ url: '/api/places/' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
  expect(answers[0]?.headers['ratelimit-limit']).toBe('3');
  expect(answers[3]?.json()).toMatchObject({ detail: expect.any(String), code: 'request/throttled' });
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limited.ask({ url: '/healthz' })).statusCode).toBe(200);
  await limited.close();
});

test('a limit of a route’s own never gives more than the general one', async () => {
  const limited = await startTestService('embedded', { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  const headers = bearer(await limited.signIn('ana'));
  const event = { id: 'event-1', kind: 'opened', place_id: 'prado', recommendation_id: 'a-list-that-is-none' };
  const payload = { consent: true, events: [event] };
  const answers = [];
  for (let i = 0; i < 4; i++)
    answers.push((await limited.ask({ method: 'POST', url: '/api/events/', headers, payload })).statusCode);
  expect(answers).toEqual([200, 200, 200, 429]);
  await limited.close();
});

test('each account has its own rate limit, in the chat too', async () => {
  const limited = await startTestService('embedded', { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  const say = (token: string) =>
    limited.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      headers: bearer(token),
      payload: { message: 'parks' },
    });
  const [ana, luis] = [await limited.signIn('ana'), await limited.signIn('luis')];
  const answers = [];
  for (const token of [ana, ana, luis, luis, ana, ana]) answers.push((await say(token)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.close();
});

describe('administration', () => {
  test('accounts are listed and deactivated', async () => {
    const admin = await service.signIn('root', 'admin');
    const victim = await service.signIn('victim');
    const listed = await service.ask({ url: '/api/admin/users?limit=1', headers: bearer(admin) });
    expect(listed.json()).toHaveLength(1);
    expect(Number(listed.headers['x-total-count'])).toBeGreaterThanOrEqual(2);
    const { id } = (await service.ask({ url: '/api/users/me', headers: bearer(victim) })).json();
    const changed = await service.ask({
      method: 'PATCH',
      url: `/api/admin/users/${id}`,
      headers: bearer(admin),
      payload: { is_active: false },
    });
    expect(changed.json()).toMatchObject({ id, is_active: false });
    expect((await service.ask({ url: '/api/users/me', headers: bearer(victim) })).statusCode).toBe(401);
  });

  test.each([
    ['PATCH', '/api/admin/users/999999', {}, 404],
    ['PATCH', '/api/admin/users/x', {}, 422],
    ['PATCH', '/api/admin/users/0', {}, 422],
    ['PATCH', '/api/admin/users/99999999999', {}, 422],
    ['PATCH', '/api/admin/users/1', { is_active: 'no' }, 422],
    ['PATCH', '/api/admin/users/1', { role: 'owner' }, 422],
    ['POST', '/api/admin/widget-keys', {}, 422],
    ['POST', '/api/admin/widget-keys', { label: 'x', allowed_origins: [] }, 422],
    ['POST', '/api/admin/widget-keys', { label: 'x', allowed_origins: ['*'] }, 422],
    ['POST', '/api/admin/widget-keys', { label: 'x', allowed_origins: ['https://a.example/path'] }, 422],
    ['POST', '/api/admin/widget-keys', { label: '', allowed_origins: ['https://a.example'] }, 422],
    ['DELETE', '/api/admin/widget-keys/999999', undefined, 404],
  ] as const)('%s %s with %j answers %s', async (method, url, payload, status) => {
    const admin = await service.signIn(
      `admin-${Math.abs(
        JSON.stringify([url, payload])
          .split('')
          .reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7),
      )}`,
      'admin',
    );
    const response = await service.ask({ method, url, headers: bearer(admin), ...(payload && { payload }) });
    expect(response.statusCode).toBe(status);
  });
});
