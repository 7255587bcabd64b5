// What people said they like: one row per person and category, guarded by a unique key.
import { type Kysely, type Selectable, sql } from 'kysely';
import { asPreferenceId, asUserId, type UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { Preference } from '../domain/person.ts';
import { foldCase, isStorable } from '../domain/text.ts';
import { batched } from './batch.ts';
import { groupedBy } from './grouped-by.ts';
import { isForeignKeyViolation } from './sql-state.ts';
import type { PreferencesTable, Tables } from './tables.ts';

export interface PreferenceRepository {
  /** In the order in which they were first stated. */
  listOf(userId: UserId): Promise<readonly Preference[]>;
  /** Creates or updates in one statement. @throws DomainError `token/invalid` when the account is gone meanwhile */
  upsert(preference: {
    readonly userId: UserId;
    readonly category: string;
    readonly rating: number;
  }): Promise<Preference>;
  remove(userId: UserId, category: string): Promise<boolean>;
}

export function preferencesIn(db: Kysely<Tables>): PreferenceRepository {
  const listOf = batched(async (userIds: readonly UserId[]) => {
    const { rows } = await sql<Selectable<PreferencesTable>>`
      select * from preferences where user_id = any(${userIds}::integer[]) order by user_id, id`.execute(db);
    return groupedBy(rows.map(preferenceOf), (preference) => preference.userId);
  });

  return {
    listOf: async (userId) => (await listOf(userId)) ?? [],
    async upsert({ userId, category, rating }) {
      try {
        const row = await db
          .insertInto('preferences')
          .values({ user_id: userId, category, category_key: foldCase(category), rating })
          .onConflict((conflict) => conflict.columns(['user_id', 'category_key']).doUpdateSet({ category, rating }))
          .returningAll()
          .executeTakeFirstOrThrow();
        return preferenceOf(row);
      } catch (error) {
        if (isForeignKeyViolation(error)) throw new DomainError('token/invalid', 'Could not validate credentials');
        throw error;
      }
    },
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

const preferenceOf = (row: Selectable<PreferencesTable>): Preference => ({
  id: asPreferenceId(row.id),
  userId: asUserId(row.user_id),
  category: row.category,
  rating: row.rating,
});
