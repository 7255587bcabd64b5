// What is said after a list: places pointed at, orders, prices for others, what is too far; the same in both languages.
import { describe, expect, test } from 'vitest';
import type { Frame } from '../frame.ts';
import { read } from '../read.ts';
import type { ReadContext } from './context.ts';

const shown: ReadContext = { now: '2026-11-23T11:30', hasShown: true };
const afterList = (text: string): Frame => read(text, shown);
const factsIn = ({ asks }: Frame) => asks.flatMap((ask) => (ask.kind === 'fact' ? ask.attribute : []));

describe.each([
  ['cafes near the second one', 'cafeterías cerca del segundo'],
  ['is there a park near there?', '¿hay un parque cerca de ahí?'],
])('%s / %s', (...texts) => {
  test.each(texts)('%s says where to search', (text) => {
    expect(afterList(text).references).toContainEqual(expect.objectContaining({ role: 'near' }));
  });
});

test.each(['more like the first one', 'más como el primero'])('%s asks for others that are alike', (text) => {
  expect(afterList(text).references).toMatchObject([{ kind: 'ordinal', index: 1, role: 'like' }]);
});

test.each([
  ['tell me about number 3', 3],
  ['is #3 open?', 3],
  ['¿el 3 está abierto?', 3],
  ['cuál es el horario del 2º', 2],
])('%s counts places of the list and is no day of the month', (text, index) => {
  const { references, whens } = afterList(text);
  expect(references).toMatchObject([{ kind: 'ordinal', index }]);
  expect(whens).toEqual([]);
});

test.each(['does the second one have a cafe?', '¿el segundo tiene cafetería?'])('%s looks for no café', (text) => {
  const frame = afterList(text);
  expect(factsIn(frame)).toEqual(['detail']);
  expect(frame.wishes).toEqual([]);
});

test.each(['sort by stars', 'ordena por estrellas'])('%s is an order and no question of ratings', (text) => {
  expect(afterList(text).asks).toMatchObject([{ kind: 'sort', by: 'rating' }]);
});

test.each(["that's a bit far", 'está demasiado lejos'])('%s asks for nearer places', (text) => {
  const frame = afterList(text);
  expect(frame.changes).toMatchObject([{ kind: 'tighten', attribute: 'distance' }]);
  expect(factsIn(frame)).toEqual([]);
});

test.each(['something within walking distance', 'algo a lo que se pueda ir andando'])('%s bounds the way', (text) => {
  expect(afterList(text).reach).toEqual({ walkMinutes: 15, isVague: true });
});

test.each(['and for students?', '¿y para estudiantes?'])('%s, after a price, is about theirs', (text) => {
  const { asks } = read(text, { ...shown, lastQuestion: 'prices' });
  expect(asks).toMatchObject([{ kind: 'fact', attribute: 'price', forWhom: 'student' }]);
});

test.each(['five more', 'cinco más'])('%s says how many', (text) => {
  expect(afterList(text)).toMatchObject({ howMany: 5, asks: [{ kind: 'more' }] });
});

test.each(['museums > parks', 'museos > parques'])('%s compares tastes and looks for nothing', (text) => {
  const { attitudes, wishes } = read(text, { now: shown.now });
  expect(attitudes.flatMap(({ categories }) => categories).sort()).toEqual(['museums', 'parks']);
  expect(wishes).toEqual([]);
});

test.each([
  'best restaurants in barcelona',
  'mejores restaurantes de barcelona',
  'hoteles Barcelona',
  'Toledo cathedral',
  'torre Eiffel',
])('%s lies elsewhere', (text) => {
  const { intents, elsewhere } = read(text, { now: shown.now });
  expect(intents[0]?.intent).toBe('out_of_scope');
  expect(elsewhere?.text).toMatch(/barcelona|toledo|eiffel/iu);
});

test.each(['queso de Burgos', 'bar irlandés de Dublín', 'Hamburg burger', 'pizza de Nápoles', 'New York style pizza'])(
  'the city in %s says what a thing is like or called, and not where to go',
  (text) => expect(read(text, { now: shown.now }).elsewhere).toBeUndefined(),
);
