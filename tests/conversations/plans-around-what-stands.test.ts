// A plan that stands is not thrown away for a question about what is to do in it or after it; and one that is asked for after a
// meal begins when that meal is over.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { linesIn } from './plan-lines.ts';
import { spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 4 December 2026, 11:00 in Madrid, at Puerta del Sol. */
const NOW = new Date('2026-12-04T10:00:00Z');
const SOL = { latDeg: 40.4169, lngDeg: -3.7035 };
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const linesOf = (...messages: readonly string[]) => {
  const talk = spokenTalk(world, { id: messages.join('/'), now: NOW, location: SOL });
  return messages.map((message) => linesIn(talk.say(message).answer.responseText));
};
const namesIn = (lines: ReturnType<typeof linesIn>) => lines.map(({ name }) => name);

describe('what is asked about beside a plan comes into it', () => {
  test.each([
    ['plan my afternoon from 4 with the Thyssen and dinner at 9', 'what could I do between 6.30 and 8.30?'],
    [
      'plan my afternoon from 4 with the Prado and dinner at 9',
      'what is there to see between 7 and 8? a market perhaps',
    ],
    ['hazme un plan desde las 4 con el Thyssen y cena a las 21', '¿qué podemos hacer entre las 7 y las 8 y media?'],
    [
      'plan the afternoon from 3 until 6 with a garden',
      'where can we see the Christmas lights after that, and then eat?',
    ],
  ])('%s / %s', (asked, more) => {
    const [before, after] = linesOf(asked, more);
    expect(namesIn(after!)).toEqual(expect.arrayContaining(namesIn(before!)));
    expect(after!.length).toBeGreaterThan(before!.length);
  });
});

describe('what comes after a meal', () => {
  test.each([
    'plan the afternoon after lunch until 7, one museum and a coffee',
    'after our lunch we are free till 8, plan us some art and a coffee',
    'después de comer estoy libre hasta las 20, hazme un plan con algo de arte y un café',
  ])('begins when lunch is over: %s', (message) => {
    const [lines] = linesOf(message);
    expect(lines!.length).toBeGreaterThan(0);
    expect(lines!.every(({ from }) => from >= 15 * 60 + 30)).toBe(true);
    expect(lines!.some(({ way }) => /lunch|comida/u.test(way))).toBe(false);
  });

  test.each([
    'plan our evening: after dinner a cocktail bar and a stroll, we dine at 8.30 at Casa Lucio',
    'hazme el plan de esta noche: después de cenar una copa y un paseo; cenamos a las 20:30 en Casa Lucio',
  ])('the dinner comes first: %s', (message) => {
    const [lines] = linesOf(message);
    expect(lines![0]).toMatchObject({ name: 'Casa Lucio' });
  });
});

test.each([
  ['plan a day: the naval museum, lunch and a park, and be at our hotel at 5', 17],
  ['plan a day: the archaeological museum, then lunch, then a park, and get to the hotel by 6', 18],
] as const)('who must be somewhere by then is on the way before: %s', (message, end) => {
  const [lines] = linesOf(message);
  expect(lines!.at(-1)!.to).toBeLessThan(end * 60);
});
