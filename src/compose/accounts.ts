// Accounts with their cryptography: hashing, signing, throttling.
import type { Settings } from '../config/settings.ts';
import type { Administer } from '../db/administration.ts';
import type { Clock } from '../system/clock.ts';
import { createListIds, type ListIds } from '../system/list-ids.ts';
import type { Log } from '../system/log.ts';
import { createPasswords, type HashParameters } from '../system/passwords.ts';
import { createSealing, type Sealing } from '../system/sealing.ts';
import { findOrMakeSecret } from '../system/secret.ts';
import { createFailureThrottle } from '../system/throttle.ts';
import { createTokens } from '../system/tokens.ts';
import type { AccountDeps, PasswordRules } from '../usecases/accounts.ts';
import type { SingleSignOn } from '../usecases/single-sign-on.ts';
import type { Repositories } from './repositories.ts';
import { singleSignOnWith } from './single-sign-on.ts';

const FAILURE_WINDOW_S = 15 * 60;
const FAILURES_PER_NAME_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 100;

interface AccountParts {
  readonly users: Repositories['users'];
  readonly administer: Administer;
  readonly clock: Clock;
  readonly log: Log;
  readonly hashParameters?: HashParameters | undefined;
}

export async function accountsWith(
  settings: Settings,
  { users, administer, clock, log, hashParameters }: AccountParts,
): Promise<
  AccountDeps & { readonly listIds: ListIds; readonly sealing: Sealing; readonly singleSignOn?: SingleSignOn }
> {
  const throttle = (limit: number) => createFailureThrottle({ limit, windowS: FAILURE_WINDOW_S, clock });
  const secrets = {
    secret: settings.SECRET_KEY ?? developmentSecret(settings.DATA_DIR, log),
    previousSecret: settings.SECRET_KEY_PREVIOUS,
  };
  return {
    users,
    administer,
    listIds: createListIds({ ...secrets, clock }),
    sealing: createSealing(secrets),
    ...singleSignOnWith(settings, secrets),
    passwords: await createPasswords({
      concurrency: settings.HASH_CONCURRENCY,
      maxWaiting: settings.HASH_QUEUE,
      ...(hashParameters && { parameters: hashParameters }),
    }),
    tokens: createTokens({
      ...secrets,
      algorithm: settings.ALGORITHM,
      lifetimeMinutes: settings.ACCESS_TOKEN_EXPIRE_MINUTES,
      clock,
    }),
    throttle: {
      perNameAndAddress: throttle(FAILURES_PER_NAME_AND_ADDRESS),
      perAddress: throttle(FAILURES_PER_ADDRESS),
    },
    passwordRules: passwordRulesOf(settings),
  };
}

export const passwordRulesOf = ({ PASSWORD_MIN_LENGTH, PASEO_ENV }: Settings): PasswordRules => ({
  minLength: PASSWORD_MIN_LENGTH,
  refuseCommon: PASEO_ENV === 'production',
});

function developmentSecret(dataDir: string, log: Log): string {
  const { secret, file, isNew } = findOrMakeSecret(dataDir);
  if (isNew) log.warn({ file }, 'SECRET_KEY is not set: made one for development and kept it in this file');
  return secret;
}
