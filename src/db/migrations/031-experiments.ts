// Experiments on live lists: at most one runs.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiments (
      id integer generated always as identity primary key,
      name text not null,
      ranking_a jsonb not null,
      ranking_b jsonb not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      adopted text check (adopted in ('A', 'B')),
      adopted_at timestamptz
    )`.execute(db);
  await sql`create unique index experiments_running on experiments ((true)) where ended_at is null`.execute(db);
}
