// Health, diet and access come before the way: what is known to meet them stands first, and a wish is named or met.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const firstLine = (text: string): string => /^1\. .*$/mu.exec(text)?.[0] ?? '';

describe('the first place is known to meet the need, however far the next one is', () => {
  test.each(['Cuzco', 'Atocha', 'Salamanca', 'La Latina'])('gluten, in both languages, near %s', (where) => {
    for (const message of [`I'm coeliac. Lunch near ${where}?`, `soy celíaca, ¿dónde como cerca de ${where}?`])
      expect(firstLine(lastOf(message).text)).toMatch(/^1\. (?!.*(?:unconfirmed|sin confirmar): [^)]*gluten)/u);
  });
});

test.each([
  [['tapas bars near Huertas', 'vegan no, thanks'], /do not serve vegan|not vegan/u],
  [['bares de tapas por Huertas', 'veganos no'], /que no sean de cocina vegana/u],
])('a diet that is turned down is no wish for it: %j', (messages, told) =>
  expect(lastOf(...messages).text).toMatch(told),
);

test.each([
  ['a pizzeria near Chueca with a high chair', /high chair/u],
  ['una pizzería por Chueca con trona', /trona/u],
])('a high chair is named where it is not known: %s', (message, told) => expect(lastOf(message).text).toMatch(told));

test('who looks for anything else asks nothing of the places before', () => {
  const { text } = lastOf('cheap vegan places near Sol', 'all closed... anything vegetarian open right now?');
  expect(text).not.toMatch(/Yes, /u);
  expect(text).toMatch(/^1\. /mu);
});
