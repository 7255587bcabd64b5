// Toilets, drinking fountains and dog parks: the nearest for whoever asks for one, and nothing for anybody else.
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceM } from '../../src/geo/point.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { MADRID } from '../support/city.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);
const placesAfter = (...messages: readonly string[]) => lastOf(...messages).places.map(({ place }) => place);

const CASES = [
  ['public toilet', 'where is the nearest public toilet?'],
  ['public toilet', 'nearest toilet near Sol'],
  ['public toilet', 'I need a loo'],
  ['public toilet', "where's a restroom around here?"],
  ['public toilet', 'any washrooms nearby'],
  ['public toilet', 'is there a public toilet in Lavapiés?'],
  ['public toilet', '¿dónde está el baño público más cercano?'],
  ['public toilet', 'necesito un aseo'],
  ['public toilet', 'lavabos cerca de Atocha'],
  ['public toilet', '¿hay un váter por aquí?'],
  ['drinking fountain', 'where can I refill my water bottle'],
  ['drinking fountain', 'nearest drinking fountain'],
  ['drinking fountain', 'a water fountain near Plaza Mayor'],
  ['drinking fountain', '¿dónde hay una fuente para beber?'],
  ['drinking fountain', 'quiero llenar la cantimplora cerca de Retiro'],
  ['drinking fountain', 'fuente de agua potable en Chamberí'],
  ['dog park', 'is there a dog park near Retiro?'],
  ['dog park', 'where can my dog run off the lead'],
  ['dog park', 'pipicán cerca de Malasaña'],
  ['dog park', 'área canina en Chamberí'],
  ['dog park', '¿dónde puedo soltar al perro?'],
] as const;

test.each(CASES)('%s is what is asked for: %s', (type, message) => {
  const places = placesAfter(message);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ types }) => !types.includes(type))).toEqual([]);
});

test.each([
  ['public toilet', 'the nearest public toilet'],
  ['drinking fountain', 'la fuente de agua potable más cercana'],
  ['dog park', 'the nearest dog park'],
])('and no %s is nearer than those that are named', (type, message) => {
  const metresTo = ({ position }: { readonly position: (typeof MADRID)['center'] }) =>
    distanceM(MADRID.center, position);
  const named = placesAfter(message).map(metresTo);
  expect(named.length).toBeGreaterThan(0);
  const all = world.recommend.catalogue.places
    .filter(({ types }) => types.includes(type))
    .map(metresTo)
    .sort((a, b) => a - b);
  expect(named).toEqual(all.slice(0, named.length));
});

test.each([
  ['nearest café', undefined],
  ['el bar con terraza más cercano', undefined],
  ['la farmacia más cercana', undefined],
  ['closest museum to Atocha', 'estacion-atocha'],
  ['el museo más cercano a Atocha', 'estacion-atocha'],
])('of any kind the nearest come first where they are asked for: %s', (message, anchor) => {
  const { places, rowOf } = world.recommend.catalogue;
  const from = anchor === undefined ? MADRID.center : places[rowOf.get(anchor as never)!]!.position;
  const metres = placesAfter(message).map(({ position }) => distanceM(from, position));
  expect(metres.length).toBeGreaterThanOrEqual(3);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  expect(lastOf(message).text).not.toMatch(/into account|en cuenta/u);
});

describe('nobody else is given one', () => {
  test.each([
    ...['a bar with a toilet', 'un bar con baño', 'dog-friendly bar', 'un bar donde admitan perros'],
    ...[
      'fountain',
      'beautiful fountains',
      'una fuente bonita',
      'fuentes monumentales',
      'parks',
      'parques en Moratalaz',
    ],
    ...['local services near me', 'what is there to see?', 'qué hacer hoy', 'somewhere free', 'something in Lavapiés'],
    ...[
      'a park with a playground',
      'parques para ir con el perro',
      'plan a day in Retiro',
      'plan para mañana con el perro',
    ],
  ])('%s', (message) => {
    const places = placesAfter(message);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => VOCABULARY.isConvenience(place))).toEqual([]);
  });
});

test('each is called by its noun in the language of the reply', () => {
  const [english, spanish] = [lastOf('public toilets near Sol'), lastOf('baños públicos cerca de Sol')];
  expect(english.text).toContain('1. Public toilet, Sol (');
  expect(spanish.text).toContain('1. Baño público, Sol (');
  expect(english.text).not.toMatch(/Baño público/u);
  expect(lastOf('drinking fountains', 'tell me about the first one').text).toMatch(/^Drinking fountain, /u);
});

test('the conversation goes on from one as from any place', () => {
  expect(lastOf('public toilets near Sol', 'how do I get to the second one?').text).toMatch(/Plaza de Isabel II, 7/u);
  expect(lastOf('baños públicos', '¿cómo llego al segundo?').text).toMatch(/Plaza de Isabel II, 7/u);
  const [first] = placesAfter('drinking fountains', 'more');
  expect(first?.types).toEqual(['drinking fountain']);
  expect(placesAfter('public toilets near Sol', 'a café near the second one')[0]?.categories).toContain('cafes');
});
