// Experiments over HTTP: who gets an interleaved list, how it is told apart, how votes are counted, and adoption.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let admin: Record<string, string>;
let people = 0;
beforeAll(async () => {
  service = await startTestService('embedded');
  admin = { ...bearer(await service.signIn('root', 'admin')) };
});
afterAll(() => service?.close());

const somebody = async () => bearer(await service.signIn(`person${people++}`));
type Headers = Awaited<ReturnType<typeof somebody>>;
const list = async (headers: Headers, more = '') =>
  service.ask({ url: `/api/recommendations/?lat=40.4168&lng=-3.7038&limit=20${more}`, headers });
const ids = (response: Awaited<ReturnType<typeof list>>): string[] =>
  response.json().map(({ place_id }: { place_id: string }) => place_id);
const post = (url: string, payload?: object) =>
  service.ask({ method: 'POST', url: `/api/admin/experiments${url}`, headers: admin, ...(payload && { payload }) });
const results = async () => (await service.ask({ url: '/api/admin/experiments', headers: admin })).json();
const choose = (headers: Headers, response: Awaited<ReturnType<typeof list>>, at: number) =>
  service.ask({
    method: 'POST',
    url: '/api/events/',
    headers,
    payload: {
      consent: true,
      events: [
        {
          id: `choice${at}`,
          kind: 'opened',
          place_id: ids(response)[at],
          recommendation_id: response.headers['x-recommendation-id'],
        },
      ],
    },
  });

/** Rankings that differ much: one walks no step, the other does not mind the way. */
const NEAR_AND_FAR = { a: { method: 'transfer', patience: 0.25 }, b: { method: 'transfer', patience: 4 } };

test('nothing is compared unless an administrator starts it, and only one thing at a time', async () => {
  const ada = await somebody();
  const before = ids(await list(ada));
  expect(ids(await list(ada, '&method=ensemble'))).toEqual(before);
  expect((await post('', { name: 'same', a: { method: 'svd' }, b: { method: 'svd' } })).statusCode).toBe(422);
  expect((await post('', { name: 'x', a: { method: 'svd', variety: 9 }, b: { method: 'svd' } })).statusCode).toBe(422);
  const started = await post('', { name: 'near and far', ...NEAR_AND_FAR });
  expect([started.statusCode, started.json()]).toEqual([
    200,
    expect.objectContaining({ name: 'near and far', votes_a: 0, votes_b: 0, share_b: 0.5, evidence: 1 }),
  ]);
  expect((await post('', { name: 'another', ...NEAR_AND_FAR })).json().code).toBe('experiment/running');
});

test('who names no method gets both rankings in one list, in order of its scores, the same all day', async () => {
  const ada = await somebody();
  const response = await list(ada, '&include=contributions');
  const items: { score: number; contributions: { amount: number }[] }[] = response.json();
  const scores = items.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  for (const { score, contributions } of items)
    expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 6);
  expect(new Set(ids(response)).size).toBe(items.length);
  expect(ids(await list(ada))).toEqual(ids(response));
  const named = await list(ada, '&method=transfer');
  await choose(ada, named, 0);
  const [event] = (await service.ask({ url: '/api/events/', headers: ada })).json();
  expect(event).not.toHaveProperty('team');
});

test('one vote an account and none of visitors, for the ranking they chose more of on their first decided day, once that is over', async () => {
  const teams: string[] = [];
  for (let person = 0; person < 12; person++) {
    const headers = await somebody();
    const response = await list(headers);
    await choose(headers, response, 0);
    await choose(headers, response, 0);
    const [event] = (await service.ask({ url: '/api/events/', headers })).json();
    teams.push(event.team);
  }
  const shared = await list(await somebody());
  for (let visitor = 0; visitor < 2; visitor++) {
    const token = (await service.ask({ method: 'POST', url: '/api/visitor/token' })).json().access_token;
    expect((await choose(bearer(token), shared, 0)).json().accepted).toBe(1);
  }
  expect((await results())[0]).toMatchObject({ votes_a: 0, votes_b: 0 });
  const { db } = service.composed.database;
  await sql`update events set day = day - 2`.execute(db);
  await sql`update experiments set started_at = started_at - interval '5 days'`.execute(db);
  const [{ votes_a, votes_b }] = await results();
  expect([votes_a, votes_b]).toEqual([
    teams.filter((team) => team === 'A').length,
    teams.filter((team) => team === 'B').length,
  ]);
  expect(votes_a + votes_b).toBe(12);
});

test('a ranking that is adopted serves who names no method, and ends the experiment', async () => {
  const ada = await somebody();
  const [{ id }] = await results();
  const ensemble = ids(await list(ada, '&method=ensemble'));
  expect((await post(`/${id}/adopt`, { ranking: 'C' })).statusCode).toBe(422);
  expect((await post('/4711/adopt', { ranking: 'B' })).json().code).toBe('experiment/not-found');
  const adopted = (await post(`/${id}/adopt`, { ranking: 'B' })).json();
  expect(adopted).toMatchObject({ adopted: 'B', ended_at: expect.any(String) });
  const served = await list(ada);
  expect(served.headers['x-method']).not.toBe('ensemble');
  expect(ids(await list(ada, '&method=ensemble'))).toEqual(ensemble);
  const log = (await service.ask({ url: '/api/admin/audit-log?object=experiment', headers: admin })).json();
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['activated', 'created']);
});

test('an experiment that is ended leaves what served before', async () => {
  const ada = await somebody();
  const before = ids(await list(ada));
  const { id } = (await post('', { name: 'again', ...NEAR_AND_FAR })).json();
  expect((await post(`/${id}/end`)).json()).toHaveProperty('ended_at');
  expect(ids(await list(ada))).toEqual(before);
});

test('votes of several experiments are counted one after the other', async () => {
  const { experiments } = service.composed.service;
  const count = experiments.votes;
  let atOnce = 0;
  let most = 0;
  const spy = vi.spyOn(experiments, 'votes').mockImplementation(async (id) => {
    most = Math.max(most, ++atOnce);
    const votes = await count(id);
    atOnce--;
    return votes;
  });
  expect((await results()).length).toBeGreaterThan(1);
  expect([spy.mock.calls.length > 1, most]).toEqual([true, 1]);
  spy.mockRestore();
});

test('each place of an interleaved list is counted for the method that put it there', async () => {
  const { id } = (await post('', { name: 'two methods', a: { method: 'transfer' }, b: { method: 'ensemble' } })).json();
  const ada = await somebody();
  const used = async (method: string) => String((await list(ada, `&method=${method}`)).headers['x-method']);
  const methods = { A: await used('transfer'), B: await used('ensemble') };
  expect(methods.A).not.toBe(methods.B);
  const response = await list(ada);
  for (const at of ids(response).keys()) await choose(ada, response, at);
  const events: { team: 'A' | 'B'; ranked_by: string }[] = (
    await service.ask({ url: '/api/events/', headers: ada })
  ).json();
  expect(new Set(events.map(({ team }) => team))).toEqual(new Set(['A', 'B']));
  for (const { team, ranked_by } of events) expect(ranked_by).toBe(methods[team]);
  await post(`/${id}/end`);
});
