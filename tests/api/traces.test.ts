// Traces as a collector receives them: one here takes what the service sends by OTLP, and can be told to fail.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
}

const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
/** Stands for what nobody may find in a trace: a name, a password's part, a wish, a note. */
const CANARY = 'zanahoria';

async function startCollector(status = 200) {
  const bodies: string[] = [];
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      paths.push(request.url ?? '');
      bodies.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    paths,
    spans: () =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((of: { scopeSpans: { spans: SentSpan[] }[] }) =>
          of.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ) as readonly SentSpan[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const attributeOf = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('with a collector', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let spans: readonly SentSpan[];
  const requestOf = (name: string) => spans.filter((span) => span.kind === SERVER && span.name === name);

  beforeAll(async () => {
    collector = await startCollector();
    const service = await startTestService('embedded', {
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`, OTEL_SERVICE_NAME: 'paseo-of-a-test' },
    });
    await askEverything(service);
    // What waits is sent when the service ends.
    await service.close();
    spans = collector.spans();
  });
  afterAll(() => collector.close());

  test('a request is a span under its caller’s, by route and status', () => {
    const [read] = requestOf('GET /api/places/:place_id');
    expect(read).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(read && attributeOf(read, 'http.response.status_code')).toBe(404);
    // The caller's mistake is no failure of the server.
    expect(read?.status.code ?? 0).not.toBe(FAILED);
    expect(collector.paths).toEqual(collector.paths.map(() => '/v1/traces'));
    expect(collector.bodies.join('')).toContain('paseo-of-a-test');
  });

  test('its statements are parts of it, also where a body had to arrive first', () => {
    const [stated] = requestOf('POST /api/preferences/');
    const parts = spans.filter(({ parentSpanId, kind }) => kind === CLIENT && parentSpanId === stated?.spanId);
    expect(parts.map(({ name }) => name)).toContain('INSERT');
    expect(parts.every((part) => attributeOf(part, 'db.system.name') === 'postgresql')).toBe(true);
  });

  test('a request that computes says how long it stood in line', () => {
    const [asked] = requestOf('POST /api/recommendations/chat');
    expect(asked && attributeOf(asked, 'paseo.waited_ms')).toBeGreaterThanOrEqual(0);
  });

  test('nothing that somebody wrote, and no name, is in any of it', () => {
    expect(spans.length).toBeGreaterThan(8);
    expect(collector.bodies.join('').toLowerCase()).not.toContain(CANARY);
  });
});

async function askEverything(service: TestService): Promise<void> {
  const token = await service.signIn(`${CANARY}-1`);
  const headers = bearer(token);
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  await service.ask({ url: `/api/places/${CANARY}`, headers: { traceparent } });
  await service.ask({ url: `/api/places/?q=${CANARY}` });
  await service.ask({ url: `/api/users/${CANARY}/exists` });
  const posts = [
    ['/api/preferences/', { category: CANARY, rating: 4 }],
    ['/api/recommendations/chat', { message: `a museum with a ${CANARY}`, lat: 40.4168, lng: -3.7038 }],
    ['/api/lists/', { name: CANARY }],
    ['/api/reviews/', { place_id: 'prado', rating: 5, text: CANARY }],
    ['/api/token', { username: CANARY, password: `${CANARY} ${CANARY}` }],
  ] as const;
  for (const [url, payload] of posts) await service.ask({ method: 'POST', url, headers, payload });
}

test('a collector that takes nothing is told, and no request suffers from it', async () => {
  const lines: string[] = [];
  const log = { warn: (_facts: unknown, text: string) => lines.push(text), info: () => {}, error: () => {} };
  const { openTraces } = await import('../../src/system/traces.ts');
  const collector = await startCollector(400);
  const traces = openTraces({ endpoint: collector.endpoint, serviceName: 'x', version: '0', log: log as never });
  const request = traces.request({});
  request.within(() => traces.statement({ text: 'select 1', tookMs: 1, hasFailed: true }));
  request.answered({ method: 'GET', route: '/', status: 503 });
  request.answered({ method: 'GET', route: '/', status: 200 });
  await traces.close();
  expect(lines).toEqual(['traces could not be sent to the collector']);
  await collector.close();
});

test('a background round that fails is a span that says so, and fails as before', async () => {
  const collector = await startCollector();
  const { openTraces } = await import('../../src/system/traces.ts');
  const { silentLog } = await import('../../src/system/log.ts');
  const traces = openTraces({ endpoint: collector.endpoint, serviceName: 'x', version: '0', log: silentLog() });
  const fails = () => Promise.reject(new Error('on purpose'));
  await expect(traces.round('train', fails)).rejects.toThrow('on purpose');
  expect(await traces.round('train', () => Promise.resolve(7))).toBe(7);
  await traces.close();
  expect(collector.spans().map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['train', FAILED],
    ['train', 0],
  ]);
  await collector.close();
});
