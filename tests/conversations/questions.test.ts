// Who wants to know something gets an answer, or the plain word that it is not known, and no list of places instead.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

describe('a question about the world', () => {
  test.each([
    ['did the zoo get a new giraffe?'],
    ['how do bars wash their glasses?'],
    ['can my son of 12 legally ride a motorbike with beer on it'],
    ['is it rude to leave rice in a restaurant?'],
    ['why do bars throw napkins on the floor?'],
    ['¿por qué tiran las servilletas al suelo en los bares?'],
    ['¿es de mala educación dejar comida en un restaurante?'],
    ['¿se puede entrar descalzo en una iglesia?'],
    ['¿quién inventó los churros?'],
  ])('no list: %s', (message) => {
    const { act, places } = lastTurn(world, NOW, [message]);
    expect([act, places.length]).toEqual(['out_of_scope', 0]);
  });

  test.each([
    ['what is a good place for tapas near Sol'],
    ["what's a nice bar for a date"],
    ['can I drink a good cocktail near Gran Vía'],
    ['what are some romantic restaurants'],
    ['do you have any parks with playgrounds'],
    ['who does the best croquetas'],
    ['can I take my dog to a café'],
    ['¿qué son buenos sitios para desayunar?'],
    ['¿se puede beber buen vino en algún bar de La Latina?'],
    ['necesito tener un sitio para trabajar con wifi'],
    ['tengo que llevar a mi madre a un sitio bonito'],
    ['¿existe algún bar de jazz por aquí?'],
  ])('a search all the same: %s', (message) => {
    expect(lastTurn(world, NOW, [message]).places.length).toBeGreaterThan(0);
  });
});

describe('what the parts of the city are like', () => {
  test.each([
    ['which is better, chueca or malasaña', /^Chueca is .*Malasaña is /su],
    ['whats the difference between chamberi and salamanca', /^Chamberí is .*Salamanca is /su],
    ["what's Lavapiés like", /^Lavapiés is /u],
    ['¿qué diferencia hay entre Chamberí y Malasaña para dormir?', /^Chamberí es .*Malasaña es /su],
    ['qué tal el barrio de usera', /^Usera, al sur/u],
  ])('%s', (message, reply) => {
    expect(lastTurn(world, NOW, [message]).text).toMatch(reply);
  });

  test.each([['bars in chueca or malasaña'], ['qué tal un bar en malasaña'], ['chueca vs malasaña bars']])(
    'a list: %s',
    (message) => {
      expect(lastTurn(world, NOW, [message]).places.length).toBeGreaterThan(1);
    },
  );
});

test.each([
  ['did viridiana close? a friend swears its open', /Viridiana has closed for good/u],
  ['¿sigue abierto viridiana?', /Viridiana/u],
  ['teatro kamikaze sigue?', /se llama ahora Teatro Pavón/u],
])('what is no longer there: %s', (message, reply) => {
  expect(lastTurn(world, NOW, [message]).text).toMatch(reply);
});

test.each([
  ['will I make it to the Prado before it closes if I leave at 6', /Prado is open at 18:00.*on foot.*three hours/su],
  ['¿llego al Prado antes de que cierre si salgo a las 6?', /Prado abre de 10:00 a 20:00.*a pie.*tres horas/su],
  ['I read that Retiro closes early in winter, is that right?', /Retiro is open until 22:00/u],
  ["Rastro after, when's it start", /opens on Sunday at 09:00/u],
  ['Mi papá no sube escaleras, ¿el Palacio Real le sirve?', /silla de ruedas/u],
  ['is the Rastro a ripoff', /worth the visit/u],
  ['¿merece la pena la Plaza de Oriente?', /Plaza de Oriente/u],
])('a question about a place: %s', (message, reply) => {
  expect(lastTurn(world, NOW, [message]).text).toMatch(reply);
});
