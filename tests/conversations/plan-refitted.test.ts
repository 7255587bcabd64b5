// A plan that stands is changed where the message says, and nowhere else: one day of several, the table of one meal.
import { describe, expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

/** The lines of stops before and after the last message, and the reply to it. */
function changeBy(...messages: readonly string[]) {
  const talk = chat.begin(messages.join('/'), NOW, SOL);
  const replies = messages.map((message) => talk.say(message).text);
  const [before, after] = replies.slice(-2).map(stopsIn) as [string[], string[]];
  return { before, after, reply: replies.at(-1)! };
}

const stopsIn = (reply: string): string[] =>
  reply.split('\n').flatMap((line) => /^\d+\. (?:De )?(\S+) (?:to|a) \S+: (.+?) \(([^()]*)\)$/u.exec(line)?.[2] ?? []);
const linesOf = (reply: string, word: RegExp): string[] =>
  reply.split('\n').filter((line) => /^\d+\./u.test(line) && word.test(line));

describe('one thing less on one day', () => {
  test.each([
    ['plan saturday and sunday for us', 'sunday is too full. drop something'],
    ['plan saturday and sunday for us', 'the second day is a bit much, take one stop out'],
    ['móntanos un plan para el sábado y el domingo', 'el segundo día va muy apretado, quita una cosa'],
    ['móntanos un plan para el sábado y el domingo', 'el domingo es demasiado. Saca algo'],
  ])('%s / %s', (first, second) => {
    const { before, after } = changeBy(first, second);
    expect(before.length - after.length).toBe(1);
    const [gone] = before.filter((name) => !after.includes(name));
    expect(before.indexOf(gone!)).toBeGreaterThanOrEqual(before.length / 2 - 1);
  });
});

describe('a meal said while a plan stands is another table for it', () => {
  test.each([
    ['plan a day for us tomorrow', 'and dinner somewhere vegan', /dinner/u, /Vegan|Artemisa|Yerbabuena|Huerta/u],
    ['plan a day for us tomorrow', 'for lunch rather ramen', /lunch/u, /Ramen/u],
    [
      'prepáranos un día para mañana',
      'y la comida mejor en un vegano',
      /comida/u,
      /Vegan|Artemisa|Yerbabuena|Viva Burger|La Encomienda/u,
    ],
    ['prepáranos un día para mañana', 'y para comer mejor ramen', /comida/u, /Ramen/u],
  ])('%s / %s', (first, second, meal, kind) => {
    const { before, after, reply } = changeBy(first, second);
    expect(after.length).toBe(before.length);
    expect(linesOf(reply, meal)).toHaveLength(1);
    expect(linesOf(reply, meal)[0]).toMatch(kind);
  });
});

describe('what was named before is swapped, and one kind of stop for another', () => {
  test.each([
    [
      'plan a day for us tomorrow',
      'the Prado has long queues, change it for something quieter',
      'Museo Nacional del Prado',
    ],
    ['plan dinner, a bar and a club tonight', 'rather than the club a jazz bar', undefined],
    [
      'prepáranos un día para mañana',
      'el Prado tiene mucha cola, cámbialo por algo más tranquilo',
      'Museo Nacional del Prado',
    ],
    [
      'prepáranos un día para mañana',
      'el Prado tiene mucha cola, cambialo por algo mas tranquilo',
      'Museo Nacional del Prado',
    ],
    ['plan para esta noche: cena, un bar y una discoteca', 'en vez de la discoteca un bar de jazz', undefined],
  ])('%s / %s', (first, second, named) => {
    const { before, after } = changeBy(first, second);
    // Whichever club it was, the night ended there.
    const gone = named ?? before.at(-1);
    expect(before).toContain(gone);
    expect(after).not.toContain(gone);
    expect(after.length).toBeGreaterThanOrEqual(before.length - 1);
  });
});

test.each([
  ['plan a day for us tomorrow', 'lunch a bit later please, say at quarter past three', /15:(?:15|20)/u],
  ['prepáranos un día para mañana', 'la comida algo más tarde, a las tres y cuarto', /15:(?:15|20)/u],
])('a meal at the hour that was said, at a table that serves then: %s / %s', (first, second, hour) => {
  const [lunch] = linesOf(changeBy(first, second).reply, /lunch|comida/u);
  expect(lunch).toMatch(hour);
});

test.each([
  ['plan saturday and sunday for us', 'what if it rains on sunday?', /Retiro/u],
  ['móntanos un plan para el sábado y el domingo', '¿y si llueve el domingo?', /Retiro/u],
])('rain on one day leaves the other as it is: %s / %s', (first, second, outdoors) => {
  const { before, after } = changeBy(first, second);
  const saturday = before.findIndex((name) => outdoors.test(name));
  expect(after[saturday]).toBe(before[saturday]);
  expect(after).not.toEqual(before);
});

test.each([
  ['plan a day for us tomorrow', 'nothing in the morning please'],
  ['prepáranos un día para mañana', 'por la mañana nada, porfa'],
])('a morning that is kept free: %s / %s', (first, second) => {
  expect(changeBy(first, second).reply).toMatch(/^1\. (?:De )?1[3-6]:/mu);
});
