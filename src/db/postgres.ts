// A PostgreSQL server. Loaded on demand: whoever has the embedded database does without the driver.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { steadyPool } from './steady-pool.ts';
import type { Tables } from './tables.ts';

// Sums and counts arrive as numbers: none of ours leaves the safe range.
const INT8_OID = 20;
pg.types.setTypeParser(INT8_OID, Number);

export function openPostgres(url: string, poolSize: number) {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: steadyPool(pool) }) });
  return { db, close: () => db.destroy() };
}
