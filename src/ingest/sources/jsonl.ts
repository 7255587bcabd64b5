// Our own catalogue format: one place a line, as JSON (docs/importing.md lists the fields).
import { FieldError, Fields } from '../fields.ts';
import { badData, openFile } from '../readers/file.ts';
import { linesOf, type NumberedLine } from '../readers/lines.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';
import { placeOfRow } from './own-row.ts';

const NAME = 'jsonl';

export const jsonl: Source = {
  name: NAME,
  summary: 'our own format, one JSON object a line: id, name, lat, lng, types, ...',
  attribution: 'As named by the rows themselves',
  read(path, options = {}) {
    const file = openFile(path);
    return {
      totalBytes: file.totalBytes,
      bytesRead: file.bytesRead,
      records: placesOf(path, linesOf(file.text()), options),
    };
  },
};

/** A row that is no place is rejected; a line that is not JSON makes the whole file bad, for it may be cut or mixed up. */
async function* placesOf(
  path: string,
  lines: AsyncIterable<NumberedLine>,
  options: ReadOptions,
): AsyncIterable<Incoming> {
  let rows = 0;
  for await (const { number, text } of lines) {
    if (text.trim() === '') continue;
    rows += 1;
    yield placeOfRow(parsed(path, number, text), `line ${number}`, NAME, options);
  }
  if (rows === 0) throw badData(path, 'the file holds no rows');
}

function parsed(path: string, line: number, text: string): Fields {
  try {
    return new Fields(JSON.parse(text) as unknown);
  } catch (error) {
    const problem = error instanceof FieldError ? error.message : `not valid JSON (${(error as Error).message})`;
    throw badData(path, `line ${line}: ${problem}; expected one JSON object a line`);
  }
}
