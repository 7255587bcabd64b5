// Refresh tokens, stored hashed. Each is used once; those that follow each other are a family, which ends as one.
import { type Kysely, type Selectable, sql } from 'kysely';
import { asUserId, type UserId } from '../domain/branded.ts';
import type { RefreshTokensTable, Tables } from './tables.ts';

export interface RefreshToken {
  readonly family: string;
  readonly userId: UserId;
  /** Of the account when the family began: a new password ends it. */
  readonly passwordVersion: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface RefreshTokenRepository {
  add(tokenHash: string, token: RefreshToken): Promise<void>;
  /** Marks the token as used; undefined unless it was there, unused and not expired. Of two at once one gets it. */
  use(tokenHash: string, now: Date): Promise<RefreshToken | undefined>;
  /** The family of a token, used or not. */
  familyOf(tokenHash: string): Promise<string | undefined>;
  removeFamily(family: string): Promise<void>;
  removeAllOf(userId: UserId): Promise<void>;
  /** The logins of a person that can still be renewed, the oldest first. */
  listOf(userId: UserId): Promise<readonly RefreshToken[]>;
  removeExpired(now: Date): Promise<void>;
}

export const refreshTokensIn = (db: Kysely<Tables>): RefreshTokenRepository => ({
  async add(tokenHash, { family, userId, passwordVersion, issuedAt, expiresAt }) {
    await db
      .insertInto('refresh_tokens')
      .values({
        token_hash: tokenHash,
        family,
        user_id: userId,
        password_version: passwordVersion,
        issued_at: issuedAt,
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
  },
  async use(tokenHash, now) {
    const row = await db
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    return row && tokenOf(row);
  },
  async familyOf(tokenHash) {
    const row = await db
      .selectFrom('refresh_tokens')
      .select('family')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row?.family;
  },
  async removeFamily(family) {
    await db.deleteFrom('refresh_tokens').where('family', '=', family).execute();
  },
  async removeAllOf(userId) {
    await db.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
  },
  async listOf(userId) {
    const rows = await db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .orderBy('issued_at')
      .execute();
    return rows.map(tokenOf);
  },
  async removeExpired(now) {
    // A used one is kept until its family has expired, so that a thief who comes late is still noticed.
    await sql`
      delete from refresh_tokens where family in
        (select family from refresh_tokens group by family having max(expires_at) <= ${now})`.execute(db);
  },
});

const tokenOf = (row: Selectable<RefreshTokensTable>): RefreshToken => ({
  family: row.family,
  userId: asUserId(row.user_id),
  passwordVersion: row.password_version,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
});
