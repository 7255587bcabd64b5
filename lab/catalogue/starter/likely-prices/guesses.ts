// The guesses as the builders take them: `likely-prices.tsv`, a place a line, committed, so that a build needs no file from
// outside the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LikelyPrice } from '../../../../src/domain/place.ts';
import type { CatalogueRow } from '../row.ts';

export const GUESSES_FILE = join('lab', 'catalogue', 'starter', 'likely-prices.tsv');
export type Guesses = ReadonlyMap<string, LikelyPrice>;

export function readGuesses(text = existsSync(GUESSES_FILE) ? readFileSync(GUESSES_FILE, 'utf8') : ''): Guesses {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [id, is, chance] = line.split('\t');
      if (id === undefined || (is !== 'affordable' && is !== 'expensive'))
        throw new Error(`${GUESSES_FILE}: expected id, guess and chance, got "${line}"`);
      return [id, { is, chance: Number(chance) }];
    }),
  );
}

export const writeGuesses = (guesses: Guesses): string =>
  [...guesses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { is, chance }]) => `${id}\t${is}\t${chance.toFixed(2)}\n`)
    .join('');

/** The row with its guess, where its level is not known. */
export function withLikelyPrice({ likely_price: _, ...row }: CatalogueRow, guesses: Guesses): CatalogueRow {
  const guess = row.price_level === undefined ? guesses.get(row.id) : undefined;
  return guess === undefined ? row : { ...row, likely_price: guess };
}
