// The signing secret of a development machine: made once, kept in the data directory for its owner only.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../domain/errors.ts';

interface FoundSecret {
  readonly secret: string;
  readonly file: string;
  readonly isNew: boolean;
}

const MIN_LENGTH = 32;

/** @throws DomainError `storage/misconfigured` when the file holds no usable secret: a token signed with it could be forged */
export function findOrMakeSecret(dataDir: string): FoundSecret {
  const found = readOrMake(dataDir);
  if (found.secret.length < MIN_LENGTH)
    throw new DomainError(
      'storage/misconfigured',
      `${found.file} holds no secret of ${MIN_LENGTH} characters or more; delete it, and a new one is made (everybody logs in again)`,
    );
  return found;
}

function readOrMake(dataDir: string): FoundSecret {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
