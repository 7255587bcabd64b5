// What people do with places of lists, where they agreed to it. One index serves everything: the day comes first, so that
// inserts meet at its end and old days are cut off its beginning; the key begins with a digest of the owner, so that one
// person's events of a day stand together; and an event that is sent again meets itself.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      day date not null,
      key_hash uuid not null,
      owner text not null,
      kind text not null,
      place_id text not null,
      surface text not null,
      ranked_by text not null,
      list text not null,
      position smallint not null,
      widget_key_id integer,
      experiment_id integer,
      team text,
      primary key (day, key_hash)
    )`.execute(db);
  await sql`alter table widget_keys add column collects_events boolean not null default false`.execute(db);
}
