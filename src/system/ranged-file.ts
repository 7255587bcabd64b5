// A file that is served piece by piece: its size, and a tag that changes with its bytes.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

export interface RangedFile {
  readonly path: string;
  readonly bytes: number;
  /** Strong (RFC 9110, 8.8.1): browsers keep pieces only under such a tag, and replicas with the same file agree on it. */
  readonly etag: string;
}

const CHUNK_BYTES = 1 << 20;

/** Reads the whole file once. @throws what the file system says where it cannot be read */
export function rangedFile(path: string): RangedFile {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const file = openSync(path, 'r');
  try {
    let bytes = 0;
    for (;;) {
      const read = readSync(file, chunk, 0, CHUNK_BYTES, bytes);
      if (read === 0) break;
      hash.update(chunk.subarray(0, read));
      bytes += read;
    }
    return { path, bytes, etag: `"${hash.digest('base64url').slice(0, 27)}"` };
  } finally {
    closeSync(file);
  }
}
