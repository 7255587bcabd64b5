// Things that people look for: what shops sell, what they have done, and what no row of the catalogue knows. Famous places are
// no answer to any of them.
import { beforeAll, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-25T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

test.each([
  'where can I buy a phone charger near here',
  'somewhere to buy a yoga mat',
  'dónde venden un cargador de móvil',
  'necesito una esterilla de yoga',
])('what no known shop sells is looked for where it may be had, and that is said: %s', (message) => {
  const { text } = lastOf(message);
  expect(text).toMatch(/El Corte Inglés/u);
  expect(text).toMatch(/what you are after|lo que buscas/u);
});

test.each([
  ['contact lens solution, anywhere near?', /Farmacia/u],
  ['who fixes violins', /Guitarras/u],
  ['cordones para zapatos', /Casa Hernanz/u],
  ['dónde compro un paraguas', /Casa de Diego/u],
])('goods and repairs lead to the shop: %s', (message, shop) => {
  expect(lastOf(message).text).toMatch(shop);
});

test.each([
  'who sells bagpipes',
  'looking for a place with axe throwing',
  'got any kombucha',
  'quién vende gaitas',
  'busco un sitio para lanzar hachas',
  'hay algún sitio con kombucha',
])('a thing that nobody knows is said to be unknown: %s', (message) => {
  const { act, places, text } = lastOf(message);
  expect(act).toBe('out_of_scope');
  expect(places).toEqual([]);
  expect(text).toMatch(/bagpipes|axe throwing|kombucha|gaitas|lanzar hachas/u);
});

test.each(['where are the black paintings', 'quiero ver Las Meninas'])('a work is told of its house: %s', (message) => {
  expect(lastOf(message).text).toMatch(/Museo Nacional del Prado/u);
});
