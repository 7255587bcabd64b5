// `node scripts/run.mjs lab/catalogue/starter/likely-prices/build.ts`: guesses what the tables without a price level are likely
// to cost, by those with one; writes likely-prices.tsv and the guesses into the rows of the pack. Run it after the builders.
import { readFileSync, writeFileSync } from 'node:fs';
import { readRows, writeRows } from '../row.ts';
import { catalogueFiles, shippedRows } from '../shipped-rows.ts';
import { GUESSES_FILE, withLikelyPrice, writeGuesses } from './guesses.ts';
import { guessed, modelOf } from './model.ts';
import { readRecords } from './records.ts';
import { isTable } from './signs.ts';

const tables = shippedRows().filter(isTable);
const isKnown = ({ price_level: level }: { readonly price_level?: number }) => level !== undefined;
const model = modelOf(tables.filter(isKnown), await readRecords());
const guesses = new Map(
  tables
    .filter((row) => !isKnown(row))
    .flatMap((row) => {
      const guess = guessed(model(row));
      return guess === undefined ? [] : [[row.id, guess] as const];
    }),
);
writeFileSync(GUESSES_FILE, writeGuesses(guesses));
for (const file of catalogueFiles()) {
  const text = readFileSync(file, 'utf8');
  const told = writeRows(readRows(text).map((row) => withLikelyPrice(row, guesses)));
  if (told !== text) writeFileSync(file, told);
}
process.stderr.write(`likely-prices.tsv: ${guesses.size} guesses for ${tables.length} tables\n`);
