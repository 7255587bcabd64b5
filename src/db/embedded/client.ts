// Our side of the embedded database: starts its thread, sends statements, matches answers.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../domain/errors.ts';
import { isOutOfResources } from '../sql-state.ts';
import { unavailable } from '../unavailable.ts';
import { type DirectoryLock, lockDirectory } from './lock.ts';
import type { FromWorker, Rows, SqlFault, Statement, ToWorker } from './messages.ts';

export interface EmbeddedClient {
  /** @throws SqlError, or DomainError `storage/unavailable` when the database cannot answer */
  query(statement: Statement): Promise<Rows>;
  /** Settles within `CLOSE_MS` whatever the thread does. */
  close(): Promise<void>;
  /** Statements have a time limit from now on; migrations before have none. */
  beginServing(): void;
  /** Resolves with the cause once the database has stopped for good without being asked to. */
  readonly lost: Promise<Error>;
}

/** An error of the database, with its SQLSTATE. */
class SqlError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(message: string, code?: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

interface EmbeddedOptions {
  /** Where the database lives; undefined keeps it in memory. */
  readonly dataDir: string | undefined;
  /** Program of the database's thread. */
  readonly worker: URL;
  /** An empty database made beforehand: a first start unpacks it instead of building one, five times faster. */
  readonly image: string | undefined;
  /** The database's own program, compiled: who opens many compiles it once for all of them. */
  readonly program?: WebAssembly.Module;
  /** A thread that is silent for longer over one statement is given up: a full disk makes it turn in a circle for ever. */
  readonly statementS: number;
  /** How many times longer things take now than on an idle machine, 1 or more; by the machine's load unless told. */
  readonly slowness?: () => number;
}

const CLOSE_MS = 10_000;
const OPEN_MS = 120_000;
const MIGRATION_MS = 3_600_000;
const MOST_PATIENT = 10;

/** A thread that shares its processor with a dozen programs is slow, and not dead. Where the load is not told, 1. */
const slownessOfMachine = (): number =>
  Math.min(MOST_PATIENT, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedClient> {
  const lock: DirectoryLock | undefined = options.dataDir === undefined ? undefined : lockDirectory(options.dataDir);
  const worker = startWorker(options, lock);
  const thread = threadOf(worker, options.slowness ?? slownessOfMachine);
  try {
    await thread.opened;
  } catch (error) {
    await worker.terminate();
    lock?.release();
    throw error;
  }
  return {
    query: async (statement) => rowsOrFault(await thread.send({ statement })),
    async close() {
      await thread.close();
      lock?.release();
    },
    beginServing: () => thread.limitSilence(options.statementS * 1000),
    lost: thread.lost,
  };
}

function startWorker(options: EmbeddedOptions, lock: DirectoryLock | undefined): Worker {
  try {
    return new Worker(options.worker, { workerData: setupOf(options) });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function setupOf({ dataDir, image, program }: EmbeddedOptions): object {
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database');
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  if (isNew && folder !== undefined) refuseDamaged(folder);
  return { folder, image: isNew && image !== undefined && existsSync(image) ? image : undefined, program };
}

/** A database without its version file is damaged, not new: making another one in its place would lose it for good. */
function refuseDamaged(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new DomainError(
      'storage/misconfigured',
      `${folder} holds files but no PG_VERSION: the database is damaged; restore a backup into an empty DATA_DIR`,
    );
}

type Answer = { readonly result: Rows } | { readonly error: SqlFault };

function rowsOrFault(answer: Answer): Rows {
  if ('result' in answer) return answer.result;
  const { message, code, constraint } = answer.error;
  const error = new SqlError(message, code, constraint);
  throw isOutOfResources(error) || answer.error.isFinal ? unavailable(error) : error;
}

interface Thread {
  readonly opened: Promise<void>;
  readonly lost: Promise<Error>;
  limitSilence(ms: number): void;
  send(message: { readonly statement: Statement } | { readonly close: true }): Promise<Answer>;
  close(): Promise<void>;
}

/** Matches answers to requests. A thread that ends, breaks or falls silent is stopped, and says why in `lost`. */
function threadOf(worker: Worker, slowness: () => number): Thread {
  let silenceMs = MIGRATION_MS;
  const pending = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let lastId = 0;
  let end: Error | undefined;
  let isClosing = false;
  let sayLost: (cause: Error) => void = () => {};
  const lost = new Promise<Error>((resolve) => {
    sayLost = resolve;
  });
  const stop = (cause: Error): void => {
    end ??= cause;
    for (const { reject } of pending.values()) reject(unavailable(end));
    pending.clear();
    void worker.terminate();
    if (!isClosing) sayLost(end);
  };

  const opened = new Promise<void>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`it did not open within ${OPEN_MS / 1000} s`)), OPEN_MS);
    worker.on('message', (message: FromWorker) => {
      if ('ready' in message) return resolve();
      if ('failed' in message) return reject(new Error(`the embedded database did not open: ${message.failed}`));
      pending.get(message.id)?.resolve(message);
      pending.delete(message.id);
      if ('error' in message && message.error.isFinal) stop(new Error(message.error.message));
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread of the embedded database has ended')));
    worker.on('message', () => clearTimeout(tooLate));
    worker.on('exit', () => clearTimeout(tooLate));
  });
  worker.on('error', stop);
  worker.on('exit', () => stop(new Error('the thread of the embedded database has ended')));

  const send: Thread['send'] = (message) =>
    new Promise((resolve, reject) => {
      if (end) return reject(unavailable(end));
      const id = ++lastId;
      const patienceMs = Math.round(silenceMs * slowness());
      const watch = setTimeout(
        () => stop(new Error(`the embedded database was silent for ${patienceMs / 1000} s over one statement`)),
        patienceMs,
      );
      pending.set(id, {
        resolve(answer) {
          clearTimeout(watch);
          resolve(answer);
        },
        reject(error) {
          clearTimeout(watch);
          reject(error);
        },
      });
      worker.postMessage({ id, ...message } satisfies ToWorker);
    });

  return {
    opened,
    lost,
    limitSilence(ms) {
      silenceMs = ms;
    },
    send,
    async close() {
      isClosing = true;
      // Even without a clean close, acknowledged writes are on the disk.
      await Promise.race([send({ close: true }).catch(() => {}), sleep(CLOSE_MS, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}
