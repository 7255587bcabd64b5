// Reads the tab-separated tables of data/vocabulary: a header of column names, one row a concept, lists in cells by ", ".
// Lines that begin with "#" are comments.

export interface Row {
  /** The cell's text, empty where the row has none. */
  text(column: string): string;
  list(column: string): readonly string[];
  /** An error that names the table, the line and the row. */
  fault(message: string): Error;
}

/**
 * @param name of the table, for messages
 * @param required columns that the header must have
 * @throws Error on a missing column, a doubled column, or a row with more cells than the header
 */
export function rowsOf(name: string, source: string, required: readonly string[] = []): readonly Row[] {
  const lines = source
    .split(/\r?\n/u)
    .map((text, at) => ({ text, number: at + 1 }))
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('#'));
  const columns = lines[0]?.text.split('\t').map((column) => column.trim()) ?? [];
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new Error(`${name}: the header lacks the column ${missing.join(', ')}`);
  const doubled = columns.filter((column, at) => columns.indexOf(column) !== at);
  if (doubled.length > 0) throw new Error(`${name}: the header has the column ${doubled.join(', ')} twice`);
  return lines.slice(1).map(({ text, number }) => rowOf(name, columns, text.split('\t'), number));
}

function rowOf(name: string, columns: readonly string[], cells: readonly string[], line: number): Row {
  const fault = (message: string) => new Error(`${name}, line ${line} (${cells[0]}): ${message}`);
  if (cells.length > columns.length) throw fault(`${cells.length} cells, but the header has ${columns.length}`);
  const text = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
  return { text, list: (column) => listOf(text(column)), fault };
}

const listOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
