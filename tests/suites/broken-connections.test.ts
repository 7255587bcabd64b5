// A PostgreSQL whose connections break: reads are asked again, the rest says so, and nothing stays broken.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { makePostgresDatabase } from '../support/databases.ts';
import { lineTo } from '../support/line.ts';

let database: Database;
let witness: Database;
let url: string;
/** Whoever waits looks for a deadlock once: late enough for a busy machine to have made one by then. */
const DEADLOCK_AFTER_4_S = encodeURIComponent('-c deadlock_timeout=4s');
beforeAll(async () => {
  url = await makePostgresDatabase();
  database = await openDatabase({
    kind: 'postgres',
    url: `${url}?options=${DEADLOCK_AFTER_4_S}`,
    poolSize: 3,
    statementS: 60,
  });
  witness = await openDatabase({ kind: 'postgres', url, poolSize: 1, statementS: 60 });
});
afterAll(async () => {
  await database?.close();
  await witness?.close();
});

/** Ends every connection to the test's database but the witness's own. */
async function cutAll(): Promise<number> {
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`.execute(witness.db);
  return rows.filter(({ cut }) => cut).length;
}

/** How many statements of others are under way. */
const asleep = async (): Promise<number> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
     where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(witness.db);
  return rows.length;
};

test('reads that are cut off are answered all the same', async () => {
  const reading = Promise.all(
    Array.from({ length: 3 }, (_, i) => sql<{ n: number }>`select ${i}::int as n, pg_sleep(2)`.execute(database.db)),
  );
  while ((await asleep()) < 3);
  expect(await cutAll()).toBe(3);
  expect((await reading).map(({ rows }) => rows[0]?.n)).toEqual([0, 1, 2]);
});

test('connections that were cut while idle are replaced unseen', async () => {
  await Promise.all(Array.from({ length: 3 }, () => sql`select 1`.execute(database.db)));
  expect(await cutAll()).toBeGreaterThan(0);
  for (let i = 0; i < 5; i++) expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('a transaction that is cut off leaves nothing and says "later"; the next one works', async () => {
  const raise = (underWayS: number) =>
    database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('versions').set({ version: 99 }).where('name', '=', 'catalogue').execute();
      await sql`select pg_sleep(${underWayS})`.execute(transaction);
    });
  const cutOff = expect(raise(30)).rejects.toMatchObject({ code: 'storage/unavailable', retryAfterS: 1 });
  while ((await asleep()) < 1);
  await cutAll();
  await cutOff;
  const version = async () =>
    (
      await database.db
        .selectFrom('versions')
        .select('version')
        .where('name', '=', 'catalogue')
        .executeTakeFirstOrThrow()
    ).version;
  expect(await version()).toBe(0);
  await raise(0);
  expect(await version()).toBe(99);
});

test.each([
  ['a single write', sql`update versions set version = version + 1 from pg_sleep(3) where name = 'models'`],
  ['a notice, although it is a select', sql`select pg_notify('somewhere', 'something'), pg_sleep(3)`],
])('%s that is cut off in the middle says "later" and is not sent twice', async (_, statement) => {
  const version = async () =>
    (await database.db.selectFrom('versions').select('version').where('name', '=', 'models').executeTakeFirst())
      ?.version;
  const before = await version();
  const cutOff = expect(statement.execute(database.db)).rejects.toMatchObject({ code: 'storage/unavailable' });
  while ((await asleep()) < 1);
  await cutAll();
  await cutOff;
  // A server that is busy takes a moment to end what was cut; sent once more it would sleep for longer than that.
  await expect.poll(asleep, { timeout: 1_500 }).toBe(0);
  expect(await version()).toBe(before);
});

test('a statement that is given up for a deadlock is carried out all the same, once', async () => {
  await sql`create table pairs as select id, 0 as n from (values (1), (2)) as two (id)`.execute(witness.db);
  const raise = (id: number) => sql`update pairs set n = n + 1 where id = ${id}`;
  let both: Promise<unknown> | undefined;
  await witness.db.transaction().execute(async (transaction) => {
    // So that it is the other that gives up.
    await sql`set local deadlock_timeout = '60s'`.execute(transaction);
    await raise(2).execute(transaction);
    // Has the first, and waits for the second.
    both = sql`update pairs set n = n + 1`.execute(database.db);
    while (!(await isWaitedFor(transaction)));
    await raise(1).execute(transaction);
  });
  await both;
  expect((await sql`select n from pairs`.execute(witness.db)).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

/** Whether another statement waits for what this transaction has. */
const isWaitedFor = async (transaction: Database['db']): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(transaction);
  return rows.length > 0;
};

test('what the database itself refuses is not taken for a broken connection', async () => {
  await expect(sql`select nothing from nowhere`.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
});

test('a server that is not there is said to be away', async () => {
  const nowhere = openDatabase({
    kind: 'postgres',
    url: 'postgres://paseo:paseo@127.0.0.1:1/none',
    poolSize: 1,
    statementS: 60,
  });
  await expect(nowhere).rejects.toMatchObject({ code: 'storage/unavailable' });
});

test('a server that goes away during a read and stays away is said to be away', async () => {
  const line = await lineTo(new URL(url));
  const cut = await openDatabase({ kind: 'postgres', url: line.url, poolSize: 1, statementS: 60 });
  const reading = expect(sql`select pg_sleep(30)`.execute(cut.db)).rejects.toMatchObject({
    code: 'storage/unavailable',
  });
  while ((await asleep()) < 1);
  line.cut();
  await reading;
  await cutAll();
  await cut.close();
});
