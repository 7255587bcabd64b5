import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
});

import { CATEGORIES, categoryName } from '../../../src/vocabulary/categories.ts';
import { typeLabels } from './categories.ts';

const categories = CATEGORIES.map((name) => ({ name, es: categoryName(name, 'es'), group: '' }));

test('labels keep the capitals of names inside, in either language', () => {
  expect(typeLabels(categories, ['corner of old Madrid'], 'en')).toEqual(['Corner of old Madrid']);
  expect(typeLabels(categories, ['corner of old Madrid'], 'es')).toEqual(['Rincón del viejo Madrid']);
});

test('a label that is said twice, or says nothing beside another, is left out', () => {
  expect(typeLabels(categories, ['Art_Museum', 'art museum', 'point_of_interest'], 'en')).toEqual([
    'Art Museum',
    'Art museum',
  ]);
  expect(typeLabels(categories, ['art_museum', 'Art museum', 'point_of_interest'], 'es')).toEqual(['Museo de arte']);
});
