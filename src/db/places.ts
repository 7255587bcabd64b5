// The catalogue's rows. They are read whole into memory; changes raise the catalogue's version, which replicas watch.
import { type Kysely, sql } from 'kysely';
import type { PlaceId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { atomically } from './atomically.ts';
import { isUniqueViolation } from './sql-state.ts';
import type { Tables } from './tables.ts';

/** A place and the hash of its content. */
export interface PlaceRow {
  readonly place: Place;
  readonly fingerprint: string;
}

interface CatalogueChanges {
  readonly put: readonly PlaceRow[];
  readonly remove: readonly PlaceId[];
  /** The version that the changes were worked out from; another one meanwhile refuses them. */
  readonly basedOn?: number;
}

export interface PlaceRepository {
  /** @param known rows read before: those that stayed as they were are not read again, and are the same objects */
  all(known?: readonly PlaceRow[]): Promise<{ readonly version: number; readonly rows: readonly PlaceRow[] }>;
  version(): Promise<number>;
  /**
   * All of it or nothing, in one transaction; the new version.
   * @throws DomainError `catalogue/changed` when it is no longer at `basedOn`
   */
  apply(changes: CatalogueChanges): Promise<number>;
  /** @throws DomainError `place/exists` */
  add(row: PlaceRow): Promise<number>;
  /** One place, locked against changes, removal and reviews until the transaction ends. */
  lock(id: PlaceId): Promise<Place | undefined>;
}

/** Rows a statement; far below PostgreSQL's limit of parameters. */
const CHUNK = 500;

export function placesIn(db: Kysely<Tables>): PlaceRepository {
  const version = async (): Promise<number> => {
    const row = await db.selectFrom('versions').select('version').where('name', '=', 'catalogue').executeTakeFirst();
    return row?.version ?? 0;
  };

  const readRows = async (ids?: readonly string[]): Promise<readonly PlaceRow[]> => {
    // As text, parsed here: three times as fast as objects that are copied from thread to thread.
    const rows = await db
      .selectFrom('places')
      .select([sql<string>`document::text`.as('document'), 'fingerprint'])
      .$if(ids !== undefined, (query) => query.where('id', 'in', [...ids!]))
      .orderBy('id')
      .execute();
    return rows.map(({ document, fingerprint }) => ({ place: JSON.parse(document) as Place, fingerprint }));
  };
  const readInChunks = async (ids: readonly string[]): Promise<readonly PlaceRow[]> => {
    const rows: PlaceRow[] = [];
    for (const chunk of chunked(ids)) rows.push(...(await readRows(chunk)));
    return rows;
  };

  return {
    version,
    async all(known = []) {
      // The version first: if a change comes in between, the snapshot is newer than its number and is read once more.
      const current = await version();
      if (known.length === 0) return { version: current, rows: await readRows() };
      const knownById = new Map<string, PlaceRow>(known.map((row) => [row.place.id, row]));
      const stored = await db.selectFrom('places').select(['id', 'fingerprint']).orderBy('id').execute();
      const changed = stored.filter(({ id, fingerprint }) => knownById.get(id)?.fingerprint !== fingerprint);
      const isMost = changed.length > stored.length / 2;
      const fresh = isMost ? await readRows() : await readInChunks(changed.map(({ id }) => id));
      if (isMost) return { version: current, rows: fresh };
      const freshById = new Map<string, PlaceRow>(fresh.map((row) => [row.place.id, row]));
      return { version: current, rows: stored.flatMap(({ id }) => freshById.get(id) ?? knownById.get(id) ?? []) };
    },
    apply: ({ put, remove, basedOn }) =>
      atomically(db, async (transaction) => {
        const next = await raiseVersion(transaction);
        if (basedOn !== undefined && next !== basedOn + 1)
          throw new DomainError('catalogue/changed', 'The catalogue was changed meanwhile');
        for (const chunk of chunked(put)) await putRows(transaction, chunk);
        for (const chunk of chunked(remove))
          await transaction
            .deleteFrom('places')
            .where('id', 'in', [...chunk])
            .execute();
        return next;
      }),
    add: (row) =>
      atomically(db, async (transaction) => {
        const next = await raiseVersion(transaction);
        try {
          await transaction.insertInto('places').values(valuesOf(row)).execute();
        } catch (error) {
          if (isUniqueViolation(error)) throw new DomainError('place/exists', 'There is a place with this id');
          throw error;
        }
        return next;
      }),
    async lock(id) {
      await db.selectFrom('versions').select('version').where('name', '=', 'catalogue').forUpdate().execute();
      const row = await db.selectFrom('places').select('document').where('id', '=', id).forUpdate().executeTakeFirst();
      return row?.document;
    },
  };
}

/** Before anything else, so that the catalogue's writers take turns instead of waiting for each other's rows. */
async function raiseVersion(transaction: Kysely<Tables>): Promise<number> {
  const { version } = await transaction
    .updateTable('versions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', 'catalogue')
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const valuesOf = ({ place, fingerprint }: PlaceRow) => ({
  id: place.id,
  source: place.source,
  document: JSON.stringify(place),
  fingerprint,
});

async function putRows(transaction: Kysely<Tables>, rows: readonly PlaceRow[]): Promise<void> {
  await transaction
    .insertInto('places')
    .values(rows.map(valuesOf))
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
