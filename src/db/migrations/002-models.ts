// Trained models: artifacts by hash, and sets of them of which one is active. In the database, so that every replica
// finds them, and a set becomes active in one statement.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_artifacts (
      hash text primary key,
      method text not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table model_sets (
      id integer generated always as identity primary key,
      artifacts jsonb not null,
      metrics jsonb not null,
      verdict text not null,
      is_active boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index one_active_model_set on model_sets (is_active) where is_active`.execute(db);
  await sql`insert into versions (name) values ('models')`.execute(db);
}
