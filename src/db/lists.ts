// Lists of places, each with its owner, its version and the links under which others read or edit it.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PlaceId, UserId } from '../domain/branded.ts';
import { type ListAccess, type StoredList, withPlaceJoined } from '../domain/list.ts';
import { atomically } from './atomically.ts';
import { refuseGoneAccount } from './gone.ts';
import type { ListsTable, Tables } from './tables.ts';

/** The right of the asker: owner of the list, or holder of a link. */
export type ListKey = { readonly owner: UserId } | { readonly linkHash: string };

export interface ListRepository {
  /** False when the owner has `most` lists already. @throws DomainError `token/invalid` when the account is gone meanwhile */
  add(owner: UserId, list: Pick<StoredList, 'id' | 'list'>, now: Date, most: number): Promise<boolean>;
  find(owner: UserId, id: string): Promise<StoredList | undefined>;
  findByLink(linkHash: string): Promise<{ readonly stored: StoredList; readonly access: ListAccess } | undefined>;
  /** The most recently changed first. */
  listOf(owner: UserId): Promise<readonly StoredList[]>;
  /** Undefined when the stored version is another one, the list is gone, or the link that was used is no longer one to edit by. */
  change(key: ListKey, list: Pick<StoredList, 'id' | 'list' | 'version'>, now: Date): Promise<StoredList | undefined>;
  /** Sets or replaces the link of this kind; false when there is no such list. */
  setLink(owner: UserId, id: string, access: ListAccess, linkHash: string): Promise<boolean>;
  /** False when there is no such list. */
  withdrawLinks(owner: UserId, id: string): Promise<boolean>;
  remove(owner: UserId, id: string): Promise<boolean>;
  /** In every list, one place is another from now on. */
  movePlace(from: PlaceId, to: PlaceId): Promise<void>;
}

const LINK_COLUMNS = { read: 'read_link_hash', edit: 'edit_link_hash' } as const;

export function listsIn(db: Kysely<Tables>): ListRepository {
  const own = (owner: UserId) => db.selectFrom('lists').selectAll().where('user_id', '=', owner);
  const one = (row: Selectable<ListsTable> | undefined) => row && storedListOf(row);
  const setLinks = async (owner: UserId, id: string, links: Partial<Record<string, string | null>>) => {
    const { numUpdatedRows } = await db
      .updateTable('lists')
      .set(links)
      .where('user_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    async add(owner, { id, list }, now, most) {
      try {
        const added = await sql`
          insert into lists (id, user_id, document, created_at, updated_at)
          select ${id}, ${owner}, ${JSON.stringify(list)}::jsonb, ${now}::timestamptz, ${now}::timestamptz
          where (select count(*) from lists where user_id = ${owner}) < ${most}`.execute(db);
        return Number(added.numAffectedRows ?? 0) > 0;
      } catch (error) {
        refuseGoneAccount(error);
      }
    },
    find: async (owner, id) => one(await own(owner).where('id', '=', id).executeTakeFirst()),
    async findByLink(linkHash) {
      const row = await db
        .selectFrom('lists')
        .selectAll()
        .where((eb) => eb.or([eb('read_link_hash', '=', linkHash), eb('edit_link_hash', '=', linkHash)]))
        .executeTakeFirst();
      return row && { stored: storedListOf(row), access: row.edit_link_hash === linkHash ? 'edit' : 'read' };
    },
    listOf: async (owner) => (await own(owner).orderBy('updated_at', 'desc').orderBy('id').execute()).map(storedListOf),
    async change(key, { id, list, version }, now) {
      const row = await db
        .updateTable('lists')
        .set({ document: JSON.stringify(list), version: version + 1, updated_at: now })
        .where((eb) => ('owner' in key ? eb('user_id', '=', key.owner) : eb('edit_link_hash', '=', key.linkHash)))
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst();
      return one(row);
    },
    setLink: (owner, id, access, linkHash) => setLinks(owner, id, { [LINK_COLUMNS[access]]: linkHash }),
    withdrawLinks: (owner, id) => setLinks(owner, id, { read_link_hash: null, edit_link_hash: null }),
    async remove(owner, id) {
      const { numDeletedRows } = await db
        .deleteFrom('lists')
        .where('user_id', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    movePlace: (from, to) => atomically(db, (transaction) => moveIn(transaction, from, to)),
  };
}

async function moveIn(db: Kysely<Tables>, from: PlaceId, to: PlaceId): Promise<void> {
  const sought = JSON.stringify({ entries: [{ placeId: from }] });
  const rows = await db
    .selectFrom('lists')
    .selectAll()
    .where(sql<boolean>`document @> ${sought}::jsonb`)
    .forUpdate()
    .execute();
  for (const { id, document, version } of rows) {
    const joined = JSON.stringify(withPlaceJoined(document, from, to));
    await db
      .updateTable('lists')
      .set({ document: joined, version: version + 1 })
      .where('id', '=', id)
      .execute();
  }
}

const storedListOf = (row: Selectable<ListsTable>): StoredList => ({
  id: row.id,
  list: row.document,
  version: row.version,
  links: [
    ...(row.read_link_hash === null ? [] : ['read' as const]),
    ...(row.edit_link_hash === null ? [] : ['edit' as const]),
  ],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
