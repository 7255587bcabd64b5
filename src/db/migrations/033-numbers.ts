// Counts for operators, of things and never of people.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_numbers (
      day date not null,
      measure text not null,
      label text not null,
      count integer not null,
      primary key (day, measure, label)
    )`.execute(db);
}
