// The two databases that every promise about storage is held against.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/client.ts';
import { workerFile } from '../../src/system/paths.ts';
import { compiledProgram, migratedImage } from './embedded-image.ts';

export const DATABASES = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/**
 * A new, empty, migrated database; the embedded one vanishes when it is closed.
 *
 * @param server address of a PostgreSQL to make it on, for programs that are not run by vitest
 */
export async function openTestDatabase(kind: DatabaseKind, server?: string): Promise<Database> {
  if (kind === 'embedded') {
    const client = openEmbedded({
      dataDir: undefined,
      worker: workerFile('db/embedded/pglite'),
      image: await migratedImage(),
      program: await compiledProgram(),
      statementS: 60,
    });
    return openDatabase({ kind, client });
  }
  const url = await makePostgresDatabase(server);
  return openDatabase({ kind, url, poolSize: 10, statementS: 60 });
}

/** Address of a new, empty PostgreSQL database. */
export async function makePostgresDatabase(server = inject('postgresUrl')): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
