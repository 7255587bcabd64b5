// Opens the database: PostgreSQL when an address is given, else the embedded one. Same grammar, same migrations.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type EmbeddedOptions, openEmbedded } from './embedded/client.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { migrate } from './migrate.ts';
import { steadyPool } from './steady-pool.ts';
import type { Tables } from './tables.ts';

export type DatabaseOptions =
  | { readonly kind: 'embedded'; readonly embedded: EmbeddedOptions }
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
    options.kind === 'postgres' ? openPostgres(options.url, options.poolSize) : await openInProcess(options.embedded);
  try {
    const migrated = await migrate(db);
    return { kind: options.kind, db, migrated, isAlive: () => isAlive(db), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openInProcess(options: EmbeddedOptions) {
  const client = await openEmbedded(options);
  const db = new Kysely<Tables>({ dialect: embeddedDialect(client) });
  return {
    db,
    close: async () => {
      await db.destroy();
      await client.close();
    },
  };
}

// Sums and counts arrive as numbers: none of ours leaves the safe range.
const INT8_OID = 20;
pg.types.setTypeParser(INT8_OID, Number);

function openPostgres(url: string, poolSize: number) {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: steadyPool(pool) }) });
  return { db, close: () => db.destroy() };
}

async function isAlive(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.selectFrom('versions').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
