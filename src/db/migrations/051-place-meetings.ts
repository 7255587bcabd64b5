// How often places were met, by month: counts of things and never of people.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_meetings (
      month date not null,
      place_id text not null,
      count integer not null,
      primary key (month, place_id)
    )`.execute(db);
}
