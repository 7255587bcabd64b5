// Files of a pack are there as a whole, or as they were before.
import { closeSync, openSync, renameSync, writeSync } from 'node:fs';

/** @param pieces written one after the other: a catalogue is longer than a text can be */
export function writeWhole(path: string, pieces: Iterable<string>): void {
  const file = openSync(`${path}.part`, 'w');
  try {
    for (const piece of pieces) writeSync(file, piece);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
}

/** Lines, a few thousand at a time. */
export function* linesOf<Row>(rows: readonly Row[], write: (row: Row) => string): Iterable<string> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    yield `${rows
      .slice(from, from + AT_ONCE)
      .map(write)
      .join('\n')}\n`;
}

const AT_ONCE = 2_000;
