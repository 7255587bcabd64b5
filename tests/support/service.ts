// A whole service over a test database, asked without a network. A test states only what it is about.
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Composed, compose } from '../../src/compose/compose.ts';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { readSettings, trustedProxies } from '../../src/config/read.ts';
import type { Database } from '../../src/db/database.ts';
import type { Role } from '../../src/domain/person.ts';
import type { Place } from '../../src/domain/place.ts';
import type { App } from '../../src/http/routes.ts';
import { buildServer } from '../../src/http/server.ts';
import { type Clock, systemClock } from '../../src/system/clock.ts';
import { type Log, silentLog } from '../../src/system/log.ts';
import type { HashParameters } from '../../src/system/passwords.ts';
import { addUser } from '../../src/usecases/accounts.ts';
import { MADRID_FOLDER, shippedParts } from './city.ts';
import { type DatabaseKind, openTestDatabase } from './databases.ts';
import { littleMadrid } from './little-madrid.ts';

export const SECRET = 'a secret of the tests that is long enough';
export const PASSWORD = 'correct horse battery';

export interface TestService {
  readonly app: App;
  readonly composed: Composed;
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Signs somebody up and logs them in; the token. */
  signIn(username: string, role?: Role): Promise<string>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  readonly places?: readonly Place[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Full strength, where a test is about it. */
  readonly hashParameters?: HashParameters;
  /** Folder of the built pages, for a browser. */
  readonly pages?: string;
  /** A database that is open already, for a second replica; closed with this one, too. */
  readonly database?: Database;
  /** A PostgreSQL to use, for programs that are not run by vitest. */
  readonly postgres?: string | undefined;
}

/** Hashing at full strength would make up most of the tests' time; one test of its own checks the real parameters. */
const QUICK_HASH = { memoryKiB: 64, passes: 1, lanes: 1 };

export async function startTestService(kind: DatabaseKind, options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.database ?? (await openTestDatabase(kind, options.postgres));
  const places = options.places ?? littleMadrid;
  if (places.length > 0)
    await repositoriesIn(database).places.apply({
      put: places.map((place) => ({ place, fingerprint: place.id })),
      remove: [],
    });
  const settings = readSettings({
    SECRET_KEY: SECRET,
    PASEO_CATALOGUE: 'none',
    LOG_LEVEL: 'silent',
    CATALOGUE_POLL_SECONDS: '3600',
    TRAIN_EVERY_MINUTES: '0',
    // A busy machine must not decide what a test sees.
    MAX_LOOP_DELAY_MS: '10000',
    ...options.environment,
  });
  const composed = await compose(settings, {
    database,
    log: options.log ?? silentLog(),
    clock: options.clock ?? systemClock,
    hashParameters: options.hashParameters ?? QUICK_HASH,
    ...(options.environment?.CITY === undefined && { cityFolder: MADRID_FOLDER, shipped: shippedParts() }),
  });
  const app = await buildServer(composed.service, {
    version: '0.0.0-test',
    pages: options.pages ?? 'no pages',
    bodyLimitBytes: settings.BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE ?? 0,
    rateLimitPerAddress: settings.RATE_LIMIT_PER_ADDRESS ?? 0,
  });
  await app.ready();
  return {
    app,
    composed,
    ask: (request) => app.inject(request),
    async signIn(username, role = 'user') {
      await addUser(composed.service, { username, password: PASSWORD, fullName: username, role });
      const { access_token } = (
        await app.inject({ method: 'POST', url: '/api/token', payload: { username, password: PASSWORD } })
      ).json();
      return access_token;
    },
    async close() {
      await app.close();
      await composed.close();
    },
  };
}

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
