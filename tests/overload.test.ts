// What clients see when too much comes in, when they are slow, and when the service leaves.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DomainError } from '../src/domain/errors.ts';
import { buildServer, type HttpOptions } from '../src/http/server.ts';
import { type AdmissionOptions, createAdmission } from '../src/system/admission.ts';
import { createLog } from '../src/system/log.ts';
import { watchLoopDelay } from '../src/system/loop-delay.ts';
import { healthOf } from '../src/usecases/health.ts';
import { bearer, startTestService, type TestService } from './support/service.ts';

let service: TestService;
let headers: { readonly authorization: string };
let letThrough: Promise<void> | undefined;
const logged: string[] = [];
beforeAll(async () => {
  service = await startTestService('embedded', {
    log: createLog('warn', { write: (line: string) => void logged.push(line) }),
  });
  headers = bearer(await service.signIn('carmen'));
  const { profiles } = service.composed.service;
  const { of } = profiles;
  Object.assign(profiles, {
    of: async (...args: Parameters<typeof of>) => {
      await letThrough;
      return of(...args);
    },
  });
});
afterAll(() => service?.close());

const HERE = '/api/recommendations/?lat=40.4168&lng=-3.7038';

/** Every recommendation waits until what is returned is called, and goes on as `outcome` says. */
function holdRecommendations(outcome = () => Promise.resolve()): () => void {
  let open = () => {};
  letThrough = new Promise<void>((resolve) => {
    open = resolve;
  }).then(outcome);
  return open;
}

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** Another server over the same service, with limits of its own, on a real socket where it is asked to listen. */
async function serverWith(limits: Partial<AdmissionOptions>, options: Partial<HttpOptions> = {}) {
  const admission = createAdmission({
    maxInFlight: 100,
    maxLoopDelayMs: 10_000,
    workConcurrency: 4,
    workQueue: 100,
    loopDelay: watchLoopDelay(),
    ...limits,
  });
  const { service: whole } = service.composed;
  const health = healthOf(whole.users, whole.catalogue);
  const app = await buildServer(
    { ...whole, admission, health },
    {
      version: '0.0.0-test',
      pages: 'no pages',
      bodyLimitBytes: 65_536,
      trustProxy: false,
      rateLimitPerMinute: 0,
      rateLimitPerAddress: 0,
      ...options,
    },
  );
  const close = async () => {
    await app.close();
    admission.stop();
  };
  opened.push({ close });
  return {
    admission,
    close,
    ask: (url: string) => app.inject({ url, headers }),
    inject: (options: InjectOptions) => app.inject(options),
    async listen() {
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      return { url, port: Number(new URL(url).port) };
    },
  };
}

/** Without what differs from request to request, or belongs to the connection. */
function untold(of: string | object): object {
  const told = { ...(typeof of === 'string' ? JSON.parse(of) : of) };
  for (const name of ['request_id', 'requestId', 'x-request-id', 'durationMs', 'date', 'connection', 'keep-alive'])
    delete told[name];
  return told;
}

