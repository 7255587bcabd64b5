// Plans of people and visitors. A shared link is stored as its hash: who reads the table cannot open it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plans (
      id text primary key,
      owner text not null,
      document jsonb not null,
      version integer not null default 1,
      link_hash text unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index plans_owner on plans (owner, updated_at desc)`.execute(db);
  await sql`create index plans_visitors on plans (updated_at) where owner like 'visitor:%'`.execute(db);
}
