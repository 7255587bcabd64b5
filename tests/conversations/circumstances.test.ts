// What a message speaks of without looking for it (whose school, when a train leaves, a price that is turned down), two areas
// of which either will do, and what is meant by the best.
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

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

test.each([
  ['tapas in La Latina or Lavapiés', /around La Latina and Lavapiés.*\nLa Latina:\n.*\nLavapiés:\n/su],
  ['bares por Chueca o por Malasaña', /por Chueca y Malasaña.*\nChueca:\n.*\nMalasaña:\n/su],
])('of two areas either will do, and both are searched: %s', (message, parts) => {
  expect(lastOf(message).text).toMatch(parts);
});

test.each([
  ['hotel with parking near Atocha', ['hotels']],
  ['hotel con aparcamiento por Atocha', ['hotels']],
  ['dinner with a view of the palace', ['restaurants']],
  ['cenar con vistas al palacio', ['restaurants']],
  ['my train leaves at eight, a museum near Atocha', ['museums']],
  ['mi tren sale a las ocho, un museo cerca de Atocha', ['museums']],
])('a circumstance is no kind of place: %s', (message, categories) => {
  expect(lastOf(message).state.categories).toEqual(categories);
});

test.each(['my train leaves at eight, a museum near Atocha', 'mi tren sale a las ocho, un museo cerca de Atocha'])(
  'the hour of a train is that of no door: %s',
  (message) => {
    expect(lastOf(message).text).not.toMatch(/20:00 near|a las 20:00 cerca/u);
  },
);

test.each([
  ['drinks, but not those 20 euro cocktails', /affordable bars/iu],
  ['copas, pero nada de cócteles de 20 euros', /bares a buen precio/iu],
])('a price that is turned down asks for less: %s', (message, bars) => {
  expect(lastOf(message).text).toMatch(bars);
});

test.each(['Peruvian food, it does not have to be fancy', 'comida peruana, no hace falta que sea fina'])(
  'what need not be is no fault of the food: %s',
  (message) => {
    expect(lastOf(message).text).toMatch(/Peruvian restaurants|cocina peruana/u);
  },
);

test.each(['dinner away from the noise of the centre', 'cenar lejos del bullicio del centro'])(
  'away from the noise of the centre is outside it: %s',
  (message) => {
    expect(lastOf(message).text).toMatch(/outside the centre|fuera del centro/u);
  },
);
