import { describe, expect, test } from 'vitest';
import { EMPTY_GAZETTEER } from '../gazetteer.ts';
import { read } from '../read.ts';

const AFTER_LIST = { gazetteer: EMPTY_GAZETTEER, now: '2026-11-27T17:00', hasShown: true, topic: 'list' } as const;

const wishesOf = (message: string) =>
  read(message, AFTER_LIST).wishes.map(({ polarity, value }) => `${polarity} ${JSON.stringify(value)}`);

describe('a remark on what was shown', () => {
  test.each([
    ['that one is all suckling pig! a list of vegetarian restaurants please', 'suckling_pig'],
    ['the second one sounds very casual. something romantic', 'casual'],
    ['I know they serve coffee. is there one with wifi', 'coffee'],
    ['eso es todo cochinillo, algo vegetariano', 'suckling_pig'],
    ['el segundo parece muy moderno. algo romántico', 'modern'],
    ['ya sé que sirven café, pregunto si hay enchufes', 'coffee'],
  ])('looks for nothing that it names: %s', (message, value) => {
    expect(wishesOf(message).join()).not.toContain(value);
  });

  test.each([
    ['a gym?? no. some museum', 'avoid "gym"'],
    ['tacos again? something Spanish', 'avoid "taco"'],
    ['hmm a tavern sounds a bit casual. something romantic', 'avoid "tavern"'],
    ['¿otra hamburguesería? no gracias, algo de cuchara', 'avoid "burger_bar"'],
    ['¿tacos otra vez? algo español', 'avoid "taco"'],
  ])('turns down what it names once more or judges: %s', (message, wish) => {
    expect(wishesOf(message)).toContain(wish);
  });

  test.each([
    ["that's not quiet. another", 'want "quiet"'],
    ["they don't have a terrace, another one", 'want "terrace"'],
    ['no es tranquilo. otro', 'want "quiet"'],
    ['no tienen terraza. busca otro', 'want "terrace"'],
  ])('asks for what it misses: %s', (message, wish) => {
    expect(wishesOf(message)).toContain(wish);
  });
});

test.each([
  ["isn't there a vegan one?", 'want "vegan"'],
  ['¿no hay ningún vegetariano en el barrio?', 'want "vegetarian"'],
  ['¿no tenéis nada vegano?', 'want "vegan"'],
])('asked in the negative, and wanted: %s', (message, wish) => {
  expect(wishesOf(message)).toContain(wish);
});

test.each([
  ['a bar that is not touristy and is very quiet', 'want "quiet"'],
  ['un bar que no sea turístico y que sea muy tranquilo', 'want "quiet"'],
])('what a place should be is no remark: %s', (message, wish) => {
  expect(wishesOf(message)).toContain(wish);
});

const hoursOf = (message: string) =>
  read(message, { gazetteer: EMPTY_GAZETTEER, now: '2026-11-27T17:00' }).wishes.flatMap((wish) =>
    wish.attribute === 'open' ? [`${wish.operator} ${JSON.stringify(wish.value)}`] : [],
  );

test.each([
  ['what can I do round here till 6', []],
  ['mientras esperamos hasta las 6, un café', []],
  ['a café open till 6', ['until {"minute":1080}']],
  ['a wine bar that does not close before 1', ['until {"minute":1500}']],
  ['un bar de vinos que no cierre antes de las 12', ['between {"day":"2026-11-27","fromMin":1380,"toMin":1440}']],
  ['a café that opens at 7:30 tomorrow', ['at "2026-11-28T07:30"']],
  ['un café que abra a las 7', ['at "2026-11-28T07:00"']],
  ['vegetarian tapas, open at 8', ['at "2026-11-27T20:00"']],
])('the hour of the doors, and of nothing else: %s', (message, hours) => {
  expect(hoursOf(message)).toEqual(hours);
});
