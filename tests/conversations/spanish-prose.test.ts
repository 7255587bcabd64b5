// Spanish sentences of replies as people write them: moods, articles, and hours that need no gender.
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

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages).text;

test.each([
  // After "no sé si" the indicative.
  ['restaurantes con aparcamiento en Chamberí', /no sé si tienen aparcamiento/u],
  ['bibliotecas abiertas a las tres de la madrugada', /no sé si abren esta noche a las 03:00/u],
  // What is and has first, then when.
  ['un museo a cubierto abierto el domingo', /museos? a cubierto que abren? el domingo/u],
  ['quiero un spa caro con baño árabe', /^(?!.*cocina)/u],
  ['cafeterías para tomar café', /^(?!.*donde sirven café)/u],
  // Closed days.
  ['¿abre el Rastro el sábado?', /El Rastro no abre/u],
  ['horario del Thyssen los lunes', /abre/u],
  // Articles.
  ['bares en el Barrio de las Letras', /en el Barrio de las Letras/u],
  ['cafés cerca del Castillo de la Alameda', /del Castillo de la Alameda/u],
  ['restaurantes en la Casa de Campo', /la Casa de Campo/u],
  ['un sitio sin cerdo en Lavapiés', /^(?!.*pork)/u],
])('%s', (message, reply) => {
  expect(lastOf(message)).toMatch(reply);
});

test('hours in a list have no gender to get wrong', () => {
  for (const message of ['bares en Malasaña', 'cafeterías en Sol', 'plazas y parques'])
    expect(lastOf(message)).not.toMatch(/abiert[oa]|cerrad[oa]/u);
});

test.each([
  ['museos abiertos el sábado', /ese día de \d/u],
  ['museums open on Saturday', /\d to \d\d:\d\d that day/u],
])('a list for another day tells the hours of that day: %s', (message, reply) => {
  const text = lastOf(message);
  expect(text).toMatch(reply);
  expect(text).not.toMatch(/closed now|open until|abre mañana/u);
});

test('what is not known of a place is told in one sentence', () => {
  const text = lastOf('bares con terraza en Chueca', '¿el primero tiene calefacción y ascensor?');
  expect(text.match(/mi catálogo no dice/gu)?.length ?? 0).toBeLessThan(2);
});
