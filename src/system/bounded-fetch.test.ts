import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { location: '/' }).end();
    if (request.url === '/silent') return response.writeHead(200).write('a');
    return response.end('a'.repeat(1_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;

test('an answer is read whole up to the limit, and refused beyond it', async () => {
  expect((await (await boundedFetch(5, 1_000)(address, get)).text()).length).toBe(1_000);
  await expect(boundedFetch(5, 999)(address, get)).rejects.toThrow('too large');
});

test('an answer that begins and never ends is given up', async () => {
  await expect(boundedFetch(0.1)(`${address}/silent`, get)).rejects.toThrow();
});

test('no redirect is followed', async () => {
  expect((await boundedFetch(5)(`${address}/moved`, get)).status).toBe(302);
});
