// What is asked of places that were just listed or named is asked of them, whatever else its words could look for: by a name, by
// part of one, by a number, by "both" and "the others".
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 2 December 2026, 18:00 in Madrid. */
const NOW = new Date('2026-12-02T17:00:00Z');
let world: ConversationWorld;
beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

/** The names of the first list, and the reply to the last message; `#2` in a message stands for the second name. */
function talk(...messages: readonly string[]) {
  const talked = spokenTalk(world, { id: messages.join('/'), now: NOW });
  let names: readonly string[] = [];
  let text = '';
  for (const message of messages) {
    const { answer } = talked.say(message.replace(/#(\d)/gu, (_, at: string) => names[Number(at) - 1] ?? '?'));
    text = answer.responseText;
    if (names.length === 0) names = answer.recommendations.map(({ place }) => place.name);
  }
  return { names, text };
}

const LISTED = /^1\. .+ \(\d/mu;

describe('what one of the list has or serves is no search', () => {
  test.each([
    ['wine bars in La Latina', '#1, do they serve oysters and is there dessert as well?', 0],
    ['wine bars in La Latina', 'cocktails at the second?', 1],
    ['wine bars in La Latina', 'has the third one got a dance floor?', 2],
    ['bookshops in Malasaña', 'does number 1 sell comics?', 0],
    ['bares de vinos por La Latina', 'la segunda tiene mesa de billar', 1],
    ['bares de vinos por La Latina', '¿y sirven croquetas en la tercera?', 2],
    ['librerías por Malasaña', '¿la primera vende cómics?', 0],
  ])('%s / %s', (list, question, at) => {
    const { names, text } = talk(list, question);
    expect(text).toContain(names[at]);
    expect(text).not.toMatch(LISTED);
  });
});

describe('numbers that are set side by side count the list', () => {
  test.each([
    ['rooftop bars near Sol', 'so how is 2 different from 4?', [1, 3]],
    ['rooftop bars near Sol', 'which is nicer, 1 or 3?', [0, 2]],
    ['azoteas cerca de Sol', '¿en qué se diferencian la 1 y la 4?', [0, 3]],
    ['azoteas cerca de Sol', '¿cuál prefieres, la 2 o la 3?', [1, 2]],
  ])('%s / %s', (list, question, [one, other]) => {
    const { names, text } = talk(list, question);
    expect(text).toContain(names[one!]);
    expect(text).toContain(names[other!]);
    expect(text).toMatch(/^- /mu);
  });

  test('the list stands after it', () => {
    const { names, text } = talk(
      'rooftop bars near Sol',
      'difference between 1 and 2?',
      'what is the phone of the fourth?',
    );
    expect(text).toContain(names[3]);
  });

  test.each(['a plan for today between 5 and 8', 'un plan para hoy entre las 5 y las 8'])(
    'hours stay hours: %s',
    (plan) => expect(talk('rooftop bars near Sol', plan).text).toMatch(/17:|18:|19:/u),
  );
});

describe('both, and the rest', () => {
  test.each([
    ['rooftop bars near Sol', 'difference between 1 and 2?', 'do they both have heating?', [0, 1], [2, 3]],
    ['rooftop bars near Sol', 'is there a dress code at #1?', 'and at the others?', [1, 2, 3], []],
    ['rooftop bars near Sol', 'does #2 have heating?', 'no, not #2. I mean the other ones', [0, 2, 3], [1]],
    ['azoteas cerca de Sol', '¿hay que ir arreglado a la primera?', '¿y a las demás?', [1, 2, 3], [0]],
    ['azoteas cerca de Sol', '¿tiene calefacción #3?', 'no, digo las otras', [0, 1, 3], [2]],
  ])('%s / %s / %s', (list, first, question, told, others) => {
    const { names, text } = talk(list, first, question);
    for (const at of told) expect(text).toContain(names[at]);
    for (const at of others) expect(text).not.toContain(names[at]);
    expect(text).not.toMatch(LISTED);
  });
});

describe('by what nobody has measured, those shown are told of', () => {
  test.each([
    [
      'restaurants with a view near Sol',
      'and which of those has the best views, and do I have to dress up?',
      /best I cannot say/u,
    ],
    ['restaurantes con vistas cerca de Sol', '¿cuál de ellos tiene las mejores vistas?', /Cuál es el mejor no lo sé/u],
  ])('%s / %s', (list, question, honest) => {
    const { names, text } = talk(list, question);
    expect(text).toContain(names[0]);
    expect(text).toContain(names[1]);
    expect(text).toMatch(honest);
  });
});

describe('of several branches, the one that was listed', () => {
  test.each([
    ['cafés open until midnight near Plaza Mayor', 'Café & Té: what street is it on?'],
    ['cafeterías que abran hasta medianoche cerca de la Plaza Mayor', '¿en qué calle está Café & Té?'],
  ])('%s / %s', (list, question) => expect(talk(list, question).text).toContain('Calle del Arenal'));
});

describe('a place that the reply itself named', () => {
  test.each([
    ['any pharmacy on duty in Lavapiés?', 'how do I walk to Mayor 13?'],
    ['any pharmacy on duty in Lavapiés?', 'what is the address of Farmacia Mayor 13?'],
    ['¿farmacia de guardia en Lavapiés?', '¿cómo llego a la Mayor 13?'],
    ['¿farmacia de guardia en Lavapiés?', 'y la de Mayor 13, ¿qué dirección tiene?'],
  ])('%s / %s', (list, question) => expect(talk(list, question).text).toContain('Calle Mayor, 13'));
});

describe('part of a name at the head of a question', () => {
  test.each([
    ['museums near Retiro', 'the naval, has it got a gift shop?'],
    ['museos por el Retiro', 'el naval tiene tienda de regalos?'],
  ])('%s / %s', (list, question) => {
    const { text } = talk(list, question);
    expect(text).toContain('Museo Naval');
    expect(text).not.toMatch(LISTED);
  });
});

describe('each part of a question is answered', () => {
  test.each([
    [
      'flamenco shows in the centre',
      'Torres Bermejas: how much with dinner, and when does it start?',
      /expensive side.*What entry costs/u,
    ],
    [
      'tablaos por el centro',
      'Torres Bermejas: ¿cuánto con cena y a qué hora empieza?',
      /caro.*Lo que cuesta la entrada/u,
    ],
  ])('%s / %s', (list, question, price) => {
    const { text } = talk(list, question);
    expect(text).toMatch(price);
    expect(text).toMatch(/opening hours|horario/u);
  });
});

describe('a place of no known name is not answered by another', () => {
  test.each([
    ['tiendas de discos por Malasaña', 'la tienda de Nespresso en Sol tiene aparcamiento?'],
    ['record shops in Malasaña', 'does the Nespresso store at Sol have parking?'],
  ])('%s / %s', (list, question) => {
    const { names, text } = talk(list, question);
    for (const name of names) expect(text).not.toContain(name);
  });
});

describe('what was asked before is asked again', () => {
  test.each([
    ['bars with live music in Chueca', 'the second one, do they do food?', 'I asked about food, not music', 1],
    [
      'bares con música en directo en Chueca',
      '¿la segunda sirve comidas?',
      'te pregunto si sirven comida, no por la música',
      1,
    ],
  ])('%s / %s / %s', (list, first, again, at) => {
    const { names, text } = talk(list, first, again);
    expect(text).toContain(names[at]);
    expect(text).not.toMatch(LISTED);
  });
});

test.each([
  ['tapas bars near Sol', 'could I bring her on the bus, btw?', /btw/u],
  ['museos cerca de Sol', '¿puedo llevarla en el autobús?', /llevarla/u],
])('a question that names nothing a place could have is not asked of the list: %s / %s', (list, question, word) => {
  expect(talk(list, question).text).not.toMatch(word);
});

test.each([
  ['tapas bars near Sol', 'what is Gerald Fitzwhistle like, and how much is it?', /Gerald Fitzwhistle/u],
  ['bares de tapas cerca de Sol', 'te pregunté por Gerardo Zutanoz, ¿qué tal es y cuánto cuesta?', /Gerardo Zutanoz/u],
])(
  'what bears a name that nobody knows is said to be unknown, and no other answers for it: %s / %s',
  (list, question, name) => {
    const { names, text } = talk(list, question);
    expect(text).toMatch(name);
    for (const each of names) expect(text).not.toContain(each);
  },
);

test('a number of all that were listed means all of them', () => {
  const { names, text } = talk('museums near Sol', 'which of the five have a cloakroom?');
  expect(names.filter((each) => text.includes(each)).length).toBeGreaterThan(1);
});
