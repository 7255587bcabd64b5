// Signing in with a provider, against a real one: whose account it is, which role it has, and every way it must fail.
import { createServer, type Server } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../../src/system/clock.ts';
import { createLog } from '../../src/system/log.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';
import { CLIENT_SECRET, type SignInProvider, settingsFor, startSignInProvider } from '../support/sign-in-provider.ts';

interface Begun {
  readonly address: string;
  readonly cookie: string;
}

async function begin(service: TestService): Promise<Begun> {
  const response = await service.ask({ method: 'POST', url: '/api/login' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  const [{ name, value } = { name: '', value: '' }] = response.cookies;
  return { address: response.json().address, cookie: `${name}=${value}` };
}

const finish = (service: TestService, cookie: string, payload: object): Promise<LightMyRequestResponse> =>
  service.ask({ method: 'POST', url: '/api/login/answer', headers: { cookie }, payload });

const outcome = (response: LightMyRequestResponse) => [response.statusCode, response.json().code];

describe.each(DATABASES)('signing in with a provider over %s', (kind) => {
  let aheadMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) };
  const logged: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  let provider: SignInProvider;
  let service: TestService;
  beforeAll(async () => {
    provider = await startSignInProvider();
    service = await startTestService(kind, { clock, log, environment: settingsFor(provider.issuer) });
  });
  afterAll(async () => {
    await service?.close();
    await provider?.close();
  });
  beforeEach(() => {
    aheadMs = 0;
    provider.atKeyboard = 'carmen-1';
    provider.people.set('carmen-1', { name: 'Carmen Ruiz', preferred_username: 'carmen@cityhall.example' });
  });

  const signIn = async (): Promise<LightMyRequestResponse> => {
    const { address, cookie } = await begin(service);
    return finish(service, cookie, await provider.visit(address));
  };
  const me = async (response: LightMyRequestResponse) => {
    const { access_token: token } = response.json();
    return (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json();
  };

  test('the page is told of the provider by name, and of nothing else', async () => {
    expect((await service.ask({ url: '/api/login' })).json()).toEqual({ provider: { label: 'City Hall' } });
  });

  test('the first login makes an account, and ends with the very answer that a login by password has', async () => {
    const response = await signIn();
    expect([response.statusCode, Object.keys(response.json()).sort(), response.headers['cache-control']]).toEqual([
      200,
      ['access_token', 'token_type'],
      'no-store',
    ]);
    expect(await me(response)).toMatchObject({ username: 'carmen', full_name: 'Carmen Ruiz', role: 'user' });
  });

  test('the second login comes to the same account, also when name and address have changed', async () => {
    const { id } = await me(await signIn());
    provider.people.set('carmen-1', { name: 'Carmen Gil', preferred_username: 'cgil', email: 'c@gil.example' });
    expect(await me(await signIn())).toMatchObject({ id, username: 'carmen', full_name: 'Carmen Ruiz' });
  });

  test('two of one name are two accounts, and two first logins at once are one', async () => {
    const { id } = await me(await signIn());
    provider.people.set('carmen-2', { preferred_username: 'carmen' });
    provider.atKeyboard = 'carmen-2';
    const logins = await Promise.all([1, 2, 3].map(() => signIn()));
    const accounts = await Promise.all(logins.map(me));
    expect(new Set(accounts.map((account) => account.id)).size).toBe(1);
    expect(accounts[0].id).not.toBe(id);
    expect(accounts[0].username).toMatch(/^carmen-[a-z\d]+$/u);
  });

  test('nobody gets in by password where the provider made the account', async () => {
    await signIn();
    for (const password of [PASSWORD, '', 'carmen']) {
      const response = await service.ask({
        method: 'POST',
        url: '/api/token',
        payload: { username: 'carmen', password },
      });
      expect([400, 401]).toContain(response.statusCode);
    }
  });

  test('a role is gained and lost with the claim, at each login, and the audit log says so', async () => {
    provider.people.set('guide-1', { preferred_username: 'guide', groups: ['staff', 'guides'] });
    provider.atKeyboard = 'guide-1';
    const asAdmin = await me(await signIn());
    expect(asAdmin.role).toBe('admin');
    for (const groups of [['staff'], 'guides-of-old', undefined, { guides: true }]) {
      provider.people.set('guide-1', { preferred_username: 'guide', groups });
      expect((await me(await signIn())).role).toBe('user');
    }
    provider.people.set('guide-1', { preferred_username: 'guide', groups: 'paseo-admins' });
    const { access_token: token } = (await signIn()).json();
    const url = `/api/admin/audit-log?object=user&object_id=${asAdmin.id}`;
    const about = (await service.ask({ url, headers: bearer(token) })).json();
    expect(about.map((each: { details: object }) => each.details)).toEqual([
      { role: 'admin', by: 'claims' },
      { role: 'user', by: 'claims' },
      { role: 'admin', by: 'claims' },
    ]);
  });

  test('another state, a missing cookie or one of another browser ends before the provider is asked', async () => {
    const mine = await begin(service);
    const theirs = await begin(service);
    const answer = await provider.visit(mine.address);
    expect(outcome(await finish(service, mine.cookie, { ...answer, state: 'another' }))).toEqual([
      400,
      'login/expired',
    ]);
    expect(outcome(await finish(service, theirs.cookie, answer))).toEqual([400, 'login/expired']);
    const withoutCookie = await finish(service, '', answer);
    expect(outcome(withoutCookie)).toEqual([400, 'login/expired']);
    // A refusal takes the cookie away, too.
    expect(withoutCookie.cookies).toMatchObject([{ value: '', path: '/', expires: new Date(0) }]);
    expect(outcome(await finish(service, `${mine.cookie}x`, answer))).toEqual([400, 'login/expired']);
    // None of these used the code up.
    expect((await finish(service, mine.cookie, answer)).statusCode).toBe(200);
  });

  test('an answer that was made for another nonce or another verifier is refused', async () => {
    for (const parameter of ['nonce', 'code_challenge']) {
      const { address, cookie } = await begin(service);
      const changed = new URL(address);
      changed.searchParams.set(parameter, 'x'.repeat(43));
      const answer = await provider.visit(changed.href);
      expect([parameter, ...outcome(await finish(service, cookie, answer))]).toEqual([parameter, 401, 'login/refused']);
    }
  });

  test('an answer of another issuer, and a code of nobody, are refused', async () => {
    const { address, cookie } = await begin(service);
    const answer = await provider.visit(address);
    for (const changed of [
      { ...answer, iss: 'https://other.example' },
      { ...answer, code: 'made-up' },
    ])
      expect(outcome(await finish(service, cookie, changed))).toEqual([401, 'login/refused']);
  });

  test('a code is good once', async () => {
    const { address, cookie } = await begin(service);
    const answer = await provider.visit(address);
    expect((await finish(service, cookie, answer)).statusCode).toBe(200);
    expect(outcome(await finish(service, cookie, answer))).toEqual([401, 'login/refused']);
  });

  test('a login that took longer than ten minutes begins anew', async () => {
    const { address, cookie } = await begin(service);
    const answer = await provider.visit(address);
    aheadMs = 600_000;
    expect(outcome(await finish(service, cookie, answer))).toEqual([400, 'login/expired']);
    aheadMs = 599_000;
    expect((await finish(service, cookie, answer)).statusCode).toBe(200);
  });

  test('a person who gives up at the provider is sent back without a code', async () => {
    provider.atKeyboard = undefined;
    const { address, cookie } = await begin(service);
    const answer = await provider.visit(address);
    expect(answer).toMatchObject({ error: 'access_denied' });
    expect((await finish(service, cookie, answer)).statusCode).toBe(422);
  });

  test('a deactivated account stays outside', async () => {
    provider.people.set('gone-1', { preferred_username: 'gone' });
    provider.atKeyboard = 'gone-1';
    const { id } = await me(await signIn());
    await service.composed.service.users.change(id, { isActive: false });
    expect(outcome(await signIn())).toEqual([403, 'login/deactivated']);
  });

  test('a deleted account leaves no identity behind; the next login makes a new one', async () => {
    provider.people.set('erased-1', { preferred_username: 'erased' });
    provider.atKeyboard = 'erased-1';
    const { access_token: token } = (await signIn()).json();
    const { id } = await me(await signIn());
    const { identities } = (await service.ask({ url: '/api/users/me/export', headers: bearer(token) })).json();
    expect(identities).toMatchObject([{ issuer: provider.issuer, subject: 'erased-1' }]);
    await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(token) });
    const { db } = service.composed.database;
    expect(await db.selectFrom('identities').selectAll().where('subject', '=', 'erased-1').execute()).toEqual([]);
    const again = await me(await signIn());
    expect(again.id).not.toBe(id);
    expect((await service.ask({ url: '/api/users/me', headers: bearer(token) })).statusCode).toBe(401);
  });

  test('a subject that no database can keep, or that is longer than any, is refused', async () => {
    for (const subject of ['a\0b', 'x'.repeat(256)]) {
      provider.people.set(subject, {});
      provider.atKeyboard = subject;
      expect(outcome(await signIn())).toEqual([401, 'login/refused']);
    }
  });

  test('another replica with the same secret finishes what this one began', async () => {
    const other = await startTestService(kind, { environment: settingsFor(provider.issuer) });
    const { address, cookie } = await begin(service);
    expect((await finish(other, cookie, await provider.visit(address))).statusCode).toBe(200);
    await other.close();
  });

  test('neither code, state, cookie, token nor secret is logged', async () => {
    logged.length = 0;
    const { address, cookie } = await begin(service);
    const answer = await provider.visit(address);
    const { access_token: token } = (await finish(service, cookie, answer)).json();
    await finish(service, cookie, answer);
    const secrets = [answer.code, answer.state, cookie.split('=')[1], token, CLIENT_SECRET, 'carmen'];
    expect(logged.length).toBeGreaterThan(2);
    for (const secret of secrets) expect(logged.join('\n')).not.toContain(secret);
  });
});

