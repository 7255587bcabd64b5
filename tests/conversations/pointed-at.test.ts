// Which place a follow-up means: of all that was named, chosen or asked about, and of every list that was shown; where a way
// begins; places that are gone; and every question of a message answered, or said not to be known.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: string): string => lastTurn(world, NOW, messages.split(' / ')).text;

describe('a noun means what was spoken of, not the first of the last list', () => {
  test.each([
    ['the Lope de Vega house / tapas bars near it / does the house open on Mondays?', /Casa Museo Lope de Vega/u],
    [
      'the Lope de Vega house / tapas bars near it / what is the cheapest of those bars?',
      /Taberna|Cervecería|Casa Gon/u,
    ],
    ['Temple of Debod / restaurants nearby / is the temple free?', /Templo de Debod/u],
    ['a hotel near Atocha / hostels near Retiro / does the hotel we saw first have wifi?', /Hotel Mediodía/u],
    ['a hotel near Atocha / hostels near Retiro / cafés next to the first hostel', /near Bluesock Madrid/u],
    ['jazz bars / the second one / restaurants near there / is the jazz place far from Gran Vía?', /Café Berlín/u],
    [
      'la Casa Museo Lope de Vega / bares de tapas por allí / ¿la casa abre los lunes?',
      /Casa Museo Lope de Vega no abre/u,
    ],
    [
      'la Casa Museo Lope de Vega / bares de tapas por allí / ¿cuál de esos bares es más barato?',
      /Taberna|Cervecería|Casa Gon/u,
    ],
    ['el Templo de Debod / restaurantes cerca / ¿el templo es gratis?', /Templo de Debod/u],
    ['un hotel cerca de Atocha / hostales por el Retiro / ¿el hotel de antes tiene wifi?', /Hotel Mediodía/u],
    ['bares en Malasaña / museos cerca del Retiro / ¿el primer bar tiene terraza?', /^(?!.*[Mm]useo)/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });

  test.each([
    ['museums / how far is the Palacio Real? / the second one', 'museums / the second one'],
    ['museos / ¿cuánto cuesta el Palacio Real? / el segundo', 'museos / el segundo'],
  ])('a number counts the list, also after a question about another place: %s', (messages, direct) => {
    // The name of the place begins both replies.
    expect(textOf(messages).slice(0, 20)).toBe(textOf(direct).slice(0, 20));
  });
});

describe('a way begins where the message says', () => {
  test.each([
    ['Parque del Retiro / how far is the Prado from the park?', /from Parque de El Retiro/u],
    ['Temple of Debod / restaurants nearby / how do I get to the first one from the temple?', /from Templo de Debod/u],
    ['how do I get to the Prado? / no, from Chamberí', /from Chamberí/u],
    ['how do I get to the Thyssen? / sorry, I am coming from Moncloa', /from Moncloa/u],
    ['Parque del Retiro / ¿y desde el parque al Prado?', /desde el Parque de El Retiro/u],
    ['Parque del Retiro / ¿cuánto se tarda desde el Bernabéu hasta allí?', /desde el Estadio Santiago Bernabéu/u],
    ['¿cómo voy al Prado? / no, desde Chamberí', /desde Chamberí/u],
    ['¿cómo llego al Thyssen? / perdona, salgo de Moncloa', /desde Moncloa/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });

  test.each([
    ['jazz bars / the second one / what can we eat around there?', /near Café Berlín/u],
    ['salas de jazz / la segunda / ¿qué se puede comer cerca de allí?', /cerca de Café Berlín/u],
  ])('a search starts at the place in question: %s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('places that are gone are told so', () => {
  test.each([
    ['is Casa Patas still open?', /closed for good in 2020/u],
    ['does Café de Chinitas still exist?', /closed for good/u],
    ['what happened to Club Allard?', /closed for good/u],
    ['can we have dinner at Zalacaín on Friday?', /closed for good/u],
    ['¿sigue abierto Casa Patas?', /cerró para siempre en 2020/u],
    ['¿han cerrado el Café de Chinitas?', /cerró para siempre/u],
    ['¿qué pasó con Embassy?', /cerró para siempre/u],
    ['¿se puede cenar en Santceloni?', /cerró para siempre/u],
  ])('%s', (message, answer) => {
    expect(textOf(message)).toMatch(answer);
  });
});

describe('every question of a message gets its line', () => {
  test.each([
    ['how do I get to the Bernabéu and is it open on Saturday?', /hours.*metro|metro.*hours/su],
    ['how do I get to the Prado and how much is it?', /Prado.*€15/su],
    ['what does the Thyssen cost and do I need to book?', /€.*book|book.*€/su],
    ['¿cómo se llega al Bernabéu y está abierto el sábado?', /metro.*horario|horario.*metro/su],
    ['¿cómo voy al Prado y cuánto cuesta?', /Prado.*15 €/su],
    ['¿cuánto cuesta el Thyssen y hay que reservar?', /€.*reservar/su],
  ])('%s', (message, answer) => {
    expect(textOf(message)).toMatch(answer);
  });
});

describe('a question about the past is answered by the description, or said not to be known', () => {
  test.each([
    [
      'since when has the Prado been open?',
      /My catalogue says of Museo Nacional del Prado: ".*\d{4}|doesn't say how old/u,
    ],
    ['the Mercado de San Miguel / who designed it?', /My catalogue says|doesn't say who/u],
    ['¿desde cuándo existe San Ginés?', /mi catálogo (?:cuenta|no dice)/u],
    ['el Museo del Prado / ¿quién lo construyó?', /mi catálogo (?:cuenta|no dice)/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });

  test.each(['where can I see Guernica?', '¿dónde está el Guernica?'])('a work leads to its museum: %s', (message) => {
    const { places } = lastTurn(world, NOW, [message]);
    expect(places[0]?.place.name).toBe('Museo Nacional Centro de Arte Reina Sofía');
  });

  test.each([
    ['is El Rastro open on Saturday?', /closed on Saturday 28 November: it opens only on Sundays/u],
    ['¿El Rastro abre el sábado?', /no abre: solo abre los domingos/u],
  ])('a market of Sundays says so: %s', (message, answer) => {
    expect(textOf(message)).toMatch(answer);
  });
});
