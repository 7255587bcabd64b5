import { expect, test } from 'vitest';
import { type FormerPlace, formerPlaceIn } from './former.ts';

const FORMER: readonly FormerPlace[] = [
  { name: 'Casa Patas', since: '2020' },
  { name: 'La Cabra' },
  { name: 'Embassy' },
  { name: 'Isolée (Infantas)' },
];

test.each([
  ['is casa patas still there?', 'Casa Patas'],
  ['¿Sigue abierta La Cabra?', 'La Cabra'],
  ['cenar en Isolee', 'Isolée (Infantas)'],
  ['tea at Embassy', 'Embassy'],
])('a name in full is found: %s', (text, name) => {
  expect(formerPlaceIn(text, FORMER)?.name).toBe(name);
});

test.each(['queso de la cabra', 'where is my embassy?', 'casa con patas', 'una casa'])(
  'common words and parts of a name are none: %s',
  (text) => {
    expect(formerPlaceIn(text, FORMER)).toBeUndefined();
  },
);
