// What was asked decides between two places: the occasion, what somebody may eat, how tiring it is. The order of the names does not
// matter, a few steps are no reason, and nobody is spoken of who was not mentioned.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['Lhardy', 'Casa Labra'],
  ['Casa Lucio', 'Casa Mingo'],
  ['Horcher', 'Bodega de la Ardosa'],
];

/** "I would go for X", «yo elegiría X»: the choice, as the reply names it. */
const chosenIn = (text: string): string => /(?:go for|elegiría) ([^:.]+)[:.]/u.exec(text)?.[1] ?? text;

describe('the order in which two are named changes nothing of the choice', () => {
  const asked: readonly (readonly [string, (a: string, b: string) => string])[] = [
    ['a business dinner', (a, b) => `${a} or ${b}, which is better for a business dinner?`],
    ['a date', (a, b) => `Which is better for a first date, ${a} or ${b}?`],
    ['una cena de empresa', (a, b) => `¿Cuál es mejor para una cena de empresa, ${a} o ${b}?`],
    ['un aniversario', (a, b) => `¿${a} o ${b} para nuestro aniversario?`],
  ];
  for (const [occasion, question] of asked)
    test.each(PAIRS)(`${occasion}: %s, %s`, (one, other) => {
      const [there, back] = [lastOf(question(one, other)).text, lastOf(question(other, one)).text];
      expect(chosenIn(there)).toBe(chosenIn(back));
      // Both names stand in the order of the message.
      expect(there.indexOf(one)).toBeLessThan(there.indexOf(other));
      expect(back.indexOf(other)).toBeLessThan(back.indexOf(one));
      expect(there).not.toMatch(/children|niños/u);
      expect(there.match(/^- /gmu)?.length ?? 0).toBeLessThanOrEqual(3);
    });
});

describe('the reason is what was asked', () => {
  test.each([
    ['Lhardy or Casa Labra for a business lunch?', /go for Lhardy: .*smart side/u],
    [
      'Which is easier for my mother, who tires easily: the Prado or Museo Cerralbo?',
      /go for Museo Cerralbo: .*easier/u,
    ],
    ['¿Cuál es mejor para una cita, Casa Labra o Del Diego?', /elegiría Del Diego: .*romántico/u],
    ['¿El Prado o el Cerralbo? Mi padre se cansa enseguida', /elegiría el Museo Cerralbo: .*llevadera/u],
    ['De Vinos or Casa Labra, which has the better wine?', /go for De Vinos: .*trade/u],
  ])('%s', (message, answer) => expect(lastOf(message).text).toMatch(answer));

  test('of two of which nothing is known, hours that are known go before a few steps', () => {
    const { text } = lastOf('Which of Lhardy and Malacatín is cosier?');
    expect(text).not.toMatch(/^I can't say/u);
  });
});

describe('what one names of several is all that is told of', () => {
  test.each([
    ['Which one of Bar Cock and Del Diego is better, and has Del Diego a dress code?', /For Bar Cock/u],
    ['Forget the first one. Never mind, the Prado it is. How do I get there?', /never mind/iu],
  ])('%s', (message, never) => expect(lastOf(message).text).not.toMatch(never));

  test.each([
    ['Can I get into the Prado and the Thyssen with a wheelchair?'],
    ['Voy en silla de ruedas. ¿Puedo entrar bien al Prado y al Thyssen?'],
  ])('both are answered: %s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/Prado (?:is|es) acces/u);
    expect(text).toMatch(/Thyssen-Bornemisza (?:is|es) acces/u);
    expect(text).not.toMatch(/children|niños/u);
  });
});
