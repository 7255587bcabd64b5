// Conversations carry a version, so that of two turns at once the later one is read again on the newer state.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversations add column version integer not null default 1`.execute(db);
}
