// Where somebody is from, what nobody would like to be taken for, and why a place is refused are told, and not looked for.
import { beforeAll, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (message: string) => lastTurn(world, NOW, [message]);

test.each([
  ['somos un grupo de jubilados de Soria y querríamos merendar', ['cafes'], /Soria|árabe/u],
  ['soy de Rosario, ¿dónde hay un museo?', ['museums'], /Rosario|religios/u],
  ['soy de sevilla y quiero comer rabo de toro', ['restaurants'], /cerca de Sevilla/u],
  ['unos amigos de Valencia vienen el sábado, ¿dónde cenamos paella?', ['restaurants'], /Valencia/u],
  ['my parents from Seville are visiting, where can we have lunch', ['restaurants'], /Seville/u],
  ["we're six retired nurses from Victoria, a museum please", ['museums'], /Victoria/u],
])('a home town is no wish: %s', (message, categories, never) => {
  const { text, state } = lastOf(message);
  expect(state.categories).toEqual(categories);
  expect(text).not.toMatch(never);
});

test.each([
  ['restaurantes cerca de Sevilla', /cerca de Sevilla/u],
  ['bares por Salamanca', /cerca de Salamanca/u],
  ['un sitio que parezca un palacio', /palacios/u],
])('the same words looked for: %s', (message, reply) => {
  expect(lastOf(message).text).toMatch(reply);
});

test('nobody looks for the odd beast', () => {
  const { text } = lastOf('¿Algún sitio con barra para cenar donde no parezca un bicho raro?');
  expect(text).not.toMatch(/zoo/iu);
});

test.each([
  ['churros, but not San Ginés, the queue is insane', /San Ginés/u],
  ['churros pero no en San Ginés, que la cola es una locura', /San Ginés/u],
])('why a place is refused is no question of it: %s', (message, never) => {
  const { text, places } = lastOf(message);
  expect(places.length).toBeGreaterThan(1);
  expect(text).not.toMatch(never);
});
