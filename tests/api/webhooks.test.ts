// Webhooks: what changes is told once it is stored, signed, again and again until it is taken or given up.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_WAIT_MS, MOST_ATTEMPTS, pauseAfterMs } from '../../src/domain/webhook.ts';
import type { Clock } from '../../src/system/clock.ts';
import { createOutward } from '../../src/system/outward-post.ts';
import { isPublicAddress } from '../../src/system/public-address.ts';
import { createSealing } from '../../src/system/sealing.ts';
import { deliverWebhooks } from '../../src/usecases/webhook-delivery.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that answers what it is told to. */
async function startReceiver() {
  const received: Received[] = [];
  const answering = { status: 204 };
  const server: Server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    const location = answering.status === 302 ? { location: '/elsewhere' } : {};
    response.writeHead(answering.status, location).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { received, answering, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

const signed = (secret: string, { headers, body }: Received): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

describe.each(DATABASES)('webhooks over %s', (kind) => {
  let service: TestService;
  let admin: string;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** How far the clock of the delivery is ahead: tokens would not outlive it. */
  let aheadMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) };
  beforeAll(async () => {
    service = await startTestService(kind, {
      environment: { WEBHOOKS_TO_PRIVATE: 'true', WEBHOOK_EVERY_SECONDS: '3600' },
    });
    admin = await service.signIn('root', 'admin');
    receiver = await startReceiver();
  });
  afterAll(async () => {
    receiver?.close();
    await service?.close();
  });
  beforeEach(async () => {
    for (const { id } of (await ask('GET', 'webhooks')).json()) await ask('DELETE', `webhooks/${id}`);
    receiver.received.length = 0;
    aheadMs = 0;
    receiver.answering.status = 204;
  });

  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as = admin) =>
    service.ask({ method, url: `/api/admin/${path}`, headers: bearer(as), ...(payload && { payload }) });
  const make = async (events: readonly string[] = ['place.changed', 'review.created']) =>
    (await ask('POST', 'webhooks', { label: 'partner', url: receiver.url, events })).json();
  const deliver = (signal = new AbortController().signal) =>
    deliverWebhooks({ ...service.composed.service, clock }, signal);
  const review = (token: string, placeId: string, comment: string) =>
    service.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: bearer(token),
      payload: { place_id: placeId, rating: 4, comment },
    });
  const outbox = () =>
    service.composed.database.db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();

  test('a changed place and a new review are told, signed, without a word of what was written or by whom', async () => {
    const { secret } = await make();
    await ask('PATCH', 'places/prado', { phone: '+34 910 000 001' });
    const carmen = await service.signIn(`carmen-${kind}`);
    await review(carmen, 'sorolla', 'a secret thought');
    await review(carmen, 'sorolla', 'a second thought is no new review');
    await deliver();
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
      { type: 'place.changed', timestamp: expect.any(String), data: { place_id: 'prado', change: 'changed' } },
      { type: 'review.created', timestamp: expect.any(String), data: { place_id: 'sorolla' } },
    ]);
    for (const each of receiver.received) {
      expect(each.headers['webhook-signature']).toBe(signed(secret, each));
      expect(JSON.stringify(each)).not.toMatch(/thought|carmen/u);
    }
    expect(await outbox()).toEqual([]);
    expect((await ask('GET', 'webhooks')).json()).toMatchObject([
      { waiting: 0, last_delivered_at: expect.any(String) },
    ]);
  });

  test('an import tells of every place, and a change that is rolled back of none', async () => {
    await make(['place.changed']);
    const { places, administer } = service.composed.service;
    const { rows } = await places.all();
    await places.apply({ put: rows.slice(0, 2).map((row) => ({ ...row, fingerprint: 'new' })), remove: [] });
    await administer({ kind: 'service' }, async (store) => {
      await store.places.apply({ put: [{ ...rows[3]!, fingerprint: 'never' }], remove: [] });
      throw new Error('rolled back');
    }).catch(() => undefined);
    expect((await outbox()).map(({ place_id, change }) => [place_id, change])).toEqual(
      rows.slice(0, 2).map(({ place }) => [place.id, 'changed']),
    );
  });

  test('what fails is tried again later, with the same id, and given up at last; the administrator sees why', async () => {
    await make(['place.changed']);
    receiver.answering.status = 500;
    await ask('PATCH', 'places/prado', { phone: '+34 910 000 002' });
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      await deliver();
      await deliver();
      expect(receiver.received).toHaveLength(attempt);
      aheadMs += pauseAfterMs(attempt);
    }
    await deliver();
    expect(receiver.received).toHaveLength(MOST_ATTEMPTS);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await ask('GET', 'webhooks')).json()).toMatchObject([
      { waiting: 0, failed: 1, last_failure: 'answered 500' },
    ]);
    const { body } = await service.ask({ url: '/metrics' });
    expect(body).toContain('paseo_webhook_messages_total{outcome="given up"} 1');
    aheadMs += 15 * 24 * 60 * 60_000;
    await deliver();
    expect(await outbox()).toEqual([]);
  });

  test('a receiver that is away is asked once a round, and its messages wait no longer than three days', async () => {
    await make(['place.changed']);
    receiver.answering.status = 503;
    for (const id of ['prado', 'retiro', 'campo']) await ask('PATCH', `places/${id}`, { phone: '+34 910 000 003' });
    await deliver();
    expect(receiver.received).toHaveLength(1);
    aheadMs += LONGEST_WAIT_MS + 60_000;
    for (let round = 0; round < 3; round++) await deliver();
    expect((await ask('GET', 'webhooks')).json()).toMatchObject([{ waiting: 0, failed: 3 }]);
  });

  test('a redirect is not followed', async () => {
    await make(['place.changed']);
    receiver.answering.status = 302;
    await ask('PATCH', 'places/prado', { phone: '+34 910 000 004' });
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect((await ask('GET', 'webhooks')).json()).toMatchObject([{ waiting: 1, last_failure: 'answered 302' }]);
  });

  test('deletion of an account leaves no trace in the outbox', async () => {
    await make(['review.created']);
    const luis = await service.signIn(`luis-${kind}`);
    await review(luis, 'sorolla', 'mine');
    expect(await outbox()).toHaveLength(1);
    await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(luis) });
    expect(await outbox()).toEqual([]);
  });

  test('the secret is shown once, stored sealed, and rotated with an overlap', async () => {
    const { id, secret } = await make(['place.changed']);
    expect(JSON.stringify((await ask('GET', 'webhooks')).json())).not.toContain(secret);
    const [row] = await service.composed.database.db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
    const { secret: next } = (await ask('POST', `webhooks/${id}/rotate?overlap_minutes=60`)).json();
    await ask('PATCH', 'places/prado', { phone: '+34 910 000 005' });
    await deliver();
    const [both] = receiver.received as [Received];
    expect(both.headers['webhook-signature']).toBe(`${signed(next, both)} ${signed(secret, both)}`);
    aheadMs += 61 * 60_000;
    await ask('PATCH', 'places/prado', { phone: '+34 910 000 006' });
    await deliver();
    const last = receiver.received.at(-1)!;
    expect(last.headers['webhook-signature']).toBe(signed(next, last));
  });

  test('one that is stopped is told nothing; only administrators keep webhooks', async () => {
    const { id } = await make(['place.changed']);
    expect((await ask('PATCH', `webhooks/${id}`, { active: false })).json()).toMatchObject({ active: false });
    await ask('PATCH', 'places/prado', { phone: '+34 910 000 007' });
    expect(await outbox()).toEqual([]);
    const ana = await service.signIn(`ana-${kind}`);
    expect((await ask('GET', 'webhooks', undefined, ana)).statusCode).toBe(403);
    expect((await ask('PATCH', 'webhooks/999999', {})).statusCode).toBe(404);
    expect((await ask('GET', 'audit-log?limit=1&object=webhook')).json()).toMatchObject([{ action: 'changed' }]);
  });
});

