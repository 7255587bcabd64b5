// The catalogue's rows. They are read whole into memory; changes raise the catalogue's version, which replicas watch.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PlaceId } from '../domain/branded.ts';
import type { Place } from '../domain/place.ts';
import type { Tables } from './tables.ts';

/** A place and the hash of its content. */
export interface PlaceRow {
  readonly place: Place;
  readonly fingerprint: string;
}

export interface CatalogueChanges {
  readonly put: readonly PlaceRow[];
  readonly remove: readonly PlaceId[];
}

export interface PlaceRepository {
  all(): Promise<{ readonly version: number; readonly rows: readonly PlaceRow[] }>;
  version(): Promise<number>;
  /** All of it or nothing, in one transaction; the new version. */
  apply(changes: CatalogueChanges): Promise<number>;
}

/** Rows a statement; far below PostgreSQL's limit of parameters. */
const CHUNK = 500;

export function placesIn(db: Kysely<Tables>): PlaceRepository {
  const version = async (): Promise<number> => {
    const row = await db.selectFrom('versions').select('version').where('name', '=', 'catalogue').executeTakeFirst();
    return row?.version ?? 0;
  };

  return {
    version,
    async all() {
      // The version first: if a change comes in between, the snapshot is newer than its number and is read once more.
      const current = await version();
      // As text, parsed here: three times as fast as objects that are copied from thread to thread.
      const rows = await db
        .selectFrom('places')
        .select([sql<string>`document::text`.as('document'), 'fingerprint'])
        .orderBy('id')
        .execute();
      return {
        version: current,
        rows: rows.map((row) => ({ place: JSON.parse(row.document) as Place, fingerprint: row.fingerprint })),
      };
    },
    apply: ({ put, remove }) =>
      db.transaction().execute(async (transaction) => {
        for (const chunk of chunked(put)) await putRows(transaction, chunk);
        for (const chunk of chunked(remove))
          await transaction
            .deleteFrom('places')
            .where('id', 'in', [...chunk])
            .execute();
        const row = await transaction
          .updateTable('versions')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('name', '=', 'catalogue')
          .returning('version')
          .executeTakeFirstOrThrow();
        return row.version;
      }),
  };
}

async function putRows(transaction: Transaction<Tables>, rows: readonly PlaceRow[]): Promise<void> {
  await transaction
    .insertInto('places')
    .values(
      rows.map(({ place, fingerprint }) => ({
        id: place.id,
        source: place.source,
        document: JSON.stringify(place),
        fingerprint,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        source: sql`excluded.source`,
        document: sql`excluded.document`,
        fingerprint: sql`excluded.fingerprint`,
      }),
    )
    .execute();
}

function* chunked<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}
