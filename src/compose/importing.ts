// The little that an import needs: the catalogue's table, and the outlines that file places under districts.
import type { Settings } from '../config/settings.ts';
import { openDatabase } from '../db/database.ts';
import { placesIn } from '../db/places.ts';
import { databaseOptions } from './compose.ts';
import { shippedLocate } from './shipped.ts';

export async function openForImport(settings: Settings) {
  const database = await openDatabase(databaseOptions(settings));
  return { places: placesIn(database.db), locate: shippedLocate(), close: database.close };
}
