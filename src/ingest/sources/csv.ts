// Our own format as a table: the columns of `paseo export csv`, of which only id, name, lat and lng must be there.
import { Fields } from '../fields.ts';
import { type CsvRow, csvRows } from '../readers/csv.ts';
import { openFile } from '../readers/file.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';
import { numberIn } from '../text.ts';
import { placeOfRow } from './own-row.ts';

const NAME = 'csv';

export const csv: Source = {
  name: NAME,
  summary: 'our own format as a table: id, name, lat, lng, types, ... (lists with semicolons)',
  attribution: 'As named by the rows themselves',
  read(path, options = {}) {
    const file = openFile(path);
    const rows = csvRows(path, file, ['id', 'name', 'lat', 'lng']);
    return { totalBytes: file.totalBytes, bytesRead: file.bytesRead, records: placesOf(rows, options) };
  },
};

async function* placesOf(rows: AsyncIterable<CsvRow>, options: ReadOptions): AsyncIterable<Incoming> {
  let columns: ReadonlySet<string> | undefined;
  for await (const { line, cells } of rows) {
    columns ??= new Set(Object.keys(cells));
    const read = placeOfRow(new Fields(fieldsOf(cells)), `line ${line}`, NAME, options);
    yield read.place ? { ...read, columns } : read;
  }
}

const LISTS = ['aliases', 'types', 'categories', 'cuisines', 'features'];
const NUMBERS = ['lat', 'lng', 'price_level', 'visit_minutes', 'rating', 'user_ratings_total', 'prominence'];
const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** The cells as the members that a row of JSON has. What is no number or no flag stays as it is, so that the fault quotes it. */
function fieldsOf(given: CsvRow['cells']): Readonly<Record<string, unknown>> {
  const cells = Object.fromEntries(Object.entries(given).map(([column, text]) => [column, unguarded(text)]));
  const fields: Record<string, unknown> = { ...cells };
  for (const column of LISTS) fields[column] = listIn(cells[column]);
  for (const column of NUMBERS) fields[column] = measureIn(cells[column]);
  const { description_en: en, description_es: es, other_sign: sign, closed_for_good: closed = '' } = cells;
  if (en || es) fields.description = { en, es };
  fields.closed_for_good = closed === '' ? undefined : (FLAGS[closed.toLowerCase()] ?? closed);
  fields.other_sign = sign ? { name: sign, source: cells.other_sign_source, as_of: cells.other_sign_as_of } : undefined;
  return fields;
}

/** Our own tables put an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (text: string): string => text.replace(/(?<=^|;)'(?=["\s]*[=+\-@])/gu, '');

const listIn = (cell = ''): readonly string[] =>
  cell
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

function measureIn(cell = ''): number | string | undefined {
  if (cell === '') return undefined;
  const number = numberIn(cell);
  return Number.isNaN(number) ? cell : number;
}
