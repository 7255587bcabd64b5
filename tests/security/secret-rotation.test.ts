// The signing secret is changed without anybody being logged out: the previous one stays good for what it has signed.
import { afterEach, expect, test } from 'vitest';
import { ConfigurationError, readSettings } from '../../src/config/read.ts';
import { signed } from '../checks/tokens/forge.ts';
import { bearer, PASSWORD, startTestService, type TestService } from '../support/service.ts';

const OLD = 'the old secret, which is long enough';
const NEW = 'the new secret, which is long enough';

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const start = async (environment: Record<string, string>): Promise<TestService> => {
  service = await startTestService('embedded', { environment });
  return service;
};
const tokenWith = (secret: string, lifetimeS = 60): string =>
  signed({ payload: { sub: 'carmen', exp: Math.floor(Date.now() / 1000) + lifetimeS }, secret });
const statusOf = async (token: string) =>
  (await service?.ask({ url: '/api/users/me', headers: bearer(token) }))?.statusCode;

test('a token of the previous secret is good until it expires, and not a second longer', async () => {
  const { signIn } = await start({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
  await signIn('carmen');
  expect(await statusOf(tokenWith(OLD))).toBe(200);
  expect(await statusOf(tokenWith(OLD, -1))).toBe(401);
  expect(await statusOf(tokenWith(NEW))).toBe(200);
});

test('new tokens are signed with the new secret', async () => {
  const { signIn, ask } = await start({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
  await signIn('carmen');
  const payload = { username: 'carmen', password: PASSWORD };
  const { access_token: token } = (await ask({ method: 'POST', url: '/api/token', payload })).json();
  await service?.close();
  const { signIn: signInAgain } = await start({ SECRET_KEY: NEW });
  await signInAgain('carmen');
  expect(await statusOf(token)).toBe(200);
});

test('once the previous secret is taken away, its tokens are refused', async () => {
  const { signIn } = await start({ SECRET_KEY: NEW });
  await signIn('carmen');
  expect(await statusOf(tokenWith(OLD))).toBe(401);
});

test.each([
  ['without a present one', { SECRET_KEY_PREVIOUS: OLD }, 'expected SECRET_KEY as well'],
  ['that is the present one', { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: NEW }, 'another secret'],
  ['that is too short', { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: 'short' }, 'not shown'],
])('a previous secret %s stops the start and is not repeated', (_, environment, words) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(words);
  expect(read).not.toThrow(environment.SECRET_KEY_PREVIOUS);
});
