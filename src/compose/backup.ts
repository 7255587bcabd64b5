// Backups as files: gzip, written under another name first, and read back before the backup counts as done.
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Settings } from '../config/settings.ts';
import { dump } from '../db/backup/dump.ts';
import { type BackupSummary, readBackup } from '../db/backup/format.ts';
import { load, type RestoreSummary } from '../db/backup/load.ts';
import { openDatabase } from '../db/database.ts';
import { DomainError } from '../domain/errors.ts';
import { systemClock } from '../system/clock.ts';
import { bulkDatabaseOptions } from './database-options.ts';

/** @throws DomainError `storage/in-use` when the file exists and `force` is not set */
export async function backUp(settings: Settings, file: string, force: boolean): Promise<BackupSummary> {
  if (existsSync(file) && !force)
    throw new DomainError('storage/in-use', `${file} exists; choose another name, or --force to replace it`);
  const database = await openDatabase(bulkDatabaseOptions(settings));
  const draft = `${file}.${process.pid}.part`;
  try {
    const gzip = createGzip();
    const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600, flush: true } as object));
    const write = async (line: string): Promise<void> => {
      // A full disk ends the stream, which then says nothing any more.
      if (gzip.destroyed) throw new Error('the backup cannot be written');
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
    };
    const dumped = dump(database.db as never, systemClock.now(), write).then(() => gzip.end());
    await Promise.all([written, dumped]);
    const summary = await verify(draft);
    renameSync(draft, file);
    return summary;
  } finally {
    rmSync(draft, { force: true });
    await database.close();
  }
}

/** Everything of a backup is read and hashed. @throws DomainError `import/bad-data` */
export async function verify(file: string): Promise<BackupSummary> {
  const parts = readBackup(linesOf(file));
  for (;;) {
    const { value, done } = await parts.next();
    if (done) return value;
  }
}

/** Verified first, so that a broken file costs nothing; then all of it or nothing. */
export async function restore(settings: Settings, file: string, force: boolean): Promise<RestoreSummary> {
  await verify(file);
  const database = await openDatabase(bulkDatabaseOptions(settings));
  try {
    return await load(database.db, linesOf(file), force);
  } finally {
    await database.close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip).catch((error: unknown) => gunzip.destroy(error as Error));
  try {
    yield* splitLines(gunzip.setEncoding('utf8'));
    await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new DomainError('import/bad-data', `there is no file ${file}`);
    if (String(code).startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE')
      throw new DomainError('import/bad-data', `this is not a whole backup: ${file} cannot be decompressed`);
    throw error;
  }
}

/** At line feeds only: `readline` would also split at separators that people may have written. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    const [head = '', ...lines] = chunk.split('\n');
    pieces.push(head);
    for (const line of lines) {
      yield pieces.join('');
      pieces = [line];
    }
  }
}
