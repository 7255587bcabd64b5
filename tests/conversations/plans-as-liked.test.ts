// Plans made of what somebody likes, of what was just listed, and changed by two words at once.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

interface Line {
  readonly begin: number;
  readonly end: number;
  readonly name: string;
}

const minutes = (said: string): number => {
  if (/midnight|medianoche/u.test(said)) return 24 * 60;
  const [hour, minute] = said.split(':').map(Number);
  return hour! * 60 + minute!;
};

const linesOf = (text: string): readonly Line[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+) \(/gmu)].map(([, from, to, name]) => ({
    begin: minutes(from!),
    end: minutes(to!),
    name: name!,
  }));

const namesOf = (text: string): string =>
  linesOf(text)
    .map(({ name }) => name)
    .join();

describe('what is liked is in the plan', () => {
  test.each([
    ['plan tomorrow for us, we love Velázquez and old cafés', /Prado/u, /Café|Pecera/u],
    ['hazme un plan para mañana, nos encanta Velázquez y los mercados', /Prado/u, /Mercado/u],
  ])('an artist is seen, and names no station to start from: %s', (message, works, kind) => {
    const { text } = lastOf(message);
    expect(text).not.toMatch(/starting at|saliendo de/u);
    expect(namesOf(text)).toMatch(works);
    expect(namesOf(text)).toMatch(kind);
  });

  test.each(['We love Malasaña, plan a day there tomorrow', 'un plan de mañana por Malasaña'])(
    'a quarter that is liked is one: %s',
    (message) => {
      expect(lastOf(message).text).toContain('Malasaña');
    },
  );

  test.each(['just churches, plan my sunday', 'un día de iglesias el domingo, hazme el plan'])(
    'a kind that all is about has no squares between: %s',
    (message) => {
      const visits = [...lastOf(message).text.matchAll(/^\d+\. .+$/gmu)].map(([line]) => line);
      expect(visits.length).toBeGreaterThan(3);
      expect(visits.join()).not.toMatch(/Puerta del Sol|Plaza Mayor|Retiro/u);
    },
  );

  test.each(['I hate museums, plan my Saturday', 'odio los museos, plan para el sábado'])(
    'who hates museums sees none: %s',
    (message) => {
      expect(namesOf(lastOf(message).text)).not.toMatch(/Museo|Prado|Thyssen/u);
    },
  );
});

describe('hours that were said', () => {
  test.each([
    ['plan me a Saturday, I get up late, like 11', 11 * 60],
    ['plan tomorrow from 12', 12 * 60],
    ['un plan para mañana a partir de las 12', 12 * 60],
    ['we get into Atocha at 11 and have 5 hours', 11 * 60],
    ['llegamos a Atocha a las 11, tenemos 5 horas', 11 * 60],
  ])('are when the day begins: %s', (message, from) => {
    const [first] = linesOf(lastOf(message).text);
    expect(first!.begin).toBeGreaterThanOrEqual(from);
    expect(first!.begin).toBeLessThan(from + 90);
  });

  test.each(['plan my Saturday', 'organízame el sábado'])('leave air between: %s', (message) => {
    expect(linesOf(lastOf(message).text).length).toBeLessThanOrEqual(8);
  });
});

describe('a night out in a quarter', () => {
  test.each(['night out in Malasaña, plan it for us', 'noche de copas por Malasaña, hazme el plan'])(
    'begins in the evening and is for drinks and dinner: %s',
    (message) => {
      const { text } = lastOf(message);
      expect(linesOf(text)[0]!.begin).toBeGreaterThanOrEqual(19 * 60);
      expect(text).toMatch(/dinner|cena/u);
      expect(namesOf(text)).not.toMatch(/Plaza Mayor|Botín|Gran Vía/u);
    },
  );
});

const SHOPS_OF_RECORDS = /Discos Babel|Sun Records|Escridiscos|Big Mamma|Bangla Desh|Metralleta|Molar/u;

