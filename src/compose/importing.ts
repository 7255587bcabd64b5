// How imports run: over a database of their own for the command line, planned in a thread beside a running service.
import type { Settings } from '../config/settings.ts';
import { openDatabase } from '../db/database.ts';
import { DomainError } from '../domain/errors.ts';
import { createLog } from '../system/log.ts';
import type { ImportOrder, PlannedImport } from '../usecases/importing/import.ts';
import type { UploadProgress } from '../usecases/importing/upload.ts';
import { openCityFolder } from './city.ts';
import { bulkDatabaseOptions } from './database-options.ts';
import { fillEmptyCatalogue } from './first-start.ts';
import type { FromPlanning } from './import-messages.ts';
import { inThread } from './in-thread.ts';
import { memoryLimitBytes, planningHeapMib } from './planning-memory.ts';
import { repositoriesIn } from './repositories.ts';

/**
 * The parts that the command needs: the catalogue's tables, and the city. Before the first start of the service the
 * catalogue of the pack comes first, as it would then: an import adds to it and does not stand in its place.
 * @param isDryRun nothing is written, the catalogue of the pack neither
 */
export async function openForImport(settings: Settings, { isDryRun }: { readonly isDryRun: boolean }) {
  const cityFolder = openCityFolder(settings.CITY);
  const database = await openDatabase(bulkDatabaseOptions(settings));
  const repositories = repositoriesIn(database);
  try {
    if (!isDryRun) await fillEmptyCatalogue(repositories, cityFolder, settings.PASEO_CATALOGUE, createLog('error'));
    return { repositories, city: cityFolder.city, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An order with the city as the settings name it: a value with functions does not travel to a thread. */
export type CityOrder = ImportOrder & { readonly city: string };

export const planInThread = (
  order: CityOrder,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void = () => {},
): Promise<PlannedImport> => {
  const heapMib = planningHeapMib(memoryLimitBytes());
  return inThread<FromPlanning, PlannedImport>(
    'compose/importing',
    order,
    (message, { resolve, reject }) => {
      if ('planned' in message) resolve(message.planned);
      else if ('progress' in message) onProgress(message.progress);
      else reject(message.code ? new DomainError(message.code, message.failed) : new Error(message.failed));
    },
    { signal, resourceLimits: { maxOldGenerationSizeMb: heapMib } },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new DomainError('import/bad-data', `the import needs more than ${heapMib} MiB of memory`);
  });
};
