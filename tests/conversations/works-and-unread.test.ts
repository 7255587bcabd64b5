// Works by which people ask for the places that hold them, things that nobody knows, and wishes that no row reads.
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
  ['las meninas', 'museo-del-prado'],
  ['where can I see the garden of earthly delights', 'museo-del-prado'],
  ['how late is guernica open tonight', 'museo-reina-sofia'],
  ['cuándo es gratis el Guernica', 'museo-reina-sofia'],
  ['which museum has the lady of elche', 'museo-arqueologico-nacional'],
  ['dónde está el oso con el arbolito', 'oso-y-madrono'],
  ['the statue of the devil', 'angel-caido'],
])('who asks for a work is told of its house: %s', (message, id) => {
  expect(lastOf(message).places.map(({ place }) => place.id)).toEqual([id]);
});

test.each(['las meninas', 'how late is guernica open tonight', 'cómo llego a las meninas'])(
  'and which house that is: %s',
  (message) => {
    expect(lastOf(message).text).toMatch(/^(?:Guernica: that is at|Las Meninas: en el) Museo Nacional/u);
  },
);

test('a work is where a search begins, and a stop of a plan', () => {
  expect(lastOf('tapas near the bear statue').text).toMatch(/near Estatua del Oso y el Madroño/u);
  expect(lastOf('plan for tomorrow: guernica, lunch, las meninas').text).toMatch(/Reina Sofía.*lunch.*Prado/su);
});

test.each(['is the Prado free on Monday', 'is guernica free at seven'])(
  'free at a time is no question for the hours: %s',
  (message) => {
    expect(lastOf(message).text).toMatch(/free/u);
  },
);

test.each([
  ['a pottery class for my sister and me', 'pottery class'],
  ['hot air balloon', 'hot air balloon'],
  ['where can I donate blood', 'donate blood'],
  ['somewhere to iron a shirt', 'iron a shirt'],
  ['dónde me arreglan la pantalla de la tele', 'arreglan la pantalla de la tele'],
])('what nobody knows is named in full, and no famous places come instead: %s', (message, thing) => {
  const { act, places, text } = lastOf(message);
  expect(act).toBe('out_of_scope');
  expect(places).toEqual([]);
  expect(text).toContain(thing);
});

test.each([
  ['a swimming pool near Moncloa, with lanes', '“lanes”'],
  ['cheap hostel, women only dorm if possible', '“dorm”'],
  ['clases de flamenco para principiantes', '«clases» ni «principiantes»'],
])('a wish that no row reads is told under the list: %s', (message, told) => {
  expect(lastOf(message).text).toMatch(/I could not take .* into account|No he podido tener en cuenta/u);
  expect(lastOf(message).text).toContain(told);
});

test.each([
  'dinner with my flatmate',
  'mates are coming, a bar near Sol',
  'venimos de Burgos, ¿dónde oímos un concierto?',
  'jajaja vale, un bar con mis colegas',
])('who asks, and chatter, is worth no word: %s', (message) => {
  expect(lastOf(message).text).not.toMatch(/into account|tener en cuenta/u);
});
