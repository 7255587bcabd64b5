// A real PostgreSQL for measuring, with its durability on: BENCH_POSTGRES_URL, else one started here.
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tests/support/embedded-postgres.ts';

export async function startBenchPostgres(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env.BENCH_POSTGRES_URL;
  if (given) return { url: given, stop: async () => {} };
  const home = join(folder, 'postgres-server');
  mkdirSync(home);
  // The server's user must get through to its own folder.
  chmodSync(folder, 0o777);
  const { server, url } = await startPostgres(home);
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query('create database bench');
  await client.end();
  return { url: `${url}/bench`, stop: () => server.stop() };
}
