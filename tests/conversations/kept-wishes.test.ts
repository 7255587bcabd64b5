// What was wished is kept and enforced: distances, hours, needs told once, where people stay; and what is asked of one place,
// named or standing for its kind, is answered of that place.
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceM } from '../../src/geo/point.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);
const named = (name: string) => world.recommend.catalogue.places.find((place) => place.name === name)!;

describe('a distance', () => {
  test.each([
    ['bars within 300 m of Sol', 'Puerta del Sol', 300],
    ['within 300m of sol, bars', 'Puerta del Sol', 300],
    ['bares a menos de 300 m de Sol', 'Puerta del Sol', 300],
    ['museums within 500 m of Atocha', 'Estación de Atocha', 500],
    ['museos a menos de 500 metros de Atocha', 'Estación de Atocha', 500],
    // Ten minutes on foot are some 620 m of the map.
    ["a bar within 10 minutes' walk of Sol", 'Puerta del Sol', 620],
    ['un bar a 10 minutos andando de Sol', 'Puerta del Sol', 620],
  ])('is measured from what is named, and none of the list is farther: %s', (message, from, withinM) => {
    const { places } = lastOf(message);
    const { position } = named(from);
    expect(places.length).toBeGreaterThan(1);
    for (const { place } of places)
      expect(distanceM(position, place.position), place.name).toBeLessThanOrEqual(withinM);
  });

  test.each([
    ['restaurants near Sol', 'within 400 m', /within 400 m/u],
    ['restaurantes cerca de Sol', 'a menos de 400 metros', /a menos de 400 m/u],
  ])('after a list narrows it: %s / %s', (first, second, reply) => {
    expect(lastOf(first, second).text).toMatch(reply);
  });
});

describe('late on a day', () => {
  test.each([
    ['restaurants open late on Sunday', /open late on Sunday 29 November/u],
    ['un bar que cierre tarde el domingo', /abren hasta tarde el domingo 29 de noviembre/u],
  ])('is one condition: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('access', () => {
  test.each([
    ['we need step-free access, wheelchair', 'any park?', /parks .*wheelchair access/u],
    ['museums accessible by wheelchair', 'now a park', /parks .*wheelchair access/iu],
    ['un museo accesible en silla de ruedas', '¿y un parque?', /parques con acceso en silla de ruedas/u],
    ['necesito acceso sin escalones', 'un museo', /museos con acceso en silla de ruedas/u],
  ])('is needed of the next list too: %s / %s', (first, second, reply) => {
    expect(lastOf(first, second).text).toMatch(reply);
  });

  test('looks for no shop of wheelchairs, which somebody who wants to buy one does', () => {
    expect(lastOf('we need step-free access, wheelchair').text).not.toMatch(/orthop/u);
    expect(lastOf('where can I buy a wheelchair').text).toMatch(/orthop/u);
  });
});

describe('where people stay', () => {
  test.each([
    ["we're staying at the Palace", "dinner near where we're staying"],
    ['nos alojamos en The Palace', 'un restaurante cerca de donde nos alojamos'],
    ['me quedo en The Palace', 'un restaurante cerca del hotel'],
  ])('is noted and searched around: %s / %s', (told, asked) => {
    expect(lastOf(told).act).toBe('note');
    expect(lastOf(told, asked).text).toContain('The Palace');
  });
});

describe('somewhere outdoors to eat or drink', () => {
  test.each(['bars outdoors', 'un restaurante al aire libre'])('has a terrace: %s', (message) => {
    const { places } = lastOf(message);
    expect(places.length).toBeGreaterThan(2);
    for (const { place } of places) expect(place.features, place.name).toContain('outdoor_seating');
  });
});

describe('worth it', () => {
  test.each([
    ['what museums are worth it', 'museums'],
    ['¿qué museos merecen la pena?', 'museums'],
    ['¿qué parques valen la pena?', 'parks'],
  ] as const)('asked of a kind lists that kind: %s', (message, category) => {
    const { places } = lastOf(message);
    expect(places.length).toBeGreaterThan(2);
    for (const { place } of places) expect(place.categories).toContain(category);
  });

  test.each(["what's worth seeing", '¿qué merece la pena ver?'])('asked of nothing lists places: %s', (message) => {
    expect(lastOf(message).places.length).toBeGreaterThan(2);
  });
});

describe('asked of the one place that is named', () => {
  test.each([
    ['until what time can we eat at Mercado de San Miguel on Saturday', /28 November, Mercado de San Miguel is open/u],
    ['what time does dinner start at Casa Lucio', /^Casa Lucio is closed now/u],
    ['¿hasta qué hora dan cenas en Casa Lucio?', /^Casa Lucio/u],
    ['Dec 25, Cerralbo, open?', /25 December.*Museo Cerralbo/u],
    ['¿se puede cenar en Casa Lucio el 10 de agosto?', /10 de agosto, Casa Lucio no abre/u],
    ['precio museo naval', /Museo Naval: aportación/u],
    ['how do I reach Casa Lucio', /^Casa Lucio is .* away/u],
  ])('%s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('two places compared', () => {
  test.each([
    ['which takes longer, the Prado or the botanical garden', /^Museo Nacional del Prado takes more time/u],
    [
      '¿qué lleva más tiempo, el Prado o el jardín botánico?',
      /^El Museo Nacional del Prado es lo que lleva más tiempo/u,
    ],
    ['who shuts later tomorrow, the Reina Sofía or the Prado', /closes later on Wednesday 25 November/u],
    [
      'I use a wheelchair, should I choose the Reina Sofía or the botanical garden',
      /I would go for .*Reina Sofía: it is the more accessible by wheelchair/u,
    ],
  ])('by what was asked, also where a kind stands for the name: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('what an older list was for', () => {
  test.each([
    [['restaurants that are definitely vegan in Malasaña', 'restaurants near Sol', 'cheaper'], 'isSure'],
    [['restaurantes veganos seguro en Malasaña, que lo sepáis seguro', 'museos', 'más baratos'], 'isSure'],
    [['restaurants for dinner near Sol', 'museums near Atocha', 'restaurants near Atocha', 'cheaper ones'], 'meal'],
    [['restaurantes para cenar cerca de Sol', 'museos', 'restaurantes cerca de Atocha', 'más baratos'], 'meal'],
    [['the best museum', 'churches'], 'isBest'],
    [['bars in Malasaña or Chueca', 'museums near Atocha'], 'orAround'],
  ] as const)('does not come back with a later one: %s', (messages, field) => {
    expect(lastOf(...messages).state).not.toHaveProperty(field);
  });

  test.each([
    ['a restaurant for dinner near Sol', 'cheaper ones'],
    ['un restaurante para cenar cerca de Sol', 'más baratos'],
  ])('holds for the list that goes on with it: %s, %s', (...messages) => {
    expect(lastOf(...messages).state).toHaveProperty('meal', 'dinner');
  });

  test('holds again when the talk goes back to that list', () => {
    const { state, text } = lastOf('cheap tapas bars near Sol', 'museums', 'back to the bars');
    expect(state).toHaveProperty('budget');
    expect(text).toMatch(/affordable tapas bars/iu);
  });
});
