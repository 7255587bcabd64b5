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
    [['I have two suitcases with me. Where can I leave them, and what does it cost?'], [/lockers/u, /€5 to 10/u]],
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
