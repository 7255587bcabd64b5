// One place is chosen where one is asked for: by what was wished, with its reason and a second choice; and one of two quarters.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('one of a list', () => {
  test.each([
    [['museums near me', 'so which one?'], /^I would pick .*Second choice: /u],
    [['cocktail bars open late', 'just pick one for us'], /^I would pick .* open late.*Second choice: /u],
    [['restaurantes con terraza para el domingo', 'quédate con uno'], /^Yo elegiría .*con terraza.*Si no, /u],
    [['museos', '¿entonces cuál?'], /^Yo elegiría .*Si no, /u],
    [['bares de copas por Huertas', 'de esos cuál es mejor para una primera cita'], /^Yo elegiría .*romántico/u],
    [['vegetarian tapas near sol', 'ok so which?'], /I would (?:go for|pick)/u],
  ])('%j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });

  test('with children one is chosen, whether or not any is known to suit them', () => {
    const { text } = lastOf('restaurantes con terraza para el domingo', '¿cuál cogerías con un bebé?');
    expect(text).toMatch(
      /^(?:Mi catálogo no dice si van bien con niños\. Yo elegiría |.* es lo que mejor va con niños)/u,
    );
  });

  test('of a list of one, the list before is on the table, too, and what is probably shut then is not chosen', () => {
    const { text } = lastOf(
      "dinner on Monday night near Castellana, one of us doesn't eat pork, on the smart side",
      'anything persian?',
      'which of these would you choose',
    );
    expect(text).toMatch(/^I would pick (?!Mr\. Kabab)(?!.*probably closed)/u);
  });

  test('a new kind of place is still looked for', () => {
    expect(lastOf('museums near me', 'which bar would you recommend for a beer?').text).not.toMatch(/^I would pick/u);
    expect(lastOf('museos', '¿qué restaurante me recomiendas para cenar?').text).not.toMatch(/^Yo elegiría/u);
  });

  test('its reason names what was wished and what is not known', () => {
    const { text } = lastOf("I don't eat seafood", 'where for lunch on sunday in La Latina', 'why that one?');
    expect(text).toMatch(/open on Sunday 29 November.*cannot say that it can cook without seafood/u);
  });
});

describe('one of two parts of the city', () => {
  test.each([
    ['Malasaña or Chueca for a first date?', /I would pick Chueca: it is the more polished one/u],
    [
      "what's the difference between Chamberí and Malasaña for sleeping?",
      /I would pick Chamberí: it is the calmer one/u,
    ],
    ['¿Salamanca o Lavapiés si vamos con poco presupuesto?', /Yo elegiría Lavapiés: sale más barato/u],
    ['¿Chueca o Malasaña para cenar con mi pareja?', /^Yo elegiría Chueca: .*\n/u],
  ])('%s', (message, answer) => {
    expect(lastOf(message).text).toMatch(answer);
  });

  test('the difference alone is told without a choice, which may be asked for next', () => {
    expect(lastOf('difference between Malasaña and Chueca').text).not.toMatch(/I would/u);
    expect(
      lastOf('difference between Malasaña and Chueca', 'and which one for a quiet drink with my wife?').text,
    ).toMatch(/I would pick Chueca/u);
  });

  test('the one that was singled out is where the talk goes on', () => {
    const { text } = lastOf(
      'difference between Chamberí and Malasaña?',
      'the quieter one then. where would I have breakfast round there?',
    );
    expect(text).toMatch(/in Chamberí/u);
  });
});
