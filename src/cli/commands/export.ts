// `paseo export KIND`: the catalogue of the database on standard output.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { openForImport } from '../../compose/importing.ts';
import { readSettings } from '../../config/read.ts';
import { CATALOGUE_FILE_KINDS, type CatalogueFileKind, catalogueFile } from '../../usecases/catalogue-files.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { didYouMean } from '../suggestion.ts';

const isKind = (name: string | undefined): name is CatalogueFileKind =>
  (CATALOGUE_FILE_KINDS as readonly (string | undefined)[]).includes(name);

export const command: Command = {
  summary: 'write the catalogue to standard output',
  help: `
Usage: paseo export ${CATALOGUE_FILE_KINDS.join('|')} > FILE

jsonl    every fact of every place; \`paseo import jsonl FILE\` makes the same catalogue of it in an empty database
geojson  the same facts as features
csv      a table, without prices and sources of single facts; \`paseo import csv FILE\` reads it

With the embedded database the service must be stopped meanwhile; GET /api/admin/catalogue.jsonl asks a running one.
`,
  async run(args) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [kind, ...more] = positionals;
    if (!isKind(kind) || more.length > 0)
      throw new UsageError(
        `expected one of ${CATALOGUE_FILE_KINDS.join(', ')}${didYouMean(kind ?? '', CATALOGUE_FILE_KINDS)}`,
      );
    const { repositories, close } = await openForImport(readSettings(process.env), { isDryRun: true });
    try {
      const { rows } = await repositories.places.all();
      const places = rows.map(({ place }) => place);
      await pipeline(Readable.from(catalogueFile({ places }, kind)), process.stdout, { end: false });
      return EXIT.done;
    } finally {
      await close();
    }
  },
};
