// Opens a file with progress, and turns its faults into domain errors.
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DomainError } from '../../domain/errors.ts';

export interface OpenFile {
  readonly totalBytes: number;
  bytesRead(): number;
  /** The content, unzipped where the name ends in `.gz`. May be called again to read from the start. */
  bytes(): Readable;
  /** The content as text; a byte order mark is left out. */
  text(encoding?: TextEncoding): AsyncIterable<string>;
}

export type TextEncoding = 'utf-8' | 'windows-1252';

/** @throws DomainError `import/bad-data` when there is no such file, or it is a folder or empty */
export function openFile(path: string): OpenFile {
  const totalBytes = sizeOf(path);
  let read = 0;
  const bytes = () => {
    read = 0;
    const raw = createReadStream(path, { highWaterMark: 256 * 1024 });
    raw.on('data', (chunk) => {
      read += chunk.length;
    });
    return path.endsWith('.gz') ? Readable.from(unzipped(raw, path, totalBytes), { objectMode: false }) : raw;
  };
  return {
    totalBytes,
    bytesRead: () => read,
    bytes,
    text: (encoding = 'utf-8') => decoded(bytes(), encoding),
  };
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  // Not by its name alone: the folder may be what is wrong.
  if (!found) throw new DomainError('import/bad-data', `${path}: there is no such file`);
  if (!found.isFile()) throw badData(path, 'this is not a file');
  if (found.size === 0) throw badData(path, 'the file is empty');
  return found.size;
}

/** Real files of places shrink to a tenth or a thirtieth; what shrinks to less was made to fill the memory. */
const MAX_GROWTH = 200;
const ALWAYS_ALLOWED_BYTES = 16 * 2 ** 20;

async function* unzipped(raw: Readable, path: string, zippedBytes: number): AsyncGenerator<Buffer> {
  const mostBytes = Math.max(ALWAYS_ALLOWED_BYTES, MAX_GROWTH * zippedBytes);
  const gunzip = createGunzip();
  raw.once('error', (error) => gunzip.destroy(error));
  let unzippedBytes = 0;
  try {
    for await (const chunk of raw.pipe(gunzip as unknown as Transform) as AsyncIterable<Buffer>) {
      unzippedBytes += chunk.length;
      if (unzippedBytes > mostBytes)
        throw badData(path, `the file grows to more than ${MAX_GROWTH} times its size when it is unzipped`);
      yield chunk;
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    throw badData(path, 'the file cannot be unzipped, or ends in the middle');
  }
}

async function* decoded(bytes: Readable, encoding: TextEncoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

export function badData(path: string, problem: string): DomainError {
  return new DomainError('import/bad-data', `${basename(path)}: ${problem}`);
}
