// What was meant instead takes the place of the kind, and the rest of the wish stays; days and ways asked together are both told.
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

test.each([
  [
    'italian restaurant for tonight near Sol / sorry I meant indian',
    /^Indian restaurants open tonight[^\n]*Puerta del Sol/su,
  ],
  ['bares en Malasaña / perdón, quería decir cafeterías', /cafeterías en Malasaña/u],
  ['parks near Atocha / oh I meant museums', /museums near Estación de Atocha/u],
  ['restaurants near Sol / which is open now?', /restaurants open right now near Puerta del Sol/u],
  ['the Rastro - which day and how do I get there', /minutes on foot.*only on Sundays/su],
  ['el Rastro, qué día y cómo llego desde aquí', /domingo.*(?:a pie|andando)/su],
])('%s', (messages, reply) => {
  expect(lastTurn(world, NOW, messages.split(' / ')).text).toMatch(reply);
});

test.each([
  'Ramen restaurants with a terrace in Malasaña / a bar instead',
  'restaurantes de ramen con terraza en Malasaña / mejor un bar',
])('the dish goes with the kind that served it: %s', (messages) => {
  const { text, state } = lastTurn(world, NOW, messages.split(' / '));
  expect(text).toMatch(/bars with outdoor seating in Malasaña|bares con terraza en Malasaña/u);
  expect(state).not.toHaveProperty('wishes');
});
