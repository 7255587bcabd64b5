// What a question names is what it is asked of: nouns that are a whole name, a house behind "at", the place of the talk; a number
// beyond the list is a day, and a means behind a way is the same way.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('nouns that are together the whole name of one place', () => {
  test.each<readonly [string, RegExp]>([
    ['¿el museo del traje tiene cafetería?', /^Del Museo del Traje/u],
    ['does the costume museum have a cafe?', /^For Museo del Traje/u],
    ['quickest way from Opera to the zoo', /from Ópera to Zoo Aquarium/u],
    ['la forma más rápida de ir de Ópera al zoo', /desde Ópera hasta el Zoo Aquarium/u],
    ['busco el parque de atracciones más cercano', /parques de atracciones/u],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('a house behind "at" is what is asked about, and no part of the city', () => {
  test.each<readonly [string, RegExp]>([
    ['quiero cenar en Lhardy el sábado, ¿caben 8?', /^Sí, Lhardy admite grupos/u],
    ['is there live music at Sala Clamores?', /^Yes, Sala Clamores has live music/u],
    ['is there live music at Sala Clamores on Friday?', /^For Sala Clamores, .* what is on there/u],
    ['is Florida Park a club or a restaurant?', /lists Florida Park under “dance clubs”/u],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('the place of the talk comes before a far one that a common noun might name', () => {
  test.each<readonly [readonly string[], RegExp]>([
    [['la catedral de la Almudena, ¿a qué hora abre?', '¿se puede subir a la cúpula?'], /Almudena/u],
    [['when does the Royal Palace open?', "how long's the queue"], /^(?!.*Akapela)/su],
    [['en el thyssen hay taquillas para una mochila?', '¿y baños?'], /Thyssen/u],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});

describe('a number beyond the list is a day of the month', () => {
  test.each<readonly [readonly string[], RegExp]>([
    [['el prado el 24 a qué hora cierra?'], /24 de diciembre/u],
    [['el prado el 24 a qué hora cierra?', 'y el 31?'], /31 de diciembre/u],
    [['is the prado open on the 24th?', 'and the 31st?'], /31 December/u],
    [['Is the Royal Palace open on Christmas Eve?', "what's the last entry that day?"], /24 December/u],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});

test.each<readonly [readonly string[], RegExp]>([
  [['¿cómo llego al Retiro desde Sol en metro?', '¿y andando cuánto es?'], /andando/u],
  [['how do I get to the Bernabeu by metro?', 'is it doable on foot?'], /on foot \(my estimate\)/u],
])('a means behind a way is the same way by that means: %j', (messages, told) => {
  expect(lastOf(...messages).text).toMatch(told);
});

test.each<readonly [string, RegExp]>([
  ["we're here for three months, which transport card should we get?", /monthly pass/u],
  ['¿qué abono de transporte me saco? vengo a estudiar tres meses', /abono transporte vale 30 días/u],
])('what the rest of the message tells decides between two topics: %s', (message, told) => {
  expect(lastOf(message).text).toMatch(told);
});

test.each<readonly [readonly string[], RegExp]>([
  [['restaurantes árabes cerca de Sol', 'el libanés a qué hora abre?'], /Mune Madrid/u],
  [['Arab restaurants near Sol', 'the Lebanese one, when does it open?'], /Mune Madrid/u],
])('the one with that kitchen: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
