// The catalogue as files over HTTP: what an import may say of its file, and what became of it.
import { type Static, Type } from 'typebox';
import { IMPORT_SOURCES, type ImportSource } from '../domain/import-source.ts';
import { named } from './fields.ts';

export const ImportQuery = Type.Object({
  source: Type.Enum([...IMPORT_SOURCES], { description: 'Which kind of file it is.' }),
  file: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$',
      description: 'Its name: formats are told by its end, such as `.osm.pbf`, `.csv` or `.jsonl.gz`.',
      examples: ['places.jsonl'],
    }),
  ),
  dry_run: Type.Optional(Type.Boolean({ description: 'Only the report; nothing is stored.' })),
});

/** The end of the commonest file of each source. */
const USUAL_END: Readonly<Record<ImportSource, string>> = {
  jsonl: 'jsonl',
  csv: 'csv',
  esmadrid: 'xml',
  municipal: 'csv',
  'google-export': 'csv',
  osm: 'osm.pbf',
  overture: 'parquet',
};
export const fileNameOf = ({ source, file }: Static<typeof ImportQuery>): string =>
  file ?? `upload.${USUAL_END[source]}`;

const Records = Type.Array(Type.Object({ record: Type.String(), reason: Type.String() }), {
  description: 'The first of them.',
});
const Counts = Type.Object(
  {
    read: Type.Integer(),
    new: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    merged: Type.Integer(),
    rejected: Type.Integer(),
    outside: Type.Integer({ description: 'Outside the city: found by search, never recommended.' }),
  },
  { description: 'Records by what became of them.' },
);

export const CatalogueImportBody = named(
  'CatalogueImport',
  {
    stored: Type.Boolean({
      description: 'Whether the catalogue was written: all of the file, or on a dry run nothing.',
    }),
    counts: Counts,
    rejections: Records,
    outside: Records,
  },
  'What an import over HTTP did.',
);

interface Report {
  readonly counts: Static<typeof Counts>;
  readonly rejections: readonly { readonly record: string; readonly reason: string }[];
  readonly outside: readonly { readonly record: string; readonly reason: string }[];
}

export const catalogueImportBody = (
  { counts, rejections, outside }: Report,
  stored: boolean,
): Static<typeof CatalogueImportBody> => ({
  stored,
  counts: { ...counts },
  rejections: rejections.map(({ record, reason }) => ({ record, reason })),
  outside: outside.map(({ record, reason }) => ({ record, reason })),
});
