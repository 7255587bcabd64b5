// Short questions about lines, stops and buses: where the name stands and what is spoken of tell that a way is asked for.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('a line, a train or a stop, and where it goes', () => {
  test.each([
    ['which line goes to chamartin', /line 1 from Sol to Chamartín/],
    ['what train for goya', /line 2 from Sol to Goya/],
    ['how many stops to ventas', /line 2 from Sol to Ventas \(7 stops\)/],
    ['metro to moncloa', /line 3 from Sol to Moncloa/],
    ['where do i get off for the retiro?', /line 2 from Sol to Retiro/],
    ['que linea cojo para ir a moncloa', /línea 3 de Sol a Moncloa/],
    ['qué línea de metro lleva a goya', /línea 2 de Sol a Goya/],
    ['cuántas paradas hay hasta chamartín', /línea 1 de Sol a Chamartín \(12 paradas\)/],
    ['tren a chamartin', /línea 1 de Sol a Chamartín/],
    ['¿hay tren a Chamartín?', /línea 1 de Sol a Chamartín/],
    ['train to chamartin', /line 1 from Sol to Chamartín/],
    ['en qué parada me bajo para ir al retiro', /línea 2 de Sol a Retiro/],
    ['en que linea esta lavapies', /Lavapiés \(línea 3\)/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('what was asked beside the way comes first', () => {
  test.each([
    ['is there a direct metro to ventas?', /^There is a direct line\. By metro/],
    ['can I get to the bernabeu by metro without changing?', /^There is no direct line: you change once\. By metro/],
    ['hay metro directo a moncloa?', /^Hay línea directa\. En metro/],
    ['¿puedo ir al bernabéu en metro sin hacer transbordo?', /^No hay línea directa: hay que hacer un transbordo\. En/],
    ['bus to el retiro?', /^Bus lines are not in my catalogue: .*emtmadrid\.es.*By metro/],
    ['qué autobús va al retiro', /^Las líneas de autobús no están en mi catálogo: .*emtmadrid\.es.*En metro/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
});

describe('lines and stops of another kind ask no way', () => {
  test.each([
    'where can I take a line dance class',
    'the wine bar line-up near goya',
    'una parada para tomar algo en goya',
  ])('%s', (message) => expect(lastOf(message).text).not.toMatch(/ from Sol to | de Sol a /));
});
