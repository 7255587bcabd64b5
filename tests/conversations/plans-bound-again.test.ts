// Rules of plans that hold for what they were made for and for no more: the way home, a whole day, who people are, the square
// where one stands.
import { describe, expect, it } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (text: string) => chat.read(text, { now: NOW, from: SOL });
const cuisinesOf = (text: string) => read(text).wishes.filter(({ attribute }) => attribute === 'cuisine').length;

describe('only the way home, said last, ends the day', () => {
  it.each([
    'plan para mañana: por la tarde volvemos al hotel a descansar y luego cenar',
    'Plan for tomorrow: in the afternoon we go back to the hotel for a nap, then dinner',
    'Plan for tomorrow: in the afternoon leaving for the Retiro, then dinner',
    'Plan para mañana: por la tarde nos marchamos al Retiro y a cenar',
    'plan para esta noche, volvemos sobre las 12',
    'Plan for tonight, heading home at midnight',
  ])('it goes on: %s', (text) => {
    const { window } = read(text).plan ?? {};
    expect(window?.toMin ?? 24 * 60).toBeGreaterThanOrEqual(20 * 60);
  });
  it.each([
    'Plan for tomorrow: a museum and lunch, in the afternoon we travel back to Bilbao',
    'Plan para mañana: un museo y comida, por la tarde regresamos a Bilbao',
  ])('it is over: %s', (text) => expect(read(text).plan?.window).toMatchObject({ toMin: 15 * 60 }));
});

describe('a whole day is one that is to be filled', () => {
  it.each([
    "Plan for tonight, we've been walking all day: a bar, then dinner and jazz",
    'llevo todo el día trabajando, plan: un vermut y cenar',
    'plan: a museum and lunch, but not all day',
    'we have a conference all day tomorrow, plan drinks and dinner near Sol',
    'mañana trabajamos todo el día, haznos un plan con museo y cena',
  ])('it is not: %s', (text) => expect(read(text).plan?.isWhole).toBeUndefined());
  it.each([
    'plan us a full day tomorrow: breakfast, a museum, then dinner',
    'plan para mañana, un día completo: churros para desayunar, un museo y cena',
    'Plan for tomorrow, we have all day: a museum, then dinner',
  ])('it is: %s', (text) => {
    expect(read(text).plan?.isWhole).toBe(true);
    expect(lastOf(text).text).toMatch(/\((?:lunch|comida)/);
  });
  it.each([
    ['A full day on Saturday with the kids: the zoo and lunch', /\(dinner/],
    ['Hazme un plan del sábado, un día completo con niños: el zoo y comida', /\(cena/],
  ])('who names lunch is set no dinner: %s', (text, dinner) => expect(lastOf(text).text).not.toMatch(dinner));
});

describe('whom people eat with is no kitchen, and takes none away', () => {
  it.each([
    'queremos cenar en pareja japonés',
    'cena con amigos, mexicano',
    'comida en grupo italiano',
    'ceno con mi marido, indio',
    'Italian, family of four',
    'dinner tonight, Japanese, friends are vegetarian',
    'an Indian family friendly restaurant',
    'a nice Mexican family dinner',
  ])('%s', (text) => expect(cuisinesOf(text)).toBe(1));
  it.each(['vienen unos amigos franceses, ¿qué les enseño?', 'we have French friends visiting, what can we show them'])(
    'where they are from stays what it is: %s',
    (text) => expect(cuisinesOf(text)).toBe(0),
  );
});

describe('two of a list are no hour', () => {
  it.each(['llévame a las 3 que me dijiste', 'vamos a las dos que están más cerca', '¿dónde pueden cenar las dos?'])(
    '%s',
    (text) => expect(read(text).whens).toEqual([]),
  );
  it('what begins then is', () => expect(read('quedamos a las 9 que él sale tarde').whens).toHaveLength(1));
});

describe('the square where one stands is a stop where it was named, or on another day', () => {
  it.each([
    'hazme un plan de hoy con la Puerta del Sol y una cena',
    'plan for Sunday: Puerta del Sol, the Prado and lunch',
  ])('%s', (text) => expect(lastOf(text).text).toMatch(/^\d+\. .*Puerta del Sol/m));
});
