// GeoParquet, read by row groups: those outside a box are skipped by their statistics, of the others only rows inside are put
// together, some thousands at a time. Files of the whole world are read in the memory of one row group.
import { asyncBufferFromFile, type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import type { BoundingBox } from '../../geo/bounding-box.ts';
import { badData } from './file.ts';

interface ParquetQuery {
  /** Without them the file is of another kind. */
  readonly required: readonly string[];
  /** Read where the file has them. */
  readonly optional: readonly string[];
  /** Rows whose column `bbox` touches it; without it all rows. */
  readonly within?: BoundingBox | undefined;
  /** Rows behind us, of all. */
  readonly onRows: (done: number, all: number) => void;
}

export type ParquetRow = Readonly<Record<string, unknown>>;

/** The box of a feature, as Overture and GeoParquet 1.1 write it. */
interface Box {
  readonly xmin: number;
  readonly xmax: number;
  readonly ymin: number;
  readonly ymax: number;
}

const BOX = 'bbox';
/** Rows put together at once. */
const ROWS = 16_384;

/** @throws DomainError `import/bad-data` for a file that is no parquet, lacks a required column, or is cut */
export async function* parquetRows(path: string, query: ParquetQuery): AsyncIterable<ParquetRow> {
  try {
    yield* rowsOf(path, query);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'import/bad-data') throw error;
    throw badData(path, `not a readable parquet file (${(error as Error).message})`);
  }
}

async function* rowsOf(path: string, { required, optional, within, onRows }: ParquetQuery): AsyncIterable<ParquetRow> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const present = new Set(metadata.row_groups[0]?.columns.map(({ meta_data }) => meta_data?.path_in_schema[0]));
  const missing = required.filter((column) => !present.has(column));
  if (missing.length > 0)
    throw badData(path, `expected a table with the columns ${required.join(', ')}; missing: ${missing.join(', ')}`);
  const columns = [...required, ...optional].filter((column) => present.has(column));
  const read = (wanted: string[], rowStart: number, rowEnd: number) =>
    parquetReadObjects({ file, metadata, compressors, columns: wanted, rowStart, rowEnd, useOffsetIndex: true });
  const all = Number(metadata.num_rows);
  let from = 0;
  for (const group of metadata.row_groups) {
    const to = from + Number(group.num_rows);
    if (!within || mayTouch(group, within)) {
      for (let start = from; start < to; start += ROWS) {
        const end = Math.min(to, start + ROWS);
        const span = within ? touching(await read([BOX], start, end), within) : { first: 0, last: end - start - 1 };
        if (span) {
          const rows = await read(columns, start + span.first, start + span.last + 1);
          yield* within ? rows.filter((row) => touches(row[BOX] as Box, within)) : rows;
        }
        onRows(end, all);
      }
    }
    from = to;
    onRows(from, all);
  }
}

type RowGroup = FileMetaData['row_groups'][number];

/** False where the statistics of the group say that all of its rows lie elsewhere. */
function mayTouch({ columns }: RowGroup, { south, west, north, east }: BoundingBox): boolean {
  const bound = (field: keyof Box, end: 'min' | 'max', otherwise: number): number => {
    const found = columns.find(({ meta_data }) => meta_data?.path_in_schema.join('.') === `${BOX}.${field}`);
    const { min_value, max_value, min, max } = found?.meta_data?.statistics ?? {};
    const value = end === 'min' ? (min_value ?? min) : (max_value ?? max);
    return typeof value === 'number' ? value : otherwise;
  };
  return (
    bound('xmin', 'min', -Infinity) <= east &&
    bound('xmax', 'max', Infinity) >= west &&
    bound('ymin', 'min', -Infinity) <= north &&
    bound('ymax', 'max', Infinity) >= south
  );
}

/** The first and the last of the rows that touch the box. */
function touching(rows: readonly ParquetRow[], within: BoundingBox) {
  const isIn = (row: ParquetRow) => touches(row[BOX] as Box | null, within);
  const first = rows.findIndex(isIn);
  return first < 0 ? undefined : { first, last: rows.findLastIndex(isIn) };
}

const touches = (box: Box | null, { south, west, north, east }: BoundingBox): boolean =>
  box !== null && box.xmin <= east && box.xmax >= west && box.ymin <= north && box.ymax >= south;
