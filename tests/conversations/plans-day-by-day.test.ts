// Whoever states days one by one gets exactly those days, each with exactly its stops.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 1 December 2026, 11:20 in Madrid. */
const NOW = new Date('2026-12-01T10:20:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (message: string): string => lastTurn(world, NOW, [message]).text;

/** The days of a reply by their number in the month, each with the lines of its stops. */
function daysIn(text: string): Readonly<Record<string, readonly string[]>> {
  const days: Record<string, string[]> = {};
  let day = '';
  for (const line of text.split('\n')) {
    const [, number] = /^(?:El )?\p{L}+ (\d+)(?: de)? \p{L}+:$/u.exec(line) ?? [];
    day = number ?? day;
    if (number !== undefined) days[day] = [];
    else if (/^\d+\. /u.test(line)) days[day]?.push(line);
  }
  return days;
}

function expectDays(message: string, wanted: Readonly<Record<string, readonly RegExp[]>>): void {
  const days = daysIn(textOf(message));
  expect(Object.keys(days)).toEqual(Object.keys(wanted));
  for (const [day, stops] of Object.entries(wanted)) {
    expect(days[day]).toHaveLength(stops.length);
    for (const [at, stop] of stops.entries()) expect(days[day]![at]).toMatch(stop);
  }
}

describe('each stop is on the day that is said of it, and nothing is added', () => {
  test.each([
    ['Sat Prado and tapas, Sunday the flea market and vermouth', { 5: [/Prado/u, /./u], 6: [/Rastro/u, /./u] }],
    [
      'the Prado and tapas on Saturday, the Rastro and vermouth on Sunday',
      { 5: [/Prado/u, /./u], 6: [/Rastro/u, /./u] },
    ],
    [
      'friday dinner in Chueca; saturday Thyssen, then dinner in Malasaña',
      { 4: [/dinner/u], 5: [/Thyssen/u, /dinner/u] },
    ],
    [
      'el sábado Prado y comer por Huertas, el domingo Rastro y aperitivo',
      { 5: [/Prado/u, /comida/u], 6: [/Rastro/u, /./u] },
    ],
    [
      'mañana Palacio Real y cocido, pasado Reina Sofía y cañas en Lavapiés',
      { 2: [/Palacio Real/u, /./u], 3: [/Reina/u, /./u] },
    ],
    ['lunes Prado, martes Thyssen, miércoles Palacio Real', { 7: [/Prado/u], 8: [/Thyssen/u], 9: [/Palacio/u] }],
  ])('%s', expectDays);
});

describe('days are counted from the first, or from the one before', () => {
  test.each([
    [
      'Two days from Friday. Day one: Royal Palace, lunch. Day two: Prado at 10, dinner at 9',
      { 4: [/Palacio Real/u, /lunch/u], 5: [/10:00 .*Prado/u, /21:00 .*dinner/u] },
    ],
    ['el viernes Thyssen y cena en Chueca, al día siguiente el Prado', { 4: [/Thyssen/u, /cena/u], 5: [/Prado/u] }],
  ])('%s', expectDays);
});

test('a part of one day is of that day alone', () => {
  const days = daysIn(textOf('friday evening flamenco and dinner in Lavapiés; saturday Thyssen then cocktails'));
  expect(days['4']![0]).toMatch(/1\. (?:19|20):/u);
  expect(days['5']![0]).toMatch(/ 1\d:.*Thyssen/u);
});

test('"at night, Saturday": the night is of the day before', () => {
  const text = textOf('jueves cena, viernes Prado y flamenco por la noche, sábado Retiro y brunch');
  expect(daysIn(text)['5']![0]).toMatch(/ 1\d:.*Retiro/u);
});

test.each([
  ['plan friday evening: flamenco and dinner', 'show me the whole evening once more'],
  ['un plan para el viernes noche: tapas y jazz', 'enséñame la noche entera otra vez'],
])('the whole is told again: %s', (...messages) => {
  expect(lastTurn(world, NOW, messages).text).toMatch(/\n1\. /u);
});

describe('a place that is shut all day', () => {
  test.each([
    ['monday Royal Palace, tuesday Thyssen and the Reina Sofia', /Reina Sofía is shut on Tuesday 8 .* on Monday 7/u],
    ['lunes Palacio Real, martes Thyssen y el Reina Sofía', /Reina Sofía cierra el martes 8 .* el lunes 7/u],
  ])('goes to another day of the plan: %s', (message, told) => {
    const text = textOf(message);
    expect(text).toMatch(told);
    expect(daysIn(text)['7']!.join()).toMatch(/Reina/u);
  });

  test.each([
    ['Plan for 25 December: the Prado at 11 and lunch', /Prado is shut on Friday 25 December/u],
    ['plan para el martes: el Reina Sofía, comer y el Botánico', /Reina Sofía cierra el martes 8/u],
  ])('is said to be shut that day: %s', (message, told) => {
    expect(textOf(message)).toMatch(told);
  });
});
