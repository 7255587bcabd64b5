// Rows of the catalogue as it is shipped: city.json of the pack says in which files they stand, and nothing else does.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openCityFolder } from '../../../src/compose/city.ts';
import { type CatalogueRow, readRows } from './row.ts';

/** Paths in the order of the pack, those that were built. */
export const catalogueFiles = (): readonly string[] => openCityFolder('madrid').catalogueFiles.filter(existsSync);

/** @param without names of files that are left out: one that is being built does not know itself */
export const shippedRows = (...without: readonly string[]): readonly CatalogueRow[] =>
  catalogueFiles()
    .filter((file) => !without.includes(basename(file)))
    .flatMap((file) => readRows(readFileSync(file, 'utf8')));
