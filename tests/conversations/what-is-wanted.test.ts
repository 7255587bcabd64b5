// What a stranger wants, said in words that named something else, and lists that give it.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const FIRST: readonly (readonly [message: string, expected: RegExp])[] = [
  // A diet near a street looks for food, whatever is said of hours.
  ['kosher food near Gran Via thats open till late', /kosher/u],
  ['comida halal cerca de la Gran Vía abierta a las 11 de la noche', /comida halal/u],
  // What the faith forbids is never guessed.
  ['cheap halal food near plaza mayor', /halal/u],
  // Rain, children and the flat they are stuck in.
  ["it's chucking it down, my two (4 and 7) are bouncing off the walls of the airbnb", /children's museum/iu],
  ['está cayendo una tromba y los niños se suben por las paredes del apartamento', /museos? infantil/iu],
  // A bed is a place to sleep, and the hour of a train is that of no door.
  ['cheap bed near Atocha for Saturday night, my train is at 6.40', /hotels|hostels/iu],
  ['litera barata por Malasaña para el viernes', /albergue/iu],
  // A dog by its breed.
  ['a terrace for coffee with a very calm whippet', /dogs are welcome/u],
  ['una terraza para tomar algo, llevo un bulldog viejo', /admiten perros/u],
  // Days and parts of the day without an article.
  ['farmacia abierta domingos en Chueca', /domingo 29/u],
  ['cena mañana noche por La Latina', /mañana por la noche/u],
  ['museos domingo mañana', /domingo 29 de noviembre por la mañana/u],
  // A single one in the area, and others within a walk.
  ['any Indian restaurants in Lavapiés?', /near Lavapiés:\n1\.[^\n]+\n2\./u],
  ['restaurantes hindúes en Lavapiés', /cerca de Lavapiés:\n1\.[^\n]+\n2\./u],
  // A view is told by whoever has one.
  ['drinks with a view, at most 10 minutes walk', /bars? with a view/u],
  ['algún rooftop por Ópera', /azotea/iu],
  // Whoever is starving eats now.
  ["we're starving, seven of us near Sol", /open right now/u],
  ['me muero de hambre, algo de comer por Sol', /ahora/u],
  // What somebody sells is not looked for.
  ['bookshops where I can sell some old books', /bookshop/iu],
  ['tortilla de patata cerca de Sol', /^(?![\s\S]*«patata»)/u],
];
test.each(FIRST)('%s', (message, expected) => {
  expect(lastOf(message).text).toMatch(expected);
});

describe('what only looks like it', () => {
  const KEPT: readonly (readonly [message: string, refused: RegExp])[] = [
    ['is Gran Via open past midnight?', /halal|restaurants/iu],
    ['a glass of wine near Malasaña tonight, bed by midnight', /hotels|hostels/iu],
    ['cheap halal food near plaza mayor', /Stop Madrid|Casa Labra|La Campana/u],
    ['a hotel with a pool', /swimming pools/iu],
    ['shops that sell records', /librar/iu],
    ['restaurantes thai en La Latina', /^(?![\s\S]*tailandes)/u],
    ['parques de bolas para mi hija', /Zero Latency|Esports/u],
  ];
  test.each(KEPT)('%s', (message, refused) => {
    expect(lastOf(message).text).not.toMatch(refused);
  });
});

describe('follow-ups', () => {
  const TALKS: readonly (readonly [messages: readonly string[], expected: RegExp])[] = [
    // Another kitchen: the evening, the area and the purse stay.
    [
      ['somewhere for dinner tonight near Chueca', 'Thai?'],
      /Thai[\s\S]*tonight[\s\S]*near Chueca|Thai[\s\S]*near Chueca[\s\S]*tonight/u,
    ],
    [['un sitio para cenar esta noche por Ópera', 'italiano'], /italian[\s\S]*esta noche/u],
    // Too smart: that wish is given up.
    [['a smart restaurant in Salamanca for tomorrow', 'too posh, something more relaxed'], /^(?![\s\S]*smart)/u],
    [['un restaurante elegante en Salamanca', 'demasiado pijo, algo más de barrio'], /^(?![\s\S]*cierto nivel)/u],
    // "Here" that only says who speaks.
    [['sushi near Chueca', 'cheaper, students here'], /Chueca/u],
  ];
  test.each(TALKS)('%j', (messages, expected) => {
    expect(lastOf(...messages).text).toMatch(expected);
  });

  test('another kind of place is a new search', () => {
    expect(lastOf('somewhere for dinner tonight near Chueca', 'museums').text).not.toMatch(/tonight/u);
  });
});

describe('something like a house that is talked of keeps its kitchen', () => {
  test.each([
    ['tell me about Botín', 'anything similar but cheaper?', /affordable Castilian restaurants/iu],
    ['¿qué tal Sobrino de Botín?', 'algo parecido más barato', /cocina castellana a buen precio/u],
  ])('%s %s', (first, then, expected) => {
    expect(lastOf(first, then).text).toMatch(expected);
  });
});
