// Long answers are compressed for whoever asks, and are the same answers.
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const LONG = '/api/places/?include=facts';
const asked = (url: string, encoding: string, headers: Readonly<Record<string, string>> = {}) =>
  service.ask({ url, headers: { 'accept-encoding': encoding, ...headers } });

test.each(['gzip', 'br, GZIP', 'deflate, gzip;q=0.5, br', '*'])(
  'accepting %s a long list comes compressed',
  async (encoding) => {
    const [plain, packed] = [await service.ask({ url: LONG }), await asked(LONG, encoding)];
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-language, accept-encoding');
    expect(packed.rawPayload.length).toBe(Number(packed.headers['content-length']));
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  },
);

test.each(['', 'identity', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'gzip;q=0, *', 'xgzip'])(
  'accepting %j it comes as it is',
  async (encoding) => {
    const response = await asked(LONG, encoding);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers.vary).toContain('accept-encoding');
    expect(response.json().length).toBeGreaterThan(1);
  },
);

test('short answers are left alone', async () => {
  const response = await asked('/api/places/?limit=1', 'gzip');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toHaveLength(1);
});

test('an unchanged list is not sent again, however it travelled', async () => {
  const etag = String((await asked(LONG, 'gzip')).headers.etag);
  expect(etag).toMatch(/^W\/"/u);
  for (const tag of [etag, etag.slice(2)]) {
    expect((await asked(LONG, 'gzip', { 'if-none-match': tag })).statusCode).toBe(304);
  }
});

test('a review changes the compressed list at once', async () => {
  const ratings = async () => {
    const list = JSON.parse(gunzipSync((await asked(LONG, 'gzip')).rawPayload).toString());
    return list.find(({ id }: { id: string }) => id === 'central').user_ratings_total;
  };
  const token = await service.signIn('carmen');
  const before = await ratings();
  const payload = { place_id: 'central', rating: 4 };
  await service.ask({ method: 'POST', url: '/api/reviews/', headers: bearer(token), payload });
  expect(await ratings()).toBe(before + 1);
});
