// Names are told apart by their case folding, in which ß is ss and ς is σ; until now by their lower case. Of rows that
// turn out to mean one name the first keeps it, and the others stay as they are.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with folded as (
      select id, username_key as before, replace(replace(username_key, 'ß', 'ss'), 'ς', 'σ') as after from users
    ), ranked as (
      select *, row_number() over (partition by after order by (before = after) desc, id) as rank from folded
    )
    update users set username_key = after from ranked
    where users.id = ranked.id and rank = 1 and before <> after`.execute(db);
  await sql`
    with folded as (
      select id, user_id, category_key as before, replace(replace(category_key, 'ß', 'ss'), 'ς', 'σ') as after
      from preferences
    ), ranked as (
      select *, row_number() over (partition by user_id, after order by (before = after) desc, id) as rank from folded
    )
    update preferences set category_key = after from ranked
    where preferences.id = ranked.id and rank = 1 and before <> after`.execute(db);
}
