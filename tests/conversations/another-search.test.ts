// When a message asks for other places than those on the table, or turns some of them down: the list follows it, and no fact of
// the place that was talked of is told in its stead.
import { describe, expect, test } from 'vitest';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 27 November 2026, 13:00 in Madrid. */
const NOW = new Date('2026-11-27T12:00:00Z');
const world = worldOver(await shippedCatalogue());
const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

const namesOf = ({ places }: ReturnType<typeof lastOf>): readonly string[] => places.map(({ place }) => place.name);

describe('a kind of place with "which" is looked for, after one place was talked of', () => {
  test.each([
    ['Does the Cerralbo museum have a lift?', 'and which museums near here are wheelchair accessible?'],
    ['¿El Museo Cerralbo tiene ascensor?', '¿y qué museos de por aquí son accesibles?'],
    ['does Café Gijón have a terrace?', 'ok, what cafés around here have a terrace?'],
  ])('%s | %s', (first, second) => expect(lastOf(first, second).places.length).toBeGreaterThan(2));
});

describe('what is turned down of a list is sifted out of it, and asked of none', () => {
  test.each([
    ['Italian restaurants near Ópera', 'which of them are open now? and no pizza'],
    ['restaurantes italianos cerca de Ópera', '¿cuáles abren ahora? y sin pizza'],
  ])('%s | %s', (first, second) => {
    const last = lastOf(first, second);
    expect(last.text).not.toMatch(/Yes, as far as I know|Sí, que yo sepa/u);
    expect(last.places.every(({ place }) => !place.types.includes('pizzeria'))).toBe(true);
  });
});

describe('something under a roof for the afternoon is no table, after tables', () => {
  test.each([
    [
      'a Galician restaurant near Sol',
      'lovely. and for the afternoon, something calm and indoors, what do you recommend?',
    ],
    ['un restaurante gallego por Sol', 'perfecto. ¿y por la tarde qué me recomiendas, algo tranquilo y a cubierto?'],
  ])('%s | %s', (first, second) => {
    const { places } = lastOf(first, second);
    expect(places.length).toBeGreaterThan(2);
    expect(places.every(({ place }) => !place.categories.includes('restaurants'))).toBe(true);
  });

  test.each([
    ['museums near Callao', 'no, I meant other places, not those'],
    ['museos por Callao', 'no, me refería a otros sitios, no a esos'],
  ])('and other places are none of those that were shown: %s | %s', (first, second) => {
    const before = new Set(namesOf(lastOf(first)));
    const after = namesOf(lastOf(first, second));
    expect(after.length).toBeGreaterThan(1);
    expect(after.filter((name) => before.has(name))).toEqual([]);
  });
});

describe('a correction holds for every day that it names', () => {
  test.each([
    ['museums near Tribunal', 'when does the first open on Friday?', 'no, I meant the second. Saturday and Sunday'],
    ['museos por Tribunal', '¿a qué hora abre el primero el viernes?', 'no, digo el segundo, el sábado y el domingo'],
  ])('%s | %s | %s', (list, asked, corrected) => {
    const { text } = lastOf(list, asked, corrected);
    expect(text).toMatch(/Saturday|sábado/u);
    expect(text).toMatch(/Sunday|domingo/u);
  });

  test.each([
    [
      'bars near Ópera',
      'the concert is on Saturday and we come out at eleven. which of those are open then?',
      /tomorrow/u,
    ],
    ['bares por Ópera', 'el concierto es el sábado y salimos a las once. ¿cuáles abren entonces?', /mañana/u],
  ])('and an hour is of the day before it: %s | %s', (list, then, day) => expect(lastOf(list, then).text).toMatch(day));
});

describe('two wishes in one message', () => {
  test.each([
    [
      'hotels near Atocha',
      'how do I get to the second? and after dinner an ice cream parlour close by would be lovely',
    ],
    ['hoteles cerca de Atocha', '¿cómo llego al segundo? y después de cenar estaría bien una heladería cerca'],
  ])('are both answered, and numbers count what was shown before: %s | %s', (list, both) => {
    const { text } = lastOf(list, both);
    expect(text).toMatch(/ice cream|heladería/iu);
    expect(text.match(/as the crow flies|en línea recta/gu)?.length ?? 0).toBeLessThan(2);
  });

  test.each([
    'a sushi place for lunch and somewhere quiet to read after',
    'sushi para comer y luego un sitio tranquilo para leer',
  ])('what comes after a meal is not for its hour: %s', (message) => {
    const parts = lastOf(message).text.split('\n\n');
    expect(parts.at(-1)).not.toMatch(/at lunchtime|a la hora de comer/u);
  });
});

describe('a list', () => {
  test.each(['a small museum near Sol', 'un museo que no sea muy grande cerca de Sol'])(
    'has small houses where they are asked for: %s',
    (message) => {
      const { places } = lastOf(message);
      expect(places.length).toBeGreaterThan(2);
      expect(places.every(({ place: { visitMinutes = 0 } }) => visitMinutes <= 75)).toBe(true);
    },
  );

  test.each(['a playground near the Templo de Debod', 'un parque infantil cerca del Templo de Debod'])(
    'of playgrounds has parks that have one: %s',
    (message) => {
      const { places } = lastOf(message);
      expect(places.length).toBeGreaterThan(2);
      expect(places.every(({ place }) => place.features.includes('playground'))).toBe(true);
    },
  );

  test.each(['museums for small children near Sol', 'museos para niños pequeños cerca de Sol'])(
    'and small children are no small houses: %s',
    (message) => expect(lastOf(message).text).not.toMatch(/75/u),
  );

  test.each([
    ['cocktail bars in La Latina', 'they may be further out, like Lavapiés', /cocktail bars? (?:in|near) Lavapiés/u],
    ['coctelerías en La Latina', 'pueden estar más lejos, como Lavapiés', /coctelerías? (?:en|cerca de) Lavapiés/u],
  ])('goes where it may be farther: %s | %s', (first, second, lead) =>
    expect(lastOf(first, second).text).toMatch(lead),
  );

  test.each([
    ['plan my day tomorrow: the Prado, lunch and the Retiro', 'forget it. only some quiet cafés near the Prado'],
    ['hazme un plan para mañana: el Prado, comer y el Retiro', 'déjalo. dime solo cafés tranquilos cerca del Prado'],
  ])('stands for a plan that is taken back: %s | %s', (plan, list) =>
    expect(lastOf(plan, list).text).toMatch(/^.*(?:cafés|cafeterías)/iu),
  );
});

test('a tie by the way goes to what is known to be served there', () => {
  const { places } = lastOf(
    '¿cuánto cuesta el Museo del Ferrocarril?',
    'y un sitio para comer por ahí con los niños, con pizza',
  );
  expect(places[0]?.place.cuisines).toContain('italian');
});
