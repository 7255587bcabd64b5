// Endpoints 1 to 4, and one's own account.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFirstAdministrator } from '../../src/compose/first-start.ts';
import { readSettings } from '../../src/config/read.ts';
import { silentLog } from '../../src/system/log.ts';
import { addUser } from '../../src/usecases/accounts.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

const USER_FIELDS = ['created_at', 'full_name', 'id', 'is_active', 'role', 'username'];

const GOOD_USERNAMES = ['abc', 'José', 'a.b_c@d+e-f', 'Ñandú', '李小龙', 'x'.repeat(64), '123'];
const BAD_SIGN_UPS: Record<string, unknown> = {
  'no username': { password: PASSWORD },
  'no password': { username: 'someone' },
  'nothing in it': {},
  'a list': [],
  'a number': 5,
  null: null,
  'a username of two': { username: 'ab', password: PASSWORD },
  'a username of 65': { username: 'x'.repeat(65), password: PASSWORD },
  'a space in the username': { username: 'some one', password: PASSWORD },
  'a slash in the username': { username: 'some/one', password: PASSWORD },
  'an empty username': { username: '', password: PASSWORD },
  'a numeric username': { username: 12345, password: PASSWORD },
  'a null username': { username: null, password: PASSWORD },
  'a NUL in the username': { username: 'some\0one', password: PASSWORD },
  'an emoji as username': { username: '😀😀😀', password: PASSWORD },
  'a password of seven': { username: 'someone', password: '1234567' },
  'a password of 129': { username: 'someone', password: 'x'.repeat(129) },
  'an empty password': { username: 'someone', password: '' },
  'a numeric password': { username: 'someone', password: 1234567890 },
  'the username as password': { username: 'someone123', password: 'SomeOne123' },
  'a NUL in the password': { username: 'someone', password: 'long enough\0' },
  'a numeric full name': { username: 'someone', password: PASSWORD, full_name: 5 },
  'a full name of 129': { username: 'someone', password: PASSWORD, full_name: 'x'.repeat(129) },
  'a line break in the full name': { username: 'someone', password: PASSWORD, full_name: 'a\nb' },
  'an unknown role': { username: 'someone', password: PASSWORD, role: 'owner' },
  'a role as list': { username: 'someone', password: PASSWORD, role: ['admin'] },
  'a role in capitals': { username: 'someone', password: PASSWORD, role: 'ADMIN' },
  'an empty role': { username: 'someone', password: PASSWORD, role: '' },
};
const BAD_LOGINS: Record<string, object> = {
  'no body': {},
  'an empty JSON object': { payload: {} },
  'no password': { payload: { username: 'carmen' } },
  'no username': { payload: { password: PASSWORD } },
  'an empty username': { payload: { username: '', password: PASSWORD } },
  'an empty password': { payload: { username: 'carmen', password: '' } },
  'a numeric password': { payload: { username: 'carmen', password: 5 } },
  'a list': { payload: [] },
  'another grant type': { payload: { username: 'carmen', password: PASSWORD, grant_type: 'client_credentials' } },
  'broken JSON': { payload: '{"username":', headers: { 'content-type': 'application/json' } },
  'plain text': { payload: 'username=carmen', headers: { 'content-type': 'text/plain' } },
  'an empty form': { payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'a form without password': {
    payload: 'username=carmen',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'a form with two usernames': {
    payload: 'username=a&username=b&password=c',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
};

describe.each(DATABASES)('accounts over %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    for (const user of (await service.composed.service.users.list({ limit: 500, offset: 0 })).users)
      await service.composed.service.users.remove(user.id);
  });

  const signUp = (payload: unknown, headers = {}) =>
    service.ask({
      method: 'POST',
      url: '/api/users/',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const logIn = (options: object) => service.ask({ method: 'POST', url: '/api/token', ...options });

  test('sign-up answers the account without its password', async () => {
    const response = await signUp({ username: 'carmen', password: PASSWORD, full_name: 'Carmen Ruiz', role: 'user' });
    expect(response.statusCode).toBe(200);
    const user = response.json();
    expect(Object.keys(user).sort()).toEqual(USER_FIELDS);
    expect(user).toMatchObject({ username: 'carmen', full_name: 'Carmen Ruiz', role: 'user', is_active: true });
    expect(user.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u);
  });

  test('full name and role have defaults', async () => {
    expect((await signUp({ username: 'carmen', password: PASSWORD })).json()).toMatchObject({
      full_name: 'carmen',
      role: 'user',
    });
  });

  test.each(GOOD_USERNAMES)('the username %s is kept as written', async (username) => {
    const response = await signUp({ username, password: PASSWORD });
    expect([response.statusCode, response.json().username]).toEqual([200, username]);
  });

  test.each(Object.keys(BAD_SIGN_UPS))('sign-up with %s is invalid', async (name) => {
    const response = await signUp(BAD_SIGN_UPS[name]);
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toBeTypeOf('string');
  });

  test('sign-up with a lone surrogate in the password is invalid, not a crash', async () => {
    const response = await service.ask({
      method: 'POST',
      url: '/api/users/',
      payload: '{"username":"someone","password":"longenough\\ud800"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(422);
  });

  test('unknown fields are never assigned', async () => {
    const user = (
      await signUp({
        username: 'carmen',
        password: PASSWORD,
        id: 77_777,
        is_active: false,
        created_at: '2001-01-01T00:00:00',
        password_hash: 'x',
      })
    ).json();
    expect(user.id).not.toBe(77_777);
    expect(user.is_active).toBe(true);
    expect(user.created_at).not.toContain('2001');
  });

  test('a name is taken whatever its case, in letters whose capitals are two as well', async () => {
    await signUp({ username: 'weiß', password: PASSWORD });
    expect((await signUp({ username: 'WEISS', password: PASSWORD })).statusCode).toBe(400);
  });

  test.each(['carmen', 'CARMEN', 'Carmen', 'ｃａｒｍｅｎ'])('the taken name %s is refused', async (username) => {
    await signUp({ username: 'carmen', password: PASSWORD });
    const response = await signUp({ username, password: PASSWORD });
    expect([response.statusCode, response.json().detail]).toEqual([400, 'Username already registered']);
  });

  test('of 32 sign-ups of one name at once one succeeds and 31 are told that it is taken', async () => {
    const statuses = (
      await Promise.all(Array.from({ length: 32 }, () => signUp({ username: 'carmen', password: PASSWORD })))
    ).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(31);
  });

  test('nobody makes themselves an administrator', async () => {
    const user = await service.signIn('luis');
    const admin = await service.signIn('root', 'admin');
    const wanted = { username: 'boss', password: PASSWORD, role: 'admin' };
    const anonymous = await signUp(wanted);
    expect([anonymous.statusCode, anonymous.json().detail]).toEqual([403, 'Insufficient permissions']);
    expect((await signUp(wanted, bearer(user))).statusCode).toBe(403);
    const invalid = await signUp(wanted, bearer('nonsense'));
    expect([invalid.statusCode, invalid.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect((await signUp(wanted, bearer(admin))).json()).toMatchObject({ role: 'admin' });
  });

  test('an ordinary sign-up needs no token and minds none', async () => {
    expect((await signUp({ username: 'carmen', password: PASSWORD }, bearer('nonsense'))).statusCode).toBe(200);
  });

  test('a body that is not JSON', async () => {
    const ask = (payload: string, type?: string) =>
      service.ask({ method: 'POST', url: '/api/users/', payload, headers: type ? { 'content-type': type } : {} });
    expect((await ask('{"username":', 'application/json')).statusCode).toBe(400);
    expect((await ask('', 'application/json')).statusCode).toBe(400);
    expect((await ask('username=carmen&password=longenough', 'application/x-www-form-urlencoded')).statusCode).toBe(
      415,
    );
    expect((await ask('<user/>', 'application/xml')).statusCode).toBe(415);
    expect((await ask(JSON.stringify({ username: 'x'.repeat(70_000) }), 'application/json')).statusCode).toBe(413);
  });

  test.each(['"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"role":"admin"}}'])(
    'a field that nobody knows is ignored, never assigned: %s',
    async (field) => {
      const headers = { 'content-type': 'application/json' };
      const payload = `{"username":"carmen","password":"longenough",${field}}`;
      const made = await service.ask({ method: 'POST', url: '/api/users/', payload, headers });
      expect([made.statusCode, made.json()]).toEqual([200, expect.objectContaining({ role: 'user' })]);
      expect((await service.ask({ method: 'POST', url: '/api/token', payload, headers })).statusCode).toBe(200);
    },
  );

  test('the same login by JSON and by form', async () => {
    await signUp({ username: 'cármen+x', password: 'pass & wörd = 1' });
    const form = new URLSearchParams({
      username: 'cármen+x',
      password: 'pass & wörd = 1',
      grant_type: 'password',
    }).toString();
    for (const options of [
      { payload: { username: 'cármen+x', password: 'pass & wörd = 1' } },
      { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ]) {
      const response = await logIn(options);
      expect(response.statusCode).toBe(200);
      expect(Object.keys(response.json()).sort()).toEqual(['access_token', 'token_type']);
      expect(response.json().token_type).toBe('bearer');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(
        (await service.ask({ url: '/api/users/me', headers: bearer(response.json().access_token) })).json().username,
      ).toBe('cármen+x');
    }
  });

  test('the password is taken exactly as received', async () => {
    await signUp({ username: 'carmen', password: ' spaces around ' });
    expect((await logIn({ payload: { username: 'carmen', password: ' spaces around ' } })).statusCode).toBe(200);
    expect((await logIn({ payload: { username: 'carmen', password: 'spaces around' } })).statusCode).toBe(401);
  });

  test.each(Object.keys(BAD_LOGINS))('a login with %s is a bad request', async (name) => {
    const response = await logIn(BAD_LOGINS[name] as object);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toBeTypeOf('string');
  });

  test('wrong name and wrong password are told apart by nothing', async () => {
    await signUp({ username: 'carmen', password: PASSWORD });
    const wrong = await logIn({ payload: { username: 'carmen', password: 'wrong password' } });
    const unknown = await logIn({ payload: { username: 'nobody', password: 'wrong password' } });
    const { request_id: _, ...body } = wrong.json();
    const { request_id: __, ...otherBody } = unknown.json();
    expect([wrong.statusCode, body]).toEqual([
      401,
      { detail: 'Incorrect username or password', code: 'credentials/invalid' },
    ]);
    expect([unknown.statusCode, otherBody]).toEqual([401, body]);
    expect([wrong.headers['www-authenticate'], unknown.headers['www-authenticate']]).toEqual(['Bearer', 'Bearer']);
  });

  test('guessing is slowed down, and the right password still gets in', async () => {
    await signUp({ username: 'guessed', password: PASSWORD });
    const guesses = [];
    for (let i = 0; i < 12; i++)
      guesses.push(await logIn({ payload: { username: 'guessed', password: `guess number ${i}` } }));
    expect(guesses.slice(0, 10).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect(guesses[11]?.statusCode).toBe(429);
    expect(Number(guesses[11]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn({ payload: { username: 'guessed', password: PASSWORD } })).statusCode).toBe(200);
  });

  test.each(['carmen', 'CARMEN', 'carmen/'])('%s exists', async (name) => {
    await signUp({ username: 'carmen', password: PASSWORD });
    const response = await service.ask({
      url: `/api/users/${name.replace('/', '')}/exists${name.endsWith('/') ? '/' : ''}`,
    });
    expect([response.statusCode, response.json()]).toEqual([200, { exists: true }]);
  });

  test.each(['nobody', '%00', '%F0%9F%98%80', 'a%20b', 'x'.repeat(300)])('%s does not exist', async (name) => {
    const response = await service.ask({ url: `/api/users/${name}/exists` });
    expect([response.statusCode, response.json().detail]).toEqual([404, 'User not found']);
  });

  test('one’s own account, with and without a trailing slash', async () => {
    const token = await service.signIn('carmen');
    for (const url of ['/api/users/me', '/api/users/me/']) {
      const response = await service.ask({ url, headers: bearer(token) });
      expect([response.statusCode, Object.keys(response.json()).sort()]).toEqual([200, USER_FIELDS]);
    }
  });

  test('one’s own name and password can be changed, the password only by who knows it', async () => {
    const token = await service.signIn('carmen');
    const change = (payload: object) =>
      service.ask({ method: 'PATCH', url: '/api/users/me', headers: bearer(token), payload });
    expect((await change({ full_name: 'Carmen R.' })).json().full_name).toBe('Carmen R.');
    expect((await change({ password: 'another long one' })).statusCode).toBe(422);
    expect((await change({ password: 'another long one', current_password: 'wrong' })).statusCode).toBe(422);
    expect((await change({ role: 'admin' })).json().role).toBe('user');
  });

  test('of replicas that start together one makes the first administrator, and all of them start', async () => {
    const settings = readSettings({ PASEO_ADMIN_USERNAME: 'root', PASEO_ADMIN_PASSWORD: PASSWORD });
    await Promise.all(
      Array.from({ length: 4 }, () => makeFirstAdministrator(service.composed.service, settings, silentLog())),
    );
    expect(await service.composed.service.users.countAdmins()).toBe(1);
  });

  test.each([
    ['a space', 'some one', 'Somebody'],
    ['a slash', 'some/one', 'Somebody'],
    ['two letters', 'ab', 'Somebody'],
    ['a full name of two lines', 'someone', 'Some\nbody'],
    ['a long full name', 'someone', 'x'.repeat(129)],
  ])('no account is made with %s, whoever makes it', async (_what, username, fullName) => {
    const { service: accounts } = service.composed;
    const account = { username, fullName, password: PASSWORD, role: 'admin' } as const;
    await expect(addUser(accounts, account, { kind: 'cli' })).rejects.toMatchObject({ code: 'request/invalid' });
    expect(await accounts.users.findAccount(username)).toBeUndefined();
  });

  test('a first administrator whose name somebody else has is refused', async () => {
    await service.signIn('carmen');
    const settings = readSettings({ PASEO_ADMIN_USERNAME: 'carmen', PASEO_ADMIN_PASSWORD: PASSWORD });
    const making = makeFirstAdministrator(service.composed.service, settings, silentLog());
    await expect(making).rejects.toMatchObject({ code: 'username/taken' });
  });

  test('what is kept about somebody can be had and erased', async () => {
    const token = await service.signIn('carmen');
    const post = (url: string, payload: object) =>
      service.ask({ method: 'POST', url, payload, headers: bearer(token) });
    await post('/api/preferences/', { category: 'museums', rating: 5 });
    await post('/api/reviews/', { place_id: 'prado', rating: 5, comment: 'again' });
    const data = (await service.ask({ url: '/api/users/me/export', headers: bearer(token) })).json();
    expect(data).toMatchObject({
      account: { username: 'carmen' },
      preferences: [{ category: 'museums' }],
      reviews: [{ place_id: 'prado', comment: 'again' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/hash|argon/iu);
    const before = (await service.ask({ url: '/api/places/prado' })).json().user_ratings_total;
    expect((await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(token) })).statusCode).toBe(
      200,
    );
    expect((await service.ask({ url: '/api/places/prado' })).json().user_ratings_total).toBe(before - 1);
    expect((await service.ask({ url: '/api/users/carmen/exists' })).statusCode).toBe(404);
  });
});
