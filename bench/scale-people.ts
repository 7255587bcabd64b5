// Requests of random people among few and among many, over both databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { databaseOptions } from '../src/compose/database-options.ts';
import { readSettings } from '../src/config/read.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { seededRandom } from '../src/math/random.ts';
import { systemClock } from '../src/system/clock.ts';
import { createTokens } from '../src/system/tokens.ts';
import { SEED } from './made-up.ts';
import { startBenchPostgres } from './postgres.ts';
import { startService } from './service.ts';

type DatabaseKind = 'embedded' | 'postgres';

const SECRET = 'a secret of the benchmark, long enough';
const CONNECTIONS = 50;
/** So many different people ask; each stated four likings and wrote three reviews. */
const ASKERS = 500;

export async function growthWithPeople(
  counts: readonly number[],
  databases: readonly DatabaseKind[],
  seconds: number,
): Promise<string[]> {
  const rows: string[] = [];
  for (const database of databases) {
    const folder = mkdtempSync(join(tmpdir(), 'paseo-scale-'));
    const postgres = database === 'postgres' ? await startBenchPostgres(folder) : undefined;
    try {
      for (const people of counts) {
        process.stderr.write(`${people} people, ${database} ...\n`);
        rows.push(await measure(database, people, environmentOf(folder, postgres?.url), seconds));
      }
    } finally {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return [
    '| Database | People | ready after, s | own preferences a second | recommendations a second | p50 ms | p99 ms | failures |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ];
}

const environmentOf = (folder: string, url: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: join(folder, 'embedded'),
  LOG_LEVEL: 'warn',
  PORT: '0',
  SECRET_KEY: SECRET,
  TRAIN_EVERY_MINUTES: '0',
  ...(url !== undefined && { DATABASE_URL: url }),
});

async function measure(
  kind: DatabaseKind,
  people: number,
  environment: NodeJS.ProcessEnv,
  seconds: number,
): Promise<string> {
  // The first start brings the shipped catalogue.
  await (await startService(environment)).stop();
  const ids = await fill(environment, people);
  const service = await startService(environment);
  try {
    const tokens = createTokens({ secret: SECRET, algorithm: 'HS256', lifetimeMinutes: 60, clock: systemClock });
    const bearers = await Promise.all(
      ids.map(async (uid) => `Bearer ${await tokens.issue({ sub: `person ${uid}`, uid, pwv: 1 })}`),
    );
    const load = (path: string) =>
      autocannon({
        url: service.url,
        connections: CONNECTIONS,
        duration: seconds,
        requests: bearers.map((authorization) => ({ path, headers: { authorization } })),
      });
    const preferences = await load('/api/preferences/');
    const recommendations = await load('/api/recommendations/?lat=40.4168&lng=-3.7038');
    const failures = [preferences, recommendations].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    const { p50, p99 } = recommendations.latency;
    const rates = [preferences, recommendations].map(({ requests }) => Math.round(requests.average));
    const cells = [kind, people.toLocaleString('en'), service.readyS.toFixed(1), ...rates, p50, p99, failures];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await service.stop();
  }
}

/** Brings the number of people to `people`. @returns the ids of those who will ask */
async function fill(environment: NodeJS.ProcessEnv, people: number): Promise<number[]> {
  const database = await openDatabase(databaseOptions(readSettings(environment)));
  try {
    await addPeople(database, people);
    const random = seededRandom(SEED);
    return Array.from({ length: ASKERS }, () => 1 + random.below(people));
  } finally {
    await database.close();
  }
}

async function addPeople({ db }: Database, people: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ known: number }>`select count(*)::integer as known from users`.execute(connection);
    const known = rows[0]?.known ?? 0;
    // Foreign keys hold by construction, and the sums of the reviews are made at the end: filling takes seconds this way.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`
      insert into users (username, username_key, full_name, role, password_hash)
      select 'person ' || n, 'person ' || n, 'Person ' || n, 'user', 'none'
      from generate_series(${known + 1}::integer, ${people}::integer) as n`.execute(connection);
    await sql`
      insert into preferences (user_id, category, category_key, rating)
      select n, name, name, (n + at) % 11 / 2.0
      from generate_series(${known + 1}::integer, ${people}::integer) as n,
        unnest(array['museums', 'parks', 'cafes', 'dance clubs']) with ordinality as liked (name, at)`.execute(
      connection,
    );
    // The number of places stands on its own: within the join it would be compared with every place, three million times.
    await sql`
      insert into reviews (user_id, place_id, rating, comment)
      select n, numbered.id, 1 + (n + at) % 5, 'as good as they say'
      from generate_series(${known + 1}::integer, ${people}::integer) as n
        cross join generate_series(1, 3) as at
        join (select id, row_number() over (order by id) - 1 as row from places) as numbered
          on numbered.row = (n * 7919::bigint + at * 104729) % (select count(*) from places)`.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`
      insert into place_ratings (place_id, total, count)
      select place_id, sum(rating), count(*) from reviews group by place_id
      on conflict (place_id) do update set total = excluded.total, count = excluded.count, changed_at = clock_timestamp()
    `.execute(connection);
    await sql`analyze`.execute(connection);
  });
}
