import { expect, test } from 'vitest';
import { shippedRows } from '../shipped-rows.ts';
import { readGuesses, withLikelyPrice, writeGuesses } from './guesses.ts';
import { judgedAmong } from './judged.ts';
import { guessed, isDear } from './model.ts';
import { isTable, type Row, signsOf } from './signs.ts';

const bar: Row = {
  ...{ id: 'bar', name: 'Bar Paco', lat: 40, lng: -3, types: ['bar'], categories: ['pubs/bars'], description: {} },
  ...{ prominence: 0.3, source: 'municipal' },
};

test('a plain bar is told from one whose name promises more', () => {
  expect(signsOf(bar, undefined)).toContain('plain');
  expect(signsOf({ ...bar, name: 'Sky Lounge Bar' }, undefined)).not.toContain('plain');
});

test('the record is read for what goes with a price', () => {
  expect(signsOf(bar, 'Menú degustación del chef, con una estrella Michelin')).toEqual(
    expect.arrayContaining(['told:star', 'told:chef', 'told:tasting menu']),
  );
  expect(signsOf(bar, undefined).filter((sign) => sign.startsWith('told:'))).toEqual([]);
});

test('where it is not sure there is no guess, and "expensive" needs more than "affordable"', () => {
  expect(guessed(0.1)).toEqual({ is: 'affordable', chance: 0.9 });
  expect(guessed(0.95)).toEqual({ is: 'expensive', chance: 0.95 });
  expect([0.3, 0.5, 0.8].map(guessed)).toEqual([undefined, undefined, undefined]);
});

test('guesses are written and read back; a known level has none', () => {
  const guesses = readGuesses(writeGuesses(new Map([['bar', { is: 'affordable', chance: 0.9 }]])));
  expect(withLikelyPrice(bar, guesses).likely_price).toEqual({ is: 'affordable', chance: 0.9 });
  expect(withLikelyPrice({ ...bar, price_level: 3, likely_price: { is: 'affordable', chance: 0.9 } }, guesses)).toEqual(
    {
      ...bar,
      price_level: 3,
    },
  );
  expect(() => readGuesses('bar\tcheap\t1\n')).toThrow('expected id, guess and chance');
});

test('of the shipped places with a known level, guesses made without seeing it hold', () => {
  const known = shippedRows().filter((row) => isTable(row) && row.price_level !== undefined);
  // Without the records, which are not in the repository, somewhat less is known than when the guesses were made.
  const judged = judgedAmong(known, new Map());
  const cheap = judged.filter(({ guess }) => guess?.is === 'affordable');
  const dear = judged.filter(({ guess }) => guess?.is === 'expensive');
  expect(cheap.length).toBeGreaterThan(100);
  expect(dear.length).toBeGreaterThan(70);
  expect(cheap.filter(({ row }) => !isDear(row)).length / cheap.length).toBeGreaterThan(0.85);
  expect(dear.filter(({ row }) => isDear(row)).length / dear.length).toBeGreaterThan(0.9);
});
