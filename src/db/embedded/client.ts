// Our side of the embedded database: starts its thread, sends statements, matches answers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type DirectoryLock, lockDirectory } from './lock.ts';
import type { FromWorker, Rows, Statement, ToWorker } from './messages.ts';

export interface EmbeddedClient {
  query(statement: Statement): Promise<Rows>;
  close(): Promise<void>;
}

/** An error of the database, with its SQLSTATE. */
export class SqlError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(message: string, code?: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

export interface EmbeddedOptions {
  /** Where the database lives; undefined keeps it in memory. */
  readonly dataDir: string | undefined;
  /** Program of the database's thread. */
  readonly worker: URL;
  /** An empty database made beforehand: a first start unpacks it instead of building one, five times faster. */
  readonly image: string | undefined;
}

export async function openEmbedded({ dataDir, worker: program, image }: EmbeddedOptions): Promise<EmbeddedClient> {
  const lock: DirectoryLock | undefined = dataDir === undefined ? undefined : lockDirectory(dataDir);
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database');
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const worker = new Worker(program, {
    workerData: { folder, image: isNew && image !== undefined && existsSync(image) ? image : undefined },
  });
  const pending = new Map<number, { resolve(rows: Rows): void; reject(error: Error): void }>();
  let lastId = 0;

  const failAll = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const send = (message: { statement: Statement } | { close: true }): Promise<Rows> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, ...message } satisfies ToWorker);
    });

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('ready' in message) return resolve();
      if ('failed' in message) return reject(new Error(`the embedded database did not open: ${message.failed}`));
      const waiting = pending.get(message.id);
      pending.delete(message.id);
      if ('result' in message) waiting?.resolve(message.result);
      else waiting?.reject(new SqlError(message.error.message, message.error.code, message.error.constraint));
    });
    worker.on('error', (error) => {
      failAll(error);
      reject(error);
    });
    worker.on('exit', () => failAll(new Error('the embedded database has stopped')));
  }).catch((error: unknown) => {
    lock?.release();
    throw error;
  });

  return {
    query: (statement) => send({ statement }),
    async close() {
      await send({ close: true });
      await worker.terminate();
      lock?.release();
    },
  };
}
