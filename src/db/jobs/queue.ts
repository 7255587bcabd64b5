// Jobs over PostgreSQL, on pg-boss: replicas ask for the same job, the queue lets one in an interval come to be, and one of
// them at a time is active. A lease is renewed while its holder lives; when it is not, the queue hands the job on.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import { closedInTime, connectionLimits } from '../postgres.ts';
import { isConnectionLost } from '../sql-state.ts';
import type { Tables } from '../tables.ts';
import { unavailable } from '../unavailable.ts';
import type { Job, Jobs, Lease } from './jobs.ts';

interface QueueOptions {
  readonly url: string;
  /** A holder that is not heard of for so long is taken to be dead. */
  readonly leaseS: number;
  /** A third of the lease where this is absent. */
  readonly renewEveryMs?: number;
  readonly lookEveryMs: number;
  onError(error: unknown): void;
}

export const QUEUE_DEFAULTS = { leaseS: 60, lookEveryMs: 10_000 } as const;

const SCHEMA = 'paseo_jobs';
const RETRIES = 3;
const QUEUE_STATEMENT_S = 30;
/** Done jobs are kept longer than the longest interval, so that one interval never sees a job twice. */
const KEEP_S = 8 * 24 * 60 * 60;
/** Those of a job that is still asked for go earlier: one of every few seconds would leave tens of thousands. */
const KEEP_INTERVALS = 2;
const KEEP_AT_LEAST_S = 10 * 60;

export function openJobQueue({ url, leaseS, lookEveryMs, ...options }: QueueOptions): Jobs {
  const { renewEveryMs = (leaseS * 1000) / 3 } = options;
  const onError = (error: unknown) => options.onError(inWords(error));
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'paseo jobs',
    ...connectionLimits(QUEUE_STATEMENT_S),
    max: 2,
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, Math.floor(leaseS / 4)),
    archiveCompletedAfterSeconds: KEEP_S,
  });
  boss.on('error', onError);
  const stopping = new AbortController();
  const known = new Set<string>();
  let started: Promise<unknown> | undefined;
  const underWay = new Set<Promise<unknown>>();

  const ready = async (name: string): Promise<void> => {
    started ??= severalTimes(() => boss.start());
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    if (known.has(name)) return;
    await severalTimes(() => boss.createQueue(name, { name, policy: 'singleton' }));
    known.add(name);
  };

  const attempt = async (job: Job, work: (lease: Lease) => Promise<unknown>): Promise<boolean> => {
    const name = nameOf(job);
    await ready(name);
    await boss.send(name, {}, { singletonSeconds: job.everyS, expireInSeconds: leaseS, retryLimit: RETRIES });
    const [taken] = await boss.fetch(name, { includeMetadata: true });
    if (!taken) return false;
    if (stopping.signal.aborted) {
      await boss.fail(name, taken.id, { kind: 'left' });
      return false;
    }
    const ticket = { name, id: taken.id, retries: taken.retryCount };
    const lost = new AbortController();
    const renewing = setInterval(() => renew(boss, ticket, lost, onError), renewEveryMs).unref();
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    try {
      await work({ signal, isHeld: (transaction) => isHeld(transaction, ticket) });
      if (!lost.signal.aborted) await boss.complete(name, taken.id);
      await forgetOld(boss, job);
      return true;
    } catch (error) {
      if (!lost.signal.aborted)
        await boss.fail(name, taken.id, { kind: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      clearInterval(renewing);
    }
  };

  return {
    lookEveryMs: ({ everyS }) => Math.min(everyS * 1000, lookEveryMs),
    async attempt(job, work) {
      if (stopping.signal.aborted) return false;
      const attempting = attempt(job, work);
      underWay.add(attempting);
      try {
        return await attempting;
      } catch (error) {
        throw inWords(error);
      } finally {
        underWay.delete(attempting);
      }
    },
    async close() {
      stopping.abort();
      await closedInTime(() => Promise.allSettled(underWay));
      if (started) await closedInTime(() => boss.stop({ graceful: false, wait: true }));
    },
  };
}

const TRIES = 5;
const PAUSE_MS = 100;

/** The queue has connections of its own: why they were lost is told as that of all others. */
const inWords = (error: unknown): unknown => (isConnectionLost(error) ? unavailable(error) : error);

/** Replicas that start together make the same schema and tables; one of them wins, the others find them made. */
async function severalTimes(make: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await make();
    } catch (error) {
      if (attempt === TRIES) throw error;
      await sleep(PAUSE_MS * attempt);
    }
  }
}

/** Which of the times that a job was handed out this is. */
interface Ticket {
  readonly name: string;
  readonly id: string;
  readonly retries: number;
}

/** Queues allow letters, digits and a few signs; our names are words. */
const nameOf = ({ name }: Job): string => name.replaceAll(' ', '-');

/** The queue counts an active job's time from its start: moving that renews the lease. */
async function renew(boss: PgBoss, ticket: Ticket, lost: AbortController, onError: (error: unknown) => void) {
  try {
    const { rows } = await boss.getDb().executeSql(
      `update ${SCHEMA}.job set started_on = now()
        where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id`,
      [ticket.name, ticket.id, ticket.retries],
    );
    if (rows.length === 0) lost.abort();
  } catch (error) {
    // The database is away: the lease runs out by itself, and the fence holds.
    onError(error);
  }
}

async function forgetOld(boss: PgBoss, job: Job): Promise<void> {
  await boss.getDb().executeSql(
    `delete from ${SCHEMA}.job
      where name = $1 and state in ('completed', 'failed') and completed_on < now() - make_interval(secs => $2)`,
    [nameOf(job), Math.max(KEEP_AT_LEAST_S, KEEP_INTERVALS * job.everyS)],
  );
}

async function isHeld(transaction: Kysely<Tables>, { name, id, retries }: Ticket): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(`${SCHEMA}.job`)}
     where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retries} for update`.execute(
    transaction,
  );
  return rows.length > 0;
}
