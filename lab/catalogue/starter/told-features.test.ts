// Features that descriptions tell: each is one of the vocabulary, of a place of the pack, and in its row.
import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { shippedRows } from './shipped-rows.ts';
import { readToldFeatures, withToldFeatures } from './told-features.ts';

const told = readToldFeatures();
const rows = new Map(shippedRows().map((row) => [row.id, row]));
const nameOf = (feature: string) => feature.split('=')[0]!;

test('every line is of a place of the pack, in the order of ids, and says what the text says', () => {
  expect(told.length).toBeGreaterThan(500);
  expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted());
  expect(told.filter(({ id, said }) => !rows.has(id) || said === '')).toEqual([]);
});

test('every feature is one that the vocabulary knows', () => {
  const known = new Set(VOCABULARY.conceptsOfType('feature').flatMap(({ id, features }) => [id, ...features]));
  const unknown = told
    .flatMap(({ features }) => features)
    .filter((each) => !/^diet:/u.test(each) && !known.has(nameOf(each)));
  expect(unknown).toEqual([]);
});

test('rows have what is told of them', () => {
  const lacking = told.filter(({ id, features }) => {
    const has = rows.get(id)?.features?.map(nameOf) ?? [];
    return !features.every((each) => has.includes(nameOf(each)));
  });
  expect(lacking).toEqual([]);
});

test('what a row says already stays, in whatever way it is said', () => {
  const row = { ...rows.values().next().value!, features: ['dogs=no'] };
  expect(withToldFeatures(row, new Map([[row.id, ['dogs', 'view']]])).features).toEqual(['dogs=no', 'view']);
  expect(withToldFeatures(row, new Map())).toBe(row);
});
