// A database that falls silent: no wait for it is endless, and it never takes more with it than what hung on it.
import { sql } from 'kysely';
import { describe, expect, type TestContext, test } from 'vitest';
import { inBatches } from '../../src/db/batch.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/client.ts';
import { usersIn } from '../../src/db/users.ts';
import { builtFile, workerFile } from '../../src/system/paths.ts';
import type { CatalogueReader } from '../../src/usecases/catalogue.ts';
import { healthOf } from '../../src/usecases/health.ts';
import { makePostgresDatabase } from '../support/databases.ts';
import { lineTo } from '../support/line.ts';

const UNAVAILABLE = { code: 'storage/unavailable', retryAfterS: 1 };

// Side by side: each waits for limits of its own.
describe.concurrent('a line to PostgreSQL that falls silent', () => {
  const open = async ({ onTestFinished }: TestContext) => {
    const line = await lineTo(new URL(await makePostgresDatabase()));
    const database = await openDatabase({ kind: 'postgres', url: line.url, poolSize: 3, statementS: 1 });
    onTestFinished(async () => {
      await database.close();
      line.close();
    });
    return { line, database };
  };

  test('is given up after the limit of a statement, and the answer is "later"', async (context) => {
    const { line, database } = await open(context);
    line.silence();
    await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject(UNAVAILABLE);
  });

  test('under the shared look-up of accounts holds up nobody who asks later', async (context) => {
    const { line, database } = await open(context);
    const users = usersIn(database.db);
    expect(await users.findAccount('ana')).toBeUndefined();
    line.silence();
    const first = expect(users.findAccount('ana')).rejects.toMatchObject(UNAVAILABLE);
    // The first question is on its way, on the connection that is silent.
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    line.restore();
    expect(await users.findAccount('berta')).toBeUndefined();
    await first;
    expect(await users.findAccount('ana')).toBeUndefined();
  });

  test('makes the service say that it is not ready, and ready again when the line is back', async (context) => {
    const { line, database } = await open(context);
    const catalogue = { current: () => ({ catalogue: { version: '1' }, built: {} }) } as unknown as CatalogueReader;
    const health = healthOf(usersIn(database.db), catalogue);
    expect((await health.check()).ready).toBe(true);
    line.silence();
    expect(await health.check()).toMatchObject({ ready: false, parts: { database: false } });
    line.restore();
    await expect.poll(async () => (await health.check()).ready, { timeout: 30_000 }).toBe(true);
  });

  test('does not keep a database from closing', async (context) => {
    const { line, database } = await open(context);
    const asked = expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
    await asked;
    const lasting = openDatabase({ kind: 'postgres', url: line.url, poolSize: 1, statementS: 3_600 });
    const patient = await lasting;
    const waiting = expect(sql`select 1`.execute(patient.db)).resolves.toBeDefined();
    await waiting;
    line.silence();
    const silent = expect(sql`select 1`.execute(patient.db)).rejects.toThrow();
    await patient.close();
    await silent;
  });
});

test('a statement that takes too long is ended by the server, and its connection goes on', async () => {
  const url = await makePostgresDatabase();
  const database = await openDatabase({ kind: 'postgres', url, poolSize: 1, statementS: 1 });
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid;
  const before = await pid();
  await expect(sql`select pg_sleep(30)`.execute(database.db)).rejects.toMatchObject(UNAVAILABLE);
  expect([before, await pid()]).toEqual([expect.any(Number), before]);
  await database.close();
});

test('a batch that never ends does not hold up the next one', async () => {
  const asked: string[][] = [];
  const load = inBatches(async (keys: readonly string[]) => {
    asked.push([...keys]);
    return keys.includes('silent') ? new Promise<never>(() => {}) : keys;
  });
  void load('silent');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(await Promise.all([load('a'), load('b')])).toEqual(['a', 'b']);
  expect(asked).toEqual([['silent'], ['a', 'b']]);
});

describe('an embedded database whose thread turns in a circle', () => {
  const open = (slowness = 1) =>
    openEmbedded({
      slowness: () => slowness,
      dataDir: undefined,
      worker: workerFile('db/embedded/pglite'),
      image: builtFile('embedded.tgz'),
      statementS: 1,
    });
  const forever = { sql: 'do $$ begin loop end loop; end $$', parameters: [] };

  test('is stopped and says so; nobody waits for it, and it can be closed', async () => {
    const client = await open();
    client.beginServing();
    await expect(client.query(forever)).rejects.toMatchObject(UNAVAILABLE);
    expect((await client.lost).message).toContain('silent for 1 s');
    await expect(client.query({ sql: 'select 1', parameters: [] })).rejects.toMatchObject(UNAVAILABLE);
    await client.close();
  });

  test('on a machine that is busy with other things it is waited for longer', async () => {
    const client = await open(2.5);
    client.beginServing();
    await expect(client.query(forever)).rejects.toMatchObject(UNAVAILABLE);
    expect((await client.lost).message).toContain('silent for 2.5 s');
    await client.close();
  });

  test('closing is not called a loss', async () => {
    const client = await open();
    let isLost = false;
    void client.lost.then(() => {
      isLost = true;
    });
    expect((await client.query({ sql: 'select 1 as one', parameters: [] })).rows).toEqual([{ one: 1 }]);
    await client.close();
    expect(isLost).toBe(false);
  });
});
