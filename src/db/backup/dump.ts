// Writes a backup: everything as of one moment, whatever is written meanwhile.
import { type Kysely, sql } from 'kysely';
import { countersOf, type TableShape, tablesOf, useOneTextForm } from './describe.ts';
import { type BackupHeader, digesting, FORMAT_VERSION, type TableDigest, trailerOf } from './format.ts';

/** The lines of a backup, without line ends. */
export async function dump(db: Kysely<unknown>, madeAt: Date, write: (line: string) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await useOneTextForm(transaction);
      const tables = await tablesOf(transaction);
      const header = await headerOf(transaction, tables, madeAt);
      const headerLine = JSON.stringify(header);
      await write(headerLine);
      const digests: Record<string, TableDigest> = {};
      for (const table of tables) {
        await write(JSON.stringify({ table: table.name }));
        digests[table.name] = await dumpRows(transaction, table, write);
      }
      await write(JSON.stringify(trailerOf(headerLine, digests)));
    });
}

async function headerOf(db: Kysely<unknown>, tables: readonly TableShape[], madeAt: Date): Promise<BackupHeader> {
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  const described = [];
  for (const table of tables)
    described.push({
      name: table.name,
      columns: table.columns.map(({ name }) => name),
      counters: await countersOf(db, table),
    });
  return {
    paseo_backup: FORMAT_VERSION,
    made_at: madeAt.toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: described,
  };
}

const ROWS_A_FETCH = 500;

/** Row by row through a cursor: memory stays small however large a table is. */
export async function dumpRows(
  db: Kysely<unknown>,
  { name, columns, key, hasBytes }: TableShape,
  write: (row: string) => Promise<void>,
): Promise<TableDigest> {
  const values = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  // Sorted by bytes, not by a language: the same rows come in the same order from either database.
  const order = key.map((column) => sql`${sql.ref(column)}::text collate "C"`);
  await sql`declare rows_of_table no scroll cursor for
    select json_build_array(${sql.join(values)})::text as row from ${sql.table(name)} order by ${sql.join(order)}`.execute(
    db,
  );
  const digest = digesting();
  const fetch = sql<{ row: string }>`fetch ${sql.raw(String(hasBytes ? 1 : ROWS_A_FETCH))} from rows_of_table`;
  for (;;) {
    const { rows } = await fetch.execute(db);
    if (rows.length === 0) break;
    for (const { row } of rows) {
      // The database puts a space after each comma of an array it builds; ours is the form of JSON.stringify.
      const line = JSON.stringify(JSON.parse(row));
      digest.add(line);
      await write(line);
    }
  }
  await sql`close rows_of_table`.execute(db);
  return digest.digest();
}
