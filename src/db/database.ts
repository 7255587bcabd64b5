// Opens the database: PostgreSQL when an address is given, else the embedded one. Same grammar, same migrations.
import { Kysely } from 'kysely';
import type { EmbeddedClient } from './embedded/client.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { migrate } from './migrate.ts';
import { openedInTime, requireServerVersion, type Waiting } from './opening.ts';
import { tellStatement } from './statements.ts';
import type { Tables } from './tables.ts';

export type DatabaseOptions =
  | { readonly kind: 'embedded'; readonly client: Promise<EmbeddedClient> }
  | ({
      readonly kind: 'postgres';
      readonly url: string;
      readonly poolSize: number;
      /** The longest that one statement may take. */
      readonly statementS: number;
    } & Partial<Waiting>);

export interface Database {
  readonly kind: DatabaseOptions['kind'];
  readonly db: Kysely<Tables>;
  /** Migrations that this opening carried out. */
  readonly migrated: readonly string[];
  /** Connections to a server; absent for the embedded database. */
  readonly figures?: () => ConnectionFigures;
  /** Resolves with the cause when the database has stopped for good; one on a server never does, since it may come back. */
  readonly lost: Promise<Error>;
  /** Settles within seconds, also when the database is silent. */
  close(): Promise<void>;
}

interface ConnectionFigures {
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

/** A migration of millions of rows takes longer than any statement of a request may. */
const MIGRATION_S = 3_600;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'postgres' ? openServer(options) : openInProcess(await options.client);
}

async function openServer(options: Extract<DatabaseOptions, { kind: 'postgres' }>): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  const migrated = await openedInTime(
    async () => {
      const patient = openPostgres({ ...options, poolSize: 1, statementS: MIGRATION_S });
      return requireServerVersion(patient.db)
        .then(() => migrate(patient.db))
        .finally(patient.close);
    },
    { waitS: 0, ...options },
  );
  return { kind: 'postgres', migrated, lost: new Promise(() => {}), ...openPostgres(options) };
}

async function openInProcess(client: EmbeddedClient): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: embeddedDialect(client), log: tellStatement });
  const close = async () => {
    await db.destroy();
    await client.close();
  };
  try {
    const migrated = await migrate(db);
    client.beginServing();
    return { kind: 'embedded', db, migrated, lost: client.lost, close };
  } catch (error) {
    await close();
    throw error;
  }
}
