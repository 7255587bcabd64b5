// Refresh tokens, stored hashed. Each is used once; those that follow each other are a family, which ends as one.
import type { Kysely, Selectable } from 'kysely';
import { asUserId, type UserId } from '../domain/branded.ts';
import { atomically } from './atomically.ts';
import type { RefreshTokensTable, Tables } from './tables.ts';

export interface RefreshToken {
  readonly family: string;
  readonly userId: UserId;
  /** Of the account when the family began: a new password ends it. */
  readonly passwordVersion: number;
  readonly issuedAt: Date;
  /** Of the whole family, counted from its login: the tokens that follow do not put it off. */
  readonly expiresAt: Date;
}

export interface RefreshTokenRepository {
  add(tokenHash: string, token: RefreshToken): Promise<void>;
  /**
   * Marks the token as used and adds the next one of its family, both or neither. Of two at once one gets it.
   *
   * @returns the next token; undefined unless the old one was there, unused and not expired
   */
  rotate(tokenHash: string, nextHash: string, now: Date): Promise<RefreshToken | undefined>;
  /** The family of a token, used or not. */
  familyOf(tokenHash: string): Promise<string | undefined>;
  removeFamily(family: string): Promise<void>;
  removeAllOf(userId: UserId): Promise<void>;
  /** The logins of a person that can still be renewed, the oldest first. */
  listOf(userId: UserId): Promise<readonly RefreshToken[]>;
  removeExpired(now: Date): Promise<void>;
}

export const refreshTokensIn = (db: Kysely<Tables>): RefreshTokenRepository => ({
  add: (tokenHash, token) => insert(db, tokenHash, token),
  rotate: (tokenHash, nextHash, now) =>
    atomically(db, async (transaction) => {
      await lockOwner(transaction, 'token_hash', tokenHash);
      const row = await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const next = { ...tokenOf(row), issuedAt: now };
      await insert(transaction, nextHash, next);
      return next;
    }),
  async familyOf(tokenHash) {
    const row = await db
      .selectFrom('refresh_tokens')
      .select('family')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row?.family;
  },
  removeFamily: (family) => removeWhere(db, 'family', family),
  removeAllOf: (userId) => removeWhere(db, 'user_id', userId),
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
    // All of a family expire together, so a used one stays as long as a thief who comes late must be noticed.
    await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  },
});

type Column = 'token_hash' | 'family' | 'user_id';

/** The delete is a statement of its own after the lock, so that it sees the token of a rotation under way. */
const removeWhere = (db: Kysely<Tables>, column: Column, value: string | number): Promise<void> =>
  atomically(db, async (transaction) => {
    await lockOwner(transaction, column, value);
    await transaction.deleteFrom('refresh_tokens').where(column, '=', value).execute();
  });

/** One rotation or removal at a time for each person: rows of a family cannot be locked before they are there. */
async function lockOwner(transaction: Kysely<Tables>, column: Column, value: string | number): Promise<void> {
  const owner = transaction.selectFrom('refresh_tokens').select('user_id').where(column, '=', value);
  await transaction.selectFrom('users').select('id').where('id', 'in', owner).forNoKeyUpdate().execute();
}

async function insert(db: Kysely<Tables>, tokenHash: string, token: RefreshToken): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: tokenHash,
      family: token.family,
      user_id: token.userId,
      password_version: token.passwordVersion,
      issued_at: token.issuedAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

const tokenOf = (row: Selectable<RefreshTokensTable>): RefreshToken => ({
  family: row.family,
  userId: asUserId(row.user_id),
  passwordVersion: row.password_version,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
});
