// One process per data directory. PGlite itself would let two open the same files, and both would break them.
// The operating system keeps the lock, so it ends with its process, however that ends: there is no stale lock to judge.
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { DomainError } from '../../domain/errors.ts';

export interface DirectoryLock {
  release(): void;
}

/** The locked byte lies behind the text: some systems do not let other processes read locked bytes. */
const LOCKED_BYTE = 1_000_000;

/** @throws DomainError `storage/in-use` naming the process that holds the directory */
export function lockDirectory(dataDir: string): DirectoryLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Also one that an earlier version made, or that was unpacked: what people wrote is for the owner of the service only.
  chmodSync(dataDir, 0o700);
  // The file stays when the lock is released: removing it would part those who have it open from those who make it anew.
  const file = openSync(join(dataDir, 'lock'), constants.O_RDWR | constants.O_CREAT, 0o600);
  if (!tryLock(file, LOCKED_BYTE, 1)) {
    const holder = nameIn(file);
    closeSync(file);
    throw new DomainError(
      'storage/in-use',
      `the data directory ${dataDir} is in use by ${holder}; stop it, or set DATA_DIR to another folder`,
    );
  }
  ftruncateSync(file);
  writeSync(file, `${process.pid}\n`, 0);
  return {
    release() {
      ftruncateSync(file);
      closeSync(file);
    },
  };
}

/** The process that uses a data directory. @returns undefined when it is free */
export function holderOf(dataDir: string): string | undefined {
  const path = join(dataDir, 'lock');
  if (!existsSync(path)) return undefined;
  const file = openSync(path, constants.O_RDWR);
  try {
    return tryLock(file, LOCKED_BYTE, 1) ? undefined : nameIn(file);
  } finally {
    closeSync(file);
  }
}

function nameIn(file: number): string {
  const pid = readFileSync(file, 'utf8').trim();
  return /^\d+$/u.test(pid) ? `process ${pid}` : 'another process';
}
