// Bad prose, written on purpose, is found; good prose is not.
import { describe, expect, test } from 'vitest';
import { proseFaults } from './prose.ts';

describe('found is', () => {
  test.each([
    ['en', 'It opens in a hour.', '"a" before a vowel'],
    ['en', 'Here is an museum.', '"an" before a consonant'],
    ['en', 'Here are the the museums.', 'a word twice'],
    ['en', 'I looked near.', 'a preposition without an object'],
    ['en', 'There is three of them.', 'number'],
    ['en', 'I am sorry about all that. I am sorry about all that.', 'a sentence twice'],
    ['en', 'Vegan restaurants with outdoor seating and with vegan food:', 'the same said twice'],
    ['es', 'Está cerca de el parque.', 'no contraction'],
    ['es', 'Museos y iglesias cerca de ti:', '"y" before "i"'],
    ['es', 'Uno o otro.', '"o" before "o"'],
    ['es', 'Te pueden gustar estos tiendas de ropa:', 'gender'],
    ['es', 'Te propongo un cafetería:', 'gender'],
    ['es', 'Salen de Sol y van a.', 'a preposition without an object'],
    ['en', 'Museums or museums near you:', 'the same said twice'],
    ['es', 'Sitios gratis el domingo y que abren el domingo:', 'the same said twice'],
  ] as const)('%s: %s', (language, text, fault) => {
    expect(proseFaults(text, language).join()).toContain(fault);
  });
});

test.each([
  ['en', 'My pick of burger or pizza places serving pizza near you:'],
  ['en', 'It opens in an hour. A European museum and a university: one of a kind.'],
  ['en', 'This is about what the city likes and what is near.\n1. ⟦⟧ (1.2 km)\n2. ⟦⟧ (300 m)'],
  ['es', 'Aquí tienes estas tiendas de ropa y mercados e iglesias cerca de ti:'],
  ['es', 'Los has visto todos. ¿A cuál de los dos días te refieres?'],
] as const)('nothing is wrong with %s: %s', (language, text) => {
  expect(proseFaults(text, language)).toEqual([]);
});
