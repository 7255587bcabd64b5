// How much room the disk of a folder has, for the metrics.
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export interface DiskFigures {
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/** Of the disk on which the folder is, or will be made. Free is what a process without special rights may still write. */
export async function diskOf(folder: string): Promise<DiskFigures> {
  const { bavail, blocks, bsize } = await statfs(standing(resolve(folder)));
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)));
