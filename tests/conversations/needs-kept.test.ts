// What somebody must not eat, and where they cannot go, binds whatever else is asked, and more of it may be told later.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('a food told after another is kept off the plate as well', () => {
  test.each([
    [['mi hijo es alérgico al huevo, dónde merendamos', 'y al gluten también'], /gluten[\s\S]*huevo/],
    [['mi hijo es alérgico al huevo, dónde merendamos', 'a la leche también'], /leche[\s\S]*huevo/],
    [['my daughter has an egg allergy, a café near Sol?', 'gluten as well'], /gluten[\s\S]*eggs/],
    [["I can't have shellfish, find us a tapas place in La Latina", 'oh and fish'], /fish[\s\S]*shellfish/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([[['tapas in La Latina', 'fish too'], /without fish/]])(
    'but of nobody who told no need: %j',
    (messages, told) => expect(lastOf(...messages).text).not.toMatch(told),
  );
});

test.each([
  ['no pork please, tapas near Plaza Mayor', /Botín/],
  ['no comemos cerdo, un castellano por la Plaza Mayor', /Botín/],
])('a house known for what is kept off the plate is not offered: %s', (message, house) => {
  const { text } = lastOf(message);
  expect(text).toMatch(/^\d\. /m);
  expect(text).not.toMatch(house);
});

test.each([
  ['nut allergy + vegetarian, dinner for 4 tonight, under 25 each', /with vegetarian food/],
  ['soy alérgica al marisco y vegetariana, algo barato por Lavapiés', /con comida vegetariana/],
  ['wheelchair and vegan, dinner near Atocha', /with vegan food/],
])('a diet is met before what is merely near: %s', (message, told) => expect(lastOf(message).text).toMatch(told));

test('what is looked for behind a need is no part of it', () => {
  expect(lastOf("my kid can't have eggs or milk, birthday cake where?").text).toMatch(/^Bakeries serving cake/);
});

test.each([
  [['un museo por Chueca', 'y para merendar?'], /cafeterías/],
  [['a museum near Chueca', 'and for lunch?'], /restaurants/],
])('a meal after sights is looked for where people eat: %j', (messages, told) =>
  expect(lastOf(...messages).text).toMatch(told),
);

test.each([
  ['my friend is blind and has a guide dog, can we go to the Prado?', /^Guide and other assistance dogs may go/],
  ['voy con mi perro guía, puedo entrar en el museo Reina Sofía?', /^Los perros guía y de asistencia pueden entrar/],
])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));
