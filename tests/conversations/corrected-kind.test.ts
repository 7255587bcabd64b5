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
  ['restaurants near Sol / which is open now?', /restaurants open right now near Puerta del Sol/iu],
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

test.each([
  // Another kind in the stead of a refused one keeps how, where and when; what was shown of the refused kind does not come again.
  [
    'something elegant and quiet for dinner tonight near Nuevos Ministerios, good wine / I meant a proper restaurant, not a bar. around 60 euros a head is ok',
    /^Restaurants? on the smart side[^\n]*tonight[^\n]*€60[^\n]*Nuevos Ministerios[\s\S]*quiet/u,
    /Palo Cortado/u,
  ],
  [
    'un bar tranquilo y elegante esta noche en Chamberí / no quiero un bar, un restaurante',
    /restaurantes?[^\n]*tranquilo[^\n]*de cierto nivel[^\n]*esta noche en Chamberí/iu,
    /Palo Cortado/u,
  ],
  // The kind that was listed, said again beside one that is refused, keeps the conditions.
  [
    'restaurant near the Prado with an accessible toilet, open today / just restaurants please, not bars, and near the Thyssen',
    /^Restaurants open today near [^\n]*Thyssen[\s\S]*accessible toilet/u,
    /\bbar\b/u,
  ],
  // A condition that is let go in the very words that name it.
  [
    'Where can I get a coffee and work on my laptop near Sol? / ok forget the laptop, just any café near me, open now',
    /cafés open right now/iu,
    /laptop/u,
  ],
  ['un café tranquilo con wifi en Malasaña / olvida el wifi, una cafetería abierta ahora', /abiertas ahora/u, /wifi/u],
  // A place refused by its name, in small letters or with the refusal behind it.
  ['vegan restaurants in Malasaña / another vegan restaurant, not b13', /vegan/iu, /B13/u],
  ['restaurantes veganos en Malasaña / otro vegano, pero el Landareak no', /vegan/iu, /Landareak/u],
  // "Less than ten" bounds, and refuses nothing that stands behind it.
  ['busco algo por menos de 10 euros, cocina española', /^Restaurantes? de cocina española/u, /que no sean de cocina/u],
  [
    'restaurantes cerca del Prado / eso está lejos. Algo a menos de 10 minutos, cocina española',
    /cocina española/u,
    /que no sean de cocina/u,
  ],
])('%s', (messages, reply, gone) => {
  const { text } = lastTurn(world, NOW, messages.split(' / '));
  expect(text).toMatch(reply);
  expect(text).not.toMatch(gone);
});
