import { expect, test } from 'vitest';
import type { Place } from '../domain/place.ts';
import { toldFeatures } from './place-features.ts';

const stating = (...features: string[]) => ({ features }) as unknown as Place;

test('what a source states is told once, in the words of each language', () => {
  const place = stating('outdoor_seating', 'diet:gluten_free', 'kids', 'quiet=no', 'terrace', 'colour=blue');
  expect(toldFeatures(place, 'en')).toEqual({
    has: ['terrace', 'with gluten-free food', 'good for children'],
    has_not: ['quiet'],
  });
  expect(toldFeatures(place, 'es')).toEqual({
    has: ['terraza', 'con comida sin gluten', 'para ir con niños'],
    has_not: ['tranquilo'],
  });
});
