// Pairs of places that look like duplicates and were told apart by an administrator.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table distinct_places (
      one text not null,
      other text not null,
      told_at timestamptz not null default now(),
      primary key (one, other)
    )`.execute(db);
}
