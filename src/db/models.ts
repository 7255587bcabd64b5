// Trained models: artifacts named by their hash, and the sets they belong to. At most one set is active.
import { type Kysely, type Selectable, sql } from 'kysely';
import { atomically } from './atomically.ts';
import { bytesOfPieces, requireAllPieces, storePieces } from './model-pieces.ts';
import type { ModelSetsTable, Tables } from './tables.ts';

interface ModelArtifact {
  readonly method: string;
  readonly hash: string;
  readonly bytes: Uint8Array;
}

export interface ModelSet {
  readonly id: number;
  /** Method to hash. */
  readonly artifacts: Readonly<Record<string, string>>;
  readonly metrics: object;
  /** Why it became active, or why not. */
  readonly verdict: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
}

interface NewModelSet {
  readonly artifacts: readonly ModelArtifact[];
  readonly metrics: object;
  readonly verdict: string;
  readonly activate: boolean;
}

export interface ModelRepository {
  /** Rises whenever another set becomes active. */
  version(): Promise<number>;
  active(): Promise<ModelSet | undefined>;
  list(): Promise<readonly ModelSet[]>;
  find(id: number): Promise<ModelSet | undefined>;
  bytesOf(hash: string): Promise<Uint8Array | undefined>;
  /** All of it or nothing. */
  add(set: NewModelSet): Promise<ModelSet>;
  /** False when there is no such set. */
  activate(id: number): Promise<boolean>;
}

export function modelsIn(db: Kysely<Tables>): ModelRepository {
  return {
    async version() {
      const row = await db.selectFrom('versions').select('version').where('name', '=', 'models').executeTakeFirst();
      return row?.version ?? 0;
    },
    async active() {
      const row = await db.selectFrom('model_sets').selectAll().where('is_active', '=', true).executeTakeFirst();
      return row && setOf(row);
    },
    list: async () =>
      (await db.selectFrom('model_sets').selectAll().orderBy('id', 'desc').limit(100).execute()).map(setOf),
    async find(id) {
      const row = await db.selectFrom('model_sets').selectAll().where('id', '=', id).executeTakeFirst();
      return row && setOf(row);
    },
    async bytesOf(hash) {
      const row = await db.selectFrom('model_artifacts').select('hash').where('hash', '=', hash).executeTakeFirst();
      return row && bytesOfPieces(db, hash);
    },
    async add(set) {
      await storeBytes(db, set);
      return atomically(db, (transaction) => register(transaction, set));
    },
    activate: (id) => atomically(db, (transaction) => makeActive(transaction, id)),
  };
}

/** Stores the bytes of the artifacts under their hashes; this may happen before the set itself is registered. */
export async function storeBytes(db: Kysely<Tables>, { artifacts }: Pick<NewModelSet, 'artifacts'>): Promise<void> {
  for (const { hash, bytes } of artifacts) await storePieces(db, hash, bytes);
}

/** Makes a set of what has been stored. @throws DomainError `storage/in-use` when some of that has gone */
export async function register(
  transaction: Kysely<Tables>,
  { artifacts, metrics, verdict, activate }: NewModelSet,
): Promise<ModelSet> {
  for (const { hash, method, bytes } of artifacts) {
    await transaction
      .insertInto('model_artifacts')
      .values({ hash, method })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await requireAllPieces(transaction, hash, bytes);
  }
  const hashes = JSON.stringify(Object.fromEntries(artifacts.map(({ method, hash }) => [method, hash])));
  const row = await transaction
    .insertInto('model_sets')
    .values({ artifacts: hashes, metrics: JSON.stringify(metrics), verdict })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (activate) await makeActive(transaction, row.id);
  return setOf({ ...row, is_active: activate });
}

async function makeActive(transaction: Kysely<Tables>, id: number): Promise<boolean> {
  // Locked before any set is read, so that the second of two transactions sees the set that the first made active.
  await transaction.selectFrom('versions').select('version').where('name', '=', 'models').forUpdate().execute();
  const set = transaction.selectFrom('model_sets').select('id').where('id', '=', id).forUpdate();
  if (!(await set.executeTakeFirst())) return false;
  await transaction.updateTable('model_sets').set({ is_active: false }).where('is_active', '=', true).execute();
  await transaction.updateTable('model_sets').set({ is_active: true }).where('id', '=', id).execute();
  await sql`update versions set version = version + 1 where name = 'models'`.execute(transaction);
  return true;
}

const setOf = (row: Selectable<ModelSetsTable>): ModelSet => ({
  id: row.id,
  artifacts: row.artifacts,
  metrics: row.metrics,
  verdict: row.verdict,
  isActive: row.is_active,
  createdAt: row.created_at,
});
