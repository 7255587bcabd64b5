// Once before all tests: builds dist/ when a source is newer (worker threads and the command line run from there), and
// starts a real PostgreSQL for the suites that run on both databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './support/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose databases the tests may make and drop, without the database's name. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // @ts-expect-error a plain JavaScript script without types
  const { buildIfStale } = await import('../scripts/build.mjs');
  await buildIfStale();
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    project.provide('postgresUrl', given.replace(/\/$/u, ''));
    return async () => {};
  }
  return ownPostgres(project);
}

async function ownPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-postgres-'));
  const { server, url } = await startPostgres(folder, ['-c', 'max_connections=200', '-c', 'fsync=off']);
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
