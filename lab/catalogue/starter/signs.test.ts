import { describe, expect, test } from 'vitest';
import { accentsIn, hasOwnName, kindOfSign, writtenSign } from './signs.ts';

describe('what a sign tells', () => {
  test.each([
    ['BAR LA MONTAÑA', 'plainbar'],
    ['BAR RESTAURANTE LUIS', 'restaurant'],
    ['CAFETERIA BAR JUANJO', 'cafe'],
    ['BAR MARISQUERIA EL FARO', 'restaurant'],
    ['PIZZERIA CARLOS', 'pizzeria'],
    ['CERVECERIA LUSI', 'beerhall'],
  ])('%j is a %s', (sign, kind) => expect(kindOfSign(sign)?.kind).toBe(kind));

  test.each([
    'BAR RESTAURANTE',
    'S/R',
    'CERVECERIA 100 MONTADITOS',
    'HOTEL BAR SUR',
    'BAR HERMANOS LOPEZ S.L.',
    'EL 9',
  ])('%j names no place', (sign) => expect(kindOfSign(sign)).toBeUndefined());

  test('a name without a kind is a name', () => {
    expect(hasOwnName('LA TABERNITA DE OSUNA')).toBe(true);
    expect(kindOfSign('LA TITA')).toBeUndefined();
  });
});

test.each([
  ['BAR EL RINCON DE LA MONTAÑA', 'Bar El Rincón de la Montaña'],
  ['CERVECERIA-RESTAURANTE ROMAN II', 'Cervecería-Restaurante Román II'],
  ["NELLY'S BAR", "Nelly's Bar"],
  ['MESON LOS AMIGOS', 'Mesón Los Amigos'],
])('%j is written %j', (sign, written) => {
  const accents = accentsIn(['Calle de Román', 'San Román', 'SAN ROMAN']);
  expect(writtenSign(sign, accents)).toBe(written);
});
