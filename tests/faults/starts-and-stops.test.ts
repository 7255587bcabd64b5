// A service that cannot start, or loses its database for good, ends and says why; it never stays as a process that serves nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, type TestContext, test, vi } from 'vitest';
import { builtFile } from '../../src/system/paths.ts';
import { makePostgresDatabase } from '../support/databases.ts';
import { lineTo } from '../support/line.ts';
import { PASSWORD, SECRET } from '../support/service.ts';

// Several starts of the service each, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 });

type Environment = Readonly<Record<string, string>>;

/** A folder of the test's own, and services that keep their data in it. The tests run side by side: mostly they wait. */
function ownFolder({ onTestFinished }: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-faults-'));
  const children: ChildProcess[] = [];
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const serve = (environment: Environment, ...args: readonly string[]) => {
    const started = serveIn(folder, environment, args);
    children.push(started.child);
    return started;
  };
  return { folder, serve };
}

function serveIn(folder: string, environment: Environment, args: readonly string[]) {
  const child = spawn(process.execPath, [builtFile('cli/main.js'), 'serve', ...args], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      SECRET_KEY: SECRET,
      PASEO_CATALOGUE: 'none',
      TRAIN_EVERY_MINUTES: '0',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, said: () => said }));
  const hears = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(said)) {
      if (child.exitCode !== null) throw new Error(said);
      await Promise.race([once(child.stderr, 'data'), ended]);
    }
    return pattern.exec(said)?.[1] ?? '';
  };
  return { child, ended, hears, said: () => said };
}

const NOBODY_THERE = 'postgres://paseo:secret-word@127.0.0.1:1/none';

