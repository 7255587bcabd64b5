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
      last_failure text,
      failures integer not null default 0,
      next_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table webhook_deliveries (
      id integer generated always as identity primary key,
      message_id uuid not null default gen_random_uuid(),
      webhook_id integer not null references webhooks on delete cascade,
      event text not null,
      place_id text not null,
      change text,
      review_id integer references reviews on delete cascade,
      created_at timestamptz not null default now(),
      tried_at timestamptz,
      given_up_at timestamptz
    )`.execute(db);
  for (const [name, on] of [
    ['webhook', '(webhook_id)'],
    ['review', '(review_id)'],
    ['place', '(place_id, webhook_id)'],
    ['turn', '(webhook_id, coalesce(tried_at, created_at), id) where given_up_at is null'],
    ['age', '(created_at) where given_up_at is null'],
    ['end', '(given_up_at) where given_up_at is not null'],
  ] as const)
    await sql`create index ${sql.raw(`webhook_deliveries_by_${name} on webhook_deliveries ${on}`)}`.execute(db);
  // A place whose last message says the same and was never tried needs no second one. That message is locked, and the
  // delivery passes locked ones by: sent before this transaction ends, it would have the receiver ask for the old place.
  // The lock on the webhook makes its removal wait, instead of failing the change that is announced.
  await sql`
    create function announce_places() returns trigger language plpgsql as $$
    begin
      with waiting as (
        select d.webhook_id, d.place_id from webhook_deliveries d
         where d.event = 'place.changed' and d.change = tg_argv[0] and d.tried_at is null and d.given_up_at is null
           and d.place_id in (select id from changed)
           and not exists (
             select from webhook_deliveries later
              where later.webhook_id = d.webhook_id and later.place_id = d.place_id and later.event = d.event
                and later.id > d.id)
           for share of d)
      insert into webhook_deliveries (webhook_id, event, place_id, change)
      select w.id, 'place.changed', c.id, tg_argv[0] from webhooks w cross join changed c
       where w.is_active and w.events @> '["place.changed"]'
         and (w.id, c.id) not in (select webhook_id, place_id from waiting)
         for key share of w;
      return null;
    end $$`.execute(db);
  // Each review has its own message, which goes with it: one for two would go with the first.
  await sql`
    create function announce_reviews() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (webhook_id, event, place_id, review_id)
      select w.id, 'review.created', c.place_id, c.id from webhooks w cross join changed c
       where w.is_active and w.events @> '["review.created"]'
         for key share of w;
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
