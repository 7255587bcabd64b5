// Where a check keeps its data: a folder that vanishes, or a database of its own on a PostgreSQL server.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface CheckStorage {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** @param server address of a PostgreSQL without a database's name; undefined: the embedded database */
export async function openStorage(server: string | undefined): Promise<CheckStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-check-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (server === undefined)
    return {
      name: 'the embedded database',
      environment: { DATA_DIR: folder },
      remove: async () => removeFolder(),
    };
  const base = server.replace(/\/$/u, '');
  const database = `check_${randomBytes(6).toString('hex')}`;
  await onServer(base, `create database ${database}`);
  return {
    name: 'PostgreSQL',
    environment: { DATA_DIR: folder, DATABASE_URL: `${base}/${database}` },
    async remove() {
      removeFolder();
      await onServer(base, `drop database ${database} with (force)`);
    },
  };
}

async function onServer(base: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
