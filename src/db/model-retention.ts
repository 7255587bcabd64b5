// Old sets of models are of no use once newer ones are there, and each weighs megabytes.
import { type Kysely, sql } from 'kysely';
import { atomically } from './atomically.ts';
import type { Tables } from './tables.ts';

/** Keeps the active set and the `kept` newest others, to go back to. @returns how many sets were removed */
export const forgetOldModels = (db: Kysely<Tables>, kept: number): Promise<number> =>
  atomically(db, async (transaction) => {
    // A transaction that stores a set now may rely on an existing artifact: the row lock orders the two.
    await sql`lock table model_artifacts in share row exclusive mode`.execute(transaction);
    const newest = transaction
      .selectFrom('model_sets')
      .select('id')
      .where('is_active', '=', false)
      .orderBy('id', 'desc')
      .limit(kept);
    const { numDeletedRows } = await transaction
      .deleteFrom('model_sets')
      .where('is_active', '=', false)
      .where('id', 'not in', newest)
      .executeTakeFirst();
    const { rows: removed } = await sql<{ hash: string }>`
      delete from model_artifacts
       where hash not in (select kept.value from model_sets, jsonb_each_text(artifacts) as kept)
      returning hash`.execute(transaction);
    const gone = removed.map(({ hash }) => hash);
    // Of a set that is being stored right now only the pieces are there.
    await sql`
      delete from model_pieces
       where hash not in (select hash from model_artifacts)
         and (created_at < now() - interval '1 day' or hash = any(${gone}::text[]))`.execute(transaction);
    return Number(numDeletedRows);
  });
