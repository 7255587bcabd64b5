// The load generator of the benchmark that does not wait for answers.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openLoop } from '../bench/open-loop.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that answers each path after the time that its number says. */
async function serverAt(statusOf: (path: string) => number, pauseMs: (path: string) => number): Promise<string> {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    setTimeout(() => response.writeHead(statusOf(path)).end('ok'), pauseMs(path));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('it sends at its rate although every answer takes longer than the time between two requests', async () => {
  const url = await serverAt(
    () => 200,
    () => 300,
  );
  const startMs = performance.now();
  const figures = await openLoop({ url, rate: 100, seconds: 1, next: () => ({ path: '/' }) });
  const tookMs = performance.now() - startMs;
  expect(figures.failures).toBe(0);
  expect(figures.p50Ms).toBeGreaterThanOrEqual(299);
  // One after the other the hundred would take thirty seconds.
  expect(tookMs).toBeLessThan(10_000);
});

test('a generator that was held up tells the wait: latencies begin when a request should have been sent', async () => {
  const url = await serverAt(
    () => 200,
    () => 0,
  );
  const figures = await openLoop({
    url,
    rate: 100,
    seconds: 1,
    next(at) {
      if (at === 20) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      return { path: '/' };
    },
  });
  expect(figures.p99Ms).toBeGreaterThan(400);
});

test('what is refused is a failure and no latency', async () => {
  const url = await serverAt(
    (path) => (path === '/bad' ? 503 : 200),
    () => 0,
  );
  const figures = await openLoop({
    url,
    rate: 50,
    seconds: 1,
    next: (at) => ({ path: at % 5 === 0 ? '/bad' : '/good' }),
  });
  expect(figures.failures).toBe(10);
});
