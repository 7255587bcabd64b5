// The signing secret of a development machine: made once, kept in the data directory for its owner only.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface FoundSecret {
  readonly secret: string;
  readonly file: string;
  readonly isNew: boolean;
}

export function findOrMakeSecret(dataDir: string): FoundSecret {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secret-key');
  try {
    // `wx` fails when the file exists, so two processes that start together end with one secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    return { secret: readFileSync(file, 'utf8').trim(), file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { secret: readFileSync(file, 'utf8').trim(), file, isNew: false };
  }
}
