// What of a message binds a list and what does not: figures that are repeated, what is due elsewhere, needs at a bar, kinds that
// nobody asked for, streets.
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

const textOf = (messages: string): string => lastTurn(world, NOW, messages.split(' / ')).text;

test.each([
  ['how much is a taxi to the airport? / Right, €33 then. A steak tonight near Sol?', /€33/u],
  ['cuánto cuesta un taxi al aeropuerto? / vale, 33 €. un asador para esta noche cerca de Sol', /33 €/u],
  ['somewhere for lunch near the Prado / 5 km?? we are on foot! anything Italian near the Prado', /5 km of/u],
  ['another good museum? I have to be at the airport at 4', /Barajas|16:00/u],
  ['un museo que esté bien, a las 4 tengo que estar en el aeropuerto', /Barajas|16:00/u],
  ['mi hotel no me da la habitación hasta las 15h, un museo cerca de Atocha', /15:00/u],
  ['dinner near Sol, we are vegetarian / and a cocktail bar near there', /vegetarian/u],
  ['cena cerca de Sol, somos vegetarianos / y una coctelería por ahí', /vegetarian/u],
  ['restaurants near Sol / not all veggie places, but with veggie options', /do not serve vegetarian/u],
  ['restaurants near the Prado / Japanese is not what I asked for. Traditional Spanish', /Japanese or Spanish/u],
  ['restaurantes cerca del Thyssen / que no sea tapas, algo con mesas cómodas', /sitios/iu],
  ['no me des más museos, algo al aire libre por Gran Vía', /museo/u],
  ['public library near Sol open on Saturday / a supermarket near Sol', /Saturday|that day/u],
])('does not bind: %s', (messages, bound) => {
  expect(textOf(messages)).not.toMatch(bound);
});

test.each([
  ['a pharmacy near ave maria street', /Calle del Ave María/u],
  ['una farmacia cerca de la calle bravo murillo 100', /Calle de Bravo Murillo, 100/u],
  ['pizza near plaza mayor for 5 of us at 8pm tonight', /near Plaza Mayor[;:]/u],
  ['our train leaves from Atocha at 5, where can we get churros near there?', /Atocha/u],
  ['un italiano cerca de la plaza del 2 de mayo', /Plaza del Dos de Mayo/u],
  ['anything Italian within 5 or 10 min of the Prado', /within 620 m of/u],
  ['un bar a 5 o 10 minutos del Prado', /a menos de 620 m/u],
  [
    'just give me one quiet wine bar and one restaurant near Sol',
    /Wine bars:\n1\.[^\n]*\nRestaurants:\n2\.[^\n]*(?:\n[^3]|$)/u,
  ],
  ['cocido cerca de Sol, máximo 30 euros por persona, somos los dos jubilados', /30 € como mucho/u],
  [
    'an El Corte Inglés on Castellana? Never mind. Where can I get a coffee near Sol?',
    /cafés near Puerta del Sol|Cafés[^\n]*near Puerta del Sol/u,
  ],
])('says where and how: %s', (messages, told) => {
  expect(textOf(messages)).toMatch(told);
});

test.each([
  'are there any science museums or soft play places for kids, indoors?',
  'museos de ciencias o parques de bolas para niños, a cubierto',
])('no place stands twice: %s', (message) => {
  const names = [...textOf(message).matchAll(/^\d+\. ([^(\n]+)/gmu)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});
