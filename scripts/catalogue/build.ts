// `node scripts/catalogue/run.mjs build`: writes data/madrid/places.jsonl from the cards and their facts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCards } from './cards.ts';
import { type Facts, placeRows } from './places.ts';
import { writeRows } from './row.ts';

const here = join(process.cwd(), 'scripts/catalogue');
const byName = (a: string, b: string): number => (a < b ? -1 : 1);

const cards = readdirSync(join(here, 'cards'))
  .sort(byName)
  .flatMap((file) => readCards(readFileSync(join(here, 'cards', file), 'utf8')));
const facts = readFileSync(join(here, 'facts.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Facts);

const rows = placeRows(cards, facts).sort((a, b) => b.prominence - a.prominence || byName(a.id, b.id));
writeFileSync(join(process.cwd(), 'data/madrid/places.jsonl'), writeRows(rows));
process.stderr.write(`places.jsonl: ${rows.length} rows\n`);
