// Which of two stops of a plan comes first, what takes the place of a stop, and when it is over.
import { describe, expect, it } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const LINE = /^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+?) \(([^()]*)\)$/u;
const stopsIn = (reply: string) =>
  reply.split('\n').flatMap((line) => {
    const [, from = '', until = '', name = '', what = ''] = LINE.exec(line) ?? [];
    return name ? [{ from, until, name, what }] : [];
  });

/** The stops before and after the last message. */
function changeBy(...messages: readonly string[]) {
  const talk = chat.begin(messages.join('/'), NOW, SOL);
  const replies = messages.map((message) => talk.say(message).text);
  const [before, after] = [stopsIn(replies.at(-2)!), stopsIn(replies.at(-1)!)];
  const gone = before.filter(({ name }) => after.every((each) => each.name !== name));
  const come = after.filter(({ name }) => before.every((each) => each.name !== name));
  return { before, after, gone, come, reply: replies.at(-1)! };
}

describe('two stops that are in the plan change places', () => {
  it.each([
    ['plan tomorrow night for us: flamenco, dinner and a drink', 'I would have dinner before the flamenco', /dinner/],
    ['plan para mañana por la noche: flamenco, cena y una copa', 'mejor la cena antes del flamenco', /cena/],
  ])('%s / %s', (first, second, meal) => {
    const { before, after, come, gone } = changeBy(first, second);
    expect([...come, ...gone]).toEqual([]);
    expect(before.findIndex(({ what }) => meal.test(what))).toBeGreaterThan(0);
    expect(after.findIndex(({ what }) => meal.test(what))).toBe(0);
  });

  it.each([
    ['plan para mañana por la noche: flamenco, cena y una copa', 'el flamenco antes de la cena'],
    ['plan tomorrow night for us: flamenco, dinner and a drink', 'the flamenco before dinner please'],
  ])('or stay where that is so already: %s / %s', (first, second) => {
    const { before, after } = changeBy(first, second);
    expect(after).toEqual(before);
  });

  it.each([
    ['plan me a Sunday in Madrid', 'a coffee before lunch'],
    ['hazme un plan para el domingo', 'un café antes de comer'],
  ])('and what is none of it comes: %s / %s', (first, second) => expect(changeBy(first, second).come).toHaveLength(1));
});

describe('a stop that would be left out, and when it is over then', () => {
  it.each([
    [
      'plan tomorrow night for us: flamenco, dinner and a cocktail',
      'if we drop the cocktail, what time are we done?',
      /over at (\S+) now/,
    ],
    [
      'plan para mañana por la noche: flamenco, cena y una copa',
      '¿y si quitamos la copa cuándo acabamos?',
      /acaba a las (\S+)\./,
    ],
  ])('%s / %s', (first, second, told) => {
    const { after, gone, reply } = changeBy(first, second);
    expect(gone).toHaveLength(1);
    expect(told.exec(reply)?.[1]).toBe(after.at(-1)!.until);
  });

  it.each([
    ['plan tomorrow night for us: flamenco, dinner and a cocktail', 'when are we done?'],
    ['plan para mañana por la noche: flamenco, cena y una copa', '¿a qué hora acabamos?'],
  ])('and a question alone changes nothing: %s / %s', (first, second) =>
    expect(stopsIn(lastOf(first, second).text)).toEqual([]),
  );
});

describe('the deadline that is said, and not the hour of the flight', () => {
  it.each([
    ['plan me a Sunday in Madrid', 'our plane leaves at 6, so we should be finished by 2'],
    ['hazme un plan para el domingo', 'el avión sale a las 6, así que hay que acabar a las 2'],
  ])('%s / %s', (first, second) => expect(changeBy(first, second).after.at(-1)!.until <= '14:00').toBe(true));
});

describe('one stop by what the other should be like', () => {
  it.each([
    ['plan me a Sunday in Madrid', 'swap the second one for something less touristy'],
    ['plan me a Sunday in Madrid', 'swap the museum for something quirky'],
    ['hazme un plan para el domingo', 'cambia la segunda por algo menos típico'],
    ['hazme un plan para el domingo', 'cambia el museo por algo de fotografía'],
  ])('%s / %s', (first, second) => {
    const { gone, come } = changeBy(first, second);
    expect([gone.length, come.length]).toEqual([1, 1]);
  });

  it.each([
    [
      'plan tonight for me from now till midnight: theatre, dinner and a bar',
      "no bar thanks, i'm teetotal. ice cream instead?",
    ],
    ['plan para esta noche: teatro, cena y un bar de copas', 'sin bar, que no bebo. mejor un helado'],
  ])('which is refused: %s / %s', (first, second) => {
    const { gone, come } = changeBy(first, second);
    expect([gone.length, come.length]).toEqual([1, 1]);
  });

  it.each([
    ['plan me a Sunday in Madrid', 'she hates museums, drop that'],
    ['hazme un plan para el domingo', 'la pequeña odia los museos, quita eso'],
  ])('or a kind that somebody hates: %s / %s', (first, second) => {
    const { after, come } = changeBy(first, second);
    expect(after.filter(({ name }) => /Museo/.test(name))).toEqual([]);
    expect(come.length).toBeGreaterThan(0);
  });
});

describe('people are called as they were', () => {
  it.each([
    ['Plan for Sunday afternoon with my mother-in-law', 'with your mother-in-law'],
    ['plan a Sunday with my nan, she walks slowly', 'with your nan'],
    ['a plan for Sunday with my wife', 'with your wife'],
    ['un plan para el domingo con mis suegros', 'con tus suegros'],
    ['hazme un plan de domingo con mi hija', 'con tu hija'],
    ['plan de domingo con mi marido', 'con tu marido'],
  ])('%s', (message, said) => expect(lastOf(message).text).toContain(said));

  it.each([
    ['a plan for Sunday with two kids', 'with children'],
    ['un plan para el domingo con niños', 'con niños'],
  ])('or by what they are: %s', (message, said) => expect(lastOf(message).text).toContain(said));
});

describe('what the tickets of a plan come to', () => {
  it.each([
    ['plan me a Sunday in Madrid', 'what are we paying for entries all told', /Tickets come to/],
    [
      'plan a Sunday in Madrid, there are 3 of us',
      'how much will we spend overall?',
      /a person, €[\d.]+ for the 3 of you \(/,
    ],
    ['hazme un plan para el domingo', '¿cuánto gastaremos en entradas?', /Las entradas suman/],
    [
      'hazme un plan para el domingo, somos 3',
      '¿cuánto nos cuesta todo?',
      /por persona, [\d,]+ € en total para los 3 \(/,
    ],
  ])('%s / %s', (first, second, told) => expect(lastOf(first, second).text).toMatch(told));
});
