import { expect, test } from 'vitest';
import { tierOfName } from './name-tier.ts';

const PLAIN = { isOnlyConstraints: false, isWhereAlone: false, isKindInArea: false };
const CONSTRAINTS = { ...PLAIN, isOnlyConstraints: true };
const WHERE = { ...CONSTRAINTS, isWhereAlone: true };
const KIND_IN_AREA = { ...CONSTRAINTS, isKindInArea: true };

test.each([
  ['the whole name', [1, 1, 2], PLAIN, 'wholePrefix'],
  ['the whole name, whatever else the words mean', [1, 1, 1], CONSTRAINTS, 'wholePrefix'],
  ['all that was typed, of a long name', [1, 0.3, 1], PLAIN, 'name'],
  ['most of both', [0.7, 0.7, 2], PLAIN, 'name'],
  ['most of the query, little of the name', [0.7, 0.2, 1], PLAIN, 'text'],
  ['a whole name of two words among others', [0.5, 1, 2], PLAIN, 'unsure'],
  ['a whole name of one word among others', [0.5, 1, 1], PLAIN, undefined],
  ['two words of a longer name among others', [0.5, 0.8, 2], PLAIN, undefined],
  ['little of the query', [0.3, 1, 2], PLAIN, undefined],
  ['words that only narrow down', [1, 0.5, 2], CONSTRAINTS, 'text'],
  ['the name of an area alone', [1, 0.5, 1], WHERE, 'sure'],
  ['part of the name of an area alone', [0.8, 0.5, 1], WHERE, 'text'],
  ['a kind and its area, both in the name', [1, 0.5, 2], KIND_IN_AREA, 'sure'],
  ['a kind in an area, one word of it in the name', [1, 0.5, 1], KIND_IN_AREA, 'text'],
] as const)('%s: %j', (_, [ofQuery, ofName, count], context, tier) =>
  expect(tierOfName({ ofQuery, ofName, count }, false, context)).toBe(tier),
);

test('a place that is called after an area and stands in another one is not named by the area', () => {
  expect(tierOfName({ ofQuery: 1, ofName: 0.5, count: 2 }, true, WHERE)).toBe('text');
  expect(tierOfName({ ofQuery: 1, ofName: 0.5, count: 2 }, true, KIND_IN_AREA)).toBe('text');
});
