// Accounts, preferences, reviews, the catalogue, conversations and widget keys.
// Unique keys have the last word on "one of each"; foreign keys make deletion reach everything.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null,
      username_key text not null unique,
      full_name text not null,
      role text not null check (role in ('user', 'admin')),
      is_active boolean not null default true,
      password_hash text not null,
      password_version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table preferences (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      category text not null,
      category_key text not null,
      rating double precision not null check (rating between 0 and 5),
      unique (user_id, category_key)
    )`.execute(db);
  await sql`
    create table places (
      id text primary key,
      source text not null,
      document jsonb not null,
      fingerprint text not null
    )`.execute(db);
  await sql`
    create table reviews (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      place_id text not null references places on delete cascade,
      rating double precision not null check (rating between 1 and 5),
      comment text not null,
      created_at timestamptz not null default now(),
      unique (user_id, place_id)
    )`.execute(db);
  await sql`create index reviews_by_place on reviews (place_id)`.execute(db);
  await sql`
    create table place_ratings (
      place_id text primary key references places on delete cascade,
      total double precision not null,
      count integer not null,
      changed_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index place_ratings_by_change on place_ratings (changed_at)`.execute(db);
  await sql`create table versions (name text primary key, version integer not null default 0)`.execute(db);
  await sql`insert into versions (name) values ('catalogue')`.execute(db);
  await sql`
    create table conversations (
      owner text not null,
      id text not null,
      frame jsonb not null,
      expires_at timestamptz not null,
      primary key (owner, id)
    )`.execute(db);
  await sql`create index conversations_by_expiry on conversations (expires_at)`.execute(db);
  await sql`
    create table widget_keys (
      id integer generated always as identity primary key,
      label text not null,
      key_hash text not null unique,
      key_hint text not null,
      allowed_origins jsonb not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await keepPlaceRatingsTrue(db);
}

/** A trigger, because it sees exactly the old and the new row, however many writers race. */
async function keepPlaceRatingsTrue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_review() returns trigger language plpgsql as $$
    begin
      if tg_op in ('UPDATE', 'DELETE') then
        update place_ratings
           set total = total - old.rating, count = count - 1, changed_at = clock_timestamp()
         where place_id = old.place_id;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        insert into place_ratings as known (place_id, total, count) values (new.place_id, new.rating, 1)
        on conflict (place_id) do update
           set total = known.total + excluded.total, count = known.count + 1, changed_at = clock_timestamp();
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_review after insert or update of rating or delete on reviews
    for each row execute function count_review()`.execute(db);
}
