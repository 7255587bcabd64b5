// Which database the settings mean. An embedded one begins to open here, on its own thread, while its reader goes on.
import type { Settings } from '../config/settings.ts';
import type { DatabaseOptions } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/client.ts';
import { builtFile, workerFile } from '../system/paths.ts';

export function databaseOptions(settings: Settings): DatabaseOptions {
  if (settings.DATABASE_URL !== undefined)
    return { kind: 'postgres', url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL };
  const client = openEmbedded({
    dataDir: settings.DATA_DIR,
    worker: workerFile('db/embedded/pglite'),
    image: builtFile('embedded.tgz'),
  });
  // Whoever awaits it hears of a failure; until then it is nobody's.
  client.catch(() => {});
  return { kind: 'embedded', client };
}
