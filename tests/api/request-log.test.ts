// What the log says of a request, and how it is found again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/system/log.ts';
import { startTestService, type TestService } from '../support/service.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let service: TestService;
const lines: Readonly<Record<string, unknown>>[] = [];
beforeAll(async () => {
  service = await startTestService('embedded', {
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  });
});
afterAll(() => service?.close());

const lineOf = (requestId: unknown) => lines.find((line) => line.requestId === requestId);

test('the line of a request has the trace id that its caller sent, and the route instead of the path', async () => {
  const { headers } = await service.ask({
    url: '/api/places/prado?lang=es',
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  const line = lineOf(headers['x-request-id']);
  expect(line).toMatchObject({ traceId: TRACE, status: 200, method: 'GET' });
  expect(JSON.stringify(line)).not.toContain('prado');
});

test.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
  'without a trace (%s) the line has none',
  async (traceparent) => {
    const { headers } = await service.ask({
      url: '/api/categories',
      headers: traceparent === undefined ? {} : { traceparent },
    });
    const line = lineOf(headers['x-request-id']);
    expect(line).toMatchObject({ status: 200 });
    expect(line).not.toHaveProperty('traceId');
  },
);
