// What a later word replaces and what stays: roofs, kinds, areas, days, diets, company; and forgetting one thing alone.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages).text;

describe('a later word replaces the earlier', () => {
  test.each([
    ['cafés in Malasaña with outdoor tables', "it's going to rain, somewhere indoors then", /indoors/u, /outdoor/u],
    ['terrazas en Chamberí', 'va a llover, mejor bajo techo', /a cubierto/u, /terraza/u],
    ['Italian restaurants in Malasaña', 'forget that area, what about Chamberí?', /Italian .*Chamberí/u, /Malasaña/u],
    ['restaurantes italianos en Malasaña', 'olvida esa zona, ¿y en Chamberí?', /Chamberí/u, /Malasaña/u],
  ])('%s / %s', (first, second, holds, gone) => {
    const [header = ''] = textOf(first, second).split('\n');
    expect(header).toMatch(holds);
    expect(header).not.toMatch(gone);
  });
});

describe('the rest stays', () => {
  test.each([
    [['things to do near the Bernabéu', 'somewhere to eat nearby'], /restaurants.*Bernabéu/iu],
    [['qué hacer cerca del Bernabéu', 'algún sitio para comer'], /restaurantes.*Bernabéu/iu],
    [['restaurants for Saturday in Chueca', 'somewhere for a drink afterwards'], /bars open on Saturday 28 November/iu],
    [['museos abiertos el sábado', '¿y por la noche?'], /sábado 28 de noviembre por la noche/u],
    [['restaurants for Saturday in Chueca', 'are they open at 2?'], /Saturday 28 November/u],
    [["I'm vegetarian. museums?", 'and dinner?'], /restaurants with vegetarian/iu],
    [['soy vegetariano. ¿museos?', '¿y para cenar?'], /restaurantes con .*vegetarian/iu],
  ])('%s', (messages, reply) => {
    expect(textOf(...messages)).toMatch(reply);
  });

  test.each(["I'm vegetarian and I hate crowds. museums?", 'soy vegetariano. ¿museos?'])(
    'nobody eats in a museum: %s',
    (message) => {
      expect(textOf(message)).not.toMatch(/vegetarian/u);
    },
  );
});

test.each([
  ['gluten free restaurant in Lavapiés', /In Lavapiés itself I know of none[.;].*gluten-free food/u],
  ['restaurante sin gluten en Lavapiés', /En Lavapiés no me consta ninguno[.;].*sin gluten/u],
])('a need that the area does not meet widens it, and that is said: %s', (message, reply) => {
  expect(textOf(message)).toMatch(reply);
});

describe('forgetting one thing', () => {
  test.each([
    [["I'm coeliac", 'I love gardens', 'forget the gardens', 'what do you know about me?'], /gluten/u, /garden/u],
    [
      ['soy celíaca', 'me encantan los jardines', 'olvida los jardines', '¿qué sabes de mis gustos?'],
      /gluten/u,
      /jard/u,
    ],
    [["we're with our dog", "I'm vegan", 'forget the dog', 'what do you know about me?'], /vegan/u, /dog/u],
    [['voy con mi perro', 'soy vegana', 'olvida lo del perro', '¿qué sabes de mí?'], /vegan/u, /perro/u],
  ])('leaves the others: %s', (messages, holds, gone) => {
    const text = textOf(...messages);
    expect(text).toMatch(holds);
    expect(text).not.toMatch(gone);
  });

  test.each([
    [["I'm vegan", 'forget everything', 'what do you know about me?'], /nothing about yourself/u],
    [['soy vegano', 'olvídalo todo', '¿qué sabes de mí?'], /no me has contado nada/u],
  ])('everything only where everything is said: %s', (messages, reply) => {
    expect(textOf(...messages)).toMatch(reply);
  });
});

describe('times are read as people mean them', () => {
  test.each([
    ['flamenco on Wednesday night', 'open tonight'],
    ['flamenco el miércoles por la noche', 'abren esta noche'],
    ['a coffee at 10 in the morning', 'tomorrow at 10:00'],
    ['un café a las 10 de la mañana', 'mañana a las 10:00'],
    ['dinner by 8, somewhere Spanish', 'from 19:00 to 20:00'],
    ['cenar antes de las 9', 'de 20:00 a 21:00'],
    ['a bakery that opens before 9', 'tomorrow at 09:00'],
    ['comer a las 2', 'mañana a las 14:00'],
    ['una discoteca de 12 a 6 de la noche', 'a medianoche'],
    ['a walk this afternoon, which parks?', 'this afternoon'],
    ['un paseo esta tarde por un parque', 'esta tarde'],
    ['I get up at 7 tomorrow, where can I have breakfast?', 'tomorrow at 07:00'],
  ])('%s', (message, said) => {
    expect(textOf(message)).toContain(said);
  });

  test.each([
    ["we're staying until Monday, what should we see?", /Monday|Wednesday/u],
    ['nos quedamos hasta el lunes, ¿qué vemos?', /lunes|miércoles/u],
    ['museums open at Christmas', /25 December/u],
    ['museos para niños de 7 y 10 años', /noviembre|diciembre/u],
    ['museums for my children, 7 and 10 years old', /November|December|historic/u],
  ])('no day is meant: %s', (message, day) => {
    expect(textOf(message)).not.toMatch(day);
  });
});

test.each([
  ['I lost my wallet in the metro, where do I ask?', /Objetos Perdidos/u],
  ['he perdido la cartera en el metro, ¿dónde pregunto?', /Objetos Perdidos/u],
])('what was lost is asked for at its office: %s', (message, reply) => {
  expect(textOf(message)).toMatch(reply);
});
