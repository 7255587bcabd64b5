// What tables there are, read from the database itself: a table that a later migration adds is in the next backup.
import { type Kysely, sql } from 'kysely';
import type { BackupTable } from './format.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** What rows are sorted by, so that the same rows give the same hash. */
  readonly key: readonly string[];
  readonly refersTo: readonly string[];
  readonly hasBytes: boolean;
}

/** Of all tables of ours, those that others refer to first. */
export async function tablesOf(db: Kysely<unknown>): Promise<readonly TableShape[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string; is_key: boolean }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
           coalesce(a.attnum = any (i.indkey), false) as is_key
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
     order by c.relname collate "C", a.attnum`.execute(db);
  const { rows: references } = await sql<{ from_table: string; to_table: string }>`
    select f.relname as from_table, t.relname as to_table
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace`.execute(db);
  const shapes = [...new Set(columns.map(({ table }) => table))].map((name): TableShape => {
    const own = columns.filter(({ table }) => table === name);
    const key = own.filter((column) => column.is_key).map((column) => column.name);
    return {
      name,
      columns: own.map((column) => ({ name: column.name, type: column.type })),
      key: key.length > 0 ? key : own.map((column) => column.name),
      refersTo: references.filter((each) => each.from_table === name).map((each) => each.to_table),
      hasBytes: own.some(({ type }) => type === 'bytea'),
    };
  });
  return inOrder(shapes);
}

function inOrder(shapes: readonly TableShape[]): readonly TableShape[] {
  const ordered: TableShape[] = [];
  const isThere = (name: string): boolean => ordered.some((shape) => shape.name === name);
  while (ordered.length < shapes.length) {
    const next = shapes.find(
      ({ name, refersTo }) => !isThere(name) && refersTo.every((other) => other === name || isThere(other)),
    );
    if (!next) throw new Error('tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered;
}

export async function countersOf(db: Kysely<unknown>, { name }: TableShape): Promise<BackupTable['counters']> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select a.attname as column, pg_get_serial_sequence(quote_ident(${name}), a.attname) as sequence
      from pg_attribute a where a.attrelid = to_regclass(quote_ident(${name})) and a.attidentity <> ''`.execute(db);
  return Promise.all(
    rows.map(async ({ column, sequence }) => {
      const { rows: values } = await sql<{ last: number; is_called: boolean }>`
        select last_value as last, is_called from ${sql.raw(sequence)}`.execute(db);
      const [value = { last: 1, is_called: false }] = values;
      return { column, ...value };
    }),
  );
}

/** Fixes the text form of values, whatever the server's settings. */
export async function useOneTextForm(db: Kysely<unknown>): Promise<void> {
  for (const setting of [
    `timezone to 'UTC'`,
    `datestyle to 'ISO, YMD'`,
    `intervalstyle to 'postgres'`,
    `bytea_output to 'hex'`,
    `extra_float_digits to 1`,
  ])
    await sql`set local ${sql.raw(setting)}`.execute(db);
}
