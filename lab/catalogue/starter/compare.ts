// `node scripts/run.mjs lab/catalogue/starter/compare.ts COMMIT`: how many rows the catalogue had at that commit and has now, by
// category, by district and by the fact that is known.
import { execFileSync } from 'node:child_process';
import { CATEGORIES } from '../../../src/vocabulary/categories.ts';
import { type CatalogueRow, readRows } from './row.ts';
import { shippedRows } from './shipped-rows.ts';

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('expected: compare.ts COMMIT');

/** Toilets and fountains by the thousand would hide what there is to go to. */
const CONVENIENCES = 'amenity-places.jsonl';
const FOLDER = 'data/cities/madrid/';

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });

const before = git('ls-tree', '--name-only', commit, FOLDER)
  .split('\n')
  .filter((file) => /places\.jsonl$/u.test(file) && !file.endsWith(CONVENIENCES))
  .flatMap((file) => readRows(git('show', `${commit}:${file}`)));
const now = shippedRows(CONVENIENCES);

const FACTS: readonly (keyof CatalogueRow)[] = [
  ...([
    'address',
    'opening_hours',
    'past_hours',
    'terrace_hours',
    'free_entry',
    'price_level',
    'likely_price',
  ] as const),
  ...(['prices', 'phone', 'website', 'wheelchair', 'features', 'cuisines', 'wikidata', 'other_sign'] as const),
];
const districts = [...new Set([...before, ...now].map(({ district }) => district ?? 'outside'))].sort();

const table = (head: string, lines: readonly (readonly [string, (row: CatalogueRow) => boolean])[]): string[] => [
  `| ${head} | before | now |`,
  '|---|--:|--:|',
  ...lines.map(([name, isMeant]) => `| ${name} | ${before.filter(isMeant).length} | ${now.filter(isMeant).length} |`),
  '',
];

const lines = [
  ...table('Rows', [['all', () => true]]),
  ...table(
    'Main category',
    CATEGORIES.map((category) => [category, ({ categories: [main] }) => main === category]),
  ),
  ...table(
    'District',
    districts.map((name) => [name, ({ district }) => (district ?? 'outside') === name]),
  ),
  ...table(
    'Fact',
    FACTS.map((fact) => [fact, (row) => row[fact] !== undefined]),
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
