// How imports run: over a database of their own for the command line, planned in a thread beside a running service.
import type { Settings } from '../config/settings.ts';
import { openDatabase } from '../db/database.ts';
import { DomainError } from '../domain/errors.ts';
import type { ImportOrder, PlannedImport } from '../usecases/importing/import.ts';
import { openCityFolder } from './city.ts';
import { bulkDatabaseOptions } from './database-options.ts';
import type { FromPlanning } from './import-messages.ts';
import { inThread } from './in-thread.ts';
import { repositoriesIn } from './repositories.ts';

/** What the command needs of the world: the catalogue's tables, and the city. */
export async function openForImport(settings: Settings) {
  const { city } = openCityFolder(settings.CITY);
  const database = await openDatabase(bulkDatabaseOptions(settings));
  return { repositories: repositoriesIn(database), city, close: database.close };
}

/** An order with the city as the settings name it: a value with functions does not travel to a thread. */
export type CityOrder = ImportOrder & { readonly city: string };

export const planInThread = (order: CityOrder, signal: AbortSignal): Promise<PlannedImport> =>
  inThread<FromPlanning, PlannedImport>(
    'compose/importing',
    order,
    (message, { resolve, reject }) => {
      if ('planned' in message) resolve(message.planned);
      else reject(message.code ? new DomainError(message.code, message.failed) : new Error(message.failed));
    },
    signal,
  );
