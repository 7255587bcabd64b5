// Who may ask for what: every protected route against every way of not being somebody.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUserId } from '../../src/domain/branded.ts';
import { DATABASES } from '../support/databases.ts';
import { bearer, SECRET, startTestService, type TestService } from '../support/service.ts';

const PROTECTED = [
  ['GET', '/api/users/me'],
  ['GET', '/api/preferences/'],
  ['POST', '/api/preferences/'],
  ['DELETE', '/api/preferences/museums'],
  ['POST', '/api/preferences/extract-preferences'],
  ['GET', '/api/reviews/'],
  ['GET', '/api/reviews/user/prado'],
  ['POST', '/api/reviews/'],
  ['DELETE', '/api/reviews/prado'],
  ['GET', '/api/recommendations/?lat=40.4&lng=-3.7'],
  ['POST', '/api/recommendations/chat'],
] as const;

const ADMIN_ONLY = [
  ['GET', '/api/admin/users'],
  ['PATCH', '/api/admin/users/1'],
  ['GET', '/api/admin/widget-keys'],
  ['POST', '/api/admin/widget-keys'],
  ['DELETE', '/api/admin/widget-keys/1'],
] as const;

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

/** A token made by hand, so that the forgeries do not depend on the library that checks them. */
function forge({
  header = {},
  payload = {},
  secret = SECRET,
  drop = [],
}: {
  header?: object;
  payload?: object;
  secret?: string;
  drop?: string[];
} = {}): string {
  const nowS = Math.floor(Date.now() / 1000);
  const head = { alg: 'HS256', typ: 'JWT', ...header } as { alg: string };
  const body: Record<string, unknown> = { sub: 'carmen', iat: nowS, exp: nowS + 600, ...payload };
  for (const name of drop) delete body[name];
  const signed = `${encode(head)}.${encode(body)}`;
  return `${signed}.${createHmac(HASHES[head.alg] ?? 'sha256', secret)
    .update(signed)
    .digest('base64url')}`;
}
const nowS = () => Math.floor(Date.now() / 1000);

const FORGED: Record<string, () => string | undefined> = {
  'no header at all': () => undefined,
  'an empty header': () => '',
  'another scheme': () => `Basic ${forge()}`,
  'the token without a scheme': () => forge(),
  'the scheme without a token': () => 'Bearer',
  'two tokens': () => `Bearer ${forge()} ${forge()}`,
  'no JWT': () => 'Bearer abc.def.ghi',
  'two parts': () => `Bearer ${forge().split('.').slice(0, 2).join('.')}`,
  'a fourth part': () => `Bearer ${forge()}.x`,
  'another secret': () => `Bearer ${forge({ secret: 'some other secret, just as long' })}`,
  'an empty signature': () => `Bearer ${forge().replace(/[^.]+$/u, '')}`,
  'alg none': () => `Bearer ${encode({ alg: 'none' })}.${encode({ sub: 'carmen', exp: nowS() + 600 })}.`,
  'alg None with a signature': () => `Bearer ${forge({ header: { alg: 'None' } })}`,
  'another algorithm, rightly signed': () => `Bearer ${forge({ header: { alg: 'HS512' } })}`,
  'a critical extension': () => `Bearer ${forge({ header: { crit: ['exp'], exp: 1 } })}`,
  'an embedded key': () => `Bearer ${forge({ header: { jwk: { kty: 'oct', k: encode('mine') } } })}`,
  'a key address': () => `Bearer ${forge({ header: { jku: 'https://example.org/keys' } })}`,
  'a certificate chain': () => `Bearer ${forge({ header: { x5c: ['abc'] } })}`,
  expired: () => `Bearer ${forge({ payload: { exp: nowS() - 1 } })}`,
  'expiring now': () => `Bearer ${forge({ payload: { exp: nowS() } })}`,
  'without exp': () => `Bearer ${forge({ drop: ['exp'] })}`,
  'exp as text': () => `Bearer ${forge({ payload: { exp: '9999999999' } })}`,
  'not yet valid': () => `Bearer ${forge({ payload: { nbf: nowS() + 600 } })}`,
  'without sub': () => `Bearer ${forge({ drop: ['sub'] })}`,
  'an empty sub': () => `Bearer ${forge({ payload: { sub: '' } })}`,
  'a numeric sub': () => `Bearer ${forge({ payload: { sub: 1 } })}`,
  'an unknown user': () => `Bearer ${forge({ payload: { sub: 'nobody' } })}`,
  'another account of this name': () => `Bearer ${forge({ payload: { uid: 999_999 } })}`,
  'a password that was changed since': () => `Bearer ${forge({ payload: { pwv: 99 } })}`,
  'an audience of somebody else': () => `Bearer ${forge({ payload: { aud: 'another service' } })}`,
  'a very long token': () => `Bearer ${forge({ payload: { x: 'x'.repeat(6_000) } })}`,
  'a list as payload': () => `Bearer ${encode({ alg: 'HS256' })}.${encode('[]')}.${'a'.repeat(43)}`,
};

