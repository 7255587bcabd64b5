// Files that arrive as a stream: written to the disk as they come, never held in memory, and gone when the work is done.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../domain/errors.ts';

/** Of the folder of one file. */
const PREFIX = 'upload-';

interface Spooling {
  /** Folder in which each file gets a folder of its own. */
  readonly folder: string;
  /** Name of the file, without slashes: readers tell formats by its end. */
  readonly name: string;
  readonly limitBytes: number;
  /** Ends the writing; its reason is thrown. */
  readonly signal: AbortSignal;
}

/**
 * @param work is handed the path; the file is removed when it ends, however it ends
 * @throws DomainError `import/too-large` beyond the limit, `request/malformed` when the stream breaks off
 */
export async function withSpooledFile<T>(
  stream: Readable,
  { folder, name, limitBytes, signal }: Spooling,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, PREFIX));
  try {
    const path = join(own, name);
    await receive(stream, path, limitBytes, signal);
    return await work(path);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function receive(stream: Readable, path: string, limitBytes: number, signal: AbortSignal): Promise<void> {
  const limited = limitedTo(limitBytes);
  // Piped beside the pipeline: a refusal must not destroy the request, through whose socket it is answered.
  const stopWatching = finished(stream, (error) => {
    if (error) limited.destroy(error);
  });
  stream.pipe(limited);
  try {
    await pipeline(limited, createWriteStream(path, { flags: 'wx' }), { signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DomainError || isOfTheDisk(error)) throw error;
    throw new DomainError('request/malformed', 'The file broke off in the middle; nothing was stored', {
      cause: error,
    });
  } finally {
    stopWatching();
    stream.unpipe(limited);
  }
}

const isOfTheDisk = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall === 'write';

export const tooLarge = (limitBytes: number): DomainError =>
  new DomainError('import/too-large', `The file is larger than ${limitBytes} bytes; nothing was stored`);

function limitedTo(limitBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limitBytes) done(tooLarge(limitBytes));
      else done(null, chunk);
    },
  });
}

/**
 * Removes files of processes that were killed in the middle.
 * @param olderThanMs longer than any file takes to arrive and to be read: another process may share the folder
 */
export async function removeLeftOvers(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    // The folder of a file changes when the file begins to arrive, and never again.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
