// Which account an identity of a provider signs in to.
import type { Kysely } from 'kysely';
import { asUserId, type UserId } from '../domain/branded.ts';
import type { Identity } from '../domain/identity.ts';
import type { Tables } from './tables.ts';

export interface StoredIdentity extends Identity {
  readonly linkedAt: Date;
}

export interface IdentityRepository {
  findOwner(identity: Identity): Promise<UserId | undefined>;
  /** @returns false when the identity has an account already, also when two first logins race */
  link(identity: Identity, userId: UserId): Promise<boolean>;
  listOf(userId: UserId): Promise<readonly StoredIdentity[]>;
}

export const identitiesIn = (db: Kysely<Tables>): IdentityRepository => ({
  async findOwner({ issuer, subject }) {
    const row = await db
      .selectFrom('identities')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row && asUserId(row.user_id);
  },
  async link({ issuer, subject }, userId) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('identities')
      .values({ issuer, subject, user_id: userId })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  async listOf(userId) {
    const rows = await db
      .selectFrom('identities')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('linked_at')
      .orderBy('subject')
      .execute();
    return rows.map(({ issuer, subject, linked_at: linkedAt }) => ({ issuer, subject, linkedAt }));
  },
});
