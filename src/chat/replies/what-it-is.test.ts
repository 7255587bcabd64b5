import { expect, test } from 'vitest';
import type { Place } from '../../domain/place.ts';
import type { WishSearch } from '../state.ts';
import { whatItIs } from './what-it-is.ts';

const SEARCH = { categories: [], filters: [] } as unknown as WishSearch;
const place = (facts: Partial<Place>): Place =>
  ({ name: 'Casa Prueba', types: [], categories: ['restaurants'], cuisines: [], ...facts }) as Place;

test.each([
  ['the kitchen of a restaurant', place({ cuisines: ['galician', 'spanish'] }), 'Galician food', 'cocina gallega'],
  ['what it serves', place({ cuisines: ['tapas', 'spanish'] }), 'tapas', 'tapas'],
  ['the kind of a bar', place({ categories: ['pubs/bars'], types: ['cocktail bar'] }), 'cocktail bar', 'coctelería'],
])('says %s', (_, found, en, es) => {
  expect(whatItIs(found, SEARCH, 'en')).toBe(en);
  expect(whatItIs(found, SEARCH, 'es')).toBe(es);
});

test.each([
  ['a kitchen like any other', place({ cuisines: ['international', 'spanish'] }), SEARCH],
  ['what the noun of the list says', place({ types: ['restaurant'] }), SEARCH],
  ['what the name says', place({ name: 'Plaza Mayor', categories: ['monuments'], types: ['square'] }), SEARCH],
  ['the cuisine that was asked for', place({ cuisines: ['galician'] }), { ...SEARCH, cuisine: 'galician' }],
  [
    'the kind that was asked for',
    place({ categories: ['pubs/bars'], types: ['cocktail bar'] }),
    { ...SEARCH, kinds: { 'pubs/bars': ['cocktail_bar'] } },
  ],
])('does not say %s', (_, found, search) => {
  expect(whatItIs(found, search as WishSearch, 'en')).toBeUndefined();
  expect(whatItIs(found, search as WishSearch, 'es')).toBeUndefined();
});
