// A change of a version is announced to listeners when its transaction commits.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('paseo_versions', new.name);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_version after update on versions
    for each row execute function tell_version()`.execute(db);
}
