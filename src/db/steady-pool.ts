// A pool whose connections may break: a read that was cut off is asked again on another connection, a statement that lost a
// deadlock on the same one, and whatever cannot be helped is told in the words of the domain, so that a client hears
// "later", not "failed".
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isConnectionLost, isOutOfResources, isSilent } from './sql-state.ts';
import { unavailable } from './unavailable.ts';

/** Of those who wait for each other in a circle the server gives one up, and nothing of its statement is left behind. */
const DEADLOCK_STATE = '40P01';
const isDeadlock = (error: unknown): boolean => (error as { readonly code?: unknown }).code === DEADLOCK_STATE;

export function steadyPool(pool: pg.Pool): PostgresPool {
  // A connection that breaks between two queries emits an event, and an unhandled one ends the process. The next
  // query on it fails, or the pool replaces it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect() {
      return steadyClient(pool, await connectTo(pool));
    },
    end: () => pool.end(),
  };
}

/**
 * A statement that only reads: it begins with `select` and calls nothing that writes. Reads that lock rows belong to a
 * transaction, and functions with effects (`pg_notify`, `nextval`, `pg_advisory_lock`, ...) are named here.
 */
const isRead = (text: string): boolean =>
  /^\s*select\b/iu.test(text) &&
  !/\b(?:into|for\s+(?:update|share)|pg_notify|nextval|setval|set_config|pg_\w*advisory\w*|pg_terminate_backend)\b/iu.test(
    text,
  );

function steadyClient(pool: pg.Pool, first: pg.PoolClient): PostgresPoolClient {
  let client = first;
  let isInTransaction = false;
  let broken: Error | undefined;
  let isReleased = false;
  // All other connections of the pool may have been cut at the same moment; the next one is new.
  const attempts = pool.options.max + 1;

  const replace = async (): Promise<void> => {
    client.release(broken);
    isReleased = true;
    client = await connectTo(pool);
    isReleased = false;
    broken = undefined;
  };
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (/^(?:begin|start)\b/iu.test(text)) isInTransaction = true;
    for (let attempt = 1; ; attempt++) {
      try {
        return (await client.query(text, [...parameters])) as unknown as PostgresQueryResult<R>;
      } catch (error) {
        const isLast = isInTransaction || attempt === attempts;
        if (isDeadlock(error) && !isLast) continue;
        if (isOutOfResources(error) && !isConnectionLost(error)) throw unavailable(error);
        if (!isConnectionLost(error) && !isSilent(error)) throw error;
        broken = error as Error;
        // A write may or may not have arrived, and a transaction is gone as a whole: only a read may be repeated.
        if (isLast || isSilent(error) || !isRead(text)) throw unavailable(error);
        await replace();
      } finally {
        if (/^(?:commit|rollback)\b/iu.test(text)) isInTransaction = false;
      }
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release() {
      if (!isReleased) client.release(broken);
    },
  };
}

async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw isConnectionLost(error) ? unavailable(error) : error;
  }
}
