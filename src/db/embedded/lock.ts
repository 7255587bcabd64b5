// One process per data directory. PGlite itself would let two open the same files, and both would break them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../domain/errors.ts';

export interface DirectoryLock {
  release(): void;
}

/** @throws DomainError `storage/in-use` naming the process that holds the directory */
export function lockDirectory(dataDir: string): DirectoryLock {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, holderOf(process.pid), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      refuseIfHeld(file, dataDir);
      // Whoever wrote it is gone (killed, or the machine restarted): the lock is stale.
      rmSync(file, { force: true });
    }
  }
  throw new DomainError(
    'storage/in-use',
    `the data directory ${dataDir} could not be locked: another process is starting on it`,
  );
}

function refuseIfHeld(file: string, dataDir: string): void {
  const holder = readFileSync(file, 'utf8');
  const pid = Number(holder.split(' ')[0]);
  if (Number.isInteger(pid) && pid > 0 && holder === holderOf(pid)) {
    throw new DomainError(
      'storage/in-use',
      `the data directory ${dataDir} is in use by process ${pid}; stop it, or set DATA_DIR to another folder`,
    );
  }
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
