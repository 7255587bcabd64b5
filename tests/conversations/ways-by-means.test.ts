// A way between two named ends, or by several means: each of what was asked is told, whether a plan stands or not.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const PLANS = [
  ['plan me a morning with a park and a museum', 'how do I get from Callao to Matadero?'],
  ['plan me a morning with a park and a museum', 'from Moncloa to Lavapiés by metro, how long does it take?'],
  ['prepárame una mañana con un parque y un museo', '¿cómo vamos de Goya a Lavapiés en metro?'],
];

describe('a way with two named ends beside a plan', () => {
  test.each(PLANS)('%j %j', (plan, way) => {
    const { text } = lastOf(plan!, way!);
    expect(text).toMatch(/line \d+ from|línea \d+ de/u);
    expect(text).toMatch(/on foot|andando|a pie/iu);
  });
});

describe('each of several means is answered', () => {
  test.each([
    [['is there a bus from Callao to the Palacio Real, or better a cab?'], 'bus'],
    [['tell me about the Faro de Moncloa', 'should we go by bus or by taxi?'], 'bus'],
    [['háblame del Museo Lázaro Galdiano', '¿hay autobús o mejor cogemos un taxi?'], 'autobús'],
    [['de Sol a las Ventas, ¿qué conviene, autobús, metro o taxi?'], 'autobús'],
  ])('%j', (messages, bus) => {
    const { text } = lastOf(...messages);
    expect(text).toContain(bus);
    expect(text).toMatch(/A taxi from .*€|Un taxi entre .*€/u);
    expect(text).toMatch(/on foot|by metro|A pie|En metro/iu);
  });

  test('to the airport a taxi has a fare of its own', () => {
    expect(lastOf('metro or taxi to the airport?').text).not.toMatch(/A taxi from/u);
  });
});

describe('from where the asker stands', () => {
  test.each([
    [['museums in Chamberí', 'how far is the first one from where I stand?']],
    [['museums in Chamberí', 'is the second one far for me?']],
    [['museos en Chamberí', '¿a cuánto queda el primero de donde me encuentro?']],
  ])('%j', (messages) => {
    expect(lastOf(...messages).text).not.toMatch(/ k?m (?:from|de) Chamberí/u);
  });
});

describe('a branch is called after its street', () => {
  test.each([
    ['tell me about Lamucca (Plaza del Carmen)'],
    ['lamucca plaza del carmen, where is it?'],
    ['¿dónde está Lamucca Plaza del Carmen?'],
  ])('%s', (message) => {
    expect(lastOf(message).text).toContain('Lamucca (Plaza del Carmen)');
  });
});

describe('what was asked is answered part by part', () => {
  test.each([
    ['restaurants near Chueca', 'which of those has a private room, and what is the phone of the first one?'],
    ['restaurantes cerca de Ópera', '¿cuáles tienen terraza, y el teléfono del primero?'],
  ])('%s | %s', (list, asked) => {
    const { text } = lastOf(list, asked);
    expect(text).toMatch(/\+34/u);
    expect(text).toMatch(/private room|terraza/u);
  });

  test.each([['what food do they serve at La Bola?'], ['¿qué comida sirven en Casa Labra?']])('%s', (asked) => {
    expect(lastOf(asked).text).not.toMatch(/serves food|sirve comidas/u);
  });

  test('the way home begins where it was said to', () => {
    const { text } = lastOf('we stay near Malasaña, how do we get home from La Venencia?');
    expect(text).toMatch(/from La Venencia/u);
    expect(text).not.toMatch(/La Venencia is/u);
  });

  test.each([
    ['DiverXO no, que es caro. Dime cómo llego a la Casa de Campo', 'DiverXO'],
    ['Casa Lucio no, hombre, que está lleno. ¿Y La Bola, cómo llego?', 'Casa Lucio'],
  ])('%s', (message, refused) => {
    expect(lastOf('restaurantes cerca de Sol', message).text).not.toContain(refused);
  });
});
