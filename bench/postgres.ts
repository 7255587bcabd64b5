// A real PostgreSQL for measuring, with its durability on: BENCH_POSTGRES_URL, else one started here.
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { embeddedPostgres } from '../tests/support/embedded-postgres.ts';

export async function startBenchPostgres(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const given = process.env.BENCH_POSTGRES_URL;
  if (given) return { url: given, stop: async () => {} };
  const home = join(folder, 'postgres-server');
  mkdirSync(home);
  // As root the server runs as another user, who must get in.
  for (const each of [folder, home]) chmodSync(each, 0o777);
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'paseo',
    password: 'paseo',
    persistent: false,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  return { url: `postgres://paseo:paseo@127.0.0.1:${port}/bench`, stop: () => server.stop() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
