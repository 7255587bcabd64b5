// Restores a backup in one transaction: the tables as they were then, the rows, a proof that they are the same, and then
// the migrations that came since. Whatever goes wrong, the database is as it was before.
import { type Kysely, sql, type Transaction } from 'kysely';
import { DomainError } from '../../domain/errors.ts';
import { migrationsFrom } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { type TableShape, tablesOf, useOneTextForm } from './describe.ts';
import { dumpRows } from './dump.ts';
import { type BackupHeader, type BackupPart, type BackupSummary, readBackup } from './format.ts';

export interface RestoreSummary extends BackupSummary {
  /** Webhooks that were active in the backup. */
  readonly stoppedWebhooks: number;
}

/** @throws DomainError `storage/in-use` when there is data and `force` is not set; `import/bad-data` for a broken backup */
export function load(db: Kysely<Tables>, lines: AsyncIterable<string>, force: boolean): Promise<RestoreSummary> {
  return db.transaction().execute(async (transaction) => {
    const raw = transaction as unknown as Transaction<unknown>;
    if (!force) await refuseUnlessEmpty(raw);
    const versions = await transaction.selectFrom('versions').selectAll().execute();
    await useOneTextForm(raw);
    const summary = await fill(raw, readBackup(lines));
    await prove(raw, summary);
    for (const migration of migrationsFrom(summary.header.migrations).later) await migration.up(raw);
    // Replicas hold the old data under its version; the restored data must have a higher one.
    for (const { name, version } of versions)
      await transaction
        .updateTable('versions')
        .set((eb) => ({ version: sql`greatest(${eb.ref('version')}, ${version}) + 1` }))
        .where('name', '=', name)
        .execute();
    // A rehearsal beside the real service, or an old state of it, must tell nobody anything by itself.
    const stopped = await transaction
      .updateTable('webhooks')
      .set({ is_active: false })
      .where('is_active', '=', true)
      .returning('id')
      .execute();
    return { ...summary, stoppedWebhooks: stopped.length };
  });
}

/** Counters exist from the first migration on; any other row was written by a person or an import. */
async function refuseUnlessEmpty(db: Transaction<unknown>): Promise<void> {
  for (const { name } of await tablesOf(db)) {
    if (name === 'versions') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new DomainError(
        'storage/in-use',
        `the database is not empty (${name} has rows); --force replaces what it has`,
      );
  }
}

async function fill(
  db: Transaction<unknown>,
  parts: AsyncGenerator<BackupPart, BackupSummary>,
): Promise<BackupSummary> {
  let shapes: ReadonlyMap<string, TableShape> = new Map();
  let shape: TableShape | undefined;
  let rows: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (shape && rows.length > 0) await insert(db, shape, rows);
    rows = [];
    characters = 0;
  };
  for (;;) {
    const { value, done } = await parts.next();
    if (done) {
      await flush();
      await finish(db, shapes, value.header);
      return value;
    }
    if (value.kind === 'header') shapes = await prepare(db, value.header);
    else if (value.kind === 'table') {
      await flush();
      shape = shapes.get(value.name);
      if (!shape) throw new DomainError('import/bad-data', `the backup has a table "${value.name}" that is not known`);
    } else {
      rows.push(value.row);
      characters += value.row.length;
      if (rows.length >= ROWS_A_STATEMENT || characters > CHARACTERS_A_STATEMENT) await flush();
    }
  }
}

const ROWS_A_STATEMENT = 500;
const CHARACTERS_A_STATEMENT = 4_000_000;

/** Empty tables as they were when the backup was made, with no trigger in the way. */
async function prepare(db: Transaction<unknown>, header: BackupHeader): Promise<ReadonlyMap<string, TableShape>> {
  const { earlier } = migrationsFrom(header.migrations);
  await dropEverything(db);
  for (const migration of earlier) await migration.up(db);
  const shapes = await tablesOf(db);
  for (const { name } of shapes) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
  for (const { name, columns } of header.tables) {
    const known = shapes.find((shape) => shape.name === name)?.columns.map((column) => column.name);
    if (JSON.stringify(known) !== JSON.stringify(columns))
      throw new DomainError('import/bad-data', `the backup's table "${name}" has other columns than it had then`);
  }
  return new Map(shapes.map((shape) => [shape.name, shape]));
}

/** All but the note of which migrations were carried out: they will all have been, once this is done. */
async function dropEverything(db: Transaction<unknown>): Promise<void> {
  for (const { name } of [...(await tablesOf(db))].reverse())
    await sql`drop table ${sql.table(name)} cascade`.execute(db);
  const { rows: functions } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
     where p.pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
  for (const { signature } of functions) await sql`drop function ${sql.raw(signature)} cascade`.execute(db);
}

async function insert(db: Transaction<unknown>, { name, columns }: TableShape, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => sql.ref(column.name));
  const values = columns.map(({ type }, i) => sql`(r ->> ${sql.raw(String(i))})::${sql.raw(type)}`);
  await sql`
    insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::text::jsonb) as r`.execute(db);
}

async function finish(
  db: Transaction<unknown>,
  shapes: ReadonlyMap<string, TableShape>,
  header: BackupHeader,
): Promise<void> {
  for (const { name, counters } of header.tables)
    for (const { column, last, is_called } of counters)
      await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${column}), ${last}, ${is_called})`.execute(
        db,
      );
  for (const { name } of shapes.values()) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
}

/** Reads everything back: the stored rows must have the hash of the backup. */
async function prove(db: Transaction<unknown>, { digests }: BackupSummary): Promise<void> {
  for (const shape of await tablesOf(db)) {
    const found = await dumpRows(db, shape, async () => {});
    if (found.sha256 !== digests[shape.name]?.sha256)
      throw new DomainError('import/bad-data', `after loading, table "${shape.name}" is not what the backup says`);
  }
}
