// Opening a server's database: waits for a server that is not there yet, and says in plain words why one cannot be used.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DomainError } from '../domain/errors.ts';
import type { Tables } from './tables.ts';
import { causeOf } from './unavailable.ts';

export interface Waiting {
  /** How long a server that is away may stay away; 0 fails at once. */
  readonly waitS: number;
  /** Told of every attempt that failed, for the operator. */
  readonly onWait?: ((cause: string) => void) | undefined;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** @throws DomainError `storage/unavailable` once the time is over, `storage/misconfigured` at once where waiting is of no use */
export async function openedInTime<T>(open: () => Promise<T>, { waitS, onWait }: Waiting): Promise<T> {
  const untilMs = performance.now() + waitS * 1000;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await open();
    } catch (error) {
      const isAway = error instanceof DomainError && error.code === 'storage/unavailable';
      if (!isAway) throw explained(error);
      if (performance.now() + pauseMs > untilMs)
        throw new DomainError('storage/unavailable', `the database cannot be reached: ${causeOf(error)}`, {
          cause: error.cause,
        });
      onWait?.(causeOf(error));
      await sleep(pauseMs);
    }
  }
}

/** SQLSTATEs with which a server refuses a client for good. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'the password of DATABASE_URL is wrong',
  '28000': 'the user of DATABASE_URL may not log in from here',
  '3D000': 'the database of DATABASE_URL does not exist',
  '42501': 'the user of DATABASE_URL lacks a right',
  '08P01': 'the server, or a pooler before it, does not take a parameter of the connection',
};

function explained(error: unknown): unknown {
  const refusal = REFUSALS[String((error as { readonly code?: unknown }).code)];
  if (refusal === undefined) return error;
  return new DomainError('storage/misconfigured', `${refusal} (${causeOf(error)})`, { cause: error });
}

const OLDEST_SERVER = 13;

/** @throws DomainError `storage/misconfigured` */
export async function requireServerVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ number: string }>`select current_setting('server_version_num') as number`.execute(db);
  const version = Math.floor(Number(rows[0]?.number) / 10_000);
  if (version < OLDEST_SERVER)
    throw new DomainError(
      'storage/misconfigured',
      `PostgreSQL ${OLDEST_SERVER} or newer is needed, this server is ${version}`,
    );
}
