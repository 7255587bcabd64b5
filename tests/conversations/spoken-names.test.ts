// Places of the conversation that a message names by part of their names, in small letters, as people do who look at a list.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Thursday, 26 November 2026, 18:30 in Madrid. */
const NOW = new Date('2026-11-26T17:30:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);
const CINEMAS = 'cinemas near Malasaña';
const CINES = 'cines cerca de Malasaña';

describe('one of a list', () => {
  test.each([
    ['cinemas in Chamberí', 'whats the address of the palafox one', /^Cine Yelmo Luxury Palafox is at/u],
    [CINEMAS, 'renoir, how do i get there?', /^Cines Renoir Princesa is/u],
    [CINES, 'el renoir dónde está', /^Cines Renoir Princesa/u],
    [CINES, 'y el golem, ¿qué teléfono tiene?', /Golem Madrid/u],
    ['museums near Sol', 'the colecciones one sounds nice, how much?', /^Galería de las Colecciones Reales/u],
    ['museo para niños cerca', 'lo del ratón pérez, cuánto cuesta la entrada?', /^Casita Museo de Ratón Pérez/u],
    ['italiano elegante por Chueca', 'el teléfono del bosco', /teléfono de Bosco de Lobos/u],
    ['jazz en vivo cerca', 'y el Clamores, ¿abre esta noche?', /Sala Clamores/u],
    ['rooftops near me', 'círculo, do I pay to go up?', /^Círculo de Bellas Artes/u],
    ['una librería cerca de Lavapiés', 'la libre cuando cierra', /La Libre/u],
  ])('%s / %s', (list, question, told) => {
    const { text, places } = lastOf(list, question);
    expect(text).toMatch(told);
    expect(places.length).toBeLessThan(2);
  });

  test('is still meant when another list was shown meanwhile', () => {
    expect(lastOf(CINEMAS, 'parks near Atocha', 'the renoir, where is it?').text).toMatch(/^Cines Renoir Princesa/u);
  });
});

describe('what is no part of a name', () => {
  test.each([
    ['bars in La Latina', 'and somewhere in Lavapiés?'],
    [CINES, 'mejor algo por Chueca'],
    ['museums near Sol', 'something more central'],
  ])('another list comes: %s / %s', (list, message) => {
    expect(lastOf(list, message).places.length).toBeGreaterThan(1);
  });

  test('a quarter stays one, though a bar is called after it', () => {
    expect(lastOf('una taberna en La Latina', 'restaurantes en La Latina').text).toMatch(/La Latina/u);
  });
});

test.each([
  ['¿Cuánto cuesta el Prado?', '¿y la del Thyssen?', /^Museo Nacional Thyssen-Bornemisza: entrada/u],
  ['¿Cuánto cuesta el Prado?', 'lo mismo del Thyssen', /^Museo Nacional Thyssen-Bornemisza: entrada/u],
  ['how much is the Prado?', 'same for the Thyssen', /^Museo Nacional Thyssen-Bornemisza: general admission/u],
])('the same question of another place: %s / %s', (first, second, told) => {
  expect(lastOf(first, second).text).toMatch(told);
});
