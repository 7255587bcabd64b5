// Keys carry what their tenant wants; servers have keys of their own, with scopes; refresh tokens.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table widget_keys
      add column kind text not null default 'widget' check (kind in ('widget', 'service')),
      add column scopes jsonb not null default '[]',
      add column pack text,
      add column language text,
      add column look jsonb`.execute(db);
  await sql`
    create table refresh_tokens (
      token_hash text primary key,
      family text not null,
      user_id integer not null references users on delete cascade,
      password_version integer not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index refresh_tokens_by_family on refresh_tokens (family)`.execute(db);
  await sql`create index refresh_tokens_by_user on refresh_tokens (user_id)`.execute(db);
}
