// What broke is mended somewhere; quarters that are known too well are left out; a list that was just read is not read again.
import { describe, expect, test } from 'vitest';
import { chat, SOL } from './stranger.ts';

const NOW = '2026-11-25T17:00';
const read = (message: string, hasShown = false) => chat.read(message, { from: SOL, now: NOW, hasShown });

describe('a thing that broke', () => {
  test.each([
    ['se me ha roto la pantalla del móvil, quién me la arregla', 'phone_repair'],
    ['Se me ha caído el móvil y la pantalla está hecha polvo, quién la arregla hoy', 'phone_repair'],
    ['my phone screen is smashed who can fix it today', 'phone_repair'],
    ['the zip on my jacket broke', 'tailor'],
    ['se me han roto las gafas', 'optician'],
    ['my suitcase wheel came off and we fly on friday', 'shoe_repair'],
  ])('%s', (message, kind) => {
    const { wishes, intents } = read(message);
    expect(wishes).toContainEqual(expect.objectContaining({ attribute: 'kind', value: kind, polarity: 'want' }));
    expect(intents[0]?.intent).toBe('recommend');
  });

  test.each(['I broke my diet, churros please', 'se me ha roto el corazón', 'estoy rota, un café'])(
    'is none in: %s',
    (message) => {
      const { wishes } = read(message);
      expect(wishes.filter(({ value }) => /repair|tailor|optician/u.test(String(value)))).toEqual([]);
    },
  );
});

describe('quarters that are known too well', () => {
  test.each([
    'malasaña y chueca las tenemos vistisimas, otra zona',
    "we've done Malasaña and Chueca to death, somewhere else",
    'Malasaña y Chueca ya las conocemos, otro barrio',
  ])('%s', (message) => {
    const out = read(message, true).wishes.filter(({ attribute }) => attribute === 'area');
    expect(out.map(({ polarity, said }) => [polarity, said?.text.toLowerCase()])).toEqual([
      ['avoid', 'malasaña'],
      ['avoid', 'chueca'],
    ]);
  });

  test('a quarter that is only named stays where to look', () => {
    expect(read('tapas en Malasaña').wishes).toContainEqual(
      expect.objectContaining({ attribute: 'area', polarity: 'want' }),
    );
  });
});

test.each([
  ['busco hostal, hasta 60 la noche', 60],
  ['un hotel por 90 euros la noche', 90],
  ['a hotel, 90 euros a night', 90],
])('a price a night is no night out: %s', (message, amount) => {
  const { wishes } = read(message);
  expect(wishes).toContainEqual(expect.objectContaining({ attribute: 'amount', value: amount }));
  expect(wishes.filter(({ value }) => value === 'dance clubs' || value === 'bars')).toEqual([]);
});

test.each([
  ['¿Dónde comeríamos bien cerca?', 'restaurants'],
  ['¿dónde cenaríamos?', 'restaurants'],
])('%s', (message, category) => {
  expect(read(message).wishes).toContainEqual(expect.objectContaining({ attribute: 'category', value: category }));
});

test.each([
  ['quiero un vermut', 'con bebidas sin alcohol', /siguen siendo los mismos/iu],
  ['somewhere for vermouth', 'with something alcohol free', /still the same/iu],
])('%s — %s: the same list is not read out again', (first, second, expected) => {
  const talk = chat.begin('x', NOW, SOL);
  talk.say(first);
  const { text } = talk.say(second);
  expect(text).toMatch(expected);
  expect(text).not.toMatch(/^1\./mu);
});

test('somewhere fancier is another list, or says that there is none', () => {
  const talk = chat.begin('x', NOW, SOL);
  const before = talk.say('cena india').text;
  const after = talk.say('algo más elegante, que es nuestro aniversario').text;
  expect(after).not.toBe(before);
});
