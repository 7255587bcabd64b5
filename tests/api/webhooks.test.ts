// Webhooks: what changes is told once it is stored, signed, again and again until it is taken or given up.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_WAIT_MS, pauseAfterMs } from '../../src/domain/webhook.ts';
import type { Clock } from '../../src/system/clock.ts';
import { createOutward, type Outward } from '../../src/system/outward-post.ts';
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
  const deliver = (instead: { readonly outward?: Outward } = {}) =>
    deliverWebhooks({ ...service.composed.service, clock, ...instead }, new AbortController().signal);
  const change = (id: string, n = ++changes) => ask('PATCH', `places/${id}`, { phone: `+34 910 000 ${n}` });
  let changes = 100;
  const pass = (ms: number): void => {
    aheadMs += ms;
  };
  /** Where posts go, and what else happens while one is answered. */
  const answering = (during: (url: string, body: string) => unknown, posts: string[] = []): Outward => ({
    async post({ url, body }) {
      posts.push(url);
      await during(url, body);
      return { status: 204 };
    },
  });
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

  test('what fails is tried again for three days, with the same id, and then given up; the administrator sees why', async () => {
    await make(['place.changed']);
    receiver.answering.status = 500;
    await change('prado');
    for (let failures = 1; aheadMs <= LONGEST_WAIT_MS; failures++) {
      await deliver();
      await deliver();
      expect(receiver.received).toHaveLength(failures);
      expect((await ask('GET', 'webhooks')).json()).toMatchObject([{ waiting: 1, last_failure: 'answered 500' }]);
      aheadMs += pauseAfterMs(failures);
    }
    await deliver();
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([expect.stringMatching(/^msg_[0-9a-f-]{36}$/u)]);
    expect((await ask('GET', 'webhooks')).json()).toMatchObject([{ waiting: 0, failed: 1 }]);
    const { body } = await service.ask({ url: '/metrics' });
    expect(body).toContain('paseo_webhook_messages_total{outcome="given up"} 1');
    aheadMs += 15 * 24 * 60 * 60_000;
    await deliver();
    expect(await outbox()).toEqual([]);
  });

  test('a receiver that is away is asked with one message, and left alone with all; an administrator may hurry it', async () => {
    const { id } = await make(['place.changed']);
    receiver.answering.status = 503;
    for (const place of ['prado', 'retiro', 'campo']) await change(place);
    for (let round = 0; round < 3; round++) await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.answering.status = 204;
    await ask('PATCH', `webhooks/${id}`, { active: true });
    await deliver();
    expect(await outbox()).toEqual([]);
  });

  test('a message that a receiver does not want holds up no other', async () => {
    await make(['place.changed']);
    for (const place of ['prado', 'retiro', 'campo']) await change(place);
    const told: string[] = [];
    const outward: Outward = {
      async post({ body }) {
        told.push(JSON.parse(body).data.place_id);
        return { status: told.at(-1) === 'prado' ? 400 : 204 };
      },
    };
    await deliver({ outward });
    aheadMs += pauseAfterMs(1);
    await deliver({ outward });
    expect(told).toEqual(['prado', 'retiro', 'campo', 'prado']);
  });

  test('no message waits longer than three days, also of a webhook that is stopped', async () => {
    const { id } = await make(['place.changed']);
    for (const place of ['prado', 'retiro', 'campo']) await change(place);
    await ask('PATCH', `webhooks/${id}`, { active: false });
    aheadMs += LONGEST_WAIT_MS + 60_000;
    await deliver();
    expect(receiver.received).toEqual([]);
    expect((await ask('GET', 'webhooks')).json()).toMatchObject([{ waiting: 0, failed: 3 }]);
  });

  test('a slow receiver is left after half a minute; the others have everything by then', async () => {
    const slow = await make(['place.changed']);
    await ask('PATCH', `webhooks/${slow.id}`, { url: `${receiver.url}/slow` });
    for (let n = 0; n < 6; n++) await change(['prado', 'retiro', 'campo', 'sorolla', 'prado', 'retiro'][n]!);
    const posts: string[] = [];
    await deliver({ outward: answering(() => pass(9_000), posts) });
    expect(posts).toHaveLength(4);
    await make(['place.changed']);
    await change('prado');
    const outward = answering((url) => pass(url.endsWith('slow') ? 40_000 : 0), posts);
    await deliver({ outward });
    // Whichever is posted to first.
    const isSlow = posts.slice(4).map((url) => url.endsWith('slow'));
    expect(isSlow.filter(Boolean)).toHaveLength(1);
    expect(isSlow).toHaveLength(2);
  });

  test('a round ends after all its posts have, and then tells what went wrong', async () => {
    await make(['place.changed']);
    await make(['place.changed']);
    await change('prado');
    let answered = 0;
    const outward: Outward = {
      async post() {
        if (answered++ === 0) throw new Error('broken');
        await new Promise((resolve) => setTimeout(resolve, 50));
        answered++;
        return { status: 204 };
      },
    };
    await expect(deliver({ outward })).rejects.toThrow('broken');
    expect(answered).toBe(3);
  });

  test.each<[string, (id: number, author: string) => Promise<unknown>]>([
    ['is stopped', (id) => ask('PATCH', `webhooks/${id}`, { active: false })],
    ['is removed', (id) => ask('DELETE', `webhooks/${id}`)],
    [
      'has a message whose author leaves',
      (_, author) => service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(author) }),
    ],
  ])('what %s while a message is posted is told no more', async (what, end) => {
    const { id } = await make(['place.changed', 'review.created']);
    const author = await service.signIn(`leaver-${kind}-${what.replaceAll(' ', '').slice(0, 6)}`);
    await change('prado');
    await review(author, 'sorolla', 'mine');
    const posts: string[] = [];
    await deliver({ outward: answering(() => end(id, author), posts) });
    expect(posts).toHaveLength(1);
  });

  test('an address that is changed holds for the next message of the same round', async () => {
    const { id } = await make(['place.changed']);
    await change('prado');
    await change('retiro');
    const posts: string[] = [];
    const move = () => ask('PATCH', `webhooks/${id}`, { url: `${receiver.url}/moved` });
    await deliver({ outward: answering(move, posts) });
    expect(posts).toEqual([receiver.url, `${receiver.url}/moved`]);
  });

  test('a place that changes again before it was told of is told of once; one that was tried, again', async () => {
    await make(['place.changed']);
    await change('prado');
    await change('prado');
    await change('retiro');
    expect((await outbox()).map(({ place_id }) => place_id)).toEqual(['prado', 'retiro']);
    receiver.answering.status = 503;
    await deliver();
    await change('prado');
    await change('retiro');
    expect((await outbox()).map(({ place_id }) => place_id)).toEqual(['prado', 'retiro', 'prado']);
  });

  test('a place that is removed and comes back is told of as such, whatever waits', async () => {
    await make(['place.changed']);
    const { places } = service.composed.service;
    const row = (await places.all()).rows.find(({ place }) => place.id === 'campo')!;
    for (let n = 0; n < 2; n++) {
      await places.apply({ put: [], remove: [row.place.id] });
      await places.apply({ put: [row], remove: [] });
    }
    expect((await outbox()).map((message) => message.change)).toEqual(['removed', 'added', 'removed', 'added']);
  });

  // The embedded database has one connection: nothing happens beside a transaction.
  test.skipIf(kind === 'embedded')('a message that tells of a change under way as well waits for its end', async () => {
    await make(['place.changed']);
    await change('prado');
    const { places, administer } = service.composed.service;
    const prado = (await places.all()).rows.find(({ place }) => place.id === 'prado')!;
    await administer({ kind: 'service' }, async (store) => {
      await store.places.apply({ put: [{ ...prado, fingerprint: 'under way' }], remove: [] });
      await deliver();
      expect(receiver.received).toEqual([]);
    });
    await deliver();
    expect(receiver.received).toHaveLength(1);
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

  test.each([
    ['HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', { status: 101 }],
    ['HTTP/1.1 101 Switching Protocols\r\n\r\n', { status: 101 }],
    ['', { failure: expect.stringContaining('not reached') }],
    ['no HTTP', { failure: expect.stringContaining('not reached') }],
  ])('that answers %j is done with', async (answer, outcome) => {
    const receiver = createTcpServer(
      (socket) =>
        void socket
          .on('error', () => {})
          .resume()
          .end(answer),
    );
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as { port: number };
    const { post } = createOutward({ allowPrivate: true });
    expect(await post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: 'x' })).toEqual(outcome);
    await new Promise((resolve) => receiver.close(resolve));
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
    expect(sealed).not.toContain('whsec_abc');
    expect(createSealing({ secret }).open(sealed)).toBe('whsec_abc');
    expect(createSealing({ secret: 'y'.repeat(32), previousSecret: secret }).open(sealed)).toBe('whsec_abc');
    expect(createSealing({ secret: 'y'.repeat(32) }).open(sealed)).toBeUndefined();
    // Of the last two signs some bits mean nothing.
    const other = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(createSealing({ secret }).open(`${sealed.slice(0, -3)}${other}${sealed.slice(-2)}`)).toBeUndefined();
    expect(createSealing({ secret }).open('')).toBeUndefined();
  });
});

test('the pauses of three days: close together at first, and a try every six hours to the end', () => {
  const pausesH: number[] = [];
  const sumH = () => pausesH.reduce((sum, each) => sum + each, 0);
  while (sumH() * 3_600_000 < LONGEST_WAIT_MS) pausesH.push(pauseAfterMs(pausesH.length + 1) / 3_600_000);
  expect(pausesH.slice(0, 3).map((hours) => hours * 3_600)).toEqual([30, 120, 480]);
  expect(Math.max(...pausesH)).toBe(6);
  expect([pausesH.length, Math.round(sumH())]).toEqual([17, 75]);
});