describe('an address that an administrator names', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  const outward = createOutward({ allowPrivate: false });
  test.each([
    'http://93.184.215.14/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/',
    'https://localhost/',
  ])('%s is not connected to', async (url) => {
    expect(await outward.post({ url, headers: {}, body: '' })).toEqual({ failure: 'address not allowed' });
  });

  test('plain http, credentials and words that are no address are refused when a webhook is made', async () => {
    const service = await startTestService('embedded');
    const headers = bearer(await service.signIn('root', 'admin'));
    for (const url of ['http://hooks.example/', 'https://me:pw@hooks.example/', 'ftp://hooks.example/', 'hooks']) {
      const payload = { label: 'x', url, events: ['place.changed'] };
      const refused = await service.ask({ method: 'POST', url: '/api/admin/webhooks', headers, payload });
      expect([url, refused.statusCode]).toEqual([url, 422]);
    }
    await service.close();
  });
});

describe('a sealed secret', () => {
  const secret = 'x'.repeat(32);
  test('is opened with the secret that sealed it, also while that is being changed, and with no other', () => {
    const sealed = createSealing({ secret }).seal('whsec_abc');
    expect(sealed).not.toContain('abc');
    expect(createSealing({ secret }).open(sealed)).toBe('whsec_abc');
    expect(createSealing({ secret: 'y'.repeat(32), previousSecret: secret }).open(sealed)).toBe('whsec_abc');
    expect(createSealing({ secret: 'y'.repeat(32) }).open(sealed)).toBeUndefined();
    expect(createSealing({ secret }).open(`${sealed.slice(0, -2)}AA`)).toBeUndefined();
    expect(createSealing({ secret }).open('')).toBeUndefined();
  });
});
