// Talks of a visitor about plans: under a roof, by day, by meal, of one table, of what follows, between two hours.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const linesOf = (text: string): readonly string[] => [...text.matchAll(/^\d+\. .+$/gmu)].map(([line]) => line);
const said = (...turns: readonly string[]): string => lastOf(...turns).text;

const OPEN_AIR = /Puerta del Sol|Plaza Mayor|Plaza de |Parque|Jardines|Campo del Moro|Gran Vía \(/u;

describe('a plan under a roof holds no open-air stop', () => {
  test.each([
    'tenemos toda la tarde del miércoles y llueve, ¿qué hacemos con dos adolescentes?',
    'plan a rainy Thursday afternoon with a 14 and a 16 year old',
    "It's freezing, plan our Wednesday morning somewhere warm",
    'mañana va a diluviar, un plan de medio día sin mojarnos por Malasaña',
  ])('%s', (message) => {
    const text = said(message);
    expect(linesOf(text).length).toBeGreaterThan(2);
    expect(text).not.toMatch(OPEN_AIR);
    expect(text).toMatch(/under a roof|a cubierto/u);
  });

  test('a park that is named stays', () => {
    expect(said('plan rainy morning tomorrow including the Retiro park and a museum')).toContain('Retiro');
  });

  test.each([
    'plan an afternoon for tomorrow with our teenagers',
    'qué hacemos el jueves con tres chavales de 15 años, plan de tarde',
  ])('teenagers cross no squares for a visit: %s', (message) => {
    expect(said(message)).not.toMatch(/Puerta del Sol|Plaza Mayor|Prado/u);
  });
});

describe('a change that names a day touches that day only', () => {
  const dayOf = (text: string, day: RegExp): string =>
    text
      .split(/\n(?=\S.*:\n)/u)
      .find((part) => day.test(part.split('\n')[0] ?? ''))
      ?.replace(/^\d+\. /gmu, '') ?? '';
  test.each([
    ['plan two days in Madrid from Saturday', 'on day two no museums', /^Saturday/u],
    ['plan two days in Madrid from Saturday', 'make the second day slower', /^Saturday/u],
    ['plan three days from Friday', 'start later on the last day', /^Saturday/u],
    ['plan three days from Friday', 'add a flamenco show on the second evening', /^Friday/u],
    ['hazme un plan de dos días desde el viernes', 'cambia el segundo día por algo fuera de los museos', /viernes/u],
    ['hazme un plan de dos días desde el viernes', 'el segundo día a cubierto', /viernes/u],
    ['hazme un plan de dos días desde el viernes', 'que el segundo día empiece a las 11', /viernes/u],
  ])('%s || %s', (first, second, day) => {
    const [before, after] = [said(first), said(first, second)];
    expect(dayOf(after, day)).not.toBe('');
    expect(dayOf(after, day)).toBe(dayOf(before, day));
    expect(linesOf(after).join()).not.toBe(linesOf(before).join());
  });
});

describe('a question about a day or a meal gets its line', () => {
  test.each([
    ['plan two days from Wednesday with dinner', "where's dinner on day 2?", /^Dinner is at/u],
    ['plan two days from Wednesday', 'what time do we finish on the first day?', /over at/u],
    ['plan three days from Friday', "what's first on the last day?", /^Stop 16 of/u],
    [
      'hazme un plan de dos días desde el viernes con comida y cena',
      '¿dónde comemos el primer día?',
      /^La comida es en/u,
    ],
    ['hazme un plan de dos días desde el viernes con cena', '¿dónde cenamos el sábado?', /^La cena es en/u],
    ['hazme un plan de dos días desde el viernes', '¿a qué hora empezamos el segundo día?', /empieza a las/u],
  ])('%s || %s', (first, second, line) => {
    const text = said(first, second);
    expect(text).toMatch(line);
    expect(linesOf(text)).toEqual([]);
  });
});

describe('a refinement is of the stop of the plan', () => {
  test.each([
    ['queremos cenar japonés cerca del Bernabéu y luego una copa', 'mejor coreano', /Korea/u],
    ['dinner in La Latina and then cocktails', 'actually Italian', /^Done: .+ instead of/u],
    ['dinner in La Latina and then cocktails', 'somewhere cheaper for dinner', /^Done: .+ instead of/u],
    ['cena italiana en Chueca y después un cóctel', 'mejor una vinoteca que un cóctel', /^Hecho: .+ en lugar de/u],
  ])('%s || %s', (first, second, change) => {
    const text = said(first, second);
    expect(text).toMatch(change);
    expect(linesOf(text)).toHaveLength(2);
  });

  test.each([
    [
      'queremos cenar japonés cerca del Bernabéu y luego una copa',
      '¿y si somos diez?',
      /^Para 10 personas, llama antes/u,
    ],
    ['dinner in La Latina and then cocktails', 'there will be ten of us', /^For 10 of you, ring/u],
  ])('%s || %s', (first, second, reply) => {
    expect(said(first, second)).toMatch(reply);
  });
});

describe('what a stop is to be holds for it, and what follows is near', () => {
  test('a museum that is free then', () => {
    const text = said("on Sunday start at 2 with lunch in Lavapiés, then a museum that's free in the afternoon");
    expect(text).toMatch(/17:00 to 19:00: Museo Nacional del Prado/u);
  });

  test.each([
    'queremos cenar japonés cerca del Bernabéu y luego una copa',
    'dinner in La Latina and then cocktails',
    'cena en Carabanchel el viernes y luego unas cañas',
    'lunch near Moncloa tomorrow and afterwards a coffee',
  ])('%s', (message) => {
    const [first, second] = linesOf(said(message));
    expect(first).toMatch(/dinner|lunch|cena/u);
    expect(second).toMatch(/\((?:coffee, )?(?:\d|1[0-5]) min (?:on foot|a pie)\)/u);
  });
});

describe('the time between an arrival and something fixed', () => {
  test.each([
    ['we land at 8 at Barajas on Thursday with luggage, what do we do until check-in at 3 near Atocha?', /Atocha\./u],
    ['llego a Chamartín a las 9 y mi reunión es a las 12 en Nuevos Ministerios', /hasta Nuevos Ministerios/u],
    [
      'aterrizo a las 7 el miércoles y tengo una cita a la 1 en Plaza de España, ¿qué hago mientras?',
      /hasta Plaza de España/u,
    ],
  ])('%s', (message, end) => {
    const text = said(message);
    expect(linesOf(text).length).toBeGreaterThan(1);
    expect(text).toMatch(end);
  });
});

describe('a meal at a table that is named', () => {
  test.each([
    ['u left out lunch at juana la loca!! put it inbetween', 'Juana la Loca'],
    ['add lunch at Casa Lucas', 'Casa Lucas'],
  ])('is eaten there, and not near it: %s', (edit, table) => {
    expect(said('a plan for Sunday: Rastro at 11 and a park after', edit)).toMatch(
      new RegExp(`: ${table} \\(lunch`, 'u'),
    );
  });
});
