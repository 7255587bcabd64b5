// Plans as visitors ask for them and change them: time to fill, stops in an order, stays over days; then dropped, added, moved,
// fitted to somebody, and asked about. Both languages.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const AFTERNOON = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);
const linesOf = (text: string) => text.split('\n').filter((line) => /^\d+\. /u.test(line));
const namesOf = (...messages: readonly string[]) => lastOf(...messages).places.map(({ place }) => place.name);
const minuteOf = (clock: string) => {
  const [hours, minutes] = clock === 'midnight' || clock === 'medianoche' ? [24, 0] : clock.split(':').map(Number);
  return hours! * 60 + minutes!;
};
const startsOf = (text: string) =>
  linesOf(text).map((line) => minuteOf(/^\d+\. (?:De )?(\d\d:\d\d|midnight|medianoche)/u.exec(line)![1]!));

describe('what is only to be had in the open', () => {
  test.each([
    'plan tomorrow for us: a playground, something indoors for kids, and lunch',
    'hazme un plan para mañana: un parque infantil, algo a cubierto para niños y comer',
  ])('is found beside what has a roof: %s', (message) => {
    const { text, places } = lastOf(message);
    expect(text).not.toMatch(/I found no|No he encontrado|under a roof|a cubierto/u);
    expect(places.some(({ place }) => place.categories.includes('parks'))).toBe(true);
    expect(
      places.some(({ place }) => !place.categories.some((each) => each === 'parks' || each === 'restaurants')),
    ).toBe(true);
    expect(text).toMatch(/lunch|comida/u);
  });
});

describe('a whole day', () => {
  test.each([
    'plan the whole of Saturday: a museum, lunch and cocktails',
    'plan all of tomorrow for us: a museum, lunch and cocktails',
    'hazme un plan para el sábado entero con un museo, comida vegetariana y una copa',
    'hazme un plan para mañana entero: algo de arte por la mañana, comer y una copa',
  ])('is filled from morning till evening: %s', (message) => {
    const starts = startsOf(lastOf(message).text);
    expect(starts.length).toBeGreaterThan(4);
    expect(starts[0]).toBeLessThan(11 * 60);
    expect(starts.at(-1)).toBeGreaterThan(18 * 60);
  });
});

describe('time to fill', () => {
  test.each([
    'two hours before my train at Atocha, what do I do?',
    'tengo dos horas antes de mi tren en Atocha, ¿qué hago?',
    'half a day with my grandparents near Plaza Mayor',
    'medio día con los abuelos cerca de la Plaza Mayor',
    'weekend here, first time, two of us',
    'finde en Madrid, primera vez, somos dos',
    'we have the morning free, what should we do?',
    'tenemos la mañana libre, ¿qué nos recomiendas?',
    'ok then a day here in Madrid',
    'bueno, entonces un día aquí en Madrid',
  ])('is a plan: %s', (message) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('plan');
    expect(linesOf(text).length).toBeGreaterThan(0);
  });

  test.each([
    'two hours before my train at Atocha, what do I do?',
    'tengo dos horas antes de mi tren en Atocha, ¿qué hago?',
  ])('whoever has a train is back in time: %s', (message) => {
    const { text } = lastOf(message);
    expect(Math.max(...startsOf(text))).toBeLessThan(19 * 60);
    expect(text).not.toContain('Estación de Atocha (');
  });

  test.each([
    'we land at 9am and our flight is at 8pm, what would you do?',
    'llegamos a las 9 y el vuelo sale a las 8 de la tarde, ¿qué harías tú?',
  ])('a day that has begun is another day, and ends three hours before the flight: %s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/tomorrow|mañana/u);
    expect(startsOf(text)[0]).toBeLessThan(10 * 60);
    expect(Math.max(...startsOf(text))).toBeLessThan(17 * 60);
  });

  test.each([
    'one full day on Friday, love painting, vegetarian lunch, back by 8',
    'haz el viernes entero, volver antes de las 8',
  ])('whoever is back by eight is back in the evening: %s', (message) => {
    const starts = startsOf(lastOf(message).text);
    expect(starts[0]).toBeGreaterThanOrEqual(9 * 60);
    expect(Math.max(...starts)).toBeGreaterThan(16 * 60);
  });

  test.each([
    'three days, arriving friday 3pm leaving sunday 6pm',
    'tres días, llego el viernes a las 15 y me voy el domingo a las 18',
  ])('the days between arrival and departure are whole: %s', (message) => {
    const { text } = lastOf(message);
    const starts = startsOf(text);
    expect(starts[0]).toBeGreaterThanOrEqual(15 * 60);
    expect(starts.filter((start) => start < 12 * 60).length).toBeGreaterThan(1);
  });
});

describe('stops in an order', () => {
  test.each([
    ['on Friday the Reina Sofía, then lunch, then the Retiro', ['Reina', '', 'Retiro']],
    ['el viernes el Reina Sofía, luego comer y después el Retiro', ['Reina', '', 'Retiro']],
  ])('%s', (message, wanted) => {
    const names = namesOf(message);
    expect(names).toHaveLength(wanted.length);
    wanted.forEach((part, at) => {
      expect(names[at]).toContain(part);
    });
  });

  test.each(['a pub crawl tonight, 4 bars, Malasaña', 'ruta de bares esta noche por Malasaña, 4 bares'])(
    'a crawl has as many stops as were said, and no others: %s',
    (message) => {
      const { places, text } = lastOf(message);
      expect(places).toHaveLength(4);
      expect(startsOf(text)[0]).toBeGreaterThanOrEqual(20 * 60);
    },
  );

  test.each([
    ['dinner at nine and drinks before', 21 * 60],
    ['primero una copa y luego cenar a las nueve', 21 * 60],
  ])('drinks come before dinner, and dinner at its hour: %s', (message, hour) => {
    const { text, places } = lastOf(message);
    expect(places).toHaveLength(2);
    expect(startsOf(text)[1]).toBe(hour);
  });
});

