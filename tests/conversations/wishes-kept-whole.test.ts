// Wishes as strangers put them, in the shipped catalogue: each reaches the search, or the reply says that it is not known.
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceM } from '../../src/geo/point.ts';
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
const named = (name: string) => world.recommend.catalogue.places.find((place) => place.name === name)!;

describe('where', () => {
  test.each([
    ['steak salamanca', /near Salamanca/u],
    ['tapas plaza mayor', /near Plaza Mayor/u],
    ['gud tapas neer plaza mayor', /near Plaza Mayor/u],
    ['gluten free bakery nr sol', /near Puerta del Sol/u],
    ['Wanda metropolitano whats nearby to eat', /Metropolitano/u],
    ['cena viernes zona Opera', /cerca de Ópera/u],
  ])('is heard beside what is looked for: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });

  test.each([
    ['tapas q NO esten en huertas', /fuera del Barrio de las Letras/u],
    ['bocata de calamares pero no en la plaza mayor', /fuera de la Plaza Mayor/u],
    ['anywhere but the city centre for dinner', /outside the centre/u],
    ['dinner, but not in malasaña or chueca', /outside Malasaña and outside Chueca/u],
  ])('is left out where it is turned down: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });

  test.each([
    ['near my hotel Foo Palace, any good brunch?', 'hotel Foo Palace'],
    ['restaurants near calle inventada 45', 'calle inventada 45'],
    ['algo para cenar cerca del hotel Inventado', 'hotel Inventado'],
  ])('is said to be unknown, and never taken for somewhere else: %s', (message, words) => {
    const { text, places } = lastOf(message);
    expect(text).toMatch(/^(?:I don't know where|No sé dónde está)/u);
    expect(text).toContain(words);
    expect(places.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/palaces|palacios/u);
  });

  test('is the stadium under its former name', () => {
    const { places } = lastOf('Wanda metropolitano whats nearby to eat');
    expect(places.length).toBeGreaterThan(0);
    const { position } = named('Estadio Riyadh Air Metropolitano');
    for (const { place } of places) expect(distanceM(position, place.position)).toBeLessThan(3_000);
  });
});

describe('when', () => {
  test.each([
    ['a quiet cocktail somewhere after midnight', /open tonight/u],
    ["what's open at 4am", /tonight at 04:00/u],
    ['abierto a las 4 de la mañana', /esta noche a las 04:00/u],
    ['museums open mondays?', /museums open on Monday/u],
    ['free entry this evening?', /museums and art galleries free this evening/u],
    ['entrada gratuita esta tarde', /gratis esta tarde/u],
    ['museums free in the evening', /museums free this evening/iu],
    ['dance clubs open tonight', /open tonight/u],
    ['where can i get a haircut, open late', /Hairdressers .*open late/u],
    ['peluqueria q abra tarde por chamberi', /(?:no sé si abren|probablemente (?:no )?abren) hasta tarde/u],
  ])('is the hour that was meant, and no question back: %s', (message, reply) => {
    const { text, act } = lastOf(message);
    expect(act).not.toBe('ask');
    expect(text).toMatch(reply);
  });

  test('of a bed are no opening hours', () => {
    expect(lastOf('hotel near atocha fri to sun').text).not.toMatch(/open on|are open/u);
  });

  test('leaves out what was turned down where only the hour names the kind', () => {
    const { state } = lastOf('is there anything still open at like 4am that isnt a club');
    expect(state.categories).not.toContain('dance clubs');
  });
});

describe('who', () => {
  test.each([
    ['somewhere for tea and cake with my nan, she cant do stairs', /accessible by wheelchair|wheelchair access/u],
    ['un mirador sin escaleras', /acceso en silla de ruedas/u],
  ])('cannot climb stairs is told of access: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });

  test.each(['vegetarian, near retiro, tonight around 8', 'vegetariano, cerca del retiro, esta noche a las 8'])(
    'eats no meat looks for dinner, and for no theatre: %s',
    (message) => {
      expect(lastOf(message).state.categories).toEqual(['restaurants']);
    },
  );
});

describe('what', () => {
  test.each([
    ['markets where you can eat, not san miguel', 'Mercado de San Miguel'],
    ['museums minus the thyssen', 'Museo Nacional Thyssen-Bornemisza'],
  ])('is never the place that was left out: %s', (message, name) => {
    const names = lastOf(message).places.map(({ place }) => place.name);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain(name);
  });

  test.each([
    ['kids bored stiff. it is raining. no museums', 'museums'],
    ['un sitio tranquilo para leer que no sea biblioteca', 'libraries'],
    ['somewhere posh for dinner, she hates fish', 'no kind at all'],
  ])('is not the kind that was refused: %s', (message, category) => {
    const { state, text } = lastOf(message);
    expect(state.categories).not.toContain(category);
    expect(text).not.toMatch(/skip restaurants/u);
  });

  test('is a meal at a price, whoever comes along', () => {
    const { text } = lastOf('10 euros. dinner. me and my flatmate. go');
    expect(text).toMatch(/Restaurants.* €10/u);
  });

  test.each([
    ['where can i watch the sunset with a drink', /bars with a view/iu],
    ['somewhere with a beer garden', /bars with outdoor seating/iu],
    ['a bar that is not irish', /bars that do not serve Irish food/iu],
    ["i'd rather not spend more than a tenner on lunch", /€10 at most/u],
    ['hotel near atocha under 90 a night', /hotels for €90 at most/iu],
    ['table for 12 on saturday night, mexican', /Saturday 28 November at night/u],
    ['algo pa picar barato por lavapies', /restaurantes a buen precio/u],
    ['hotel, que no pase de 150', /150 €/u],
  ])('is said as it was wished: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('what need not be any more', () => {
  test.each([
    ['free museums', "actually it doesn't have to be free", /museums/u, /free/u],
    ['museos gratis', 'no hace falta que sean gratis', /museos/u, /gratuita|gratis/u],
    ['cheap restaurants in lavapies', "price doesn't matter", /restaurants in Lavapi/u, /affordable/u],
    ['restaurantes baratos', 'da igual el precio', /restaurantes/u, /a buen precio|precio alto/u],
    ['italian in salamanca under 20 euros', 'what about without the price limit', /Italian/u, /€20/u],
    ['bars with a terrace near sol', "i don't mind if there's no terrace", /bars near/u, /outdoor seating/u],
  ])('is given up: %s / %s', (first, second, reply, without) => {
    const { text, places } = lastOf(first, second);
    expect(places.length).toBeGreaterThan(1);
    expect(text).toMatch(reply);
    expect(text.split('\n')[0]).not.toMatch(without);
  });
});

describe('of what an area has none', () => {
  test.each([
    ['viet food in lavapies', /In Lavapiés itself I know of none/u],
    ["i can't have nuts or shellfish, thai food in malasaña?", /In Malasaña itself.*can cook without nuts/su],
    ['tengo alergia a los frutos secos, cena tailandesa en malasaña', /En Malasaña no me consta.*sin frutos secos/su],
  ])('the nearest outside are named, and the need is said: %s', (message, reply) => {
    const { text, places } = lastOf(message);
    expect(text).toMatch(reply);
    expect(places.length).toBeGreaterThan(0);
  });
});

describe('a party of many', () => {
  test.each([
    ['table for 12 on saturday night, mexican', /who can seat 12 together/u],
    ['algo barato para cenar, somos 14, el sábado', /dónde caben 14 personas/u],
  ])('is told that nobody knows where it fits: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

test('what is to be forgotten is not looked for beside what is wished instead', () => {
  const { text, places } = lastOf('quiet park', 'then forget parks, a library');
  expect(text).not.toMatch(/parks/iu);
  expect(places.length).toBeGreaterThan(2);
  expect(places.every(({ place }) => place.categories.includes('libraries'))).toBe(true);
});

test('a pharmacy that never closes is open at night', () => {
  expect(lastOf('farmacia 24 horas').places[0]?.place.name).toBe('Farmacia Mayor 13');
});

test('a named time and free entry are two questions of one place', () => {
  const { text } = lastOf('is the prado still worth it if i get there at 6, its free then right');
  expect(text).toMatch(/open at 18:00/u);
  expect(text).toMatch(/free/u);
});

test('of two kinds that are not near, what is nearest of either is told', () => {
  expect(lastOf('any mini golf courses or board game cafes?').text).toContain('Six Board Game Café');
});
