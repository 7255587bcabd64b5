// Reviews that their authors show to other visitors, and the name they put under them.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_reviews (
      review_id integer primary key references reviews on delete cascade,
      signature text not null,
      shared_at timestamptz not null
    )`.execute(db);
}
