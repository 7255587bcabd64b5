// A message that asks for several things gets an answer to each, in its order, in one reply.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

/** The answers of a reply, one after another. */
const partsOf = (text: string): readonly string[] => text.split('\n\n');

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number));

describe('a question about a place, and something to look for: both', () => {
  test.each([
    [
      'when does the Reina Sofia shut, and is there anywhere to have dinner after?',
      /21:00/u,
      /^.*restaurants.*Reina Sof/iu,
    ],
    ['¿A qué hora cierra el Reina Sofía y hay algún sitio para cenar después?', /21:00/u, /restaurantes.*Reina Sof/iu],
    [
      'Is the Prado wheelchair accessible, and is there a café near it?',
      /wheelchair/u,
      /caf[eé]s near Museo Nacional del Prado/iu,
    ],
    [
      '¿El Prado es accesible en silla de ruedas y hay alguna cafetería cerca?',
      /silla de ruedas/u,
      /cafeterías|cafetería/iu,
    ],
  ])('%s', (message, fact, lead) => {
    const [first, second] = partsOf(lastOf(message).text);
    expect(first).toMatch(fact);
    expect(second).toMatch(lead);
  });
});

describe('two kinds, each with its own wishes: two short lists, numbered through', () => {
  test.each([
    ['a museum with a café and a park for the kids', /museums/iu, /parks good for children/iu],
    [
      'which park can our dog run about in, and is there a bar with a terrace near there?',
      /^[^\n]*parks/iu,
      /^[^\n]*outdoor seating/iu,
    ],
    ['un parque para el perro y un bar con terraza', /^[^\n]*parques/iu, /^[^\n]*bares con terraza/iu],
    ['looking for second hand records and some vintage clothes', /record shops/iu, /vintage/iu],
  ])('%s', (message, one, other) => {
    const { text, listed } = lastOf(message);
    const [first, second] = partsOf(text);
    expect(first).toMatch(one);
    expect(second).toMatch(other);
    const numbers = numbersIn(text);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(listed).toHaveLength(numbers.length);
    expect(numbersIn(first!).length).toBeLessThanOrEqual(3);
    expect(numbersIn(second!).length).toBeLessThanOrEqual(3);
  });

  test('a wish of the second is not asked of the first', () => {
    const [first, second] = partsOf(
      lastOf('which park can our dog run about in, and is there a bar with a terrace?').text,
    );
    expect(first).not.toMatch(/outdoor seating/u);
    expect(second).toMatch(/outdoor seating/u);
  });

  test('numbers point into both lists', () => {
    const talk = chat.begin('numbers', NOW, SOL);
    const { text } = talk.say('un parque para el perro y un bar con terraza');
    const fourth = /^4\. ([^(]+) \(/mu.exec(text)![1]!;
    expect(talk.say('¿cómo llego al cuarto?').text).toContain(fourth);
  });
});

describe('what is told once holds for both', () => {
  test.each([
    ['What time does the Prado close on Sunday and where can I have lunch after?', /restaurants[^\n]*Sunday/iu],
    ['¿A qué hora cierra el Prado el domingo y dónde puedo comer después?', /restaurantes[^\n]*domingo/iu],
    ["I'm vegan. What time does the Prado close and where can I eat after?", /vegan food/u],
    ['Soy vegana. ¿A qué hora cierra el Prado y dónde puedo comer después?', /vegan/u],
  ])('%s', (message, said) => {
    expect(lastOf(message).text).toMatch(said);
  });
});

describe('what the errand is about is told before it', () => {
  test.each([
    [
      'I left my umbrella on the train and it may rain. where do i buy one and what can i do indoors for an hour',
      'Casa de Diego',
    ],
    ['my phone screen cracked, who can fix it today and where can I wait meanwhile', 'phone repair'],
    ['se me ha roto la pantalla del móvil, ¿quién la arregla y dónde puedo esperar mientras?', 'reparación de móviles'],
  ])('%s', (message, said) => {
    const [first, second] = partsOf(lastOf(message).text);
    expect(first).toContain(said);
    expect(second).toMatch(/^1\. |^2\. /mu);
  });
});

test('where a thing was lost is no wish', () => {
  const { text } = lastOf('I left my umbrella on the plane, where do I buy one?');
  expect(text).toContain('Casa de Diego');
  expect(text).not.toContain('plane');
});

test('whether one must book is told after the list', () => {
  const [list, booking] = partsOf(lastOf('Recommend me a jazz bar tonight. Do I need to book?').text);
  expect(list).toMatch(/^1\. /mu);
  expect(booking).toMatch(/book/u);
});

describe('yes or no, and then the next question', () => {
  test.each([
    ['is Debod free? and open now?', /free[\s\S]*20:00/u],
    ['¿Debod es gratis? ¿y está abierto ahora?', /gratuita[\s\S]*20:00/u],
    ['how much is the royal palace and is it open tomorrow morning', /14[\s\S]*(?:open|10:00)/u],
  ])('%s', (message, said) => {
    expect(lastOf(message).text).toMatch(said);
  });
});

describe('what somebody eats holds for tables alone', () => {
  test.each([
    ["i'm vegetarian, where can we eat and is there a chemist open nearby", /vegetarian food/u, /pharmacies near/iu],
    ['soy vegetariana, dónde comemos y hay alguna farmacia cerca?', /comida vegetariana/u, /farmacias cerca/iu],
  ])('%s', (message, table, errand) => {
    const [first, second] = partsOf(lastOf(message).text);
    expect(first).toMatch(table);
    expect(second).toMatch(errand);
    expect(second).not.toMatch(/vegetarian/u);
  });

  test.each([
    ['im vegan and my sister eats meat, where can we have dinner', /restaurants with vegan food/iu],
    ['soy vegana y mi hermano come de todo, dónde cenamos', /restaurantes con comida vegana/iu],
  ])('who eats everything asks for nothing: %s', (message, said) => {
    const { text } = lastOf(message);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/sister|hermano|meat|carne/u);
  });
});

describe('one ask stays one', () => {
  test.each([
    'somewhere quiet where I can read and where they do good cake',
    'un sitio tranquilo donde leer y donde haya buen café',
    'museums and parks near Sol',
    'a museum and a bar near Atocha',
    'a place to eat and drink near the Prado',
    'restaurants with a terrace and live music',
    'busco un bar tranquilo y que tenga terraza',
    '¿hay algún museo gratis hoy y que esté abierto hasta tarde?',
    'somewhere nice for tapas tonight, me and my wife, not too loud',
    'thanks! and somewhere for a beer',
    'is there a museum near here, and which is open late this evening?',
    'necesito cortarme el pelo hoy. ¿Barbería sin cita?',
    'algo que hacer después de comer con mis padres',
  ])('%s', (message) => {
    expect(partsOf(lastOf(message).text)).toHaveLength(1);
  });
});