describe('too many requests', () => {
  test('those that compute are bounded: the rest get 503, when to come back, and the usual body', async () => {
    const { ask } = await serverWith({ workConcurrency: 2, workQueue: 3 });
    const open = holdRecommendations();
    let refusals = 0;
    const asked = Array.from({ length: 12 }, async () => {
      const answer = await ask(HERE);
      refusals += answer.statusCode === 503 ? 1 : 0;
      return answer;
    });
    // Everybody else is served meanwhile.
    for (const url of ['/api/places/', '/readyz']) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
    // Whoever came to the door only now would find a place.
    while (refusals < 7) await sleep(1);
    open();
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(200), ...Array(7).fill(503)]);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('1');
    expect(refused?.json()).toEqual({
      detail: 'The service is busy, please try again shortly',
      code: 'service/overloaded',
      request_id: refused?.headers['x-request-id'],
    });
    expect((await ask(HERE)).statusCode).toBe(200);
  });

  test('those who want their answer as a stream stand in the same line', async () => {
    const { inject } = await serverWith({ workConcurrency: 1, workQueue: 1 });
    const open = holdRecommendations();
    const statuses: number[] = [];
    const asked = Array.from({ length: 4 }, async () => {
      const { statusCode } = await inject({
        method: 'POST',
        url: '/api/recommendations/chat',
        headers: { ...headers, accept: 'text/event-stream' },
        payload: { message: 'museums near Sol?' },
      });
      statuses.push(statusCode);
    });
    while (statuses.length < 2) await sleep(1);
    open();
    await Promise.all(asked);
    expect(statuses).toEqual([503, 503, 200, 200]);
  });

  test('a full waiting room is told at the door what would have been told inside', async () => {
    const { admission, inject, listen } = await serverWith(
      { workConcurrency: 1, workQueue: 1 },
      { trustProxy: () => true },
    );
    const { url: address } = await listen();
    const open = holdRecommendations();
    const inside = [inject({ url: HERE, headers }), inject({ url: HERE, headers })];
    while (admission.hasRoomToWait) await sleep(1);
    const chatsRefused = async () =>
      Number(
        /_count\{method="POST",route="\/api\/recommendations\/chat",status="503"\} (\d+)/u.exec(
          (await inject({ url: '/metrics' })).body,
        )?.[1] ?? 0,
      );
    const refusedBefore = await chatsRefused();
    const info = vi.spyOn(service.composed.service.log, 'info');
    const secure = { ...headers, 'x-forwarded-proto': 'https', 'content-type': 'application/json' };
    const said = { payload: '{"message":"museums"}' };
    const asked = [
      { method: 'GET', url: HERE },
      { method: 'GET', url: '/api/recommendations?lat=40&lng=-3' },
      { method: 'GET', url: '/api/places/?q=museum' },
      { method: 'GET', url: '/api/places?limit=5&feature=terrace' },
      { method: 'POST', url: '/api/recommendations/chat', ...said },
      { method: 'POST', url: '/api/recommendations/chat/', ...said },
    ] as const;
    for (const question of asked) {
      const { method, url } = question;
      const body = 'payload' in question ? { body: question.payload } : {};
      const atTheDoor = await fetch(address + url, { method, headers: secure, ...body });
      const within = await inject({ ...question, headers: secure });
      const text = await atTheDoor.text();
      expect([atTheDoor.status, untold(text)]).toEqual([within.statusCode, untold(within.body)]);
      expect(JSON.parse(text).request_id).toBe(atTheDoor.headers.get('x-request-id'));
      expect(untold(Object.fromEntries(atTheDoor.headers))).toEqual(untold(within.headers));
      const [first, second] = info.mock.calls.slice(-2).map(([line]) => untold(line as object));
      expect(first).toEqual(second);
    }
    // What does not compute is not refused, and neither is a browser's question beforehand.
    for (const [method, url] of [
      ['GET', '/api/places/'],
      ['GET', '/api/places/?limit=5&offset=10'],
      ['OPTIONS', '/api/recommendations/chat'],
    ] as const)
      expect((await fetch(address + url, { method })).ok).toBe(true);
    open();
    for (const each of inside) expect((await each).statusCode).toBe(200);
    expect((await fetch(address + HERE, { headers })).status).toBe(200);
    expect((await chatsRefused()) - refusedBefore).toBe(4);
  });

  test('a full house refuses at the door; health, readiness and metrics are always answered', async () => {
    const { ask, admission } = await serverWith({ maxInFlight: 1 });
    const open = holdRecommendations();
    const inside = ask(HERE);
    while (admission.figures.inFlight === 0) await sleep(1);
    expect((await ask('/api/places/')).statusCode).toBe(503);
    for (const url of ['/healthz', '/readyz', '/metrics'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
    open();
    expect((await inside).statusCode).toBe(200);
    expect((await ask('/api/places/')).statusCode).toBe(200);
  });

  test('what is not answered by its deadline is answered 503, and holds no place afterwards', async () => {
    const { listen, admission } = await serverWith({ workConcurrency: 1 }, { clients: { ...QUICK, deadlineS: 1 } });
    const { url } = await listen();
    const open = holdRecommendations();
    const response = await fetch(url + HERE, { headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ code: 'service/too-late' });
    expect(admission.figures.inFlight).toBe(0);
    open();
    // A busy machine may miss the deadline, too; a place that is held would be missing for ever.
    await expect.poll(async () => (await fetch(url + HERE, { headers })).status, { timeout: 20_000 }).toBe(200);
  });

  test('what comes of a request after its deadline is logged by kind when it is a fault, and never in its words', async () => {
    const { listen } = await serverWith({ workConcurrency: 4 }, { clients: { ...QUICK, deadlineS: 1 } });
    const { url } = await listen();
    const outcomes: (() => Promise<void>)[] = [
      () => Promise.resolve(),
      () => Promise.reject(new DomainError('service/overloaded', 'said the anchovy')),
      () => Promise.reject(new TypeError('said the anchovy')),
    ];
    logged.length = 0;
    for (const outcome of outcomes) {
      const open = holdRecommendations(outcome);
      const { status } = await fetch(url + HERE, { headers });
      expect(status).toBe(503);
      open();
    }
    await expect.poll(() => logged.length).toBe(1);
    await fetch(`${url}/healthz`);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 'error',
      msg: 'a request failed after its deadline',
      err: { kind: 'TypeError' },
    });
    expect(logged.join()).not.toMatch(/anchovy|lat=/u);
  });

  test('metrics tell how many are inside and waiting, and how late the loop is', async () => {
    const { body } = await service.ask({ url: '/metrics' });
    for (const name of ['paseo_requests_in_flight 0', 'paseo_work_waiting 0', 'paseo_loop_delay_seconds '])
      expect(body).toContain(name);
  });
});

