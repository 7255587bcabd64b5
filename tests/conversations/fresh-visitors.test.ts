// Ordinary messages of visitors who try the chat for the first time, in both languages: chatting, what other services are for,
// and searches whose noun or condition is easily lost.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const MORNING = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, MORNING, messages);

describe('chatting is answered with a sentence, never with a list', () => {
  test.each([
    ['happy easter', /same to you|best to you/u],
    ['I am so tired', /sorry/iu],
    ['igualmente', /igualmente|que lo pases/u],
    ['estoy agotada', /siento/iu],
    ['qué guay', /Gracias/u],
    ['que sepas que te lo agradezco', /De nada|No hay de qué|A ti/u],
  ])('%s', (message, answer) => {
    const { places, text } = lastOf(message);
    expect(text).toMatch(answer);
    expect(places).toEqual([]);
  });
});

describe('what is in another city is not sought in this one', () => {
  test.each(['museums in paris', 'museos en parís', 'restaurants in Lisbon', 'hoteles en lisboa'])('%s', (message) => {
    const { act, places } = lastOf(message);
    expect(act).toBe('out_of_scope');
    expect(places).toEqual([]);
  });

  test.each(['restaurantes de México', 'food from Peru'])('but a kitchen from there is: %s', (message) => {
    expect(lastOf(message).places.length).toBeGreaterThan(0);
  });
});

describe('places closed on a day', () => {
  test.each([
    ['museums closed on monday', 'closed on Monday 30 November'],
    ['which museums are closed on mondays', 'closed on Monday 30 November'],
    ['museos que cierran los lunes', 'que no abren el lunes 30 de noviembre'],
    ['museos cerrados el lunes', 'que no abren el lunes 30 de noviembre'],
  ])('are those whose doors stay shut: %s', (message, said) => {
    const { text, places } = lastOf(message);
    expect(text).toContain(said);
    expect(places.length).toBeGreaterThan(2);
    const { hours } = world.recommend;
    for (const { place } of places) expect(hours.read(place.openingHours)?.spansOn('2026-11-30')).toEqual([]);
  });

  test.each(['museos que no cierran los lunes', "museums that don't close on mondays"])(
    'but not here: %s',
    (message) => {
      expect(lastOf(message).text).not.toMatch(/closed on|que no abren/u);
    },
  );
});

describe('a taste for something narrow lists just that', () => {
  test.each([
    ['I love palaces', 'palace'],
    ['me encantan los palacios', 'palace'],
    ['me pirran las librerías', 'bookshop'],
  ])('%s', (message, kind) => {
    const { places } = lastOf(message);
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter(({ place }) => !VOCABULARY.isOf(place, 'kind', kind))).toEqual([]);
  });
});

describe('words that no row reads tell places apart by their texts', () => {
  test.each([
    ['a museum about trains', 'Museo del Ferrocarril'],
    ['cafetería de gatos', 'La Gatoteca'],
    ['museum about bullfighting', 'Museo Taurino de Las Ventas'],
  ])('%s', (message, name) => {
    expect(lastOf(message).places.map(({ place }) => place.name)).toContain(name);
  });

  test.each(['museum about zyxwvut', 'museo de zyxwvut'])('what no text has changes nothing: %s', (message) => {
    expect(lastOf(message).places.length).toBe(5);
  });
});

test.each([
  ["I'm a big fan of ramen and museums", 'museums'],
  ['me encantan el ramen y los museos', 'museums'],
])('a dish is asked of kitchens alone: %s', (message, category) => {
  expect(lastOf(message).places.some(({ place }) => place.categories.includes(category as never))).toBe(true);
});

test.each([
  ['no me acuerdo de lo que te he pedido', 'tea'],
  ['we fancy a stroll', 'smart side'],
])('a pronoun is no drink, a verb no quality: %s', (message, wrong) => {
  expect(lastOf(message).text).not.toMatch(new RegExp(`${wrong}|\\bté\\b`, 'u'));
});

test('another time than now asks nothing of this moment', () => {
  expect(lastOf('art galleries', 'the ones open on Sunday').text).not.toContain('right now');
  expect(lastOf('museos gratis abiertos el domingo por la mañana').text).not.toContain('ahora mismo');
});
