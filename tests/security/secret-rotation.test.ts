// The signing secret is changed without anybody being logged out: the previous one stays good for what it has signed.
import { expect, test } from 'vitest';
import { ConfigurationError, readSettings } from '../../src/config/read.ts';
import { systemClock } from '../../src/system/clock.ts';
import { createTokens } from '../../src/system/tokens.ts';
import { signed } from '../checks/tokens/forge.ts';
import { bearer, startTestService } from '../support/service.ts';

const OLD = 'the old secret, which is long enough';
const NEW = 'the new secret, which is long enough';

const now = (): number => Math.floor(Date.now() / 1000);
const tokenWith = (secret: string, lifetimeS = 60): string =>
  signed({ payload: { sub: 'carmen', exp: now() + lifetimeS }, secret });
const tokensWith = (secret: string, previousSecret?: string) =>
  createTokens({ secret, previousSecret, algorithm: 'HS256', lifetimeMinutes: 30, clock: systemClock });

test('a token of the previous secret is good until it expires, and not a second longer', async () => {
  const tokens = tokensWith(NEW, OLD);
  expect(await tokens.verify(tokenWith(OLD))).toMatchObject({ sub: 'carmen' });
  expect(await tokens.verify(tokenWith(OLD, -1))).toBeUndefined();
  expect(await tokens.verify(tokenWith(NEW))).toMatchObject({ sub: 'carmen' });
});

test('new tokens are signed with the new secret', async () => {
  const token = await tokensWith(NEW, OLD).issue({ sub: 'carmen', uid: 1, pwv: 1 });
  expect(await tokensWith(NEW).verify(token)).toMatchObject({ sub: 'carmen' });
  expect(await tokensWith(OLD).verify(token)).toBeUndefined();
});

test('once the previous secret is taken away, its tokens are refused', async () => {
  expect(await tokensWith(NEW).verify(tokenWith(OLD))).toBeUndefined();
});

test('the settings reach the service', async () => {
  const service = await startTestService('embedded', { environment: { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD } });
  try {
    await service.signIn('carmen');
    const statusOf = async (token: string) =>
      (await service.ask({ url: '/api/users/me', headers: bearer(token) })).statusCode;
    expect([await statusOf(tokenWith(OLD)), await statusOf(tokenWith(`another ${NEW}`))]).toEqual([200, 401]);
  } finally {
    await service.close();
  }
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
