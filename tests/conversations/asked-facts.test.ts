// Facts asked of a place in the ways people ask: by a part of its name, by a noun that only it bears, with a day beside its
// name, of a square that is also a place. The reply is about that place and says the fact, or that it is not known.
import { beforeAll, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

test.each([
  // By a part of the name, or by the name in the other language.
  [['Cerralbo entry price'], /^Museo Cerralbo: .*€3/u],
  [['¿a qué hora cierra el Romanticismo el sábado?'], /sábado 28 de noviembre, el Museo Nacional del Romanticismo/u],
  [['website of the naval museum'], /Museo Naval: https/u],
  [['museo naval: ¿gratis o de pago?'], /Museo Naval/u],
  // By a noun: the best-known of its kind, or the only one.
  [["what are today's hours for the botanical gardens"], /^Today, Real Jardín Botánico is open/u],
  [['accesibilidad del museo arqueológico'], /Museo Arqueológico Nacional es accesible/u],
  [['cementerio almudena horario de hoy'], /^Hoy, el Cementerio de La Almudena/u],
  // A name with a day, in a message that is short of words.
  [['reina sofia tuesday?'], /closed on Tuesday 1 December/u],
  [['Mercado de San Miguel Saturday hours'], /^On Saturday 28 November, Mercado de San Miguel/u],
  [['is the Prado open on Christmas Day?', 'and on the 6th of January?'], /^On Wednesday 6 January.*Prado/u],
  // The telephone, the way and the price in other words.
  [["do you have casa mingo's number"], /phone number of Casa Mingo is \+34/u],
  [['un sitio de marisco', 'dame el teléfono del segundo'], /^El teléfono de .* es \+34/u],
  [['¿por dónde se va al museo Sorolla?'], /En metro se tarda/u],
  [['precio terraza Círculo de Bellas Artes'], /^Círculo de Bellas Artes: .*€/u],
  [['teléfono de la Plaza Mayor'], /^No tengo el teléfono de la Plaza Mayor/u],
  // What the asker needs, told in half a sentence.
  [['mi abuela va en silla, ¿La Bola le vale?'], /La Bola.*silla de ruedas/u],
  [['perros en valdelatas'], /Valdelatas admite perros/u],
  [['¿qué tal Micrópolix para los peques?'], /Micrópolix .*niños/u],
] as const)('%j is answered', (messages, reply) => {
  expect(lastTurn(world, NOW, messages).text).toMatch(reply);
});

test('a place is not asked about where others are looked for', () => {
  expect(lastTurn(world, NOW, ['restaurants near Casa Lucio with a terrace']).act).toBe('recommend');
  expect(lastTurn(world, NOW, ['museos gratis el domingo']).act).toBe('recommend');
});
