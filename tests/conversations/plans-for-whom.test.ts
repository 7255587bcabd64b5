// Plans that fit the people and their bounds: children, walks with sights on the way, stays from landing to take-off, rounds of
// bars, the hour at which somebody must be somewhere.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { linesIn, type PlanLine } from './plan-lines.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 27 November 2026, 17:00 in Madrid, at Puerta del Sol. */
const NOW = new Date('2026-11-27T16:00:00Z');
const SOL = { latDeg: 40.4169, lngDeg: -3.7035 };
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

function textOf(...messages: readonly string[]): string {
  const talk = spokenTalk(world, { id: messages.join('/'), now: NOW, location: SOL });
  return messages.map((message) => talk.say(message).answer.responseText).at(-1)!;
}

describe('with children', () => {
  test.each([
    'plan a rainy day tomorrow with my kids (4 and 7)',
    'mañana llueve y estoy con los niños (5 y 8 años), qué plan hacemos?',
    "we're in madrid with two kids, 3 and 6, plan us a saturday",
    'un plan para el sábado con niños de 4 y 6 años',
  ])('no great museum of paintings, and no visit of two hours: %s', (message) => {
    const lines = linesIn(textOf(message));
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.map(({ name }) => name).join()).not.toMatch(/Prado|Thyssen|Reina Sofía/u);
    expect(lines.map(({ name }) => name).join()).toMatch(/Ratón Pérez|Planetario|Illusions|Ciencias|Retiro/u);
    expect(Math.max(...lines.map(({ from, to }) => to - from))).toBeLessThanOrEqual(90);
  });
});

describe('a walk is more than the way', () => {
  test.each([
    ["I'd like to walk from here to the Retiro seeing nice things on the way", /Retiro/u],
    ['quiero ir andando al Retiro pasando por sitios bonitos', /Retiro/u],
    ['a nice walk from Sol to Plaza de España', /Plaza de España/u],
    ['un paseo bonito de Sol a Plaza de España', /Plaza de España/u],
    ['paseo de Atocha a Sol', /Puerta del Sol/u],
  ])('sights in between, all on foot, and the end at last: %s', (message, end) => {
    const lines = linesIn(textOf(message));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)!.name).toMatch(end);
    expect(lines.every(({ way }) => /on foot|a pie/u.test(way))).toBe(true);
  });

  test.each([
    ['how do I get to the Retiro on foot?', 'make that into a walk, ending with a beer', /Retiro/u],
    [
      'cómo llego andando al Retiro?',
      'hazme un paseo con cosas que ver por el camino y acabando con una cerveza',
      /Retiro/u,
    ],
  ])('the way that was told becomes one: %s / %s', (way, message, through) => {
    const names = linesIn(textOf(way, message)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.slice(1, -1).join()).toMatch(through);
    expect(names.at(-1)).not.toMatch(/^Parque/u);
  });

  test.each(['how long is the walk from Sol to the Retiro?', '¿cuánto se tarda andando de Sol al Retiro?'])(
    'its length is asked for, and no plan: %s',
    (message) => expect(linesIn(textOf(message))).toHaveLength(0),
  );
});

describe('a stay with both ends', () => {
  test.each([
    'we land at 9 on saturday and leave sunday at 6pm, first time in madrid, what should we do',
    'aterrizamos el sábado a las 9 y nos vamos el domingo a las 6 de la tarde, primera vez en Madrid, ¿qué hacemos?',
  ])('it begins after the way into town and ends before the flight: %s', (message) => {
    const text = textOf(message);
    const [saturday, sunday] = text.split(/(?:Sunday|domingo) 29/u).map(linesIn);
    expect(saturday![0]!.from).toBeGreaterThanOrEqual(10 * 60 + 30);
    expect(sunday!.length).toBeGreaterThan(1);
    expect(sunday!.at(-1)!.to).toBeLessThanOrEqual(15 * 60);
  });

  test.each([
    'make me a plan for tomorrow, I need to be at Atocha at 6pm',
    'hazme un plan para mañana, tengo que estar en Atocha a las 6 de la tarde',
    'tengo que estar en Atocha mañana a las 6 de la tarde, ¿qué puedo ver antes?',
  ])('the hour beside a place is the end: %s', (message) => {
    const lines = linesIn(textOf(message));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.at(-1)!.to).toBeLessThanOrEqual(18 * 60);
  });

  test.each(['plan a lazy sunday, I get up at 11', 'el domingo nos levantamos a las 11, hazme un plan tranquilo'])(
    'nobody is out when they get up: %s',
    (message) => expect(linesIn(textOf(message))[0]!.from).toBeGreaterThanOrEqual(12 * 60),
  );
});

describe('a round of bars', () => {
  test.each(['plan a tapas crawl tonight in La Latina', 'ruta de tapas esta noche por La Latina'])(
    'goes from door to door, half an hour or so in each: %s',
    (message) => {
      const lines = linesIn(textOf(message));
      expect(lines).toHaveLength(4);
      expect(Math.max(...lines.map(({ from, to }) => to - from))).toBeLessThanOrEqual(45);
      expect(lines.slice(1).every(({ way }) => Number.parseInt(way, 10) <= 10)).toBe(true);
    },
  );
});

describe('short remarks on the plan that stands', () => {
  test.each([
    ['plan my saturday', 'later'],
    ['un plan para el sábado', 'más tarde'],
  ])('all of it an hour later: %s / %s', (plan, remark) => {
    const [before, after] = [linesIn(textOf(plan)), linesIn(textOf(plan, remark))];
    expect(after[0]!.from).toBeGreaterThanOrEqual(before[0]!.from + 60);
    expect(after).toHaveLength(before.length);
  });

  test.each([
    ['plan my saturday', 'somewhere else'],
    ['plan my saturday', 'different area please'],
    ['un plan para el sábado', 'otra zona'],
    ['un plan para el sábado', 'demasiado turístico, algo más local'],
  ])('another plan, with none of those visits: %s / %s', (plan, remark) => {
    const [before, after] = [linesIn(textOf(plan)), linesIn(textOf(plan, remark))];
    const visits = (lines: readonly PlanLine[]) =>
      lines.filter(({ way }) => !/lunch|dinner|coffee|comida|cena|merienda/u.test(way)).map(({ name }) => name);
    expect(after.length).toBeGreaterThan(3);
    expect(visits(after).filter((name) => visits(before).includes(name))).toEqual([]);
  });

  test.each([
    ['plan my sunday', "we're four, with two kids of 4 and 6"],
    ['un plan para el domingo', 'somos cuatro con dos niños de 4 y 6'],
  ])('made again for who comes along: %s / %s', (plan, remark) => {
    const names = linesIn(textOf(plan, remark)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.join()).not.toMatch(/Prado|Thyssen|Reina Sofía/u);
  });
});

test.each([
  ['plan my Sunday, we have a dog with us', /dogs/u],
  ['organízame el domingo, llevamos perro', /perro/u],
])('a dog is taken to no museum, and tables are told as unknown: %s', (message, told) => {
  const text = textOf(message);
  expect(text).not.toMatch(/Museo|Iglesia|Catedral/u);
  expect(text).toMatch(told);
});
