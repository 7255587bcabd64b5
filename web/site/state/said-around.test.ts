import { expect, test } from 'vitest';
import { saidAround } from './said-around.ts';

const places = [{ name: 'El Sur' }, { name: 'Casa Camacho' }, { name: 'Casa' }];

test('lines that the cards tell again are left out, and the sentences around them stay', () => {
  const text =
    'Here are three:\n1. El Sur (280 m, open)\n2. Casa Camacho (1 km)\n3. Casa (2 km)\nSay "the second one".';
  expect(saidAround(text, places)).toEqual({
    words: 'Here are three:\nSay "the second one".',
    places: [{}, {}, {}],
  });
});

test('headings within a list and what is not known go to their places', () => {
  const text = 'Here you are:\nTaverns:\n1. El Sur (280 m; prices unknown)\nLess certain:\n2. Casa (1 km)';
  expect(saidAround(text, places)).toEqual({
    words: 'Here you are:',
    places: [{ heading: 'Taverns', doubt: 'prices unknown' }, {}, { heading: 'Less certain' }],
  });
});

test('of a plan, the hours and the way stay with each place', () => {
  const text =
    'Mi propuesta:\n1. De 16:05 a 16:35: nada\n2. De 14:00 a 15:00: Casa, Calle Mayor, 1 (comida, 5 min a pie)';
  const { words, places: told } = saidAround(text, places);
  expect(words).toBe('Mi propuesta:\n1. De 16:05 a 16:35: nada');
  expect(told[2]).toEqual({ when: 'De 14:00 a 15:00 (comida, 5 min a pie)' });
});

test.each(['The second one is dearer.\n1. El Sur: a tavern of 1900.', 'How about:\nSol:', ''])(
  'what is no list of them is told as it is: %j',
  (text) => {
    expect(saidAround(text, places)).toEqual({ words: text, places: [{}, {}, {}] });
  },
);