describe('a walk of what was listed', () => {
  test.each([
    ['record shops near Sol', 'make that into a walk ending with a beer', SHOPS_OF_RECORDS],
    ['tiendas de discos cerca de Sol', 'hazme un paseo con esas y que acabe con una caña', SHOPS_OF_RECORDS],
  ])('goes to those places and no others: %s / %s', (list, walk, listed) => {
    const lines = linesOf(lastOf(list, walk).text);
    expect(lines.slice(0, -1).length).toBeGreaterThan(0);
    expect(lines.slice(0, -1).every(({ name }) => listed.test(name))).toBe(true);
    expect(lines.at(-1)!.name).not.toMatch(listed);
  });
});

describe('two changes in one message', () => {
  test.each([
    ['plan my saturday', 'put lunch at 2.30 and finish by 7', 14 * 60 + 30, 19 * 60],
    ['organízame el sábado', 'pon la comida a las 3 y que acabe a las 8', 15 * 60, 20 * 60],
    ['organízame el sábado', 'la comida a las 2 y media y acaba a las 7', 14 * 60 + 30, 19 * 60],
  ])('both hold: %s / %s', (plan, change, lunch, end) => {
    const { text } = lastOf(plan, change);
    const lines = linesOf(text);
    expect(lines.some(({ begin }) => begin === lunch)).toBe(true);
    expect(lines.at(-1)!.end).toBeLessThanOrEqual(end);
    expect(text).not.toContain('22:00');
  });

  test.each([
    [
      'record shops near Sol',
      'make that into a walk ending with a beer',
      'swap the beer for a cocktail and start at 6',
    ],
  ])('the stop stays where it was: %s / %s / %s', (list, walk, change) => {
    const [before, after] = [linesOf(lastOf(list, walk).text), linesOf(lastOf(list, walk, change).text)];
    expect(after.map(({ name }) => name).slice(0, -1)).toEqual(before.map(({ name }) => name).slice(0, -1));
    expect(after.at(-1)!.name).not.toBe(before.at(-1)!.name);
    expect(after[0]!.begin).toBeGreaterThanOrEqual(18 * 60);
  });

  test.each([
    ['Plan my Sunday. Flying home 9pm.', 'actually my flight is at 6 not 9'],
    ['Plan para el domingo, el vuelo es a las 9 de la noche', 'perdona, el vuelo es a las 6, no a las 9'],
  ])('a flight at another hour ends the day sooner: %s / %s', (plan, change) => {
    expect(linesOf(lastOf(plan, change).text).at(-1)!.end).toBeLessThanOrEqual(15 * 60);
  });
});

test.each([
  ['plan my saturday', 'finish by 7', 'add a beer at the end'],
  ['organízame el sábado', 'que acabe a las 7', 'añade una cerveza al final'],
])('an hour at which the day is over holds for later changes: %s / %s / %s', (plan, end, change) => {
  expect(linesOf(lastOf(plan, end, change).text).at(-1)!.end).toBeLessThanOrEqual(19 * 60);
});

test.each([
  ['night out in Malasaña, plan it for us', "she doesn't drink alcohol, so no wine bars"],
  ['noche de copas por Malasaña, hazme el plan', 'ella no bebe alcohol, nada de vinotecas'],
])('who drinks no alcohol is taken to no bar: %s / %s', (plan, change) => {
  const [before, after] = [lastOf(plan).text, lastOf(plan, change).text];
  expect(namesOf(after)).not.toBe(namesOf(before));
  expect(linesOf(after).length).toBeGreaterThan(1);
});

test.each([
  ['plan my saturday', 'is it too much walking?', /minutes on foot in all/u],
  ['organízame el sábado', '¿es mucho andar?', /minutos a pie/u],
])('whether it is much to walk is asked, and changes nothing: %s / %s', (plan, question, told) => {
  expect(lastOf(plan, question).text).toMatch(told);
});
