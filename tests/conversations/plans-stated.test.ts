// Whoever states the stops of a plan gets exactly these, in the order and at the hours that were said.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 12:00 in Madrid. */
const NOON = new Date('2026-11-25T11:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOON, messages);

/** "10:00 Museo Nacional del Prado", stop by stop. */
const stopsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\d\d:\d\d|midnight|medianoche) (?:to|a) \S+: ([^(\n]+?)(?: \(|$)/gmu)].map(
    ([, hour, name]) => `${hour} ${name}`,
  );

describe('hours that are said are the hours of the stops', () => {
  test.each([
    ['tomorrow: Prado at 10, lunch at 2, Reina Sofía at 5', [/^10:00 .*Prado/u, /^14:00/u, /^17:00 .*Reina/u]],
    ['tomorrow - prado 10.30, lunch 2, dinner 9', [/^10:30 .*Prado/u, /^14:00/u, /^21:00/u]],
    ['plan friday: drinks at La Venencia at 8, dinner at Botín at 9.30', [/^20:00 La Venencia/u, /^21:30 .*Botín/u]],
    ['friday night: tapas at 8 -> drinks at 10 -> club at 1', [/^20:00/u, /^22:00/u, /^01:00/u]],
    ['mañana: desayuno a las 9, prado a las 10 y media, comer a las 2', [/^09:00/u, /^10:30 .*Prado/u, /^14:00/u]],
    ['esta noche, vinos a las 8 y cena a las 9 y media, nada más', [/^20:00/u, /^21:30/u]],
    ['mañana Prado 10h, comida 14h, Reina Sofia 17h, cena 21h', [/^10:00/u, /^14:00/u, /^17:00/u, /^21:00/u]],
    ['Para el viernes: cena a las 9, antes una copa a las 8 y después flamenco', [/^20:00/u, /^21:00/u, /./u]],
  ])('%s', (message, stops) => {
    const planned = stopsIn(lastOf(message).text);
    expect(planned).toHaveLength(stops.length);
    for (const [at, stop] of stops.entries()) expect(planned[at]).toMatch(stop);
  });
});

describe('nothing is added to what is stated', () => {
  test.each([
    ['somewhere nice for dinner tonight for two, and a quiet wine bar before?', 2],
    ['A night out on saturday: dinner, then drinks', 2],
    [
      'Could you plan tomorrow? We would like to see the Prado in the morning, a sit-down lunch, and something gentle after',
      3,
    ],
    ['mañana queremos ver el Prado y luego comer', 2],
    ['plan para el sábado: algo de arte a la mañana, almuerzo rico y a la noche un show de flamenco', 3],
    ['venimos de Bilbao el sábado; queremos ver el Palacio Real, comer bien y tomar un café tranquilo', 3],
  ])('%s', (message, count) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('plan');
    expect(stopsIn(text)).toHaveLength(count);
  });

  test.each([
    ['a day in madrid tomorrow with the prado', 4],
    ['un plan para mañana con el Prado', 4],
  ])('but for time that is left open: %s', (message, least) => {
    expect(stopsIn(lastOf(message).text).length).toBeGreaterThanOrEqual(least);
  });
});

