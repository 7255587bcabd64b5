// A plan keeps to what was asked: its window, the days, the order that was said, no stop of an earlier talk, and tables that
// suit who comes.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { linesIn as planLinesIn } from './plan-lines.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 9 December 2026, 11:00 in Madrid, at Puerta del Sol. */
const NOW = new Date('2026-12-09T10:00:00Z');
const SOL = { latDeg: 40.4169, lngDeg: -3.7035 };
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

function textOf(messages: readonly string[], now = NOW): string {
  const talk = spokenTalk(world, { id: messages.join('/'), now, location: SOL });
  return messages.map((message) => talk.say(message).answer.responseText).at(-1)!;
}

const linesIn = (text: string) =>
  planLinesIn(text).map(({ way, ...line }) => ({
    ...line,
    isRide: /line|línea/u.test(way),
    minutes: Number(/(\d+) min/u.exec(way)?.[1] ?? 0),
  }));

/** Minutes between one stop and the way to the next. */
const longestHole = (lines: ReturnType<typeof linesIn>): number =>
  Math.max(0, ...lines.slice(1).map(({ from, minutes }, at) => from - minutes - lines[at]!.to));

describe('the window that was said is kept and filled', () => {
  test.each([
    ['plan our afternoon from 1:30 to 6', 13.5, 18],
    ['make us a plan from 4pm to 8pm today, something pretty to see', 16, 20],
    ['this afternoon from 5 to 9 I am free, make me a plan', 17, 21],
    ['haznos un plan para hoy de 13:30 a 18:00', 13.5, 18],
    ['hazme un plan para esta tarde de 5 a 9', 17, 21],
    ['un plan para hoy de 16 a 20, algo bonito que ver', 16, 20],
    ['make me a plan for this afternoon until 9', 16, 21],
  ])('%s', (message, from, until) => {
    const lines = linesIn(textOf([message]));
    expect(lines[0]!.from - lines[0]!.minutes).toBeLessThanOrEqual(from * 60 + 20);
    expect(lines[0]!.from).toBeGreaterThanOrEqual(from * 60);
    expect(lines.at(-1)!.to).toBeGreaterThanOrEqual(until * 60 - 45);
    expect(lines.at(-1)!.to).toBeLessThanOrEqual(until * 60);
    expect(longestHole(lines)).toBeLessThanOrEqual(30);
  });

  test.each([
    ['I finish at 5:30 and my flight is at 10pm, make me a quiet plan around here', 17.5, 19],
    ['hoy acabo a las 17:30 y vuelo a las 22:00, hazme un plan tranquilo por aquí', 17.5, 19],
  ])('whoever finishes work and flies home has the time between: %s', (message, from, until) => {
    const lines = linesIn(textOf([message]));
    expect(lines[0]!.from).toBeGreaterThanOrEqual(from * 60);
    expect(lines.at(-1)!.to).toBeLessThanOrEqual(until * 60);
  });

  test.each([
    "we're here for the weekend, can you plan our saturday afternoon? a museum, a nice walk and tapas in the evening",
    'venimos a pasar el finde, nos haces un plan para el sábado por la tarde? un museo, un paseo y tapas por la noche',
  ])('a stay says nothing of the day that is planned: %s', (message) => {
    const text = textOf([message]);
    expect(text).not.toMatch(/Sunday|domingo/u);
    expect(linesIn(text).every(({ from }) => from >= 15 * 60)).toBe(true);
  });
});

describe('what was asked for comes in the order that was said', () => {
  test.each([
    ['plan from 1 to 6 today: lunch first, then the Prado', /lunch.*Prado/su],
    ['un plan de 13 a 18: primero comer y luego el Prado', /comida.*Prado/su],
    [
      'plan our evening from 7: first a walk through La Latina, then dinner at Casa Lucas',
      /^1\. [^(]*\((?!dinner).*\n2\..*dinner/su,
    ],
    [
      'y antes de cenar qué hacemos? un plan desde las 19h: las luces de Navidad, una copa y cenar en Casa Lucas',
      /Gran Vía.*Casa Lucas \(cena/su,
    ],
  ])('%s', (message, order) => {
    const text = textOf([message]);
    expect(text.slice(text.indexOf('1. '))).toMatch(order);
    expect(text).not.toMatch(/as a stop|como parada/u);
  });

  test.each([
    ['museums near Sol', 'make me a plan for tomorrow with the first and the third', 1, 3],
    ['museos por Sol', 'hazme un plan para mañana con los dos primeros y comer', 1, 2],
  ])('numbers point at the list: %s || %s', (list, message, first, second) => {
    const names = [...textOf([list]).matchAll(/^\d+\. ([^(]+) \(/gmu)].map(([, name]) => name!);
    const planned = linesIn(textOf([list, message])).map(({ name }) => name.replace(/ \(.*/u, ''));
    expect(planned).toEqual(expect.arrayContaining([names[first - 1]!, names[second - 1]!]));
  });
});

describe('nothing enters that this message does not ask for', () => {
  test.each([
    [
      [
        'restaurants near Nuevos Ministerios',
        'what time does the first one close?',
        'plan me an afternoon from 4 to 8',
      ],
    ],
    [['restaurantes por Nuevos Ministerios', 'a qué hora cierra el primero?', 'hazme un plan de 4 a 8']],
  ])('a place that was asked about earlier is no stop: %j', (messages) => {
    const [, asked] = /^1\. ([^(]+) \(/mu.exec(textOf(messages.slice(0, 1))) ?? [];
    expect(linesIn(textOf(messages)).map(({ name }) => name)).not.toContain(asked);
  });
});

describe('who comes decides how far and at which table', () => {
  test.each([
    'plan today from 12 to 5 with my kids (5 and 8), lunch included',
    'un plan para hoy de 12 a 17 con mis hijos de 5 y 8 años, con comida',
  ])('families eat at no dear house: %s', (message) => {
    const text = textOf([message]);
    expect(text).toMatch(/lunch|comida/u);
    expect(text).not.toMatch(/Botín|Lhardy|Casa Lucio/u);
  });

  test.each([
    'plan from now until 4 with my grandmother, she walks slowly',
    'un plan hasta las 4 con mi abuela, que anda despacio',
  ])('whoever walks badly has short ways: %s', (message) => {
    const walks = linesIn(textOf([message])).filter(({ isRide }) => !isRide);
    expect(Math.max(...walks.slice(1).map(({ minutes }) => minutes))).toBeLessThanOrEqual(15);
  });
});
