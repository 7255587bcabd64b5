// Counts of the matching places by value, one line a value.
import { FILTER_PARAMETERS } from './asking.ts';
import { answerFrom, type Endpoint } from './finding.ts';

interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** The counts of every value by facet, beside three numbers. */
interface Counted {
  readonly total: number;
  readonly unknown: number;
  readonly open_now: number;
  readonly [facet: string]: number | readonly ValueCount[];
}

const FACETS: Endpoint<Counted> = {
  path: '/api/places/facets/',
  filters: FILTER_PARAMETERS,
  parameters: ['lat', 'lng'],
  drawn,
  countsIn: ({ total, unknown }) => ({ sure: total, unknown }),
};

/** @throws UsageError as `answerFrom` does */
export const facetsFrom = (args: readonly string[], fetch = globalThis.fetch): Promise<number> =>
  answerFrom(FACETS, args, fetch);

function drawn(counted: Counted): string {
  const values = Object.entries(counted).flatMap(([facet, counts]) =>
    typeof counts === 'number' ? [] : counts.map(({ value, count }) => [facet, value, String(count)] as const),
  );
  const rows = [...values, ['open_now', 'now', String(counted.open_now)] as const];
  const width = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const [facets, names, counts] = [width(0), width(1), width(2)];
  return rows
    .map(([facet, value, count]) => `${facet.padEnd(facets)}  ${value.padEnd(names)}  ${count.padStart(counts)}\n`)
    .join('');
}
