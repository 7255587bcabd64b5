import { expect, test } from 'vitest';
import type { Place } from '../domain/place.ts';
import { toldFeatures } from './place-features.ts';

const stating = (...features: string[]) => ({ features }) as unknown as Place;

test('what a source states is told once, in the words of each language', () => {
  const place = stating('outdoor_seating', 'diet:gluten_free', 'quiet=no', 'terrace', 'colour=blue');
  expect(toldFeatures(place, 'en')).toEqual([
    { id: 'terrace', label: 'terrace', phrase: 'with outdoor seating', has: true },
    { id: 'gluten_free', label: 'gluten-free', phrase: 'with gluten-free food', has: true },
    { id: 'quiet', label: 'quiet', phrase: 'quiet', has: false },
  ]);
  expect(toldFeatures(place, 'es').map(({ phrase }) => phrase)).toEqual([
    'con terraza',
    'con comida sin gluten',
    'tranquilo',
  ]);
});
