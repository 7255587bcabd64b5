// What people save, hide and have visited.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_marks (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      place_id text not null references places on delete cascade,
      mark text not null check (mark in ('saved', 'hidden', 'visited')),
      marked_at timestamptz not null,
      unique (user_id, place_id, mark)
    )`.execute(db);
  await sql`create index place_marks_by_place on place_marks (place_id)`.execute(db);
}
