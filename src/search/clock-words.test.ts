import { expect, test } from 'vitest';
import { QUERY_WORDS } from './bundled.ts';
import { timeIn } from './clock-words.ts';
import { wordsOf } from './words.ts';

const asked = (query: string) => timeIn(wordsOf(query), QUERY_WORDS);
const minutes = (query: string) => asked(query)?.minutes.map((minute) => `${Math.floor(minute / 60)}:${minute % 60}`);

test.each([
  ['bars open at 3 am saturday', ['3:0']],
  ['sitios abiertos a las 3 de la mañana', ['3:0']],
  ['breakfast 7:45', ['7:45']],
  ['late dinner 11.30pm', ['23:30']],
  ['cenar a las once y media', ['23:30']],
  ['museo abierto a las 5', ['5:0', '17:0']],
  ['farmacia 23h', ['23:0']],
  ['drinks at midnight', ['0:0']],
])('%s', (query, expected) => expect(minutes(query)).toEqual(expected));

test('a day of the year is read, with or without an hour', () => {
  expect(asked('open on christmas day')).toMatchObject({ date: '12-25', minutes: [] });
  expect(asked('abierto en nochevieja a las 22:00')).toMatchObject({ date: '12-31', minutes: [22 * 60] });
});

test.each(['calle huertas 50', 'las letras', '100 montaditos', 'm30 mosque', '1862 dry bar', 'pub 7'])(
  'no time of day: %s',
  (query) => expect(asked(query)).toBeUndefined(),
);
