// Writes a little GeoParquet file as Overture Maps publishes its places, for tests.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';

export interface OvertureRow {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly category: string;
  readonly alternate?: readonly string[];
  readonly hierarchy?: readonly string[];
  readonly confidence?: number;
  readonly status?: string;
  readonly address?: string;
  readonly website?: string;
  readonly phone?: string;
  readonly dataset?: string;
  readonly license?: string;
  readonly updated?: string;
}

type Codec = 'SNAPPY' | 'GZIP' | 'BROTLI';
const packers = { GZIP: gzipSync, BROTLI: brotliCompressSync };

const text = (name: string) => ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' });
const number = (name: string) => ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' });
const single = (name: string) => ({ ...number(name), type: 'FLOAT' });
const group = (name: string, ...children: object[][]) => [
  { name, num_children: children.length, repetition_type: 'OPTIONAL' },
  ...children.flat(),
];
const list = (name: string, element: object[]) => [
  { name, num_children: 1, repetition_type: 'OPTIONAL', converted_type: 'LIST' },
  { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
  ...element,
];
const element = [text('element')];

const COLUMNS: readonly [string, object[], (row: OvertureRow) => unknown][] = [
  ['id', [text('id')], ({ id }) => id],
  ['names', group('names', [text('primary')]), ({ name }) => ({ primary: name })],
  [
    'bbox',
    group('bbox', [single('xmin')], [single('xmax')], [single('ymin')], [single('ymax')]),
    ({ lat, lng }) => ({
      xmin: Math.fround(lng),
      xmax: Math.fround(lng),
      ymin: Math.fround(lat),
      ymax: Math.fround(lat),
    }),
  ],
  [
    'geometry',
    [{ name: 'geometry', type: 'BYTE_ARRAY', logical_type: { type: 'GEOMETRY' }, repetition_type: 'OPTIONAL' }],
    ({ lat, lng }) => ({ type: 'Point', coordinates: [lng, lat] }),
  ],
  [
    'categories',
    group('categories', [text('primary')], list('alternate', element)),
    ({ category, alternate = [] }) => ({ primary: category, alternate }),
  ],
  [
    'taxonomy',
    group('taxonomy', [text('primary')], list('hierarchy', element)),
    ({ category, hierarchy }) => (hierarchy ? { primary: category, hierarchy } : undefined),
  ],
  ['confidence', [number('confidence')], ({ confidence }) => confidence],
  ['operating_status', [text('operating_status')], ({ status }) => status],
  [
    'addresses',
    list('addresses', group('element', [text('freeform')])),
    ({ address }) => (address === undefined ? undefined : [{ freeform: address }]),
  ],
  ['websites', list('websites', element), ({ website }) => website && [website]],
  ['phones', list('phones', element), ({ phone }) => phone && [phone]],
  [
    'sources',
    list(
      'sources',
      group(
        'element',
        [text('property')],
        [text('dataset')],
        [text('license')],
        [text('record_id')],
        [text('update_time')],
      ),
    ),
    ({ dataset, license, updated }) =>
      dataset && [{ property: '', dataset, license, record_id: 'r1', update_time: updated }],
  ],
];

/** @param without columns that older files lack */
export function writeOverture(
  path: string,
  rows: readonly OvertureRow[],
  { codec = 'SNAPPY', rowsAGroup = 2, without = [] }: { codec?: Codec; rowsAGroup?: number; without?: string[] } = {},
): string {
  const columns = COLUMNS.filter(([name]) => !without.includes(name));
  const buffer = parquetWriteBuffer({
    columnData: columns.map(([name, , read]) => ({ name, data: rows.map(read) })),
    schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(([, schema]) => schema)] as never,
    codec,
    compressors: packers as never,
    rowGroupSize: rowsAGroup,
  });
  writeFileSync(path, Buffer.from(buffer));
  return path;
}
