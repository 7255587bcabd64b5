// Accounts. Usernames are kept as written and unique after NFKC and case folding.
import { type Kysely, type Selectable, sql } from 'kysely';
import { asUserId, type UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { Role, User } from '../domain/person.ts';
import { foldCase, isStorable } from '../domain/text.ts';
import { batched } from './batch.ts';
import { isUniqueViolation } from './sql-state.ts';
import type { Tables, UsersTable } from './tables.ts';

/** A user with what only the login and the token check may see. */
export interface Account {
  readonly user: User;
  readonly passwordHash: string;
  readonly passwordVersion: number;
}

export interface NewUser {
  readonly username: string;
  readonly fullName: string;
  readonly role: Role;
  readonly passwordHash: string;
}

export interface UserRepository {
  /** @throws DomainError `username/taken`, also when two sign-ups race */
  add(user: NewUser): Promise<User>;
  findAccount(username: string): Promise<Account | undefined>;
  findAccountById(id: UserId): Promise<Account | undefined>;
  list(page: {
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly users: readonly User[]; readonly total: number }>;
  change(
    id: UserId,
    changes: { readonly isActive?: boolean; readonly role?: Role; readonly fullName?: string },
  ): Promise<User | undefined>;
  /** Ends all tokens issued before. */
  changePassword(id: UserId, passwordHash: string): Promise<void>;
  /** Replaces the hash of an unchanged password; tokens stay valid. Where it has been changed meanwhile, nothing happens. */
  rehash(id: UserId, hashes: { readonly before: string; readonly after: string }): Promise<void>;
  remove(id: UserId): Promise<boolean>;
  /** A number that rises whenever accounts go. */
  erasures(): Promise<number>;
  countAdmins(): Promise<number>;
  /** Locks the accounts of all active administrators until this transaction ends. */
  lockActiveAdmins(): Promise<readonly UserId[]>;
}

export function usersIn(db: Kysely<Tables>): UserRepository {
  const findByKey = batched(async (keys: readonly string[]) => {
    const { rows } = await sql<
      Selectable<UsersTable>
    >`select * from users where username_key = any(${keys}::text[])`.execute(db);
    return new Map(rows.map((row) => [row.username_key, accountOf(row)]));
  });

  return {
    async add({ username, fullName, role, passwordHash }) {
      try {
        const row = await db
          .insertInto('users')
          .values({
            username,
            username_key: foldCase(username),
            full_name: fullName,
            role,
            password_hash: passwordHash,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return userOf(row);
      } catch (error) {
        if (isUniqueViolation(error)) throw new DomainError('username/taken', 'Username already registered');
        throw error;
      }
    },
    findAccount: async (username) => (isStorable(username) ? findByKey(foldCase(username)) : undefined),
    async findAccountById(id) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row && accountOf(row);
    },
    async list({ limit, offset }) {
      const rows = await db.selectFrom('users').selectAll().orderBy('id').limit(limit).offset(offset).execute();
      const { total } = await db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { users: rows.map(userOf), total };
    },
    async change(id, { isActive, role, fullName }) {
      if (isActive === undefined && role === undefined && fullName === undefined) {
        const unchanged = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
        return unchanged && userOf(unchanged);
      }
      const row = await db
        .updateTable('users')
        .set({
          ...(isActive === undefined ? {} : { is_active: isActive }),
          // Tokens of a deactivated account stay dead when it is activated again.
          ...(isActive === false ? { password_version: sql<number>`password_version + 1` } : {}),
          ...(role === undefined ? {} : { role }),
          ...(fullName === undefined ? {} : { full_name: fullName }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && userOf(row);
    },
    async changePassword(id, passwordHash) {
      await db
        .updateTable('users')
        .set((eb) => ({ password_hash: passwordHash, password_version: eb('password_version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
    async rehash(id, { before, after }) {
      await db
        .updateTable('users')
        .set({ password_hash: after })
        .where('id', '=', id)
        .where('password_hash', '=', before)
        .execute();
    },
    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async erasures() {
      const row = await db.selectFrom('versions').select('version').where('name', '=', 'erasures').executeTakeFirst();
      return row?.version ?? 0;
    },
    async lockActiveAdmins() {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('is_active', '=', true)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => asUserId(id));
    },
    async countAdmins() {
      const { total } = await db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('role', '=', 'admin')
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

const userOf = (row: Selectable<UsersTable>): User => ({
  id: asUserId(row.id),
  username: row.username,
  fullName: row.full_name,
  role: row.role,
  isActive: row.is_active,
  createdAt: row.created_at,
});

const accountOf = (row: Selectable<UsersTable>): Account => ({
  user: userOf(row),
  passwordHash: row.password_hash,
  passwordVersion: row.password_version,
});
