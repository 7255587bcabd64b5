// One process per data directory. PGlite itself would let two open the same files, and both would break them.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../domain/errors.ts';

export interface DirectoryLock {
  release(): void;
}

/** @throws DomainError `storage/in-use` naming the process that holds the directory */
export function lockDirectory(dataDir: string): DirectoryLock {
  mkdirSync(dataDir, { recursive: true });
  return lockFile(join(dataDir, 'lock'), dataDir);
}

const ATTEMPTS = 50;
const PAUSE_MS = 20;

function lockFile(file: string, dataDir: string): DirectoryLock {
  const mine = holderOf(process.pid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (createWith(file, mine)) return { release: () => releaseIfMine(file, mine) };
    const holder = readIfThere(file);
    if (holder === undefined) continue;
    const pid = pidOf(holder);
    if (pid !== undefined) refuseUnlessGuard(file, dataDir, pid);
    else if (takeOver(file, holder, mine, dataDir)) return { release: () => releaseIfMine(file, mine) };
    pause();
  }
  throw new DomainError(
    'storage/in-use',
    `the data directory ${dataDir} could not be locked: another process is starting on it`,
  );
}

/**
 * Whoever wrote the lock is gone (killed, or the machine restarted). Of several that notice, the one that holds the guard
 * looks again and replaces it in one step: removing it first would let the next one remove the lock of the first.
 * The guard is a lock of the same kind, so a process that is killed right here leaves nothing that stays locked.
 */
function takeOver(file: string, stale: string, mine: string, dataDir: string): boolean {
  const guard = lockFile(`${file}.guard`, dataDir);
  try {
    if (readIfThere(file) !== stale) return false;
    const draft = draftOf(file);
    writeFileSync(draft, mine);
    renameSync(draft, file);
    return true;
  } finally {
    guard.release();
  }
}

/** The guard is held for a moment only: whoever finds it held waits. */
function refuseUnlessGuard(file: string, dataDir: string, pid: number): void {
  if (file.endsWith('.guard')) return;
  throw new DomainError(
    'storage/in-use',
    `the data directory ${dataDir} is in use by process ${pid}; stop it, or set DATA_DIR to another folder`,
  );
}

/** With its content from the first moment: a lock that is still empty would look like nobody's. False when it exists. */
function createWith(file: string, content: string): boolean {
  const draft = draftOf(file);
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

const draftOf = (file: string): string => `${file}.${process.pid}.draft`;

function releaseIfMine(file: string, mine: string): void {
  if (readIfThere(file) === mine) rmSync(file, { force: true });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The living process that wrote it; undefined when it is gone. */
function pidOf(holder: string): number | undefined {
  const pid = Number(holder.split(' ')[0]);
  return Number.isInteger(pid) && pid > 0 && holder === holderOf(pid) ? pid : undefined;
}

/** A process id alone may have been given to another program since; its start time tells them apart. */
function holderOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return isAlive(pid) ? `${pid} alive` : `${pid} gone`;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Opening a database is no place for callbacks, and nothing else runs yet. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
