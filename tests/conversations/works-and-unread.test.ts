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
  ['un museo de coches, con simuladores', '«simuladores»'],
])('a wish that no row reads is told under the list: %s', (message, told) => {
  expect(lastOf(message).text).toMatch(/I don't know about .* there|no sé nada/u);
  expect(lastOf(message).text).toContain(told);
});

test.each([
  'dinner with my flatmate',
  'mates are coming, a bar near Sol',
  'venimos de Burgos, ¿dónde oímos un concierto?',
  'jajaja vale, un bar con mis colegas',
])('who asks, and chatter, is worth no word: %s', (message) => {
  expect(lastOf(message).text).not.toMatch(/know about .* there|no sé nada/u);
});

test.each([
  [
    'malasaña or chueca for a night out, which one?',
    /Malasaña.*Chueca.*In all I know of \d+ in Malasaña and \d+ in Chueca/su,
  ],
  [
    '¿lavapiés o la latina para salir de copas?',
    /Lavapiés.*La Latina.*En total me constan \d+ en Lavapiés y \d+ en La Latina/su,
  ],
])('two areas are compared by what there is in each: %s', (message, parts) => {
  expect(lastOf(message).text).toMatch(parts);
});

test.each([
  ['I need my phone screen fixed', 'phone_repair'],
  ['imprimir la tarjeta de embarque', 'copy_shop'],
  ['post a parcel', 'post_office'],
  ['una guitarra española', 'instrument_shop'],
  ['mi niño necesita cortarse el pelo', 'hairdresser'],
  ['un café con gatos', 'cat_cafe'],
])('an errand is run at a place: %s', (message, kind) => {
  expect(Object.values(lastOf(message).state.kinds ?? {}).flat()).toEqual([kind]);
});

test.each(['kids are 4 and 11, what will keep both happy', 'tengo niños de 4 y 11, ¿qué les gustará a los dos?'])(
  'who asks what would suit gets places: %s',
  (message) => {
    const { act, places } = lastOf(message);
    expect(act).toBe('recommend');
    expect(places.length).toBeGreaterThan(2);
  },
);

test.each(['a mi hija le dan pánico los perros, algún parque tranquilo'])(
  'of places without dogs nothing is promised: %s',
  (message) => {
    expect(lastOf(message).text).toMatch(/No sé si .*perros/u);
  },
);

test.each([
  ["gin bar that isn't pretentious", '“gin”'],
  ['una clínica dental', '«dental»'],
])('what stands beside the noun and no row reads is told: %s', (message, told) => {
  expect(lastOf(message).text).toContain(told);
});

test.each(['rent a bike for the day', 'coworking for one day'])('a service for a day is no plan: %s', (message) => {
  expect(lastOf(message).act).not.toBe('plan');
});

test.each([
  ['the place where they filmed money heist', 'money heist'],
  ['my niece is 15 and into k-pop', 'pop'],
])('where nothing was read, that is said: %s', (message, thing) => {
  const { act, text } = lastOf(message);
  expect(act).toBe('out_of_scope');
  expect(text).toContain(thing);
});

test('"que valga la pena" turns no museums down', () => {
  expect(lastOf('una exposición que valga la pena').text).toMatch(/museos/u);
});

test('a place elsewhere is no thing of ours', () => {
  expect(lastOf('anything good in Paris').places).toEqual([]);
});
