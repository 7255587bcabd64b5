// Lists around something that was named, for a meal, and of what the catalogue cannot tell: what stands in them, and in which order.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

/** Metres of each line of a list. */
const waysIn = (text: string): readonly number[] =>
  [...text.matchAll(/\((\d+(?:[.,]\d)?) (k?m)\b/gu)].map(
    ([, number = '', unit]) => Number(number.replace(',', '.')) * (unit === 'km' ? 1000 : 1),
  );

const textOf = (...messages: readonly string[]): string => lastOf(...messages).text;

describe('around something that was named', () => {
  test.each(['cafés near Príncipe Pío', 'bares cerca de la estación de Atocha', 'pizza next to Plaza de España'])(
    'the nearest go first: %s',
    (message) => {
      // Round the corner is as near as next door.
      const ways = waysIn(textOf(message)).map((way) => Math.max(way, 300));
      expect(ways.length).toBeGreaterThan(2);
      expect(ways).toEqual(ways.toSorted((a, b) => a - b));
    },
  );

  test.each([
    ['tapas por chueca o embajadores', /Chueca[\s\S]*Embajadores/u],
    ['a bar in malasaña or arganzuela', /Malasaña[\s\S]*Arganzuela/u],
    ['I need a hotel for two nights. Chueca or Malasaña.', /Chueca[\s\S]*Malasaña/u],
    ['Busco un restaurante japonés. Chamberí.', /Chamberí/u],
    ['I just moved to Chamberí, any parks for my dog?', /Chamberí/u],
    ['me acabo de mudar a Arganzuela, ¿dónde hay parques?', /Arganzuela/u],
  ])('parts of the city are read as such: %s', (message, where) => {
    expect(textOf(message)).toMatch(where);
    expect(textOf(message)).not.toMatch(/“(?:embajadores|arganzuela)”|«(?:embajadores|arganzuela)»/iu);
  });

  test.each([
    [['hotels near Chamartín', 'which is nearer to here?'], /from Chamart/u],
    [['hoteles cerca de Chamartín', '¿cuál está más cerca de aquí?'], /contando desde/u],
  ])('"here" is where the asker stands: %s', (messages, measured) => {
    expect(textOf(...messages)).not.toMatch(measured);
  });
});

describe('for a meal', () => {
  test.each(['a cheap place for dinner', 'algo barato para cenar', 'somewhere casual for dinner near Chueca'])(
    'nothing that shuts before it: %s',
    (message) => {
      expect(textOf(message)).not.toMatch(/(?:until|hasta las) (?:1\d|20|21):/u);
      expect(textOf(message)).toMatch(/1\. /u);
    },
  );

  test.each(['restaurants near Sevilla metro', 'restaurantes cerca de la estación de Sevilla'])(
    'a shopping centre is no restaurant: %s',
    (message) => expect(textOf(message)).not.toMatch(/Galería Canalejas/u),
  );

  test.each([
    ['my in-laws speak no German, a restaurant for tomorrow', /German/u],
    ['mis suegros no hablan francés, un restaurante para mañana', /frances/u],
  ])('a language is no kitchen: %s', (message, kitchen) => {
    expect(textOf(message)).not.toMatch(kitchen);
    expect(textOf(message)).toMatch(/1\. /u);
  });

  test.each([
    [['somewhere for breakfast', 'no, tomorrow at 8'], /tomorrow at 08:00/u],
    [['un sitio para desayunar', 'mejor mañana a las 8'], /mañana a las 08:00/u],
  ])('a bare hour of breakfast is of the morning: %s', (messages, when) => expect(textOf(...messages)).toMatch(when));
});

describe('what the catalogue cannot tell', () => {
  test.each([
    ['a club without reggaeton', /don't know whether there is reggaeton/u],
    ['discotecas que no pongan reggaeton', /no sé si hay reggaeton/iu],
  ])('of what is not wanted is said so: %s', (message, told) => {
    expect(textOf(message)).toMatch(told);
    expect(textOf(message)).not.toMatch(/description|descripción/u);
  });

  test.each(["a restaurant for my parents' golden wedding", 'restaurante para las bodas de plata de mis tíos'])(
    'the occasion is no wish: %s',
    (message) => expect(textOf(message)).not.toMatch(/“|«(?:bodas|plata)/u),
  );

  test.each(['a skate park', '¿hay algún skatepark?'])('nothing unlike it is offered: %s', (message) => {
    expect(chat.begin(message, NOW, SOL).say(message).listed).toEqual([]);
  });

  test.each([
    ['This week has been hard. A quiet park early tomorrow?', /tomorrow/u],
    ['Vaya semana llevamos. ¿Un parque tranquilo mañana temprano?', /mañana/u],
  ])('early tomorrow is tomorrow: %s', (message, when) => {
    expect(textOf(message)).toMatch(when);
    expect(textOf(message)).not.toMatch(/today|hoy/u);
  });

  test.each([
    ['Is the Museo Cerralbo open tomorrow?', 'another one like it but smaller'],
    ['¿El Museo Cerralbo abre mañana?', 'otro parecido pero más pequeño'],
  ])('what is like a museum is a museum: %s', (...messages) => expect(textOf(...messages)).toMatch(/muse/iu));
});

describe('what was asked for and may be so or not', () => {
  test.each([
    ['tapas bars with a terrace near Chueca', "the terrace doesn't matter", /outdoor seating|terrace/u],
    ['bares de tapas con terraza por Chueca', 'la terraza es lo de menos', /con terraza/u],
  ])('is given up: %s', (first, next, wish) => {
    expect(textOf(first)).toMatch(wish);
    expect(textOf(first, next)).not.toMatch(wish);
  });
});
