// All the sources that `cli import <source> <file>` knows, by name.
import type { ImportSource } from '../domain/import-source.ts';
import type { Source } from './source.ts';
import { csv } from './sources/csv.ts';
import { esmadrid } from './sources/esmadrid.ts';
import { googleExport } from './sources/google-export.ts';
import { jsonl } from './sources/jsonl.ts';
import { municipal } from './sources/municipal.ts';
import { osm } from './sources/osm.ts';
import { overture } from './sources/overture.ts';

export const SOURCES: Readonly<Record<ImportSource, Source>> = {
  jsonl,
  csv,
  esmadrid,
  municipal,
  'google-export': googleExport,
  osm,
  overture,
};
