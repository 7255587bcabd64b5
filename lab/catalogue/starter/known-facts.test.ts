// What editors know: each line is of a place of the pack, in words of the vocabulary, and in its row.
import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { readKnownFacts, withKnownFacts } from './known-facts.ts';
import { shippedRows } from './shipped-rows.ts';

const known = readKnownFacts();
const rows = new Map(shippedRows().map((row) => [row.id, row]));

test('every line is of a place of the pack, once, and says what makes it true', () => {
  expect(known.length).toBeGreaterThan(300);
  expect(known.filter(({ id, basis }) => !rows.has(id) || basis === '').map(({ id }) => id)).toEqual([]);
  const ids = known.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every feature and every diet is one that the vocabulary knows', () => {
  const names = new Set([
    ...VOCABULARY.conceptsOfType('feature').flatMap(({ id, features }) => [id, ...features]),
    ...VOCABULARY.conceptsOfType('diet').map(({ id }) => `diet:${id}`),
  ]);
  const unknown = known
    .flatMap(({ features = [] }) => features)
    .filter((each) => !names.has(each.replace(/=no$/u, '')));
  expect([...new Set(unknown)]).toEqual([]);
});

test('rows have what is known of them', () => {
  const lacking = known.filter((facts) => {
    const row = rows.get(facts.id);
    return row && withKnownFacts(row, new Map([[facts.id, facts]])) !== row;
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('what a row says already stays, under whatever name', () => {
  const row = { ...rows.values().next().value!, features: ['kids=no'], wheelchair: 'no' as const };
  const facts = {
    id: row.id,
    name: row.name,
    features: ['children', 'view'],
    wheelchair: 'yes' as const,
    basis: 'seen',
  };
  const told = withKnownFacts(row, new Map([[row.id, facts]]));
  expect(told.features).toEqual(['kids=no', 'view']);
  expect(told.wheelchair).toBe('no');
});

test('hours of today take the place of old ones, and say from whom they are', () => {
  const { opening_hours: _, ...rest } = rows.values().next().value!;
  const row = { ...rest, source: 'municipal', past_hours: 'Mo-Su 09:00-10:00' };
  const facts = { id: row.id, name: row.name, opening_hours: 'Mo-Su 10:00-20:00', basis: 'seen' };
  const told = withKnownFacts(row, new Map([[row.id, facts]]));
  expect(told.opening_hours).toBe('Mo-Su 10:00-20:00');
  expect(told.past_hours).toBeUndefined();
  expect(told.provenance?.opening_hours?.source).toBe('paseo');
});
