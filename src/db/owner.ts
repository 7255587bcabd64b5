// Whose conversations and plans: an account's or a visitor's; and whether the account still stands.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** `user:<id>` or `visitor:<id>`. Only the owner sees its rows. */
export type Owner = `user:${number}` | `visitor:${string}`;

/**
 * A condition of an `insert`: true of visitors, and of accounts that are there. The row of the account stays locked until the
 * transaction ends, so that its deletion comes after and also deletes the inserted rows.
 */
export const ownerStands = (owner: Owner): RawBuilder<boolean> => {
  const userId = userIdOf(owner);
  return userId === undefined ? sql`true` : sql`exists (select 1 from users where id = ${userId} for key share)`;
};

export async function hasOwner(db: Kysely<Tables>, owner: Owner): Promise<boolean> {
  const userId = userIdOf(owner);
  if (userId === undefined) return true;
  const { rows } = await sql`select 1 from users where id = ${userId}`.execute(db);
  return rows.length > 0;
}

export const userIdOf = (owner: Owner): number | undefined =>
  owner.startsWith('user:') ? Number(owner.slice('user:'.length)) : undefined;
