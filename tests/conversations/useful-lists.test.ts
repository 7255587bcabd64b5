// Lists by their use, over many kinds and many spots of the shipped catalogue: what is open and near goes before what is shut or
// far, and what somebody needs is never given up for what would be pleasant.
import { describe, expect, test } from 'vitest';
import { chat } from './stranger.ts';
import { shippedCatalogue } from './world.ts';

const { places } = await shippedCatalogue();
const placeOf = new Map<string, (typeof places)[number]>(places.map((place) => [place.id, place]));

const SPOTS = [
  { lat: 40.4169, lng: -3.7035 },
  { lat: 40.4087, lng: -3.7005 },
  { lat: 40.4313, lng: -3.7004 },
  { lat: 40.4254, lng: -3.684 },
  { lat: 40.446, lng: -3.692 },
  { lat: 40.4345, lng: -3.719 },
];
const listOf = (message: string, at: string, spot = SPOTS[0]!) => chat.begin(`${message} ${at}`, at, spot).say(message);
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => /^\d+\. /u.test(line));
const metresIn = (line: string): number => {
  const [, number = '0', unit] = /\((\d+(?:[.,]\d)?) (k?m)\b/u.exec(line) ?? [];
  return Number(number.replace(',', '.')) * (unit === 'km' ? 1000 : 1);
};
const isShut = (line: string): boolean =>
  /closed now|opens (?:at|tomorrow|on|in an?|in \d+ hours)|cerrado ahora|abre (?:a las|mañana|en (?:una|\d+) hora)/u.test(
    line,
  );

const NOW_KINDS = [
  'a café near here',
  'un café por aquí',
  'ice cream nearby',
  'a bakery close by',
  'una librería cerca',
  'lunch near here',
];

describe('wanted now', () => {
  test.each(NOW_KINDS.flatMap((message) => SPOTS.map((spot, at) => [message, at, spot] as const)))(
    'no door that stays shut stands above an open one: %s (%i)',
    (message, _, spot) => {
      const lines = linesOf(listOf(message, '2026-12-03T13:45', spot).text);
      const firstShut = lines.findIndex(isShut);
      const below = firstShut < 0 ? [] : lines.slice(firstShut).filter((line) => /\bopen until|abre hasta/u.test(line));
      // An open one farther off by a kilometre is no better.
      expect(below.filter((line) => metresIn(line) <= metresIn(lines[firstShut]!) + 500)).toEqual([]);
    },
  );
});

const QUIET = [
  'a quiet café near here',
  'una cafetería tranquila por aquí cerca',
  'a cosy bar near me',
  'un bar acogedor por aquí',
];

describe('near is near', () => {
  test.each(QUIET.flatMap((message) => SPOTS.map((spot, at) => [message, at, spot] as const)))(
    'how a place feels is not worth a long walk: %s (%i)',
    (message, _, spot) => {
      const ways = linesOf(listOf(message, '2026-12-03T18:30', spot).text).map(metresIn);
      expect(ways.length).toBeGreaterThan(1);
      expect(Math.min(...ways)).toBeLessThan(700);
      expect(Math.max(...ways)).toBeLessThan(1_300);
    },
  );
});

describe('needs', () => {
  test.each([
    ['vegan place for lunch near here', 'is there one with a cheap set menu?'],
    ['un sitio vegano para comer por aquí', '¿y alguno con menú del día barato?'],
  ])('what somebody eats is not given up for the menu: %s / %s', (first, next) => {
    const talk = chat.begin(first, '2026-12-03T13:30', SPOTS[2]!);
    talk.say(first);
    const { listed } = talk.say(next);
    expect(listed.length).toBeGreaterThan(0);
    for (const id of listed) {
      const place = placeOf.get(id)!;
      expect([...place.cuisines, ...place.features].join()).toMatch(/vegan|vegetarian/u);
    }
  });

  test.each(['a gluten-free bakery or shop near here', 'una tienda o panadería sin gluten por aquí'])(
    'a kind of which none is known to have it stands beside none that is: %s',
    (message) => {
      const { listed } = listOf(message, '2026-12-03T11:30');
      expect(listed.length).toBeGreaterThan(0);
      for (const id of listed) expect(placeOf.get(id)!.categories).not.toContain('malls');
    },
  );
});

describe('with children', () => {
  test.each(SPOTS.map((spot, at) => [at, spot] as const))('an avenue is no park to run in (%i)', (_, spot) => {
    for (const message of [
      'a park for the kids to run around near here',
      'un parque para que corran los niños por aquí',
    ])
      for (const id of listOf(message, '2026-12-05T11:00', spot).listed)
        expect(placeOf.get(id)!.types.join()).not.toMatch(/corner of old|square/u);
  });

  test.each(['somewhere indoors for two kids of 6 and 8', 'algo a cubierto para ir con dos niños de 6 y 8'])(
    'what was made for them goes before what admits them: %s',
    (message) => {
      const { text, listed } = listOf(message, '2026-12-05T10:30');
      expect(placeOf.get(listed[0]!)!.types.join()).toMatch(/children|interactive|wax|railway|natural|science|toy/u);
      // One wish, one list.
      expect(text).not.toMatch(/^(?:Museums|Markets|Cinemas|Museos|Mercados|Cines):$/mu);
    },
  );
});

describe('everyday kinds', () => {
  test.each([
    ['a supermarket near here', /big chains/u],
    ['un supermercado por aquí', /grandes cadenas|Mercadona/u],
  ])('of which only the famous are known, it is said that others are nearer: %s', (message, told) => {
    const { text } = listOf(message, '2026-12-03T11:30', SPOTS[0]);
    expect(text).toMatch(told);
  });
});
