import { expect, test } from 'vitest';
import { inLatinLetters, withLatinSpellings } from './latin-letters.ts';

test.each([
  ['Ακρόπολη', 'akropoli'],
  ['Κουκάκι', 'koukaki'],
  ['Ευαγγελισμός', 'evangelismos'],
  ['Μουσείο Μπενάκη', 'mouseio benaki'],
  ['Ολυμπίου', 'olympiou'],
  ['Ευτέρπη', 'efterpi'],
  ['Συγχρονή', 'synchroni'],
  ['Третьяковская галерея', "tret'yakovskaya galereya"],
])('%s is typed %s', (name, typed) => {
  expect(inLatinLetters(name)).toBe(typed);
});

test('names in Latin letters, and signs without one reading, have no second spelling', () => {
  expect(['Café Łódź', '浅草寺', '42'].map(inLatinLetters)).toEqual([undefined, undefined, undefined]);
  expect(withLatinSpellings(['Café', 'Πλάκα'])).toEqual(['Café', 'Πλάκα', 'plaka']);
});
