// Which database the settings mean. An embedded one begins to open here, on its own thread, while its reader goes on.
import type { Settings } from '../config/settings.ts';
import type { DatabaseOptions } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/client.ts';
import { builtFile, workerFile } from '../system/paths.ts';
import { type CityFolder, claimForCity, openCityFolder } from './city.ts';

/** Imports, backups and restores move whole tables, and no request waits for them. */
const BULK_STATEMENT_S = 3_600;

/** For a command that moves whole tables. */
export const bulkDatabaseOptions = (settings: Settings): DatabaseOptions =>
  databaseOptions({ ...settings, DATABASE_STATEMENT_SECONDS: BULK_STATEMENT_S });

/** For the service, which waits for a server that is away and tells the operator why. */
export function servingDatabaseOptions(
  settings: Settings,
  cityFolder: CityFolder,
  onWait: (cause: string) => void,
): DatabaseOptions {
  const options = databaseOptions(settings, cityFolder);
  return options.kind === 'embedded' ? options : { ...options, waitS: settings.DATABASE_WAIT_SECONDS, onWait };
}

/** @throws ConfigurationError when the data directory belongs to another city than the settings name */
export function databaseOptions(settings: Settings, cityFolder = openCityFolder(settings.CITY)): DatabaseOptions {
  claimForCity(settings, cityFolder);
  const statementS = settings.DATABASE_STATEMENT_SECONDS;
  if (settings.DATABASE_URL !== undefined)
    return { kind: 'postgres', url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL, statementS };
  const client = openEmbedded({
    dataDir: settings.DATA_DIR,
    worker: workerFile('db/embedded/pglite'),
    image: builtFile('embedded.tgz'),
    statementS,
  });
  // The caller that awaits the promise handles a rejection; until then it must not count as unhandled.
  client.catch(() => {});
  return { kind: 'embedded', client };
}
