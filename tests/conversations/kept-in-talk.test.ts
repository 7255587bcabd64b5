// What a conversation keeps and what it lets go: the day, the way, what is surely known, and what was given up.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-24T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

describe('what is given up is not looked for', () => {
  test.each([
    ['where can I get churros', 'never mind churros, any restaurant near Atocha?', 'churros'],
    ['museums near Sol', 'scrap the museums. a park then?', 'museums'],
    ['busco churros', 'olvida los churros, mejor un restaurante por Atocha', 'churrerías'],
    ['museos cerca de Sol', 'deja los museos, ¿un parque?', 'museos'],
  ])('%s / %s', (first, second, gone) => {
    const { text, places } = lastOf(first, second);
    expect(places.length).toBeGreaterThan(1);
    expect(text.split('\n')[0]).not.toContain(gone);
  });
});

describe('the day of the talk holds for what goes with it', () => {
  test.each([
    ['when does the Reina Sofía open on Friday?', 'somewhere for a coffee before that?', /open on Friday/u],
    ['¿a qué hora abre el viernes el Prado?', '¿algún sitio para comer después por ahí?', /que abren el viernes/u],
    ['¿abre el Rastro el domingo?', '¿y un vermut antes, cerca?', /domingo/u],
  ])('%s / %s', (first, second, told) => {
    expect(lastOf(first, second).text).toMatch(told);
  });

  test.each([
    ['when does the Reina Sofía open on Friday?', 'a pharmacy near me'],
    ['¿a qué hora abre el viernes el Prado?', 'una farmacia aquí cerca'],
  ])('and not for what does not: %s / %s', (first, second) => {
    expect(lastOf(first, second).text).not.toMatch(/Friday|viernes/u);
  });
});

test.each([
  ['how do I get to the Prado?', 'my hotel is in Chamartín', /from Chamartín/u],
  ['¿cómo voy al Prado?', 'estoy en Tribunal', /desde Tribunal/u],
])('a way begins where somebody says to be: %s / %s', (first, second, told) => {
  expect(lastOf(first, second).text).toMatch(told);
});

describe('what surely has it', () => {
  test.each([
    ['bars near Ópera that you know for sure they allow dogs', /unconfirmed|I don't know/u],
    ['un bar cerca de Ópera que sepas seguro que admite perros', /sin confirmar|No sé|no sé/u],
  ])('alone is named: %s', (message, doubt) => {
    const { text, places } = lastOf(message);
    expect(places.length).toBeGreaterThan(0);
    expect(text).not.toMatch(doubt);
  });
});

test.each([
  ['museums open on Monday 7th, please', '2026-12-07'],
  ['on Monday 7th: any museums?', '2026-12-07'],
])('a weekday and its number are one date: %s', (message, day) => {
  expect(world.understand(message, { now: '2026-11-24T17:00' }).frame.whens.map((when) => when.day)).toEqual([day]);
});

test.each([
  ['una azotea para llevar a una chica el jueves', /comida para llevar/u],
  ['un restaurante para llevar a mi madre', /comida para llevar/u],
])('who is taken along takes nothing away: %s', (message, takeaway) => {
  expect(lastOf(message).text).not.toMatch(takeaway);
});
