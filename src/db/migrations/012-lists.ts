// Lists of places. Links are stored as their hashes: who reads the table cannot open a list.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lists (
      id text primary key,
      user_id integer not null references users on delete cascade,
      document jsonb not null,
      version integer not null default 1,
      read_link_hash text unique,
      edit_link_hash text unique,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index lists_by_owner on lists (user_id, updated_at desc)`.execute(db);
}