describe('a whole that is stated anew takes the place of the plan that stands', () => {
  test.each([
    [
      'make me a plan for tomorrow',
      'no no. just the royal palace at 10 and lunch at botín at 2',
      [/^10:00 Palacio Real/u, /^14:00 .*Botín/u],
    ],
    [
      'plan saturday: Prado, lunch, flamenco',
      'wrong way round: flamenco at 7 and THEN dinner at 9.30',
      [/^19:00/u, /^21:30/u],
    ],
    ['hazme un plan para el sábado', 'al revés: primero comer y luego el museo, solo eso', [/./u, /Museo|Museum/u]],
    ['un plan para mañana', 'a ver: 10 Prado, 14 comer, 17 Retiro', [/^10:00 .*Prado/u, /^14:00/u, /^17:00 .*Retiro/u]],
    [
      'un plan para mañana',
      'solo la Plaza Mayor a las 5 y un chocolate con churros después, nada más',
      [/^17:00 Plaza Mayor/u, /./u],
    ],
  ])('%s, %s', (before, anew, stops) => {
    const { text } = lastOf(before, anew);
    const planned = stopsIn(text);
    expect(planned).toHaveLength(stops.length);
    for (const [at, stop] of stops.entries()) expect(planned[at]).toMatch(stop);
  });

  test('its day holds, and a meal that stands keeps its table', () => {
    const before = lastOf('un plan para el sábado con mi madre');
    const table = /: ([^(\n]+) \(comida/u.exec(before.text)?.[1];
    const { text } = lastOf(
      'un plan para el sábado con mi madre',
      'no, solo el Thyssen a las 11 y luego comer, nada más',
    );
    expect(text).toMatch(/sábado 28 de noviembre con tu madre/u);
    expect(text).toContain(`${table} (comida`);
  });
});

describe('what cannot be a stop is named', () => {
  test.each([
    ['tomorrow: Thyssen at 11, lunch at 2, a rest in the hotel, and then flamenco at 9', /“a rest in the hotel”/u],
    ['mañana: churros a las 10, Reina Sofía, comida y siesta', /«siesta»/u],
  ])('%s', (message, said) => {
    expect(lastOf(message).text).toMatch(said);
  });
});

describe('one table is no plan, and where people come from is no start', () => {
  test.each(['somewhere nice for dinner tomorrow night near Gran Vía', 'un sitio para cenar mañana por chueca'])(
    '%s',
    (message) => {
      expect(['recommend', 'nearby']).toContain(lastOf(message).act);
    },
  );

  test.each([
    'Venimos mi mujer y yo de Salamanca a pasar el día. Queríamos ver el Prado y luego comer',
    'We are visiting from Salamanca. Tomorrow the Prado at 10 and then lunch',
  ])('%s', (message) => {
    expect(lastOf(message).text).not.toMatch(/Salamanca/u);
  });
});

describe('what the pack names by a topic is a stop, and told of', () => {
  test.each([
    [
      'un plan para mañana: Prado a las 10, comer y por la tarde las luces de navidad',
      [/^10:00 .*Prado/u, /./u, /^1[78]:\d\d Gran Vía/u],
      /Las luces de Navidad se encienden/u,
    ],
    [
      'tomorrow the Thyssen at 11, lunch, then something christmassy',
      [/^11:00 .*Thyssen/u, /./u, /Plaza Mayor/u],
      /Christmas market of Plaza Mayor/u,
    ],
    ['mañana: librerías antiguas y luego comer', [/Moyano/u, /./u], /Cuesta de Moyano/u],
    ['tomorrow: dinner at 9 and then the lights', [/^21:00/u, /Gran Vía/u], /lights are on/u],
  ])('%s', (message, stops, told) => {
    const { text } = lastOf(message);
    const planned = stopsIn(text);
    expect(planned).toHaveLength(stops.length);
    for (const [at, stop] of stops.entries()) expect(planned[at]).toMatch(stop);
    expect(text).toMatch(told);
  });
});

describe('what is said of one stop, or of the end, holds', () => {
  test.each([
    ['sábado 28, retiro de 11 a 13, y luego comer', [/^11:00 Parque de El Retiro/u, /./u]],
    ['saturday 10 to 14: the Prado, then lunch', [/^10:\d\d .*Prado/u, /./u]],
    [
      'mañana: comer a las 2, el Museo de Ciencias Naturales hasta las 5 y luego churros de vuelta a Sol',
      [/^14:00/u, /Ciencias Naturales/u, /^17:[1-5]\d .*(?:Chocolat|Churr|Ginés)/u],
    ],
    ['tonight: tapas and wine near Plaza Mayor at 8, then jazz', [/^20:00/u, /./u]],
    ['esta noche: cena a las 9, restaurante, cocina española, y luego jazz', [/^21:00/u, /./u]],
  ])('%s', (message, stops) => {
    const planned = stopsIn(lastOf(message).text);
    expect(planned).toHaveLength(stops.length);
    for (const [at, stop] of stops.entries()) expect(planned[at]).toMatch(stop);
  });

  test('a museum is seen no longer than its doors are open', () => {
    expect(lastOf('sunday: lunch at 2, the Prado at 5, then burgers').text).toMatch(/17:00 to 19:00: .*Prado/u);
  });

  test('a plan of the day has no gap of hours', () => {
    const count = (message: string) => stopsIn(lastOf(message).text).length;
    expect(count('un plan para el día, mañana: Thyssen a las 10, comer y luego las luces')).toBeGreaterThan(3);
    expect(count('mañana: Thyssen a las 10, comer y luego las luces')).toBe(3);
  });
});