describe('for whom', () => {
  test.each([
    ['plan me Saturday with my parents, they do not walk much', /with your parents, at an easy pace/u],
    ['un plan para el sábado con mis padres, que andan poco', /con tus padres, a ritmo tranquilo/u],
    ['plan for a rainy Saturday', /under a roof/u],
    ['un plan para el sábado, que llueve', /a cubierto/u],
  ])('the reply says it: %s', (message, said) => {
    expect(lastOf(message).text).toMatch(said);
  });

  test.each([
    ['plan for tonight', "she's vegan by the way", /vegan food|vegan/u],
    ['plan para esta noche', 'por cierto, es vegana', /vegan/u],
  ])('a diet told later changes the table: %s / %s', (made, told, _) => {
    const { act, places } = lastOf(made, told);
    const tables = places.filter(({ place }) => place.categories[0] === 'restaurants').map(({ place }) => place);
    expect(act).toBe('edit_plan');
    expect(tables.some(({ features }) => features.some((each) => each.startsWith('diet:vegan')))).toBe(true);
  });
});

describe('a change', () => {
  const made = (language: 'en' | 'es') => (language === 'en' ? 'plan my Saturday' : 'organízame el sábado');

  test.each([
    ['en', 'drop the second one'],
    ['es', 'quita la segunda'],
  ] as const)('the stop that is dropped is named: %s %s', (language, change) => {
    const before = namesOf(made(language));
    const { text } = lastOf(made(language), change);
    expect(text.split('\n')[0]).toContain(before[1]!);
    expect(linesOf(text).join()).not.toContain(before[1]!);
  });

  test.each([
    ['en', 'how much is it in all?', 'drop the second one'],
    ['es', '¿y cuánto sale todo?', 'quita la segunda'],
  ] as const)('goes on after a question about the plan: %s %s', (language, question, change) => {
    expect(lastOf(made(language), question).text).toMatch(/€/u);
    expect(lastOf(made(language), question, change).act).toBe('edit_plan');
  });

  test.each([
    ['en', 'add a coffee before lunch'],
    ['es', 'mete un café antes de comer'],
  ] as const)('a coffee before lunch is no second lunch: %s %s', (language, change) => {
    const { text } = lastOf(made(language), change);
    expect(text.match(/\(lunch|\(comida/gu)).toHaveLength(1);
  });

  test.each([
    ['en', 'i dont like it'],
    ['es', 'no me convence nada'],
  ] as const)('another plan is another: %s %s', (language, change) => {
    const before = new Set(namesOf(made(language)));
    const after = namesOf(made(language), change);
    expect(after.filter((name) => before.has(name)).length).toBeLessThan(before.size / 3);
  });

  test.each([
    ['en', 'what are we doing in the afternoon?'],
    ['es', '¿qué hacemos por la tarde?'],
  ] as const)('a part of the day is told with the numbers of the whole: %s %s', (language, question) => {
    const { act, text } = lastOf(made(language), question);
    expect(act).toBe('tell_plan');
    expect(linesOf(text)[0]).not.toMatch(/^1\./u);
  });

  test.each([
    ['en', 'how far is it between the first and the second?'],
    ['es', '¿qué distancia hay entre la primera y la segunda?'],
  ] as const)('the way between two stops: %s %s', (language, question) => {
    const [first, second] = namesOf(made(language));
    const { text } = lastOf(made(language), question);
    expect(text).toContain(first!);
    expect(text).toContain(second!);
    expect(text).toMatch(/\d+ min/u);
  });
});

describe('the conversation around it', () => {
  test.each(['my friend has fainted, help', 'se ha desmayado mi amigo, ayuda'])('112: %s', (message) => {
    expect(lastOf(message).text).toContain('112');
  });

  test.each([
    ['museums near me', 'I meant for Saturday'],
    ['museos cerca de mí', 'me refería al sábado'],
  ])('a corrected day is of the list: %s / %s', (...messages) => {
    const { text, places } = lastOf(...messages);
    expect(text).toMatch(/28/u);
    expect(places.length).toBeGreaterThan(2);
  });

  test.each([
    ['museums near me', 'not what I asked for'],
    ['museos cerca de mí', 'no es lo que he pedido'],
  ])('a complaint gets no description: %s / %s', (...messages) => {
    expect(lastOf(...messages).act).toBe('small_talk');
  });

  test.each([
    ['dinner near Sol, 60 euros for both of us', 30],
    ['cenar cerca de Sol, 60 euros para los dos', 30],
  ])('money for two is half of it for each: %s', (message, each) => {
    expect(lastOf(message).text).toMatch(new RegExp(`€${each}|${each} €`, 'u'));
  });
});

test.each([
  [['plan my saturday', 'swap the lunch for pizza'], 'pizza'],
  [['plan my saturday', 'swap the lunch for sushi'], 'sushi'],
  [['planea mi sábado', 'cambia la comida por un japonés'], 'japanese'],
])('the lunch that comes is what was asked for: %s', (messages, served) => {
  const { text, places } = lastOf(...messages);
  const lunch = linesOf(text).findIndex((line) => /lunch|comida/u.test(line));
  const { cuisines = [], types = [], name = '' } = places[lunch]?.place ?? {};
  expect([...cuisines, ...types, name].join(' ').toLowerCase()).toMatch(
    { pizza: /pizza|italian/u, sushi: /sushi|japanese/u, japanese: /sushi|japanese/u }[served]!,
  );
});
