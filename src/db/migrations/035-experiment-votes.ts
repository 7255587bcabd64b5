// Votes of an experiment are counted from its own events only.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index events_of_experiments on events (experiment_id, day) where experiment_id is not null`.execute(db);
}
