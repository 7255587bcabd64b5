// A PostgreSQL server. Loaded on demand: a service with the embedded database does without the driver.
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { tellStatement } from './statements.ts';
import { steadyPool } from './steady-pool.ts';
import type { Tables } from './tables.ts';

// Sums and counts arrive as numbers: none of ours leaves the safe range.
const INT8_OID = 20;
pg.types.setTypeParser(INT8_OID, Number);

const CONNECT_MS = 10_000;
/** The server ends a statement first; the driver's own limit is for a server, or a line to it, that has fallen silent. */
const SILENCE_MS = 2_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Connections whose server does not say goodbye by then are dropped. */
const CLOSE_MS = 5_000;

/** Limits of every connection of ours, so that no wait for the server is endless. */
export const connectionLimits = (statementS: number) => ({
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: statementS * 1000,
  query_timeout: statementS * 1000 + SILENCE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
});

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize: number;
  /** The longest that one statement may take. */
  readonly statementS: number;
}

export function openPostgres({ url, poolSize, statementS }: PostgresOptions) {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...connectionLimits(statementS) });
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: steadyPool(pool) }), log: tellStatement });
  return {
    db,
    figures: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await closedInTime(() => db.destroy());
      for (const client of open) dropConnection(client);
    },
  };
}

/** Waits for a goodbye, but not for ever: a silent server never says one. */
export async function closedInTime(close: () => Promise<unknown>): Promise<void> {
  await Promise.race([close().catch(() => {}), sleep(CLOSE_MS, undefined, { ref: false })]);
}

/** The socket itself: the driver would wait for the server to close it. */
export function dropConnection(client: pg.ClientBase): void {
  (client as unknown as { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy();
}
