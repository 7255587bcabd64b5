// `node scripts/run.mjs lab/catalogue/starter/likely-prices/measure.ts`: how often the guesses hold, by ten-fold cross-validation
// among the tables whose price level is known, and how many of the others get one.
import { shippedRows } from '../shipped-rows.ts';
import { judgedAmong } from './judged.ts';
import { guessed, isDear, type Model, modelOf } from './model.ts';
import { readRecords } from './records.ts';
import { isTable, type Row } from './signs.ts';

const tables = shippedRows().filter(isTable);
const known = tables.filter(({ price_level: level }) => level !== undefined);
const records = await readRecords();

const KINDS: readonly (readonly [name: string, isOf: (row: Row) => boolean])[] = [
  ['restaurants', ({ categories }) => categories[0] === 'restaurants'],
  ['bars', ({ categories }) => categories[0] === 'pubs/bars'],
  ['cafés, bakeries, pizza, juice', ({ categories }) => !['restaurants', 'pubs/bars'].includes(categories[0] ?? '')],
  ['all', () => true],
];

const judged = judgedAmong(known, records);

print(
  '| Known level | places | said affordable | right | said expensive | right | no guess |\n|---|--:|--:|--:|--:|--:|--:|\n',
);
for (const [name, isOf] of KINDS) {
  const of = judged.filter(({ row }) => isOf(row));
  const cheap = of.filter(({ guess }) => guess?.is === 'affordable');
  const dear = of.filter(({ guess }) => guess?.is === 'expensive');
  const rights = [share(cheap, ({ row }) => !isDear(row)), share(dear, ({ row }) => isDear(row))];
  const silent = of.length - cheap.length - dear.length;
  print(`| ${[name, of.length, cheap.length, rights[0], dear.length, rights[1], silent].join(' | ')} |\n`);
}
print('\n| Unknown level | places | affordable | expensive | no guess |\n|---|--:|--:|--:|--:|\n');
const model: Model = modelOf(known, records);
for (const [name, isOf] of KINDS) {
  const guesses = tables
    .filter((row) => row.price_level === undefined && isOf(row))
    .map((row) => guessed(model(row))?.is);
  const counts = (['affordable', 'expensive', undefined] as const).map(
    (is) => guesses.filter((each) => each === is).length,
  );
  print(`| ${[name, guesses.length, ...counts].join(' | ')} |\n`);
}

function share<Item>(items: readonly Item[], isRight: (item: Item) => boolean): string {
  return items.length === 0 ? '' : (items.filter(isRight).length / items.length).toFixed(2);
}

function print(text: string): void {
  process.stdout.write(text);
}
