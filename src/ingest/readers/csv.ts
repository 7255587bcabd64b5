// CSV with a header: rows as objects, with the line each begins on. Separator and encoding are found out.
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { badData, type OpenFile, type TextEncoding } from './file.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A row longer than this is no place; reading on, to the end of an unclosed quote, would only fill the memory. */
const MAX_PLACE_ROW_LENGTH = 4_000_000;

/**
 * @param required columns without which the file is of another kind
 * @throws DomainError `import/bad-data` for a missing column, an unclosed quote, an endless row, or a file that
 * cannot be unzipped
 */
export async function* csvRows(path: string, file: OpenFile, required: readonly string[]): AsyncIterable<CsvRow> {
  const head = await firstBytes(file);
  const parser = parse({
    bom: true,
    delimiter: separatorOf(head),
    columns: (header: string[]) => checkedHeader(path, header, required),
    info: true,
    max_record_size: MAX_PLACE_ROW_LENGTH,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  // The pipeline closes the file when the parser gives up, and when the caller stops in the middle.
  const feeding = pipeline(file.text(encodingOf(head)), parser);
  feeding.catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) yield { line: info.lines, cells: record };
    await feeding;
  } catch (error) {
    if (error instanceof CsvError) throw badData(path, `line ${error.lines ?? '?'}: ${problemOf(error)}`);
    throw error;
  }
}

/** The parser's own message of an endless row quotes the file. */
const problemOf = ({ code, message }: CsvError): string =>
  code === 'CSV_MAX_RECORD_SIZE' ? 'a row has more than 4 million characters' : message;

/** Longer than any row of a person's table. */
const MAX_ROW_LENGTH = 20_000;

/**
 * All rows of a table that fits into memory, its headings among them.
 *
 * @throws DomainError `import/bad-data` for an unclosed quote or an endless row
 */
export function csvTable(name: string, text: string): readonly { readonly line: number; readonly cells: string[] }[] {
  try {
    const rows = parseAll(text, {
      bom: true,
      delimiter: separatorOf(Buffer.from(text.slice(0, HEAD_BYTES))),
      info: true,
      max_record_size: MAX_ROW_LENGTH,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    // The parser's own message quotes the file.
    if (error instanceof CsvError) throw badData(name, `line ${error.lines ?? '?'} cannot be read as CSV`);
    throw error;
  }
}

interface ParsedRow {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

function checkedHeader(path: string, header: readonly string[], required: readonly string[]): (string | false)[] {
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw badData(path, `expected a table with the columns ${required.join(', ')}; missing: ${missing.join(', ')}`);
  }
  // Municipal files end every line with a separator, which makes a last column without a name.
  return header.map((column) => (column === '' ? false : column));
}

const HEAD_BYTES = 65_536;

/** Bytes after unzipping, for a zipped file. */
async function firstBytes(file: OpenFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.bytes()) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

function separatorOf(head: Buffer): ',' | ';' | '\t' {
  const [firstLine = ''] = head.toString('latin1').split(/\r?\n/u);
  const count = (separator: string) => firstLine.split(separator).length;
  if (count(';') > count(',')) return ';';
  return count('\t') > count(',') ? '\t' : ',';
}

/** Older municipal files are not UTF-8. A character cut at the end of the sample does not count against it. */
function encodingOf(head: Buffer): TextEncoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
