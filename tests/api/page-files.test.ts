// Files of the pages, on a machine that is so busy that the deadline answers before they are found.
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageRoutes } from '../../src/http/routes/pages.ts';
import type { App } from '../../src/http/routes.ts';
import { startTestService, type TestService } from '../support/service.ts';

const PAGES = resolve(import.meta.dirname, '../../dist/web');

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

test('a file that is found after the deadline has answered ends nothing', async () => {
  const app = Fastify();
  app.addHook('preHandler', (_request, reply, done) => {
    process.nextTick(() => reply.code(503).send({ detail: 'too late' }));
    done();
  });
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('unhandledRejection', note);
  await pageRoutes(PAGES)(app as unknown as App, service.composed.service as never);
  const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url: '/widget.js' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  // Closing waits for nothing that the disk still looks for.
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(thrown).toEqual([]);
  await app.close();
});
