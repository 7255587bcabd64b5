// Keys of embedding sites. The key itself is shown once and stored hashed.
import type { Kysely, Selectable } from 'kysely';
import type { WidgetKey } from '../domain/widget-key.ts';
import type { Tables, WidgetKeysTable } from './tables.ts';

export interface WidgetKeyRepository {
  add(key: {
    readonly label: string;
    readonly keyHash: string;
    readonly hint: string;
    readonly allowedOrigins: readonly string[];
  }): Promise<WidgetKey>;
  /** Also finds revoked ones. */
  list(): Promise<readonly WidgetKey[]>;
  findUsable(keyHash: string): Promise<WidgetKey | undefined>;
  findUsableById(id: number): Promise<WidgetKey | undefined>;
  revoke(id: number): Promise<boolean>;
}

export function widgetKeysIn(db: Kysely<Tables>): WidgetKeyRepository {
  const usable = () => db.selectFrom('widget_keys').selectAll().where('revoked_at', 'is', null);
  return {
    async add({ label, keyHash, hint, allowedOrigins }) {
      const row = await db
        .insertInto('widget_keys')
        .values({ label, key_hash: keyHash, key_hint: hint, allowed_origins: JSON.stringify(allowedOrigins) })
        .returningAll()
        .executeTakeFirstOrThrow();
      return widgetKeyOf(row);
    },
    list: async () => (await db.selectFrom('widget_keys').selectAll().orderBy('id').execute()).map(widgetKeyOf),
    async findUsable(keyHash) {
      const row = await usable().where('key_hash', '=', keyHash).executeTakeFirst();
      return row && widgetKeyOf(row);
    },
    async findUsableById(id) {
      const row = await usable().where('id', '=', id).executeTakeFirst();
      return row && widgetKeyOf(row);
    },
    async revoke(id) {
      const { numUpdatedRows } = await db
        .updateTable('widget_keys')
        .set({ revoked_at: new Date() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const widgetKeyOf = (row: Selectable<WidgetKeysTable>): WidgetKey => ({
  id: row.id,
  label: row.label,
  hint: row.key_hint,
  allowedOrigins: row.allowed_origins,
  createdAt: row.created_at,
  revokedAt: row.revoked_at ?? undefined,
});
