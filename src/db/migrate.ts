// Brings a database to the newest version. Replicas that start together wait for each other on a lock.
import { type Kysely, type Migration, Migrator } from 'kysely';
import * as first from './migrations/001-first.ts';
import * as models from './migrations/002-models.ts';
import * as administration from './migrations/003-administration.ts';
import type { Tables } from './tables.ts';

const MIGRATIONS: Record<string, Migration> = {
  '001-first': first,
  '002-models': models,
  '003-administration': administration,
};

export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
