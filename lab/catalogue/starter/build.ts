// `node scripts/run.mjs lab/catalogue/starter/build.ts`: writes data/cities/madrid/places.jsonl from the cards and their facts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateIn } from '../../../src/city/city.ts';
import { loadCity } from '../../../src/compose/city.ts';
import { readCards } from './cards.ts';
import { knownFacts } from './known-facts.ts';
import { readGuesses } from './likely-prices/guesses.ts';
import { factsIn, placeRows } from './places.ts';
import { byProminence, writeRows } from './row.ts';
import { terraceFacts } from './terrace-facts.ts';
import { toldFeatures } from './told-features.ts';

const here = join(process.cwd(), 'lab/catalogue/starter');

const cards = readdirSync(join(here, 'cards'))
  .sort()
  .flatMap((file) => readCards(readFileSync(join(here, 'cards', file), 'utf8')));
const city = loadCity('madrid');
const facts = factsIn(readFileSync(join(here, 'facts.jsonl'), 'utf8'));
const ground = {
  streets: city.streets,
  locate: locateIn(city),
  terraces: terraceFacts(),
  features: toldFeatures(),
  known: knownFacts(),
  guesses: readGuesses(),
};
const rows = byProminence(placeRows(cards, facts, ground));
writeFileSync(join(process.cwd(), 'data/cities/madrid/places.jsonl'), writeRows(rows));
process.stderr.write(`places.jsonl: ${rows.length} rows\n`);
