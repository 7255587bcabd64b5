// All or nothing: in the transaction that is under way, else in one of its own.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export const atomically = <T>(db: Kysely<Tables>, work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
