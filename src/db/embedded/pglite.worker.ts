// The embedded PostgreSQL in a thread of its own, so that SQL never stalls the event loop.
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { FromWorker, Rows, SqlFault, Statement, ToWorker } from './messages.ts';

interface Setup {
  readonly folder: string | undefined;
  readonly image: string | undefined;
  readonly program: WebAssembly.Module | undefined;
}

const { folder, image, program } = workerData as Setup;
const say = (message: FromWorker): void => parentPort?.postMessage(message);

const database = await open().catch((error: unknown) => {
  say({ failed: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
keepPrivate();
parentPort?.on('message', answer);
say({ ready: true });

function open(): Promise<PGlite> {
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(image === undefined ? {} : { loadDataDir: new Blob([readFileSync(image)]) }),
    ...(program === undefined ? {} : { pgliteWasmModule: program }),
    // bigint sums and counts arrive as numbers: none of ours leaves the safe range.
    parsers: { [types.INT8]: Number },
  });
}

/** The database's program ignores the umask and makes its files readable for all users. The folder around them is private, too. */
function keepPrivate(): void {
  if (folder === undefined) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath ?? entry.path, entry.name), 0o600);
    else if (entry.isDirectory()) chmodSync(join(entry.parentPath ?? entry.path, entry.name), 0o700);
  chmodSync(folder, 0o700);
}

async function answer(message: ToWorker): Promise<void> {
  try {
    if ('close' in message) {
      await database.close();
      keepPrivate();
    }
    say({ id: message.id, result: 'close' in message ? { rows: [], affected: 0 } : await run(message.statement) });
  } catch (error) {
    say({ id: message.id, error: faultOf(error) });
  }
}

/** An error without SQLSTATE comes from the program of the database itself, which is in no known state afterwards. */
function faultOf(error: unknown): SqlFault {
  const { message, code, constraint, severity } = error as Error &
    Partial<Record<'code' | 'constraint' | 'severity', string>>;
  const isFinal = severity === 'PANIC' || severity === 'FATAL' || code === undefined;
  return { message, ...(code && { code }), ...(constraint && { constraint }), ...(isFinal && { isFinal }) };
}

async function run({ sql, parameters, raw }: Statement): Promise<Rows> {
  if (raw) {
    await database.exec(sql);
    return { rows: [], affected: 0 };
  }
  const { rows, affectedRows } = await database.query<Record<string, unknown>>(sql, [...parameters]);
  return { rows, affected: affectedRows ?? rows.length };
}
