// Remarks on single records of a file: the first ones and their number. A file may hold millions of bad records, and the
// report of its import travels between threads, into the database and to a reader.
import type { Rejection } from '../../ingest/source.ts';

/** People read a report; its counts say how many remarks there are. */
export const KEPT_REMARKS = 200;
/** A remark may quote its record. */
const MOST_CHARACTERS = 500;

export interface Remarks {
  add(remark: Rejection): void;
  count(): number;
  first(): readonly Rejection[];
}

export function createRemarks(): Remarks {
  const kept: Rejection[] = [];
  let count = 0;
  return {
    add({ record, reason }) {
      count += 1;
      if (kept.length < KEPT_REMARKS) kept.push({ record: shortened(record), reason: shortened(reason) });
    },
    count: () => count,
    first: () => kept,
  };
}

const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
