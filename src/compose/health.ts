// Whether everything is there that requests need.
import type { Database } from '../db/database.ts';
import type { LiveCatalogue } from '../usecases/catalogue.ts';
import type { Health } from '../usecases/service.ts';

/** Opening the database carries out its migrations, so an open database is a migrated one. */
export const healthOf = (database: Database, catalogue: LiveCatalogue): Health => ({
  async check() {
    const isAlive = await database.isAlive();
    const parts = {
      database: isAlive,
      migrations: isAlive,
      catalogue: catalogue.current().catalogue.version !== '0',
      models: catalogue.current().built !== undefined,
    };
    return { ready: Object.values(parts).every(Boolean), parts };
  },
});
