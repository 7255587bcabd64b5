// The little that an import needs: the catalogue's tables, and the outlines that file places under districts.
import type { Settings } from '../config/settings.ts';
import { openDatabase } from '../db/database.ts';
import { databaseOptions } from './database-options.ts';
import { repositoriesIn } from './repositories.ts';
import { shippedLocate } from './shipped.ts';

export async function openForImport(settings: Settings) {
  const database = await openDatabase(databaseOptions(settings));
  return { repositories: repositoriesIn(database), locate: shippedLocate(), close: database.close };
}
