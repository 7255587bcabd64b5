// Keys of embedding sites. The key itself is shown once and stored hashed.
import type { Kysely, Selectable } from 'kysely';
import type { WidgetKey } from '../domain/widget-key.ts';
import type { Tables, WidgetKeysTable } from './tables.ts';

export interface WidgetKeyChanges {
  readonly label?: string;
  readonly allowedOrigins?: readonly string[];
  /** `null` takes the quota away. */
  readonly requestsPerMinute?: number | null;
  readonly collectsEvents?: boolean;
}

/** What is stored of a key that was just made. */
interface NewKey {
  readonly keyHash: string;
  readonly hint: string;
}

export interface WidgetKeyRepository {
  add(
    key: NewKey & Required<Pick<WidgetKeyChanges, 'label' | 'allowedOrigins'>> & WidgetKeyChanges,
  ): Promise<WidgetKey>;
  /** Also finds revoked ones. */
  list(): Promise<readonly WidgetKey[]>;
  /** By the present key, or by the one before it while that is still accepted. */
  findUsable(keyHash: string, now?: Date): Promise<WidgetKey | undefined>;
  findUsableById(id: number): Promise<WidgetKey | undefined>;
  /** Undefined for an unknown or revoked key, here and below. */
  change(id: number, changes: WidgetKeyChanges): Promise<WidgetKey | undefined>;
  /** The present key becomes the previous one, which is accepted until `previousUntil`. */
  rotate(id: number, key: NewKey & { readonly previousUntil: Date }): Promise<WidgetKey | undefined>;
  revoke(id: number): Promise<boolean>;
}

export function widgetKeysIn(db: Kysely<Tables>): WidgetKeyRepository {
  const usable = () => db.selectFrom('widget_keys').selectAll().where('revoked_at', 'is', null);
  const update = () => db.updateTable('widget_keys').where('revoked_at', 'is', null).returningAll();
  return {
    async add({ keyHash, hint, ...settings }) {
      const row = await db
        .insertInto('widget_keys')
        .values({
          label: settings.label,
          key_hash: keyHash,
          key_hint: hint,
          allowed_origins: JSON.stringify(settings.allowedOrigins),
          requests_per_minute: settings.requestsPerMinute ?? null,
          collects_events: settings.collectsEvents ?? false,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return widgetKeyOf(row);
    },
    list: async () => (await db.selectFrom('widget_keys').selectAll().orderBy('id').execute()).map(widgetKeyOf),
    async findUsable(keyHash, now = new Date()) {
      const row = await usable()
        .where((is) =>
          is.or([
            is('key_hash', '=', keyHash),
            is.and([is('previous_key_hash', '=', keyHash), is('previous_until', '>', now)]),
          ]),
        )
        .executeTakeFirst();
      return row && widgetKeyOf(row);
    },
    async findUsableById(id) {
      const row = await usable().where('id', '=', id).executeTakeFirst();
      return row && widgetKeyOf(row);
    },
    async change(id, changes) {
      const { label, allowedOrigins, requestsPerMinute, collectsEvents } = changes;
      if (Object.values(changes).every((value) => value === undefined)) {
        const unchanged = await usable().where('id', '=', id).executeTakeFirst();
        return unchanged && widgetKeyOf(unchanged);
      }
      const row = await update()
        .set({
          ...(label !== undefined && { label }),
          ...(allowedOrigins !== undefined && { allowed_origins: JSON.stringify(allowedOrigins) }),
          ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
          ...(collectsEvents !== undefined && { collects_events: collectsEvents }),
        })
        .where('id', '=', id)
        .executeTakeFirst();
      return row && widgetKeyOf(row);
    },
    async rotate(id, { keyHash, hint, previousUntil }) {
      const row = await update()
        .set((eb) => ({
          previous_key_hash: eb.ref('key_hash'),
          previous_until: previousUntil,
          key_hash: keyHash,
          key_hint: hint,
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      return row && widgetKeyOf(row);
    },
    async revoke(id) {
      const row = await update().set({ revoked_at: new Date() }).where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
  };
}

const widgetKeyOf = (row: Selectable<WidgetKeysTable>): WidgetKey => ({
  id: row.id,
  label: row.label,
  hint: row.key_hint,
  allowedOrigins: row.allowed_origins,
  requestsPerMinute: row.requests_per_minute ?? undefined,
  collectsEvents: row.collects_events,
  createdAt: row.created_at,
  previousUntil: row.previous_until ?? undefined,
  revokedAt: row.revoked_at ?? undefined,
});
