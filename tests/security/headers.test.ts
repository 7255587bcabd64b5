// The headers that keep browsers careful are on every answer there is, whatever made it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf, readDocument } from '../checks/operations.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded', { environment: { TRUST_PROXY: 'true' } });
});
afterAll(() => service?.close());

const CAREFUL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('every operation, without a token and with one', async () => {
  const headers = bearer(await service.signIn('carmen'));
  for (const operation of (await readDocument(service)).operations) {
    const url = pathOf(operation, () => '1');
    for (const given of [{}, operation.method === 'GET' ? headers : {}]) {
      const response = await service.ask({ method: operation.method as 'GET', url, headers: given });
      expect(response.headers).toMatchObject(CAREFUL);
      if (url.startsWith('/api/')) expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    }
  }
});

test.each(['/nothing', '/api/nothing', '/%zz', `/api/places/${'x'.repeat(600)}`, '/docs/', '/openapi.json'])(
  '%s, which is no operation',
  async (url) => {
    expect((await service.ask({ url })).headers).toMatchObject(CAREFUL);
  },
);

test('what belongs to a person stays out of caches, also when it is refused', async () => {
  const headers = bearer(await service.signIn('ana'));
  for (const url of ['/api/users/me', '/api/users/me/export', '/api/preferences/', '/api/reviews/']) {
    expect((await service.ask({ url, headers })).headers['cache-control']).toBe('no-store');
    expect((await service.ask({ url })).headers['cache-control']).toBe('no-store');
  }
});

test('a browser that came by https is told to stay with it, and only then', async () => {
  const secure = await service.ask({ url: '/api/places/', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await service.ask({ url: '/api/places/' })).headers).not.toHaveProperty('strict-transport-security');
});

test('no answer says which software made it', async () => {
  const { headers } = await service.ask({ url: '/api/places/' });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});