describe.each(DATABASES)('accounts that were there before, over %s', (kind) => {
  let provider: SignInProvider;
  let service: TestService;
  beforeAll(async () => {
    provider = await startSignInProvider();
    service = await startTestService(kind, {
      environment: { ...settingsFor(provider.issuer), OIDC_LINK_VERIFIED_EMAIL: 'true' },
    });
  });
  afterAll(async () => {
    await service?.close();
    await provider?.close();
  });

  const signInAs = async (subject: string, claims: object) => {
    provider.people.set(subject, { ...claims });
    provider.atKeyboard = subject;
    const { address, cookie } = await begin(service);
    const { access_token: token } = (await finish(service, cookie, await provider.visit(address))).json();
    return (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json();
  };
  const idOf = async (token: string) =>
    (await service.ask({ url: '/api/users/me', headers: bearer(token) })).json().id as number;

  test('an address that is not verified links nothing, whatever else the provider calls it', async () => {
    const id = await idOf(await service.signIn('eva@example.org'));
    for (const [index, verified] of [false, 'true', 1, undefined].entries()) {
      const claims = { email: 'eva@example.org', email_verified: verified, preferred_username: 'eva@example.org' };
      expect((await signInAs(`eva-${index}`, claims)).id).not.toBe(id);
    }
  });

  test('a verified one links the account of that name, and ends its password and logins', async () => {
    const before = await service.signIn('ines@example.org');
    const id = await idOf(before);
    const linked = await signInAs('ines-1', { email: 'ines@example.org', email_verified: true });
    expect(linked).toMatchObject({ id, username: 'ines@example.org' });
    expect((await service.ask({ url: '/api/users/me', headers: bearer(before) })).statusCode).toBe(401);
    const login = { username: 'ines@example.org', password: PASSWORD };
    expect((await service.ask({ method: 'POST', url: '/api/token', payload: login })).statusCode).toBe(401);
  });

  test('two people with one address who come at once are two: the account is linked to one of them', async () => {
    const id = await idOf(await service.signIn('pat@example.org'));
    const claims = { email: 'pat@example.org', email_verified: true };
    const begun = [];
    for (const subject of ['pat-1', 'pat-2', 'pat-3', 'pat-4']) {
      provider.people.set(subject, claims);
      provider.atKeyboard = subject;
      const { address, cookie } = await begin(service);
      begun.push({ cookie, answer: await provider.visit(address) });
    }
    const finished = await Promise.all(begun.map(({ cookie, answer }) => finish(service, cookie, answer)));
    expect(finished.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const linked = await service.composed.service.identities.listOf(id as never);
    expect(linked).toHaveLength(1);
  });

  test('never an administrator’s account, and never one that an identity signs in to', async () => {
    const admin = await idOf(await service.signIn('boss@example.org', 'admin'));
    expect((await signInAs('boss-1', { email: 'boss@example.org', email_verified: true })).id).not.toBe(admin);
    const first = await signInAs('ana-1', {
      email: 'ana@example.org',
      email_verified: true,
      preferred_username: 'ana',
    });
    await service.composed.database.db
      .updateTable('users')
      .set({ username: 'ana@example.org', username_key: 'ana@example.org' })
      .where('id', '=', first.id)
      .execute();
    expect((await signInAs('ana-2', { email: 'ana@example.org', email_verified: true })).id).not.toBe(first.id);
  });
});

describe('a provider that is away', () => {
  let silent: Server;
  beforeAll(() => {
    silent = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"issuer": "');
      const more = setInterval(() => response.write('x'.repeat(262_144)), 1);
      response.on('close', () => clearInterval(more));
    });
    return new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  test('neither keeps the service from starting nor makes it unready, and a login says so', async () => {
    const { port } = silent.address() as { port: number };
    for (const issuer of ['http://127.0.0.1:1', `http://127.0.0.1:${port}`]) {
      const service = await startTestService('embedded', { environment: settingsFor(issuer) });
      expect((await service.ask({ url: '/readyz' })).statusCode).toBe(200);
      const response = await service.ask({ method: 'POST', url: '/api/login' });
      expect([...outcome(response), response.headers['retry-after']]).toEqual([503, 'login/provider-away', '5']);
      expect((await service.ask({ url: '/readyz' })).statusCode).toBe(200);
      await service.close();
    }
  });

  test('between the halves of a login is told from a refusal', async () => {
    const provider = await startSignInProvider();
    provider.people.set('carmen-1', {});
    provider.atKeyboard = 'carmen-1';
    const service = await startTestService('embedded', { environment: settingsFor(provider.issuer) });
    const { address, cookie } = await begin(service);
    const answer = await provider.visit(address);
    await provider.close();
    expect(outcome(await finish(service, cookie, answer))).toEqual([503, 'login/provider-away']);
    await service.close();
  });
});

describe('the cookie', () => {
  test('is of this host alone, by https alone, and out of reach of scripts and other sites', async () => {
    const provider = await startSignInProvider({ redirect_uris: ['https://paseo.example/account/'] });
    const environment = { ...settingsFor(provider.issuer), OIDC_REDIRECT_BASE: 'https://paseo.example/' };
    const service = await startTestService('embedded', { environment });
    const [cookie] = (await service.ask({ method: 'POST', url: '/api/login' })).cookies;
    expect(cookie).toMatchObject({ name: '__Host-paseo-login', path: '/', httpOnly: true, secure: true });
    expect([cookie?.sameSite, cookie?.maxAge, cookie?.domain]).toEqual(['Strict', 600, undefined]);
    await service.close();
    await provider.close();
  });

  test('without a provider there is none, and nothing to sign in with', async () => {
    const service = await startTestService('embedded');
    expect((await service.ask({ url: '/api/login' })).json()).toEqual({});
    for (const [url, payload] of [
      ['/api/login', undefined],
      ['/api/login/answer', { code: 'x', state: 'y' }],
    ] as const) {
      const response = await service.ask({ method: 'POST', url, ...(payload && { payload }) });
      expect([...outcome(response), response.headers['set-cookie']]).toEqual([404, 'login/not-offered', undefined]);
    }
    await service.close();
  });
});
