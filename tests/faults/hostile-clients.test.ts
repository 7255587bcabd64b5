// What hostile clients found: deadlines, limits and names that did not hold.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up as makeNamesVisible } from '../../src/db/migrations/009-visible-names.ts';
import { buildServer } from '../../src/http/server.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

const OPTIONS = {
  version: '0.0.0-test',
  pages: 'no pages',
  bodyLimitBytes: 65_536,
  trustProxy: false,
  rateLimitPerMinute: 0,
  rateLimitPerAddress: 0,
  clients: { requestS: 5, deadlineS: 1, maxConnections: 10, maxRequestsPerConnection: 10 },
} as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService('embedded');
});
afterAll(() => service?.close());

const signUp = (username: string, { ask }: TestService = service) =>
  ask({ method: 'POST', url: '/api/users/', payload: { username, password: PASSWORD, full_name: 'x' } });

test.each([
  ['QUERY', '/api/places/?limit=1', 405, 'GET, HEAD'],
  ['BREW', '/api/token', 405, 'POST'],
  ['PROPFIND', '/api/places/prado', 405, 'GET, HEAD'],
  ['BREW', '/nothing', 400, undefined],
])('%s %s, a method that no route has, is answered %s', async (method, path, status, allow) => {
  const app = await buildServer(service.composed.service, OPTIONS);
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: paseo\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
  expect(/^allow: (.+)$/imu.exec(head)?.[1]?.trim()).toBe(allow);
  expect(body).toContain('"detail"');
  await app.close();
});

