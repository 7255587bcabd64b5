// When to set out for a flight or a train that the asker tells of, in the same message or before it.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('when to leave is counted back from the departure', () => {
  test.each([
    [['what time should I leave for the airport? my flight is at 9:40'], /by 07:40.*set out by about/u],
    [['my flight is at 9:40 from T4', 'when should I leave Malasaña?'], /Aeropuerto T4 by 07:40.*from Malasaña/u],
    [['mi tren sale de Chamartín a las 21:30, ¿a qué hora salgo de Sol?'], /21:30.*a las 21:05.*sal de Sol/u],
    [['cuánto tiempo antes tengo que estar en Atocha? tengo tren a las 8:15'], /Atocha a las 07:50/u],
    [['vuelo mañana a las 6:30, ¿a qué hora salgo de Lavapiés?'], /en taxi, que a esa hora no hay metro/u],
  ])('%j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });

  test('and a hotel that somebody has is looked for nowhere', () => {
    const { text } = lastOf(
      "I'm at a hotel by Plaza de Castilla. where can I buy ham, and when should I leave for the airport?",
    );
    expect(text).not.toMatch(/hotels/iu);
    expect(text).toMatch(/two hours before/u);
  });
});

describe('several asks of the city are each told once', () => {
  test.each([
    [['a qué hora prenden las luces hoy y en qué calles están más bonitas'], [/18:00/u, /Preciados/u]],
    [['I have two suitcases with me. Where can I leave them, and what does it cost?'], [/lockers/u, /about €5 a day/u]],
    [['¿Cuánto cuesta el Thyssen? mi mamá tiene 70, ¿le hacen descuento?'], [/14 €/u, /10 € de 14/u]],
    [['se puede subir con el carrito al bus? y cuánto paga un niño de 5'], [/carrito abierto/u, /cuatro años/u]],
    [['do i tip taxi drivers? and how much from atocha to malasaña'], [/rounds up/u, /€6 to 9/u]],
    [
      ['las luces de Navidad, ¿a qué hora?', 'vale. en qué calles están? y una churrería cerca'],
      [/Gran Vía/u, /San Ginés/u],
    ],
  ])('%j', (messages, told) => {
    const { text } = lastOf(...messages);
    for (const each of told) expect(text).toMatch(each);
    const sentences = text.split(/(?<=\.)\s/u).filter((each) => each.length > 20);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('who has just arrived somewhere is there', () => {
  const LUGGAGE = /Consigna de Atocha|has left luggage|Hay consigna/u;

  test.each([
    'acabo de llegar a atocha con 2 maletas y mi tren a sevilla no sale hasta las 19:00. donde puedo dejar las maletas?',
    'acabo de llegar a atocha en tren. donde puedo dejar las maletas?',
    'just got to Atocha. where can I leave my bags and how much is it?',
  ])('no way leads there: %s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(LUGGAGE);
    expect(text).not.toMatch(/En metro se tarda|on foot|I don't know what/u);
  });

  test.each([
    ['acabo de llegar a atocha. ¿cómo voy al Prado?', /Prado está a .* desde .*Atocha/u],
    ['I just arrived at Atocha. how do I get to the Prado?', /Prado is .* from Atocha/u],
  ])('the way begins there: %s', (message, way) => expect(lastOf(message).text).toMatch(way));

  test('a locker for the suitcase is no shop of suitcases', () => {
    const need = 'Lo que necesito ahora es una consigna para la maleta aquí en Atocha';
    const { text } = lastOf('Estoy en Atocha con una maleta.', `No, no, me refiero al tren a Bilbao. ${need}`);
    expect(text).toMatch(/1\. Consigna de Atocha/u);
    expect(text).not.toMatch(/CaixaForum|2\. /u);
  });
});

// It is 17:00 then.
test.each([
  ['italian restaurant for 5 tonight near Sol', /open tonight/u],
  ['tapas near Sol at 5 tonight', /open right now/u],
])('a table for five is for people, and tonight has no small hours: %s', (message, when) => {
  const { text } = lastOf(message);
  expect(text).toMatch(when);
  expect(text).not.toMatch(/05:00/u);
});
