// Which places a plan takes: tables that are known to have what is needed, a walk as a stop, real sights for a short stretch of time.
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

function textOf(...messages: readonly string[]): string {
  const talk = spokenTalk(world, { id: messages.join('/'), now: NOW, location: SOL });
  return messages.map((message) => talk.say(message).answer.responseText).at(-1)!;
}

const placeNamed = (name: string) =>
  world.recommend.catalogue.places.find((place) => place.name === name || place.name === name.trim());

const tableIn = (text: string) => {
  const line = linesIn(text).find(({ way }) => /lunch|comida/u.test(way));
  return line && placeNamed(line.name);
};

describe('what is known of a table goes before what is not', () => {
  test.each([
    ['my sister is coeliac', 'plan an afternoon from 1 to 6: lunch, the archaeological museum and a coffee'],
    ['mi hermana es celíaca', 'hazme un plan de 13 a 18: comer, el museo arqueológico y un café'],
    ['mi padre es celíaco y va en silla de ruedas', 'un plan de 13 a 18: comer, el Thyssen y un café'],
  ])('food without gluten: %s / %s', (...messages) => {
    const text = textOf(...messages);
    expect(tableIn(text)).toBeDefined();
    expect(text).not.toMatch(/whether it has gluten|si tiene comida sin gluten/u);
  });

  test.each([
    ["we're with our kids of 4 and 7", 'plan our day until 5: the retiro, lunch and something indoors'],
    ['vamos con niños de 4 y 7 años', 'haznos un plan hasta las 5: el retiro, comer y algo a cubierto'],
    ["we're with our kids of 4 and 7", 'plan us a day: the natural history museum, lunch and a park'],
  ])('no kitchen of plants or of fish for children: %s / %s', (...messages) => {
    const table = tableIn(textOf(...messages));
    expect(table).toBeDefined();
    expect(table!.cuisines.join()).not.toMatch(/vegan|vegetarian|seafood/u);
  });
});

describe('the heading claims what the stops have', () => {
  test.each([
    ["i'm vegan", 'plan me an afternoon from 3 to 7 with museums'],
    ['soy vegano', 'hazme un plan de 15 a 19 con museos'],
  ])('no food where nobody eats: %s / %s', (...messages) => {
    expect(textOf(...messages).split('\n')[0]).not.toMatch(/vegan/u);
  });
});

describe('a walk is a stop', () => {
  test.each([
    'plan from 12: the royal palace, lunch and a gentle stroll',
    'plan my saturday from 11: the archaeological museum, a nice walk and lunch',
    'hazme un plan desde las 12: el palacio real, comer y un paseo tranquilo',
    'organízame mañana: desayuno a las 10, el museo arqueológico, un paseo y comer',
  ])('%s', (message) => {
    const text = textOf(message);
    expect(text).not.toMatch(/as a stop|como parada/u);
    const kinds = linesIn(text).flatMap(({ name }) => placeNamed(name)?.categories ?? []);
    expect(kinds.join()).toMatch(/parks|gardens|tourist attractions/u);
  });
});

describe('a short stretch of time is for something worth it', () => {
  test.each([
    'i have two hours before my train at 6pm from atocha, what can i see?',
    'tengo de 17 a 19 libre, hazme un plan por el centro',
  ])('%s', (message) => {
    const longest = Math.max(...linesIn(textOf(message)).map(({ from, to }) => to - from));
    expect(longest).toBeGreaterThanOrEqual(60);
  });
});