describe.each(DATABASES)('authentication over %s', (kind) => {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await startTestService(kind);
    token = await service.signIn('carmen');
  });
  afterAll(() => service?.close());

  const cases = [...PROTECTED, ...ADMIN_ONLY].flatMap(([method, url]) =>
    Object.keys(FORGED).map((name) => ({ method, url, name })),
  );

  test.each(cases)('$method $url with $name is refused', async ({ method, url, name }) => {
    const authorization = FORGED[name]?.();
    const response = await service.ask({ method, url, headers: authorization === undefined ? {} : { authorization } });
    expect(response.statusCode).toBe(401);
    expect(response.json().detail).toBe('Could not validate credentials');
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  test.each(ADMIN_ONLY)('%s %s is for administrators only', async (method, url) => {
    const response = await service.ask({ method, url, headers: bearer(token) });
    expect([response.statusCode, response.json().detail]).toEqual([403, 'Insufficient permissions']);
  });

  test('a rightly signed token with only sub and exp is accepted', async () => {
    const response = await service.ask({ url: '/api/users/me', headers: bearer(forge({ drop: ['iat'] })) });
    expect([response.statusCode, response.json().username]).toEqual([200, 'carmen']);
  });

  test('the scheme is read without case', async () => {
    expect(
      (await service.ask({ url: '/api/users/me', headers: { authorization: `bearer ${token}` } })).statusCode,
    ).toBe(200);
  });

  test('authentication comes before validation', async () => {
    expect(
      (
        await service.ask({
          method: 'POST',
          url: '/api/reviews/',
          payload: 'not json',
          headers: { 'content-type': 'text/plain' },
        })
      ).statusCode,
    ).toBe(401);
  });

  test('a deactivated account is refused at once, at login as if it did not exist', async () => {
    const luis = await service.signIn('luis');
    const { id } = (await service.ask({ url: '/api/users/me', headers: bearer(luis) })).json();
    await service.composed.service.users.change(asUserId(id), { isActive: false });
    expect((await service.ask({ url: '/api/users/me', headers: bearer(luis) })).statusCode).toBe(401);
    const login = await service.ask({
      method: 'POST',
      url: '/api/token',
      payload: { username: 'luis', password: 'correct horse battery' },
    });
    expect([login.statusCode, login.json().detail]).toEqual([401, 'Incorrect username or password']);
  });

  test('a token dies with its account, also when the name is registered again', async () => {
    const ana = await service.signIn('ana');
    expect((await service.ask({ method: 'DELETE', url: '/api/users/me', headers: bearer(ana) })).statusCode).toBe(200);
    await service.signIn('ana');
    expect((await service.ask({ url: '/api/users/me', headers: bearer(ana) })).statusCode).toBe(401);
  });

  test('a changed password ends the tokens issued before', async () => {
    const old = await service.signIn('eva');
    const change = await service.ask({
      method: 'PATCH',
      url: '/api/users/me',
      headers: bearer(old),
      payload: { password: 'a new and longer one', current_password: 'correct horse battery' },
    });
    expect(change.statusCode).toBe(200);
    expect((await service.ask({ url: '/api/users/me', headers: bearer(old) })).statusCode).toBe(401);
    const login = await service.ask({
      method: 'POST',
      url: '/api/token',
      payload: { username: 'eva', password: 'a new and longer one' },
    });
    expect(login.statusCode).toBe(200);
  });
});
