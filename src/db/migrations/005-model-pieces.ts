// Artifacts in pieces: one of twelve megabytes in a single statement kept the embedded database to itself for seconds.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_pieces (
      hash text not null,
      piece integer not null,
      bytes bytea not null,
      created_at timestamptz not null default now(),
      primary key (hash, piece)
    )`.execute(db);
  // Weights hardly compress.
  await sql`alter table model_pieces alter column bytes set storage external`.execute(db);
  await sql`
    insert into model_pieces (hash, piece, bytes)
    select hash, piece, substring(bytes from piece * 131072 + 1 for 131072)
      from model_artifacts, generate_series(0, greatest(length(bytes) - 1, 0) / 131072) as piece`.execute(db);
  await sql`alter table model_artifacts drop column bytes`.execute(db);
}
