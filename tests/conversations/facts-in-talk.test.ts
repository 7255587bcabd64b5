// Follow-ups that ask: why, how two differ, the way on, the way at night, food at a stage, what should be kept in mind.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

describe('what should be kept in mind is noted, and no list given again', () => {
  test.each([
    ['restaurants in chueca', "I'm coeliac, remember that", /keep in mind that you need gluten-free/u],
    ['restaurants in chueca', "keep in mind I'm vegetarian", /keep in mind that you eat vegetarian|vegetarian/u],
    ['restaurantes en chueca', 'apúntate que soy celiaca', /Tengo en cuenta.*sin gluten/u],
    ['museos cerca', 'acuérdate de que voy en silla de ruedas', /Tengo en cuenta/u],
  ])('%s / %s', (first, told, noted) => {
    const { text, listed } = lastOf(first, told);
    expect(text).toMatch(noted);
    expect(listed).toEqual([]);
  });
});

describe('ways', () => {
  test.each([
    ['how do I get to Lavapiés at 2am', /metro is closed.*night bus/u],
    ['cómo vuelvo a Vallecas a las 2 de la mañana', /metro está cerrado.*búhos/u],
  ])('at night nobody is sent to the metro: %s', (message, instead) => {
    const { text } = lastOf(message);
    expect(text).toMatch(instead);
    expect(text).not.toMatch(/By metro|En metro|nearest metro|metro más cercana/u);
  });

  test('by day the metro runs', () => {
    expect(lastOf('cómo vuelvo a Vallecas a las 5 de la tarde').text).toMatch(/En metro/u);
  });

  test.each([
    [
      ['how do I get from the airport to Sol', 'and from there on to the Retiro'],
      /from Puerta del Sol to Parque de El Retiro/u,
    ],
    [
      ['cómo voy de atocha al prado', 'y de ahí al templo de debod'],
      /desde el Museo Nacional del Prado hasta el Templo de Debod/u,
    ],
    [
      ['cómo voy de atocha al prado', 'y de ahí al templo de debod', 'y luego al palacio real'],
      /Palacio Real.*desde el Templo de Debod/u,
    ],
    [['how do I get to the Prado', 'no, from Atocha'], /Prado.*from Estación de Atocha/u],
  ])('go on from where the last one ended: %s', (messages, way) => {
    expect(lastOf(...messages).text).toMatch(way);
  });
});

test.each([
  ['a museum nearby', 'why that one?', /you asked for/u, /You like/u],
  ['un museo por aquí', '¿por qué ese?', /lo que pediste/u, /Te gustan/u],
])('to ask for museums is no liking: %s', (first, why, told, invented) => {
  const { text } = lastOf(first, why);
  expect(text).toMatch(told);
  expect(text).not.toMatch(invented);
});

describe('two that are alike are told apart', () => {
  test.each([
    ['faunia or the zoo', 'which is better for kids', /Both suit children.*nearer.*Allow about/su],
    ['el retiro o la casa de campo', 'cuál es mejor para niños', /Los dos van bien con niños.*más cerca.*Calcula/su],
  ])('%s', (first, second, apart) => {
    expect(lastOf(first, second).text).toMatch(apart);
  });

  test.each([
    ['restaurants in Chueca', 'and the best rated', /can't say which has the best rating/u],
    ['restaurantes en Chueca', 'y el mejor valorado', /No puedo decirte cuál es el mejor valorado/u],
  ])('nobody has rated them: %s', (first, second, honest) => {
    expect(lastOf(first, second).text).toMatch(honest);
  });
});

describe('to eat at a stage', () => {
  test.each([
    ['tablaos flamencos', 'can we eat there', /Corral de la Morería serves food.*Cardamomo/su],
    ['flamenco show tonight', 'do they serve dinner there?', /Corral de la Morería serves food/u],
    ['tablaos por el centro', 'en el segundo se puede cenar?', /no dice si sirve comidas/u],
  ])('%s / %s', (first, second, told) => {
    expect(lastOf(first, second).text).toMatch(told);
  });
});

test('what was listed for a dish that does harm is not listed again', () => {
  const talk = chat.begin('harm', NOW, SOL);
  const before = talk.say('bocadillo de calamares por la plaza mayor').listed;
  const { listed } = talk.say('soy alérgico al marisco, algo ahí mismo');
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.filter((placeId) => before.includes(placeId))).toEqual([]);
});

test('hours of the day that was asked for', () => {
  expect(lastOf('museums near retiro', 'which one is open on Tuesdays?').text).toMatch(
    /Prado \(700 m,[^)]* 10:00 to 20:00 that day\)/u,
  );
});

test.each([
  [['quiet park to read in', 'which has toilets'], /The same goes for/u],
  [['parque tranquilo para leer', 'cuál tiene baños'], /Lo mismo pasa con/u],
])('what is asked of each is told of each: %s', (messages, told) => {
  expect(lastOf(...messages).text).toMatch(told);
});

test.each([
  [['how do I get to debod', 'and from there somewhere for dinner'], /near Templo de Debod/u],
  [['cómo llego al templo de debod', 'y de ahí a cenar algo'], /cerca del Templo de Debod/u],
])('a search goes on where the way led: %s', (messages, there) => {
  expect(lastOf(...messages).text).toMatch(there);
});

test.each([
  [['teatro real', 'qué echan hoy'], /teatroreal\.es/u],
  [['cuánto cuesta el prado', 'y para mí?'], /15 €/u],
  [['una librería antigua', 'y otra de cómics'], /tiendas de cómics/u],
  [['japanese restaurant in chamberi', 'one with a cheap lunch'], /Japanese/u],
  [['where to have churros', 'one with fewer people'], /less well known/u],
  [['un sitio romántico para cenar el sábado'], /restaurantes/iu],
])('goes on with what the talk is about: %s', (messages, told) => {
  expect(lastOf(...messages).text).toMatch(told);
});

test('a group is noted, and the same list is not given again', () => {
  const { text, listed } = lastOf('bar en malasaña', 'somos 6');
  expect(text).toMatch(/sois 6/u);
  expect(listed).toEqual([]);
});

test.each([
  [['bookshops', 'anything similar in malasana'], /bookshops in Malasaña/u],
  [['librerías', 'algo parecido por malasaña'], /librerías.*Malasaña/u],
])('alike, elsewhere: %s', (messages, told) => {
  expect(lastOf(...messages).text).toMatch(told);
});
