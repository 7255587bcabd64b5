// Suggestions over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const ask = async (query: string) => service.ask({ url: `/api/places/suggest/?${query}` });

test('gives things with ids, names and distances, the nearer first among equals', async () => {
  const response = await ask('q=museo%20del%20pra&lat=40.4168&lng=-3.7038');
  expect(response.statusCode).toBe(200);
  const [first] = response.json();
  expect(first).toMatchObject({ kind: 'place', id: 'prado', distance: expect.any(Number) });
});

test('speaks of kinds in the language asked for', async () => {
  const names = async (query: string) => (await ask(query)).json().map(({ name }: { name: string }) => name);
  expect(await names('q=museu&lang=en')).toContain('museums');
  expect(await names('q=museo&lang=es')).toContain('museos');
});

test.each([
  ['', 422],
  ['q=', 422],
  ['q=a&limit=0', 422],
  ['q=a&lat=100', 422],
  ['q=%00', 200],
  [`q=${'x'.repeat(101)}`, 422],
])('%j is %i', async (query, status) => expect((await ask(query)).statusCode).toBe(status));

test('gives at most as many as were asked for', async () => {
  expect((await ask('q=m&limit=2')).json()).toHaveLength(2);
});
