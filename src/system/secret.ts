// The signing secret of a development machine: made once, kept in the data directory for its owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../domain/errors.ts';

interface FoundSecret {
  readonly secret: string;
  readonly file: string;
  readonly isNew: boolean;
}

const MIN_LENGTH = 32;
const NAME = 'secret-key';

/** @throws DomainError `storage/misconfigured` when the file holds no usable secret: a token signed with it could be forged */
export function findOrMakeSecret(dataDir: string): FoundSecret {
  const found = readOrMake(dataDir);
  const fault = faultOf(found.secret, found.file);
  if (fault !== undefined) throw new DomainError('storage/misconfigured', fault);
  return found;
}

/** What is wrong with the file of a data directory, where there is one. */
export function faultOfSecretIn(dataDir: string): string | undefined {
  const file = join(dataDir, NAME);
  return existsSync(file) ? faultOf(readFileSync(file, 'utf8').trim(), file) : undefined;
}

const faultOf = (secret: string, file: string): string | undefined =>
  secret.length < MIN_LENGTH
    ? `${file} holds no secret of ${MIN_LENGTH} characters or more; delete it, and a new one is made (everybody logs in again)`
    : undefined;

function readOrMake(dataDir: string): FoundSecret {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, NAME);
  try {
    // `wx` fails when the file exists, so two processes that start together end with one secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    return { secret: readFileSync(file, 'utf8').trim(), file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { secret: readFileSync(file, 'utf8').trim(), file, isNew: false };
  }
}
