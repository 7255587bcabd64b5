// Administration: the trail of what was done, reports of imports, places that must not come back, and what a widget key
// may do.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTheTrail(db);
  await sql`
    create table import_reports (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      source text not null,
      file text not null,
      counts jsonb not null,
      rejections jsonb not null
    )`.execute(db);
  await sql`
    create table removed_places (
      id text primary key,
      removed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table widget_keys
      add column requests_per_minute integer check (requests_per_minute > 0),
      add column previous_key_hash text unique,
      add column previous_until timestamptz`.execute(db);
  await sql`
    create table widget_usage (
      key_id integer not null references widget_keys on delete cascade,
      minute timestamptz not null,
      requests integer not null,
      primary key (key_id, minute)
    )`.execute(db);
}

/** A row outlives the accounts it names: deleting an account clears its name from the log. */
async function keepTheTrail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      actor_kind text not null check (actor_kind in ('user', 'cli', 'service')),
      actor_id integer references users on delete set null,
      action text not null,
      object_kind text not null,
      object_id text,
      details jsonb not null default '{}',
      request_id text
    )`.execute(db);
  await sql`create index audit_log_by_time on audit_log (at)`.execute(db);
  await sql`create index audit_log_by_actor on audit_log (actor_id)`.execute(db);
  await sql`create index audit_log_by_object on audit_log (object_kind, object_id)`.execute(db);
  await sql`
    create function forget_user_in_audit_log() returns trigger language plpgsql as $$
    begin
      update audit_log set object_id = null where object_kind = 'user' and object_id = old.id::text;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger forget_user_in_audit_log after delete on users
    for each row execute function forget_user_in_audit_log()`.execute(db);
}
