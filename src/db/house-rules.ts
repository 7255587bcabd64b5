// House rules, as they are stored.
import type { Kysely, Selectable } from 'kysely';
import type { HouseRule, HouseRuleSettings } from '../domain/house-rule.ts';
import type { HouseRulesTable, Tables } from './tables.ts';

export interface HouseRuleRepository {
  /** The oldest first. */
  list(): Promise<readonly HouseRule[]>;
  add(settings: HouseRuleSettings): Promise<HouseRule>;
  /** Undefined for an unknown rule. */
  replace(id: number, settings: HouseRuleSettings): Promise<HouseRule | undefined>;
  remove(id: number): Promise<boolean>;
}

export const houseRulesIn = (db: Kysely<Tables>): HouseRuleRepository => ({
  list: async () => (await db.selectFrom('house_rules').selectAll().orderBy('id').execute()).map(ruleOf),
  add: async (settings) =>
    ruleOf(await db.insertInto('house_rules').values(rowOf(settings)).returningAll().executeTakeFirstOrThrow()),
  async replace(id, settings) {
    const row = await db
      .updateTable('house_rules')
      .set(rowOf(settings))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && ruleOf(row);
  },
  async remove(id) {
    const { numDeletedRows } = await db.deleteFrom('house_rules').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

const rowOf = ({ promoter, keyId, effect, from, until }: HouseRuleSettings) => ({
  promoter,
  key_id: keyId ?? null,
  effect: JSON.stringify(effect),
  starts_at: from ?? null,
  ends_at: until ?? null,
});

const ruleOf = (row: Selectable<HouseRulesTable>): HouseRule => ({
  id: row.id,
  promoter: row.promoter,
  keyId: row.key_id ?? undefined,
  effect: row.effect,
  from: row.starts_at ?? undefined,
  until: row.ends_at ?? undefined,
  createdAt: row.created_at,
});
