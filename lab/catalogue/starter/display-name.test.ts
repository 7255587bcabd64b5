// Names above compiled rows.
import { expect, test } from 'vitest';
import { displayName, sculptureAlias, tidyName } from './display-name.ts';

const isGoya = (name: string) => name === 'Goya';

test.each([
  ['Claudio Moyano', 'statue', 'Claudio Moyano'],
  ['Goya', 'statue', 'Goya (escultura)'],
  ['Monumento a Goya', 'statue', 'Monumento a Goya'],
  ['Goya', 'hotel', 'Hotel Goya'],
  ['Casa de Huéspedes Goya', 'guesthouse', 'Casa de Huéspedes Goya'],
  ['Goya', 'pension', 'Goya'],
  ['Goya', 'cinema', 'Goya'],
] as const)('%s, a %s, is shown as %s', (name, kind, shown) => {
  expect(displayName(name, kind, isGoya)).toBe(shown);
});

test('a statue is found with the word that it no longer bears', () => {
  expect(sculptureAlias('Claudio Moyano', 'statue')).toEqual(['Claudio Moyano (escultura)']);
  expect(sculptureAlias('Busto de Goya', 'statue')).toEqual([]);
  expect(sculptureAlias('Goya', 'cinema')).toEqual([]);
});

test.each([
  ['General Bernardo O´Higgins', "General Bernardo O'Higgins"],
  ['Alfonso X El Sabio', 'Alfonso X el Sabio'],
  ['Casa El Abuelo X', 'Casa El Abuelo X'],
  ['Iglesia ( San Ignacio )', 'Iglesia (San Ignacio)'],
  ['Parroquia Santas Justa y Rufina.', 'Parroquia Santas Justa y Rufina'],
])('%s is written %s', (written, right) => {
  expect(tidyName(written)).toBe(right);
});
