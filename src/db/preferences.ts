// What people said they like: one row per person and category, guarded by a unique key.
import { type Kysely, type Selectable, sql } from 'kysely';
import { asPreferenceId, asUserId, type UserId } from '../domain/branded.ts';
import type { Preference } from '../domain/person.ts';
import { foldCase, isStorable } from '../domain/text.ts';
import { batched, inBatches } from './batch.ts';
import { refuseGoneAccount } from './gone.ts';
import { groupedBy } from './grouped-by.ts';
import { isForeignKeyViolation } from './sql-state.ts';
import type { PreferencesTable, Tables } from './tables.ts';

interface StatedPreference {
  readonly userId: UserId;
  readonly category: string;
  readonly rating: number;
}

export interface PreferenceRepository {
  /** In the order in which they were first stated. */
  listOf(userId: UserId): Promise<readonly Preference[]>;
  /** Creates or updates in one statement. @throws DomainError `token/invalid` when the account is gone meanwhile */
  upsert(stated: StatedPreference): Promise<Preference>;
  remove(userId: UserId, category: string): Promise<boolean>;
}

export function preferencesIn(db: Kysely<Tables>): PreferenceRepository {
  const listOf = batched(async (userIds: readonly UserId[]) => {
    const { rows } = await sql<Selectable<PreferencesTable>>`
      select * from preferences where user_id = any(${userIds}::integer[]) order by user_id, id`.execute(db);
    return groupedBy(rows.map(preferenceOf), (preference) => preference.userId);
  });

  const write = inBatches(async (stated: readonly StatedPreference[]) => upsertAll(db, stated));
  const upsert = async (stated: StatedPreference): Promise<Preference> => {
    try {
      return await write(stated);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      // An account of the batch was deleted; the other preferences must still be stored.
      return upsertAlone(db, stated);
    }
  };

  return {
    listOf: async (userId) => (await listOf(userId)) ?? [],
    upsert,
    async remove(userId, category) {
      if (!isStorable(category)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('preferences')
        .where('user_id', '=', userId)
        .where('category_key', '=', foldCase(category))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/**
 * As if written one after the other: of several for one category the last stays, and each is answered with its own value.
 * Rows are locked in one order everywhere, so that two batches never wait for each other.
 */
async function upsertAll(db: Kysely<Tables>, stated: readonly StatedPreference[]): Promise<readonly Preference[]> {
  const keyOf = ({ userId, category }: StatedPreference) => `${userId} ${foldCase(category)}`;
  const last = [...new Map(stated.map((each) => [keyOf(each), each]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = last.map(([, { userId, category, rating }]) => ({
    user_id: userId,
    category,
    category_key: foldCase(category),
    rating,
  }));
  const written = await db
    .insertInto('preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category_key']).doUpdateSet(({ ref }) => ({
        category: ref('excluded.category'),
        rating: ref('excluded.rating'),
      })),
    )
    .returningAll()
    .execute();
  const idOf = new Map(written.map((row) => [`${row.user_id} ${row.category_key}`, row.id]));
  return stated.map((each) => ({ ...each, id: asPreferenceId(idOf.get(keyOf(each)) as number) }));
}

async function upsertAlone(db: Kysely<Tables>, stated: StatedPreference): Promise<Preference> {
  try {
    const [preference] = await upsertAll(db, [stated]);
    return preference as Preference;
  } catch (error) {
    refuseGoneAccount(error);
  }
}

const preferenceOf = (row: Selectable<PreferencesTable>): Preference => ({
  id: asPreferenceId(row.id),
  userId: asUserId(row.user_id),
  category: row.category,
  rating: row.rating,
});
