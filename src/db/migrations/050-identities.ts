// Identities of a provider, each of one account.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id integer not null references users on delete cascade,
      linked_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_by_user on identities (user_id)`.execute(db);
}
