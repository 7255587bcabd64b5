// House rules: changes of lists that the operator or the owner of an embedding site orders.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house_rules (
      id integer generated always as identity primary key,
      promoter text not null,
      key_id integer references widget_keys on delete cascade,
      effect jsonb not null,
      starts_at timestamptz,
      ends_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
}