test('the deadline holds for a request whose body was read', async () => {
  const app = await buildServer(service.composed.service, OPTIONS);
  app.post('/slow', { schema: { hide: true } }, () => new Promise(() => {}));
  const url = await app.listen({ port: 0 });
  const body = JSON.stringify({ a: 'word' });
  const answer = await fetch(`${url}/slow`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({
    code: 'service/too-late',
    detail: 'The service did not answer in time; it may still do what was asked',
  });
  await app.close();
});

test('a change by an administrator is answered by its outcome, however late: told too early it would be made again', async () => {
  const busy = await startTestService('embedded');
  const { catalogue, ...others } = busy.composed.service;
  const refresh = () => new Promise<void>((resolve) => setTimeout(resolve, 2_500)).then(catalogue.refresh);
  // A socket that is silent for longer than a deadline is ended, too.
  const clients = { ...OPTIONS.clients, requestS: 2 };
  const app = await buildServer({ ...others, catalogue: { ...catalogue, refresh } }, { ...OPTIONS, clients });
  const url = await app.listen({ port: 0 });
  const headers = { ...bearer(await busy.signIn('alcaldesa', 'admin')), 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Bar Lento', lat: 40.4153, lng: -3.7071, categories: ['pubs/bars'] });
  const answer = await fetch(`${url}/api/admin/places`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([200, { name: 'Bar Lento' }]);
  await app.close();
  await busy.close();
});

test('an address has one limit over everything it sends, refused and broken requests included', async () => {
  const limited = await startTestService('embedded', { environment: { RATE_LIMIT_PER_ADDRESS: '6' } });
  const asked = [
    { url: '/api/users/me', headers: bearer('no.token.here') },
    { url: '/api/places/?limit=many' },
    { method: 'POST', url: '/api/token', headers: { 'content-type': 'application/json' }, payload: '{"broken' },
    { url: '/metrics' },
    { url: '/nothing' },
    { url: '/api/categories' },
  ] as const;
  const statuses = [];
  for (const each of [...asked, ...asked]) statuses.push((await limited.ask(each)).statusCode);
  expect(statuses).toEqual([401, 422, 400, 200, 404, 200, ...Array(6).fill(429)]);
  const refused = await limited.ask(asked[5]);
  expect(refused.json()).toMatchObject({ code: 'request/throttled' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limited.ask({ url: '/readyz' })).statusCode).not.toBe(429);
  await limited.close();
});

test('behind a proxy the address is what the proxy saw, never what the client wrote before it', async () => {
  const limited = await startTestService('embedded', {
    environment: { RATE_LIMIT_PER_ADDRESS: '2', TRUST_PROXY: 'true' },
  });
  const from = async (forwarded: string) =>
    (await limited.ask({ url: '/api/categories', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  const one = [];
  for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) one.push(await from(`${invented}, 192.0.2.1`));
  expect(one).toEqual([200, 200, 429]);
  expect(await from('192.0.2.2')).toBe(200);
  expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:0:ffff::3')]).toEqual([
    200, 200, 429,
  ]);
  expect(await from('2001:db8:0:1::1')).toBe(200);
  await limited.close();
});

test.each([
  ['a number: so many proxies', '2'],
  ['a list: these addresses and networks', '127.0.0.1,10.0.0.0/8'],
])('TRUST_PROXY as %s', async (_, trusted) => {
  const limited = await startTestService('embedded', {
    environment: { RATE_LIMIT_PER_ADDRESS: '2', TRUST_PROXY: trusted },
  });
  const from = async (forwarded: string) =>
    (await limited.ask({ url: '/api/categories', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  const one = [];
  for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) one.push(await from(`${invented}, 192.0.2.1, 10.0.0.9`));
  expect(one).toEqual([200, 200, 429]);
  expect(await from('192.0.2.2, 10.0.0.9')).toBe(200);
  await limited.close();
});

test('TRUST_PROXY as a list believes no other address, whatever it claims', async () => {
  const limited = await startTestService('embedded', {
    environment: { RATE_LIMIT_PER_ADDRESS: '2', TRUST_PROXY: '10.0.0.0/8' },
  });
  const claiming = async (forwarded: string) =>
    (
      await limited.ask({
        url: '/api/categories',
        remoteAddress: '203.0.113.9',
        headers: { 'x-forwarded-for': forwarded },
      })
    ).statusCode;
  expect([await claiming('1.1.1.1'), await claiming('2.2.2.2'), await claiming('3.3.3.3')]).toEqual([200, 200, 429]);
  await limited.close();
});

test.each(['car\u3164men', 'carmen\u115f', 'ca\u17b4rmen'])(
  'a username with a letter that nobody sees (%j) is refused',
  async (name) => {
    expect((await signUp(name)).statusCode).toBe(422);
  },
);

test('a category is the same with and without invisible letters', async () => {
  const headers = bearer(await service.signIn('twins'));
  const prefer = (category: string, rating: number) =>
    service.ask({ method: 'POST', url: '/api/preferences/', headers, payload: { category, rating } });
  await prefer('museum', 3);
  await prefer('mus\u200beum', 5);
  const { body } = await service.ask({ url: '/api/preferences/', headers });
  expect(JSON.parse(body).map(({ rating }: { rating: number }) => rating)).toEqual([5]);
});

test('names that were kept with invisible letters are found without them, and twins stay apart', async () => {
  const { db } = service.composed.database;
  await signUp('olga');
  await signUp('pablo');
  await sql`update users set username_key = ${'ol\u200bga'} where username_key = 'olga'`.execute(db);
  await sql`insert into users (username, username_key, full_name, role, password_hash) values ('p', ${'pab\u200blo'}, 'p', 'user', 'x')`.execute(
    db,
  );
  await makeNamesVisible(db as never);
  const { rows } = await sql<{
    key: string;
  }>`select username_key as key from users where username_key like '%ol%ga' or username_key like 'pab%' order by id`.execute(
    db,
  );
  expect(rows.map(({ key }) => key)).toEqual(['olga', 'pablo', 'pab\u200blo']);
});

test('the last administrator stays one, whoever asks and however many at once', async () => {
  const [first, second] = [await service.signIn('first-admin', 'admin'), await service.signIn('second-admin', 'admin')];
  const idOf = async (token: string) => (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json().id;
  const ids = [await idOf(first), await idOf(second)];
  const change = (token: string, id: number, payload: object) =>
    service.ask({ method: 'PATCH', url: `/api/admin/users/${id}`, headers: bearer(token), payload });
  const answers = await Promise.all([
    change(first, ids[1], { is_active: false }),
    change(second, ids[0], { role: 'user' }),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const last = statuses[0] === 200 ? { token: first, id: ids[0] } : { token: second, id: ids[1] };
  const refused = await change(last.token, last.id, { is_active: false });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'user/last-admin']);
  expect((await change(last.token, last.id, { role: 'user' })).statusCode).toBe(409);
});

test('the last administrator cannot delete the own account, also when two do it at once', async () => {
  const admins = [await service.signIn('leaving-admin', 'admin'), await service.signIn('other-admin', 'admin')];
  await deactivateOtherAdmins(admins);
  const leave = (token: string) => service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(token) });
  const answers = await Promise.all(admins.map(leave));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const last = admins[answers.findIndex(({ statusCode }) => statusCode === 409)]!;
  expect((await leave(last)).json()).toMatchObject({
    code: 'user/last-admin',
    detail: 'This is the last active administrator; make another one first',
  });
  expect((await service.ask({ url: '/api/users/me', headers: bearer(last) })).json().is_active).toBe(true);
});

/** Of tests before: only those of the tokens stay. */
async function deactivateOtherAdmins(tokens: readonly string[]): Promise<void> {
  const kept = await Promise.all(
    tokens.map(async (token) => (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json().id),
  );
  const { users } = await service.composed.service.users.list({ limit: 1_000, offset: 0 });
  for (const { id, role } of users)
    if (role === 'admin' && !kept.includes(id)) await service.composed.service.users.change(id, { isActive: false });
}

test('tokens of an account that was deactivated stay dead when it is activated again', async () => {
  const admin = await service.signIn('keeper', 'admin');
  const token = await service.signIn('revenant');
  const me = () => service.ask({ url: '/api/users/me', headers: bearer(token) });
  const { id } = (await me()).json();
  const change = (is_active: boolean) =>
    service.ask({ method: 'PATCH', url: `/api/admin/users/${id}`, headers: bearer(admin), payload: { is_active } });
  await change(false);
  expect((await me()).statusCode).toBe(401);
  await change(true);
  expect((await me()).statusCode).toBe(401);
  const login = { username: 'revenant', password: PASSWORD };
  expect((await service.ask({ method: 'POST', url: '/api/token', payload: login })).statusCode).toBe(200);
});
