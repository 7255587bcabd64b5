import { expect, test } from 'vitest';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { conceptNamed, nearestConcepts } from './known-values.ts';

test('a value goes by its id, by its nouns in any language and by the name that sources give it', () => {
  expect(conceptNamed(VOCABULARY, 'kind', 'pharmacy')).toBe('pharmacy');
  expect(conceptNamed(VOCABULARY, 'kind', 'Farmacias')).toBe('pharmacy');
  expect(conceptNamed(VOCABULARY, 'feature', 'outdoor_seating')).toBe('terrace');
  expect(conceptNamed(VOCABULARY, 'diet', 'gluten_free')).toBe('gluten_free');
  expect(conceptNamed(VOCABULARY, 'diet', 'sawdust')).toBeUndefined();
});

test('the nearest values to one that is none of them', () => {
  expect(nearestConcepts(VOCABULARY, 'kind', 'farmacy')).toContain('pharmacy');
  expect(nearestConcepts(VOCABULARY, 'category', 'musems')[0]).toBe('museums');
  expect(nearestConcepts(VOCABULARY, 'feature', 'terrasse')[0]).toBe('terrace');
});
