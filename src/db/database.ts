// Opens the database: PostgreSQL when an address is given, else the embedded one. Same grammar, same migrations.
import { Kysely } from 'kysely';
import type { EmbeddedClient } from './embedded/client.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type DatabaseOptions =
  | { readonly kind: 'embedded'; readonly client: Promise<EmbeddedClient> }
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize: number };

export interface Database {
  readonly kind: DatabaseOptions['kind'];
  readonly db: Kysely<Tables>;
  /** Migrations that this opening carried out. */
  readonly migrated: readonly string[];
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { db, close } =
    options.kind === 'postgres'
      ? (await import('./postgres.ts')).openPostgres(options.url, options.poolSize)
      : openInProcess(await options.client);
  try {
    const migrated = await migrate(db);
    return { kind: options.kind, db, migrated, isAlive: () => isAlive(db), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openInProcess(client: EmbeddedClient) {
  const db = new Kysely<Tables>({ dialect: embeddedDialect(client) });
  return {
    db,
    close: async () => {
      await db.destroy();
      await client.close();
    },
  };
}

async function isAlive(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.selectFrom('versions').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
