// Refresh tokens: only by asking, used once, ended together when one of them is used again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTokensIn } from '../../src/db/refresh-tokens.ts';
import { asUserId } from '../../src/domain/branded.ts';
import type { Clock } from '../../src/system/clock.ts';
import { sha256 } from '../../src/system/random.ts';
import { refresh as refreshAs } from '../../src/usecases/refresh-tokens.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(DATABASES)('refresh tokens over %s', (kind) => {
  let now = Date.UTC(2026, 4, 15, 12);
  const clock: Clock = { now: () => new Date(now) };
  let service: TestService;
  let admin: string;
  beforeAll(async () => {
    service = await startTestService(kind, { clock, environment: { ACCESS_TOKEN_EXPIRE_MINUTES: '40000' } });
    admin = await service.signIn('root', 'admin');
    await service.signIn('carmen');
  });
  afterAll(() => service?.close());

  const post = (url: string, payload: object) => service.ask({ method: 'POST', url, payload });
  const logIn = (more: object = {}, username = 'carmen') =>
    post('/api/token', { username, password: PASSWORD, ...more });
  const begin = async (username?: string): Promise<string> =>
    (await logIn({ scope: 'offline_access' }, username)).json().refresh_token;
  const refresh = (token: string) => post('/api/token/refresh', { refresh_token: token });
  const stored = () => service.composed.database.db.selectFrom('refresh_tokens').selectAll().execute();
  const me = (token: string) => service.ask({ url: '/api/users/me', headers: bearer(token) });

  test('a login that does not ask for one answers exactly as before, whatever else its scope says', async () => {
    for (const more of [{}, { scope: '' }, { scope: 'openid read' }, { scope: 7 }]) {
      const answer = await logIn(more);
      expect([answer.statusCode, Object.keys(answer.json()).sort()]).toEqual([200, ['access_token', 'token_type']]);
    }
  });

  test('a form may ask for one, too, and a token is traded for the next pair', async () => {
    const answer = await service.ask({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=carmen&password=${encodeURIComponent(PASSWORD)}&scope=openid+offline_access`,
    });
    const { refresh_token: first } = answer.json();
    expect(first).toMatch(/^rt_/u);
    const renewed = await refresh(first);
    expect([renewed.statusCode, renewed.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await me(renewed.json().access_token)).json().username).toBe('carmen');
    expect((await refresh(renewed.json().refresh_token)).statusCode).toBe(200);
  });

  test('a token that is used again ends every token of its login, and no other login', async () => {
    const [stolen, other] = [await begin(), await begin()];
    const { refresh_token: second } = (await refresh(stolen)).json();
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await refresh(second)).statusCode).toBe(401);
    expect((await refresh(other)).statusCode).toBe(200);
  });

  test('of many at once with the same token at most one is served', async () => {
    const token = await begin();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
  });

  test('its owner’s use while a thief’s is being answered ends what the thief gets, too', async () => {
    const token = await begin();
    const { users, ...deps } = service.composed.service;
    const ownerComes: typeof users.findAccountById = async (id) => {
      expect((await refresh(token)).statusCode).toBe(401);
      return users.findAccountById(id);
    };
    const thief = await refreshAs({ ...deps, users: { ...users, findAccountById: ownerComes } }, token);
    expect((await refresh(thief.refreshToken)).statusCode).toBe(401);
  });

  test('a removal that meets a trade under way also removes what the trade adds', async () => {
    const token = await begin();
    const hash = sha256(token);
    const { db } = service.composed.database;
    const { family, user_id: owner } = (await stored()).find((row) => row.token_hash === hash) ?? expect.fail();
    for (const remove of ['removeFamily', 'removeAllOf'] as const) {
      const tokens = refreshTokensIn(db);
      const last = { family, userId: asUserId(owner), passwordVersion: 1, issuedAt: clock.now() };
      const [old, next] = [`${remove} old`, `${remove} next`];
      await tokens.add(old, { ...last, expiresAt: new Date(now + DAY_MS) });
      const removing = await db.transaction().execute(async (transaction) => {
        expect(await refreshTokensIn(transaction).rotate(old, next, clock.now())).toBeDefined();
        const begun = remove === 'removeFamily' ? tokens.removeFamily(family) : tokens.removeAllOf(asUserId(owner));
        await new Promise((resolve) => setTimeout(resolve, 200));
        return { begun };
      });
      await removing.begun;
      expect((await stored()).filter((row) => row.family === family)).toEqual([]);
    }
  });

  test('a token whose successor cannot be stored is not spent', async () => {
    const [token, other] = [await begin(), await begin()];
    const tokens = refreshTokensIn(service.composed.database.db);
    await expect(tokens.rotate(sha256(token), sha256(other), clock.now())).rejects.toThrow();
    expect((await refresh(token)).statusCode).toBe(200);
  });

  test('a login ends at the time set when it began, however often it is renewed', async () => {
    const first = await begin();
    now += 20 * DAY_MS;
    const { refresh_token: second } = (await refresh(first)).json();
    now += 11 * DAY_MS;
    expect((await refresh(second)).statusCode).toBe(401);
    await service.composed.service.refreshTokens.removeExpired(clock.now());
    expect((await stored()).filter((row) => row.token_hash === sha256(first))).toEqual([]);
    now -= 31 * DAY_MS;
  });

  test('it expires, and is forgotten when all of its login has expired', async () => {
    const token = await begin();
    now += 31 * DAY_MS;
    expect((await refresh(token)).statusCode).toBe(401);
    await service.composed.service.refreshTokens.removeExpired(clock.now());
    const { count } = await service.composed.database.db
      .selectFrom('refresh_tokens')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    now -= 31 * DAY_MS;
  });

  test('it is revoked by whoever holds it; of an unknown one nothing is said', async () => {
    const token = await begin();
    expect((await post('/api/token/revoke', { refresh_token: token })).statusCode).toBe(200);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await post('/api/token/revoke', { refresh_token: 'rt_unknown' })).statusCode).toBe(200);
  });

  test('a person ends all their logins, and sees them in their data, without a token', async () => {
    await service.signIn('luis');
    const token = await begin('luis');
    const access = (await logIn({}, 'luis')).json().access_token;
    const data = await service.ask({ url: '/api/users/me/export', headers: bearer(access) });
    expect(data.json().sessions).toHaveLength(1);
    expect(data.body).not.toContain(token);
    const ended = await service.ask({ method: 'DELETE', url: '/api/users/me/sessions', headers: bearer(access) });
    expect([ended.statusCode, (await refresh(token)).statusCode]).toEqual([200, 401]);
  });

  test('a new password, a deactivation and a deletion end it', async () => {
    for (const name of ['ana', 'pilar', 'marta']) await service.signIn(name);
    const tokens = { ana: await begin('ana'), pilar: await begin('pilar'), marta: await begin('marta') };
    const accessOf = async (name: string) => bearer((await logIn({}, name)).json().access_token);
    const changed = await service.ask({
      method: 'PATCH',
      url: '/api/users/me',
      headers: await accessOf('ana'),
      payload: { password: 'another horse entirely', current_password: PASSWORD },
    });
    expect(changed.statusCode).toBe(200);
    const { id } = (await service.ask({ url: '/api/users/me', headers: await accessOf('pilar') })).json();
    await service.ask({
      method: 'PATCH',
      url: `/api/admin/users/${id}`,
      headers: bearer(admin),
      payload: { is_active: false },
    });
    await service.ask({ method: 'DELETE', url: '/api/users/me', headers: await accessOf('marta') });
    for (const token of Object.values(tokens)) expect((await refresh(token)).statusCode).toBe(401);
  });

  test('what is stored is a hash', async () => {
    const token = await begin();
    const rows = await service.composed.database.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('trades from one address are limited where rates are', async () => {
  const service = await startTestService('embedded', { environment: { RATE_LIMIT_PER_MINUTE: '1000' } });
  const statuses: number[] = [];
  for (let each = 0; each < 31; each++) {
    const payload = { refresh_token: 'rt_unknown' };
    statuses.push((await service.ask({ method: 'POST', url: '/api/token/refresh', payload })).statusCode);
  }
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
  await service.close();
});

test('an operator may give none out', async () => {
  const service = await startTestService('embedded', { environment: { REFRESH_TOKEN_DAYS: '0' } });
  await service.signIn('carmen');
  const payload = { username: 'carmen', password: PASSWORD, scope: 'offline_access' };
  const answer = await service.ask({ method: 'POST', url: '/api/token', payload });
  expect(Object.keys(answer.json()).sort()).toEqual(['access_token', 'token_type']);
  await service.close();
});