const QUICK = { requestS: 2, deadlineS: 5, maxConnections: 100, maxRequestsPerConnection: 3 };

function dial(port: number, text: string): { readonly socket: Socket; readonly heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const heard = new Promise<string>((resolve) => {
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });
  return { socket, heard };
}

const answered = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('data', resolve));

describe('slow clients', () => {
  test('whoever never finishes a request is let go with 408, holding no place meanwhile', async () => {
    const { listen } = await serverWith({ maxInFlight: 1 }, { clients: QUICK });
    const { port, url } = await listen();
    const halfHeaders = dial(port, 'GET /api/places/ HTTP/1.1\r\nHost: here\r\n');
    const halfBody = dial(
      port,
      'POST /api/token HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user',
    );
    await sleep(100);
    expect((await fetch(`${url}/api/places/`)).status).toBe(200);
    expect(await halfHeaders.heard).toContain('408');
    expect(await halfBody.heard).toContain('408');
  });

  test.each([
    [408, 'GET /healthz HTTP/1.1\r\n'],
    [431, `GET /healthz HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    [400, 'GET /a path with spaces HTTP/1.1\r\n\r\n'],
    [400, 'nothing like a request\r\n\r\n'],
  ])('what never becomes a request is answered %s, in the shape of every failure', async (status, written) => {
    const { listen } = await serverWith({}, { clients: QUICK });
    const { port } = await listen();
    const [head = '', body = ''] = (await dial(port, written).heard).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String), code: 'request/malformed' });
  });

  test('a client is told to open another connection after its number of requests', async () => {
    const { listen } = await serverWith({}, { clients: QUICK });
    const { port } = await listen();
    const request = 'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n';
    const { socket, heard } = dial(port, request);
    for (let i = 0; i < 2; i++) {
      await answered(socket);
      socket.write(request);
    }
    await answered(socket);
    socket.end();
    const [first, second, third] = (await heard).split('HTTP/1.1 200').slice(1);
    expect([first, second, third].map((each) => /connection: close/iu.test(each ?? ''))).toEqual([false, false, true]);
  });
});

/** For a busy machine to ask and write twice before the door is shut. */
const LONG_ENOUGH_S = 3;

describe('leaving', () => {
  test('what was accepted is answered, readiness says no, and keep-alive clients are told to go', async () => {
    const { listen, close } = await serverWith({}, { shutdown: { delayS: LONG_ENOUGH_S, graceS: 5 } });
    const { port, url } = await listen();
    const open = holdRecommendations();
    const accepted = fetch(url + HERE, { headers });
    const { socket, heard } = dial(port, 'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
    await answered(socket);
    const closed = close();
    await sleep(50);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect(await ready.json()).toMatchObject({ parts: { accepting: false } });
    socket.write('GET /api/places/prado HTTP/1.1\r\nHost: here\r\n\r\n');
    expect(await heard).toMatch(/HTTP\/1\.1 200[\s\S]*HTTP\/1\.1 200[\s\S]*connection: close/iu);
    open();
    expect((await accepted).status).toBe(200);
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
