// Once before all tests: builds dist/ when a source is newer (worker threads and the command line run from there),
// starts a real PostgreSQL for the suites that run on both databases, and keeps a folder for what browser tests share.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migratedImage } from './support/embedded-image.ts';
import { startPostgres } from './support/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose databases the tests may make and drop, without the database's name. */
    postgresUrl: string;
    /** Folder for the data of a service after its first start (tests/browser/service.ts). */
    firstStart: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // @ts-expect-error a plain JavaScript script without types
  const { buildIfStale } = await import('../scripts/build.mjs');
  await buildIfStale();
  await migratedImage();
  const firstStart = mkdtempSync(join(tmpdir(), 'paseo-first-start-'));
  project.provide('firstStart', firstStart);
  const stopPostgres = await postgres(project);
  return async () => {
    await stopPostgres();
    rmSync(firstStart, { recursive: true, force: true });
  };
}

async function postgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    project.provide('postgresUrl', given.replace(/\/$/u, ''));
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'paseo-postgres-'));
  const { server, url } = await startPostgres(folder, ['-c', 'max_connections=200', '-c', 'fsync=off']);
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
