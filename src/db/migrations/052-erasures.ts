// Every account that goes is counted, so that all replicas hear of it and forget what they remember of answers.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into versions (name) values ('erasures')`.execute(db);
  await sql`
    create function count_erasure() returns trigger language plpgsql as $$
    begin
      update versions set version = version + 1 where name = 'erasures';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_erasure after delete on users
    for each statement execute function count_erasure()`.execute(db);
}
