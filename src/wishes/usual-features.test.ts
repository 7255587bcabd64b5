// What is usual by the sort of a place: hints of the vocabulary's own words, one way or the other.
import { expect, test } from 'vitest';
import { aPlace } from '../../tests/support/places.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import { ROWS, usuallyHas } from './usual-features.ts';

test('every feature and every sort is one of the vocabulary', () => {
  const known = new Set([
    ...CATEGORIES.map((category) => `category:${category}`),
    ...VOCABULARY.conceptsOfType('kind').map(({ id }) => `kind:${id}`),
    ...VOCABULARY.conceptsOfType('cuisine').map(({ id }) => `cuisine:${id}`),
    ...[1, 2, 3, 4].map((level) => `price:${level}`),
  ]);
  const features = new Set(VOCABULARY.conceptsOfType('feature').map(({ id }) => id));
  expect(ROWS.map(([feature]) => feature).filter((feature) => !features.has(feature))).toEqual([]);
  expect(ROWS.flatMap(([, ...of]) => of).filter((selector) => !known.has(selector))).toEqual([]);
});

const bar = aPlace({ id: 'bar', categories: ['pubs/bars'], types: ['tapas bar'] });
const library = aPlace({ id: 'library', categories: ['libraries'], types: ['public library'] });

test('one reads in a library and seldom in a bar', () => {
  expect(usuallyHas(VOCABULARY, library, 'quiet')).toBe('usually');
  expect(usuallyHas(VOCABULARY, bar, 'quiet')).toBe('seldom');
  expect(usuallyHas(VOCABULARY, bar, 'laptop')).toBe('seldom');
});

test('what a place is tells nothing of who may come in with a wheelchair, nor of what is in a dish', () => {
  const told = new Set(ROWS.map(([feature]) => feature));
  for (const never of ['accessible_toilet', 'lift', 'gluten_free_options', 'wheelchair'])
    expect(told.has(never)).toBe(false);
});
