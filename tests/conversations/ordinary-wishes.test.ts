// Wishes as visitors put them, several conditions at once, in both languages: no condition is lost on the way to the reply.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 23 November 2026, 18:30 in Madrid. */
const EVENING = new Date('2026-11-23T17:30:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, EVENING, messages);

const DAYS = [
  [
    'plan me a day: the Prado in the morning, lunch, then a park and dinner in La Latina',
    { lunch: 'lunch', dinner: 'dinner' },
  ],
  [
    'hazme un plan: el Prado por la mañana, comer, luego un parque y cenar en La Latina',
    { lunch: 'comida', dinner: 'cena' },
  ],
] as const;

describe('a day told stop by stop', () => {
  test.each(DAYS)('keeps the hour of each stop and its meals: %s', (message, { lunch, dinner }) => {
    const { act, text } = lastOf(message);
    const [first, ...others] = text.split('\n').filter((line) => /^\d\./u.test(line));
    expect(act).toBe('plan');
    expect(first).toMatch(/Prado/u);
    expect(others.join('\n')).toContain(`(${lunch}, `);
    expect(others.join('\n')).toContain(`(${dinner}, `);
    // Where the dinner is, is not where the day begins.
    expect(text.split('\n')[0]).not.toContain('La Latina');
  });

  test.each(DAYS)('begins its stops at whole five minutes: %s', (message) => {
    const minutes = [...lastOf(message).text.matchAll(/\d\d:(\d\d)/gu)].map(([, minute]) => Number(minute));
    expect(minutes.length).toBeGreaterThan(6);
    expect(minutes.filter((minute) => minute % 5 !== 0)).toEqual([]);
  });

  test.each([
    [DAYS[0][0], 'swap lunch for a Japanese restaurant', /\(lunch, /u],
    [DAYS[1][0], 'cambia la comida por un japonés', /\(comida, /u],
  ])('a meal is swapped for what was asked, and stays a meal: %s / %s', (made, change, meal) => {
    const before = lastOf(made)
      .text.split('\n')
      .find((line) => meal.test(line));
    const after = lastOf(made, change)
      .text.split('\n')
      .find((line) => meal.test(line));
    expect(before).toBeDefined();
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    const name = /: (.+) \(/u.exec(after!)![1];
    const place = world.recommend.catalogue.places.find((each) => each.name === name);
    expect(place?.cuisines).toContain('japanese');
  });

  test.each([
    [DAYS[0][0], 'finish before eight in the evening', '(dinner, '],
    [DAYS[1][0], 'que acabe antes de las ocho de la tarde', '(cena, '],
  ])('what comes after its end goes: %s / %s', (made, change, dinner) => {
    const { act, text } = lastOf(made, change);
    expect(act).toBe('edit_plan');
    expect(text).not.toContain(dinner);
  });
});

describe('a search with several conditions', () => {
  test.each([
    ['vegan restaurant with a terrace near Atocha open on Sunday', ['Vegan', 'terrace', '29 November']],
    ['restaurante vegano con terraza cerca de Atocha que abra el domingo', ['vegan', 'terraza', '29 de noviembre']],
    ['hotel with a pool near Gran Vía under 150 euros', ['pool', '€150']],
    ['hotel con piscina cerca de Gran Vía por menos de 150 euros', ['piscina', '150 €']],
    ['cheap tapas bars open after 1 am', ['tonight at 01:00']],
    ['bares de tapas baratos abiertos después de la una', ['esta noche a la 01:00']],
  ] as const)('says each of them: %s', (message, words) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('recommend');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    // Nobody has told a taste.
    expect(text).not.toMatch(/you like|te gustan/u);
  });

  test.each([
    ['hotel near Gran Vía under 150 euros', 'and tapas bars near Sol', /150/u],
    ['hotel cerca de Gran Vía por menos de 150 euros', 'y bares de tapas cerca de Sol', /150/u],
  ])('what a night may cost does not follow to the next search: %s / %s', (first, next, price) => {
    expect(lastOf(first).text).toMatch(price);
    expect(lastOf(first, next).text).not.toMatch(price);
  });
});

describe('a question about what was shown', () => {
  test.each([
    ['my wife is celiac, where can we have paella near Sol?', "are you sure it's safe?", /gluten-free/u],
    ['mi mujer es celíaca, ¿dónde podemos comer paella cerca de Sol?', '¿seguro que es apto?', /sin gluten/u],
  ])('is it safe to eat there: %s / %s', (search, question, diet) => {
    const { act, text } = lastOf(search, question);
    expect(act).toBe('tell_each');
    expect(text).toMatch(diet);
  });

  test.each([
    ['museums near Sol', 'which one is closest to the metro?', /closest to a station/u],
    ['museos cerca de Sol', '¿cuál está más cerca del metro?', /más cerca de una estación/u],
  ])('which is nearest to a station: %s / %s', (search, question, expected) => {
    expect(lastOf(search, question).text).toMatch(expected);
  });

  test.each([
    ['museums near Retiro', 'is the first one free for kids?'],
    ['museos cerca del Retiro', '¿la niña paga?'],
  ])('what a child pays is a question of price: %s / %s', (search, question) => {
    expect(lastOf(search, question).act).toMatch(/^tell_(?:facts|prices|each)$/u);
  });

  test.each([
    ["what's the difference between the Rastro and Mercado de San Miguel?"],
    ['¿qué diferencia hay entre el Rastro y el Mercado de San Miguel?'],
  ])('what is different of two: %s', (question) => {
    const { act, text } = lastOf(question);
    expect(act).toBe('compare');
    expect(text).toMatch(/Rastro(?:.|\n)*San Miguel/u);
  });
});

describe('a list that goes on', () => {
  const dinner = ['restaurants near Sol', 'restaurantes cerca de Sol'] as const;
  test.each([
    [dinner[0], 'one of us is allergic to shellfish', /without shellfish/u],
    [dinner[1], 'uno es alérgico al marisco', /sin marisco/u],
  ])('what somebody must not eat is kept off it: %s / %s', (search, told, expected) => {
    expect(lastOf(search, told).text).toMatch(expected);
  });

  test.each([
    ['museums and parks near Retiro', 'not another museum please', /^(?!.*museums)(?=.*parks)/u],
    ['museos y parques cerca del Retiro', 'no más museos', /^(?!.*museos)(?=.*parques)/u],
  ])('loses the kind that is not wanted: %s / %s', (search, refusal, kinds) => {
    const { act, text } = lastOf(search, refusal);
    expect(act).toBe('refine');
    expect(text.split('\n')[0]).toMatch(kinds);
  });

  test.each([
    ['which museums are free tomorrow afternoon?', 'and on Saturday?', /Saturday 28 November/u, /Tuesday/u],
    ['¿qué museos son gratis mañana por la tarde?', '¿y el sábado?', /sábado 28 de noviembre/u, /martes/u],
    ['breakfast near Sol tomorrow at 8', 'and with churros?', /tomorrow at 08:00/u, /Wednesday/u],
    ['dónde desayuno cerca de Sol mañana a las 8', '¿y con churros?', /mañana a las 08:00/u, /miércoles/u],
  ])('has one day and one hour: %s / %s', (search, next, said, notSaid) => {
    const [first] = lastOf(search, next).text.split('\n');
    expect(first).toMatch(said);
    expect(first).not.toMatch(notSaid);
  });

  test.each([
    ['outdoor places in Moncloa', "no hills, I'm with my grandmother", /Moncloa/u],
    ['sitios al aire libre en Moncloa', 'sin subir cuestas, que voy con mi abuela', /Moncloa/u],
  ])('stays where it was: %s / %s', (search, told, where) => {
    expect(lastOf(search, told).text).toMatch(where);
  });
});

test.each([
  ['romantic dinner with a view', /^(?!.*viewpoints)(?=.*restaurants)(?=.*with a view)/u],
  ['cena romántica con vistas', /^(?!.*miradores)(?=.*restaurantes)(?=.*con vistas)/u],
])('what a place should have is no place of its own: %s', (message, expected) => {
  expect(lastOf(message).text.split('\n')[0]).toMatch(expected);
});

test.each([
  'somewhere to work with my laptop near Tribunal',
  'un sitio para trabajar con el portátil cerca de Tribunal',
])('a thing that people bring along is no subject of another trade: %s', (message) =>
  expect(lastOf(message).act).toBe('recommend'),
);

describe('a plan that is talked over', () => {
  const evening = [
    'plan me Saturday afternoon: a museum, a walk and dinner',
    'hazme un plan para el sábado por la tarde: un museo, un paseo y cenar',
  ] as const;

  test.each([
    [evening[0], /\(dinner, /u],
    [evening[1], /\(cena, /u],
  ])('lasts as long as the meal that was asked for: %s', (message, dinner) => {
    expect(lastOf(message).text).toMatch(dinner);
  });

  test.each([
    [evening[0], 'can we have something vegetarian for dinner?', /^1\. 16:.*\n(?:.*\n)*.*\(dinner, /mu],
    [evening[1], '¿puede ser algo vegetariano para cenar?', /^1\. De 16:.*\n(?:.*\n)*.*\(cena, /mu],
  ])('changes the meal and nothing else: %s / %s', (message, change, expected) => {
    const { act, text } = lastOf(message, change);
    expect(act).toBe('edit_plan');
    expect(text).toMatch(expected);
  });
});

describe('a way', () => {
  test.each([
    ['how do I get from Chamartín to Plaza Mayor?', /from Chamartín/u],
    ['¿cómo voy de Chamartín a la Plaza Mayor?', /desde Chamartín/u],
  ])('begins where it was said to begin: %s', (message, expected) => {
    expect(lastOf(message).text).toMatch(expected);
  });

  test('is measured from where a hotel is said to be', () => {
    expect(lastOf('museums near Sol', 'how far is the second one from my hotel in Gran Vía?').text).toMatch(
      /from Gran Vía/u,
    );
  });
});

test.each([
  ['sushi tonight at 9:30 in Salamanca', 'actually make it Friday', /^(?=.*sushi)(?=.*Friday 27 November).*Salamanca/u],
  [
    'sushi esta noche a las 9 y media en Chamberí',
    'mejor el viernes',
    /^(?=.*sushi)(?=.*viernes 27 de noviembre).*Chamberí/u,
  ],
  ['sushi on Friday in Salamanca', 'no, thai instead', /^(?!.*sushi)(?=.*Thai)(?=.*Friday 27 November).*Salamanca/u],
  [
    'sushi el viernes en Chamberí',
    'no, mejor tailandés',
    /^(?!.*sushi)(?=.*tailandesa)(?=.*viernes 27 de noviembre).*Chamberí/u,
  ],
])('a change of mind keeps the rest: %s / %s', (search, change, expected) => {
  expect(lastOf(search, change).text.split('\n')[0]).toMatch(expected);
});

test.each([
  ['we have suitcases', /left-luggage/u],
  ['llevamos maletas', /consigna/u],
])('luggage wants to be left: %s', (message, expected) => {
  expect(lastOf(message).text).toMatch(expected);
});
