// A pooler in transaction mode between the service and PostgreSQL: every statement may meet another connection. It runs
// where pgbouncer is installed (Debian: `apt-get install pgbouncer`).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { builtFile } from '../../src/system/paths.ts';
import { makePostgresDatabase } from '../support/databases.ts';
import { freePort, identityForServer } from '../support/embedded-postgres.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const ACCOUNTS = 24;
/** Fewer than the service opens, so that its connections share them. */
const SERVER_CONNECTIONS = 3;

test.skipIf(!isInstalled)(
  'the service starts, keeps what is written and leaves through pgbouncer in transaction mode',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paseo-pooler-'));
    const pooler = await startPooler(folder, new URL(await makePostgresDatabase()));
    const service = spawn(process.execPath, [builtFile('cli/main.js'), 'serve'], {
      env: {
        ...process.env,
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: pooler.url,
        SECRET_KEY: 'a secret of the tests that is long enough',
        CITY: 'cambridge',
        LOG_LEVEL: 'warn',
        PORT: '0',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    service.stderr.on('data', (chunk) => {
      said += chunk;
    });
    try {
      await expect.poll(() => said, { timeout: 60_000 }).toMatch(/ready at \S+/u);
      const [, address = ''] = /ready at (\S+)/u.exec(said) ?? [];
      const send = (path: string, body: object, token?: string) =>
        fetch(`${address}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        });
      const person = async (number: number) => {
        const account = { username: `person${number}`, password: 'correct horse battery' };
        await send('/api/users/', { ...account, full_name: 'A Person' });
        const { access_token } = (await (await send('/api/token', account)).json()) as { access_token: string };
        await send('/api/preferences/', { category: 'museums', rating: 5 }, access_token);
        const mine = await fetch(`${address}/api/preferences/`, {
          headers: { authorization: `Bearer ${access_token}` },
        });
        return [mine.status, await mine.json()];
      };
      const all = await Promise.all(Array.from({ length: ACCOUNTS }, (_, number) => person(number)));
      expect(all).toEqual(
        Array(ACCOUNTS).fill([200, expect.arrayContaining([expect.objectContaining({ category: 'museums' })])]),
      );
      service.kill('SIGTERM');
      expect(await once(service, 'exit')).toEqual([0, null]);
      expect(said).not.toMatch(/prepared statement|"level":"?error/u);
    } finally {
      service.kill('SIGKILL');
      await pooler.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

async function startPooler(folder: string, database: URL) {
  const port = await freePort();
  const path = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${database.username}" "${database.password}"\n`);
  writeFileSync(
    path,
    `[databases]
* = host=${database.hostname} port=${database.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
ignore_startup_parameters = statement_timeout,extra_float_digits
`,
  );
  // As PostgreSQL, it refuses to run as root.
  const identity = identityForServer();
  if (identity) for (const file of [path, users]) chownSync(file, identity.uid, identity.gid);
  chmodSync(folder, 0o755);
  const pooler = spawn('pgbouncer', ['--quiet', path], { stdio: 'ignore', ...identity });
  const url = new URL(database);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  await accepts(url.href);
  return {
    url: url.href,
    stop: async () => {
      pooler.kill('SIGKILL');
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
    },
  };
}

async function accepts(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}
