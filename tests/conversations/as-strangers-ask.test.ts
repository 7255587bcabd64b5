// What strangers asked in talks that nobody had planned, and got no answer to: one or two turns of each kind of fault.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 07:00 in Madrid. */
const NOW = new Date('2026-11-30T06:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

describe('the last turn says', () => {
  test.each<[readonly string[], RegExp]>([
    // The place that a message names, whatever else is said of it.
    [
      ['flamenco tablaos on Wednesday', 'the Corral de la Morería is too expensive I think? Cardamomo how much'],
      /^Cardamomo/u,
    ],
    [
      ['a good cocido for lunch tomorrow', 'La Bola sounds right, thats the famous one no? do I have to book'],
      /^Yes, La Bola takes reservations/u,
    ],
    [['a good cocido for lunch tomorrow', 'only Malacatín please. how much is the cocido'], /^For Malacatín/u],
    [['a pharmacy near Sol', 'the Central de la Victoria is open now then?'], /Farmacia Central de la Victoria/u],
    // "Does it serve that?"
    [
      ['restaurants near Plaza Mayor with soup', 'La Campana has soup? I thought it was sandwiches'],
      /La Campana serves soup/u,
    ],
    [['háblame de La Campana', '¿La Campana tiene croquetas?'], /La Campana/u],
    // Two named and "which of the two".
    [
      ['un buen cocido', 'La Bola y Malacatín los conozco de oídas. ¿Cuál de los dos me recomienda?'],
      /^¿(?:La Bola o Malacatín|Malacatín o La Bola)\?/u,
    ],
    // Whether each of several is open.
    [['museos', '¿La Casa Encendida, Conde Duque, Matadero? ¿Cuáles abren hoy lunes?'], /Matadero Madrid abre de/u],
    // What nobody knows is said, and not passed over.
    [
      ['bibliotecas cerca de Bilbao', 'la Mario Vargas Llosa, ¿hasta qué hora abre? ¿hay que tener carnet?'],
      /no hace falta carné/u,
    ],
    [['¿el Prado es accesible?', '¿por qué puerta se entra con la silla?'], /por qué puerta se entra/u],
    [['is the Prado accessible?', 'and which entrance should I use?'], /which entrance to use/u],
    // The day that the talk is about.
    [
      ['restaurantes para cenar el miércoles', 'Casa Lucio, ¿se puede reservar a las 9 de la noche?'],
      /miércoles 2 de diciembre/u,
    ],
    [['clubs near Lavapiés tonight', 'and after that any live music open on a Monday?'], /open today/u],
    // By bus, though the metro is named as well.
    [
      ['¿cuándo abre el Prado?', '¿cómo llegamos desde Sol en autobús? del metro no nos fiamos'],
      /autobús no están|autobús/u,
    ],
    // The airport is no stop of the plan.
    [['plan my day in the centre', 'how do I get from T4 to Sol?'], /from Aeropuerto T4 to Puerta del Sol/u],
    // Words for what the city has to tell.
    [['a pharmacy near Sol', 'how do you say toothache in Spanish?'], /me duele la muela/u],
    [['el mercado de Navidad', '¿a qué hora abre el mercadillo de la Plaza Mayor?'], /Ayuntamiento/u],
    [['is the Royal Palace open on Three Kings day?'], /Palacio Real de Madrid is closed/u],
    // Nothing more is wanted.
    [['libraries near Sol', 'ok not libraries but nvm. thanks'], /lovely time|enjoy|pleasure|welcome/iu],
  ])('%j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });
});

describe('the last turn does not say', () => {
  test.each<[readonly string[], RegExp]>([
    [
      ["our 20th anniversary is on Saturday. Somewhere special for dinner, budget isn't a problem"],
      /affordable|inexpensive/u,
    ],
    [
      ['museums near Atocha, I use a wheelchair', "my friend wrote that, I'm not in a wheelchair. just modern art"],
      /wheelchair/u,
    ],
    [
      ['museos cerca de Atocha, voy en silla de ruedas', 'perdona, no voy en silla de ruedas. solo arte moderno'],
      /silla de ruedas/u,
    ],
    [['palaces in Chamberí', 'forget Chamberí. Which nice gardens are good in December?'], /Chamberí/u],
    [['my parents have already seen the Prado and the palace. What else could I show them?'], /palace/u],
    [['halal food near Sol', 'what can the children do near there in the afternoon?'], /opening hours of|halal/u],
    [['restaurants near the Retiro', "is there a vet round here? We've run out of his food"], /restaurants/iu],
    [['¿hay farmacias abiertas?', '¿no hay ninguna en Puente de Vallecas?'], /[Ff]estivos/u],
    [['quiero salir a correr ahora. Desde Sol, ¿por dónde tiro?'], /al lado/u],
    [['sports bars', 'Best place to watch the Real Madrid match with a few beers?'], /gym|Sports venues/u],
  ])('%j', (messages, untold) => {
    expect(lastOf(...messages).text).not.toMatch(untold);
  });
});

test('a star of the guide is a star, and no fine dining at large', () => {
  expect(lastOf('a restaurant with a Michelin star near Chamberí').text).toMatch(/with a Michelin star/u);
});

test('what is asked for with "I\'d like" is looked for there', () => {
  const { text } = lastOf('cheap restaurants near Sol', "I'd like a garden");
  expect(text).toMatch(/[Gg]ardens/u);
});
