// A place that is named is the one that is meant: by a part of its name, in small letters, with a slip, beside other names. What is
// asked of it is answered of it and of no other, and a way has the two ends that were said.
import { beforeAll, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 1 December 2026, 11:20 in Madrid. */
const NOW = new Date('2026-12-01T10:20:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

test.each([
  // Words of a name on the table, small ones and those of the vocabulary included.
  [['italian restaurants near Retiro', "what's the address of tu pasta"], /^¡Tu! Pasta is at/u],
  [
    ['cafés en Lavapiés', 'dale, cafelito entonces. a qué hora abre mañana?'],
    /^El miércoles 2 de diciembre, Cafelito/u,
  ],
  [['cafes near Lavapies', 'so pum pum then? what is the address'], /^Pum Pum Café is at/u],
  // A word that is all of a name, and a slip of one that was listed.
  [['reineta suena bien! qué dirección tiene?'], /^Reineta está en/u],
  [['bares en Malasaña', 'y la bodega de la ardossa, qué dirección tiene?'], /^Bodega de la Ardosa está en/u],
] as const)('%j is read as the name', (messages, reply) => {
  expect(lastTurn(world, NOW, messages).text).toMatch(reply);
});

test.each([
  [['salsa bars tonight near sol', 'la negra tomasa es de salsa no?'], /^De La Negra Tomasa/u],
  [['salsa bars tonight near sol', 'te preguntaba por la negra tomasa: qué música ponen'], /La Negra Tomasa/u],
  [['cafes in Malasaña', 'what about hanso? thats on calle del pez no?'], /^HanSo Café is at Calle del Pez/u],
  [['voy al reina sofia entonces. hay que pagar?'], /^Museo Nacional Centro de Arte Reina Sofía: entrada/u],
] as const)('%j asks of the place, and looks for no other', (messages, reply) => {
  const { text } = lastTurn(world, NOW, messages);
  expect(text).toMatch(reply);
  expect(text).not.toMatch(/^\d\. /mu);
});

test.each([
  [
    'is the Thyssen open now? does the Reina Sofía have step-free access?',
    [/Thyssen.*open/u, /Reina Sofía is accessible/u],
  ],
  ['¿Cuánto cuesta el Prado? ¿Y el Thyssen está abierto hoy?', [/Prado: entrada/u, /Thyssen-Bornemisza abre/u]],
] as const)('%j: each question of the place that was named last', (message, told) => {
  const { text } = lastTurn(world, NOW, [message]);
  for (const each of told) expect(text).toMatch(each);
  expect(text).not.toMatch(/0 m/u);
});

test('a place that is only mentioned is not told of', () => {
  const messages = [
    'restaurantes italianos en Chamberí',
    'Picsa me pilla lejos. ¿Y Grosso Napoletano se puede reservar?',
  ];
  expect(lastTurn(world, NOW, messages).text).not.toMatch(/Picsa/u);
});

test.each([
  [
    'from El Brillante back to Sol at around 11pm. is the metro still going',
    /from El Brillante to Puerta del Sol.*line 1/u,
  ],
  [
    'cuánto se tarda del Prado al Bernabéu en metro?',
    /desde el Museo Nacional del Prado hasta el Estadio Santiago Bernabéu/u,
  ],
  ['how do i get home to legazpi from the Prado?', /from Museo Nacional del Prado to Legazpi/u],
] as const)('%j: the way between the two', (message, way) => {
  expect(lastTurn(world, NOW, [message]).text).toMatch(way);
});

test('which of those: all of the list, whatever was named before', () => {
  const messages = ['cafes with wifi in Malasaña', 'la bicicleta, nice. which of these is closest to Noviciado metro?'];
  expect(lastTurn(world, NOW, messages).text).toMatch(/closest .*counted from Noviciado.*Then come/u);
});

test('a question of a place and a search beside it get both', () => {
  const message = 'Casa Labra is a tavern, is it not? We need a table for lunch near the Prado';
  const { text } = lastTurn(world, NOW, [message]);
  expect(text).toMatch(/Casa Labra/u);
  expect(text).toMatch(/^1\. /mu);
});

test('words that nobody read are not said back', () => {
  const { text } = lastTurn(world, NOW, ['Does Ribeira do Miño have some stuff?']);
  expect(text).not.toMatch(/stuff/u);
});