test.concurrent.for([[[]], [['--workers', '2']]])(
  'without PostgreSQL the start (%j) waits, then ends with 5 and the cause',
  async ([args = []], context) => {
    const { ended } = ownFolder(context).serve({ DATABASE_URL: NOBODY_THERE, DATABASE_WAIT_SECONDS: '1' }, ...args);
    const { code, said } = await ended;
    expect(said()).toContain('paseo: waiting for the database: connect ECONNREFUSED 127.0.0.1:1');
    expect(said()).toContain('the database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
    expect(said()).not.toContain('secret-word');
    expect(code).toBe(5);
  },
);

test.concurrent.for([
  ['paseo:paseo', 'paseo:another-word', /the password of DATABASE_URL is wrong/u],
  [/test_\w+$/u, 'no_such_database', /the database of DATABASE_URL does not exist/u],
] as const)(
  'a DATABASE_URL that the server refuses (%s) ends the start at once with 3',
  async ([part, wrong, message], context) => {
    const url = (await makePostgresDatabase()).replace(part, wrong);
    const { code, said } = await ownFolder(context).serve({ DATABASE_URL: url }).ended;
    expect([code, said()]).toEqual([3, expect.stringMatching(message)]);
    expect(said()).not.toContain('another-word');
  },
);

test.concurrent('a PostgreSQL that is too old ends the start at once with 3, and the message says what is needed', async (context) => {
  const { code, said } = await ownFolder(context).serve({ DATABASE_URL: await olderPostgres() }).ended;
  expect([code, said()]).toEqual([3, expect.stringContaining('PostgreSQL 13 or newer is needed, this server is 12')]);
});

/** A database whose server says that it is of 2019: a function of its own stands before the real one. */
async function olderPostgres(): Promise<string> {
  const url = await makePostgresDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create schema older');
  await client.query(`create function older.current_setting(text) returns text language sql as $$ select '120022' $$`);
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set search_path = older, pg_catalog, public`);
  await client.end();
  return url;
}

test.concurrent('a start waits for a PostgreSQL that comes up later', async (context) => {
  const { serve } = ownFolder(context);
  const line = await lineTo(new URL(await makePostgresDatabase()));
  line.silence();
  const { child, hears, ended } = serve({ DATABASE_URL: line.url, DATABASE_WAIT_SECONDS: '120' });
  await hears(/waiting for the database/u);
  line.restore();
  const url = await hears(/ready at (\S+)/u);
  expect((await fetch(`${url}/readyz`)).status).toBe(503); // no catalogue in this test
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  line.close();
});

// Alone: closing waits most of the time that it may take, which other starts must not lengthen.
test('a service told to stop while its database is silent ends all the same', async (context) => {
  const { serve } = ownFolder(context);
  const line = await lineTo(new URL(await makePostgresDatabase()));
  const { child, hears, ended } = serve({ DATABASE_URL: line.url, SHUTDOWN_GRACE_SECONDS: '1' });
  const url = await hears(/ready at (\S+)/u);
  line.silence();
  const asked = fetch(`${url}/api/users/ana/exists`).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ parts: { database: false } });
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect([503, 'cut off']).toContain(await asked);
  line.close();
});

test.skipIf(!existsSync('/proc/self/task'))(
  'a process that dies while PostgreSQL is away is tried again until the database is back',
  async (context) => {
    const { serve } = ownFolder(context);
    const line = await lineTo(new URL(await makePostgresDatabase()));
    const environment = { DATABASE_URL: line.url, DATABASE_WAIT_SECONDS: '1' };
    const { child, hears, ended } = serve(environment, '--workers', '2');
    const url = await hears(/ready at (\S+) with 2 processes/u);
    const [first = 0] = workersOf(child);
    line.silence();
    process.kill(first, 'SIGKILL');
    await hears(/process \d+ has died and is replaced/u);
    await hears(/process \d+ ended with 5 before it was ready; the next attempt follows in 2 s/u);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    line.restore();
    await vi.waitFor(() => expect(workersOf(child)).toHaveLength(2), { timeout: 60_000, interval: 100 });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    line.close();
  },
);

const workersOf = ({ pid }: ChildProcess): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Every write of the embedded database fails as on a full disk, while the file `full` is there. */
const FULL_DISK = `
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { isMainThread } = require('node:worker_threads');
if (!isMainThread) {
  for (const name of ['writeSync', 'ftruncateSync']) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (!fs.existsSync(process.env.FULL_FILE)) return real(...args);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });
    };
  }
  syncBuiltinESMExports();
}`;

// Alone: its statements are given up after a few seconds, which other starts must not take from it.
test('a full disk ends the service with 5 and the cause; with space again it starts and has all that was acknowledged', async (context) => {
  const { folder, serve } = ownFolder(context);
  const program = join(folder, 'full-disk.cjs');
  const full = join(folder, 'full');
  writeFileSync(program, FULL_DISK);
  const environment = { NODE_OPTIONS: `--require ${program}`, FULL_FILE: full, DATABASE_STATEMENT_SECONDS: '5' };
  const { hears, ended, said } = serve(environment);
  const url = await hears(/ready at (\S+)/u);
  const signUp = async (username: string) => {
    const body = JSON.stringify({ username, password: PASSWORD, full_name: username });
    return (await fetch(`${url}/api/users/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
      .status;
  };
  expect(await signUp('ana')).toBe(200);
  writeFileSync(full, '');
  expect(await signUp('berta')).toBe(503);
  expect((await ended).code).toBe(5);
  expect(said()).toContain('the embedded database has stopped');
  rmSync(full);
  const again = serve(environment);
  const address = await again.hears(/ready at (\S+)/u);
  const exists = async (name: string) => (await fetch(`${address}/api/users/${name}/exists`)).status;
  expect([await exists('ana'), await exists('berta')]).toEqual([200, 404]);
  again.child.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
});

test.concurrent('what people wrote is readable for the owner of the service only, also in a folder that was open before', async (context) => {
  const { folder, serve } = ownFolder(context);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o755 });
  const { child, hears, ended } = serve({});
  await hears(/ready at (\S+)/u);
  child.kill('SIGTERM');
  await ended;
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((file) => join(data, file));
  expect(files.length).toBeGreaterThan(100);
  const open = [data, ...files].filter((file) => (statSync(file).mode & 0o077) !== 0);
  expect(open).toEqual([]);
});

test.concurrent('a database that lost its version file is not replaced by an empty one', async (context) => {
  const { folder, serve } = ownFolder(context);
  mkdirSync(join(folder, 'data', 'database', 'base'), { recursive: true });
  const { code, said } = await serve({}).ended;
  expect([code, said()]).toEqual([3, expect.stringContaining('holds files but no PG_VERSION')]);
});

test.concurrent('a secret file that holds no secret is not used', async (context) => {
  const { folder, serve } = ownFolder(context);
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'secret-key'), 'short\n');
  const { code, said } = await serve({ SECRET_KEY: '' }).ended;
  expect([code, said()]).toEqual([3, expect.stringContaining('holds no secret of 32 characters')]);
});
