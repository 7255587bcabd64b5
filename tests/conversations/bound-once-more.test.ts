// Rules that once fired too broadly: what each must leave alone, beside what it is for.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (message: string, hasShown = false) => chat.read(message, { now: NOW, from: SOL, hasShown });
const isFree = (message: string) => read(message).wishes.some(({ attribute }) => attribute === 'free');

describe('what costs nothing', () => {
  test.each([
    'somewhere free that teenagers would enjoy',
    'una exposición gratis un sábado por la tarde',
    'galleries without paying a penny',
    'galerías sin pagar un céntimo',
  ])('is free, whatever stands behind: %s', (message) => expect(isFree(message)).toBe(true));

  test.each(['lunch without paying too much', 'comer sin gastar mucho'])('is not what costs little: %s', (message) =>
    expect(isFree(message)).toBe(false),
  );
});

describe('kinds that were said', () => {
  test.each(['a park and a museum near Sol, just one of each', 'un parque y un museo cerca de Sol, solo uno de cada'])(
    'are all kept, whatever the number: %s',
    (message) => expect(lastOf(message).listed).toHaveLength(2),
  );
});

describe('the area that was talked of', () => {
  test.each([
    ['bars in Chueca', "I don't know that area, is there something quieter?"],
    ['bars in Chueca', 'do you know that area?'],
    ['bares en Chueca', '¿en ese barrio no hay nada más tranquilo?'],
  ])('is left for no question about it: %s / %s', (first, then) => {
    expect(lastOf(first, then).text).not.toMatch(/in other areas|en otras zonas/u);
  });

  test.each([
    ['bars in Chueca', 'we have seen that part already', 'in other areas'],
    ['bares en Chueca', 'por esa zona no, mejor otra', 'en otras zonas'],
  ])('is left where that was asked: %s / %s', (first, then, where) => {
    expect(lastOf(first, then).text).toContain(where);
  });

  test.each([
    "we're only in Madrid for two days, something livelier?",
    'estamos en Madrid hasta el lunes, ¿algo más barato?',
  ])('stands where only the stay is told: %s', (message) => expect(read(message, true).isCityWide).toBeUndefined());
});

describe('a short walk', () => {
  test.each([
    'So far we have seen two churches. Which park would you recommend?',
    'we came from very far, any hostel?',
    'vengo de muy lejos, ¿un hotel?',
  ])('is not heard where nobody spoke of walking: %s', (message) => expect(read(message).reach).toBeUndefined());

  test.each(['a bar where we need not walk, not too much walking please', 'un bar sin caminar mucho'])(
    'is heard of who walks little: %s',
    (message) => expect(read(message).reach).toMatchObject({ isVague: true }),
  );
});

describe('a place that is refused', () => {
  test.each([['museos cerca de Sol', 'No me gusta el segundo. ¿Alguna galería cerca?']])(
    'is none to search around: %s / %s',
    (first, then) => {
      const talk = chat.begin(first, NOW, SOL);
      const second = /2\. (.+?) \(/u.exec(talk.say(first).text)![1]!;
      expect(talk.say(then).text).not.toMatch(new RegExp(`(?:near|cerca de(?:l)?) ${second}`, 'u'));
    },
  );
});

describe('another area and something more', () => {
  test('are both heard', () => {
    expect(lastOf('bars in Chueca', 'in another area, and cheaper').text).toMatch(/cheap|in other areas/u);
  });
});
