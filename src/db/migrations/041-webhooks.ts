// Webhooks and their outbox. Triggers write the outbox, so that no change escapes it, whatever made the change, and none
// is announced that was rolled back. A message of a review goes with the review, and so with its author.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id integer generated always as identity primary key,
      label text not null,
      url text not null,
      events jsonb not null,
      sealed_secret text not null,
      previous_sealed_secret text,
      previous_until timestamptz,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      last_delivered_at timestamptz,
      last_failed_at timestamptz,
      last_failure text
    )`.execute(db);
  await sql`
    create table webhook_deliveries (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhooks on delete cascade,
      event text not null,
      place_id text not null,
      change text,
      review_id integer references reviews on delete cascade,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      given_up_at timestamptz
    )`.execute(db);
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where given_up_at is null`.execute(
    db,
  );
  await sql`create index webhook_deliveries_of_review on webhook_deliveries (review_id)`.execute(db);
  await sql`
    create function announce_places() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (webhook_id, event, place_id, change)
      select w.id, 'place.changed', c.id, tg_argv[0] from webhooks w cross join changed c
       where w.is_active and w.events @> '["place.changed"]';
      return null;
    end $$`.execute(db);
  await sql`
    create function announce_reviews() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (webhook_id, event, place_id, review_id)
      select w.id, 'review.created', c.place_id, c.id from webhooks w cross join changed c
       where w.is_active and w.events @> '["review.created"]';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger announce_added after insert on places referencing new table as changed
    for each statement execute function announce_places('added')`.execute(db);
  await sql`
    create trigger announce_changed after update on places referencing new table as changed
    for each statement execute function announce_places('changed')`.execute(db);
  await sql`
    create trigger announce_removed after delete on places referencing old table as changed
    for each statement execute function announce_places('removed')`.execute(db);
  await sql`
    create trigger announce_reviews after insert on reviews referencing new table as changed
    for each statement execute function announce_reviews()`.execute(db);
}
