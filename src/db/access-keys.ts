// Keys of embedding sites and of servers. The key itself is shown once and stored hashed.
import type { Kysely, Selectable } from 'kysely';
import type { AccessKey, KeyKind, KeyScope, WidgetLook } from '../domain/access-key.ts';
import type { Language } from '../domain/language.ts';
import type { Tables, WidgetKeysTable } from './tables.ts';

/** `null` takes a setting away. */
export interface KeyChanges {
  readonly label?: string;
  readonly allowedOrigins?: readonly string[];
  readonly scopes?: readonly KeyScope[];
  readonly requestsPerMinute?: number | null;
  readonly collectsEvents?: boolean;
  readonly pack?: string | null;
  readonly language?: Language | null;
  readonly look?: WidgetLook | null;
}

/** The stored fields of a new key. */
interface NewKey {
  readonly keyHash: string;
  readonly hint: string;
}

export interface AccessKeyRepository {
  add(key: NewKey & KeyChanges & { readonly kind: KeyKind; readonly label: string }): Promise<AccessKey>;
  /** Also finds revoked ones. */
  list(kind: KeyKind): Promise<readonly AccessKey[]>;
  /** By the present key, or by the one before it while that is still accepted. */
  findUsable(kind: KeyKind, keyHash: string, now: Date): Promise<AccessKey | undefined>;
  findUsableById(id: number): Promise<AccessKey | undefined>;
  /** Undefined for an unknown or revoked key, or one of the other kind, here and below. */
  change(kind: KeyKind, id: number, changes: KeyChanges): Promise<AccessKey | undefined>;
  /** The present key becomes the previous one, which is accepted until `previousUntil`. */
  rotate(kind: KeyKind, id: number, key: NewKey & { readonly previousUntil: Date }): Promise<AccessKey | undefined>;
  revoke(kind: KeyKind, id: number): Promise<boolean>;
}

export function accessKeysIn(db: Kysely<Tables>): AccessKeyRepository {
  const usable = () => db.selectFrom('widget_keys').selectAll().where('revoked_at', 'is', null);
  const update = (kind: KeyKind) =>
    db.updateTable('widget_keys').where('revoked_at', 'is', null).where('kind', '=', kind).returningAll();
  return {
    async add({ kind, keyHash, hint, ...settings }) {
      const row = await db
        .insertInto('widget_keys')
        .values({
          allowed_origins: '[]',
          ...rowOf(settings),
          kind,
          label: settings.label,
          key_hash: keyHash,
          key_hint: hint,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return keyOf(row);
    },
    list: async (kind) =>
      (await db.selectFrom('widget_keys').selectAll().where('kind', '=', kind).orderBy('id').execute()).map(keyOf),
    async findUsable(kind, keyHash, now) {
      const row = await usable()
        .where('kind', '=', kind)
        .where((is) =>
          is.or([
            is('key_hash', '=', keyHash),
            is.and([is('previous_key_hash', '=', keyHash), is('previous_until', '>', now)]),
          ]),
        )
        .executeTakeFirst();
      return row && keyOf(row);
    },
    async findUsableById(id) {
      const row = await usable().where('id', '=', id).executeTakeFirst();
      return row && keyOf(row);
    },
    async change(kind, id, changes) {
      const columns = rowOf(changes);
      const row =
        Object.keys(columns).length === 0
          ? await usable().where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
          : await update(kind).set(columns).where('id', '=', id).executeTakeFirst();
      return row && keyOf(row);
    },
    async rotate(kind, id, { keyHash, hint, previousUntil }) {
      const row = await update(kind)
        .set((eb) => ({
          previous_key_hash: eb.ref('key_hash'),
          previous_until: previousUntil,
          key_hash: keyHash,
          key_hint: hint,
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      return row && keyOf(row);
    },
    async revoke(kind, id) {
      const row = await update(kind).set({ revoked_at: new Date() }).where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** The columns of the settings that are given. */
const rowOf = (changes: KeyChanges) => {
  const { label, allowedOrigins, scopes, requestsPerMinute, collectsEvents, pack, language, look } = changes;
  return {
    ...(label !== undefined && { label }),
    ...(allowedOrigins !== undefined && { allowed_origins: JSON.stringify(allowedOrigins) }),
    ...(scopes !== undefined && { scopes: JSON.stringify(scopes) }),
    ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
    ...(collectsEvents !== undefined && { collects_events: collectsEvents }),
    ...(pack !== undefined && { pack }),
    ...(language !== undefined && { language }),
    ...(look !== undefined && { look: look && JSON.stringify(look) }),
  };
};

const keyOf = (row: Selectable<WidgetKeysTable>): AccessKey => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  hint: row.key_hint,
  allowedOrigins: row.allowed_origins,
  scopes: row.scopes,
  requestsPerMinute: row.requests_per_minute ?? undefined,
  collectsEvents: row.collects_events,
  pack: row.pack ?? undefined,
  language: row.language ?? undefined,
  look: row.look ?? undefined,
  createdAt: row.created_at,
  previousUntil: row.previous_until ?? undefined,
  revokedAt: row.revoked_at ?? undefined,
});
