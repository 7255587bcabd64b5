// Plans that must end somewhere in time, that leave out what was seen, and that are asked for without the word.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 27 November 2026, 17:00 in Madrid. */
const AFTERNOON = new Date('2026-11-27T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);
const linesOf = (text: string) => text.split('\n').filter((line) => /^\d+\. /u.test(line));
const minuteOf = (clock: string) => {
  const [hours, minutes] = /midnight|medianoche/u.test(clock) ? [24, 0] : clock.split(':').map(Number);
  return hours! * 60 + minutes!;
};
const timesOf = (text: string) =>
  linesOf(text).map((line) => {
    const [, begin, end] = /^\d+\. (?:De )?(\S+) (?:to|a) (\S+): /u.exec(line)!;
    return { begin: minuteOf(begin!), end: minuteOf(end!) };
  });
const namesOf = (text: string) => linesOf(text).map((line) => /: (.+) \(/u.exec(line)![1]!);

describe('before a train', () => {
  test.each([
    ["I've got 3 hours before my train from Atocha at 20:30", /Atocha/u],
    ['Tengo 3 horas antes de mi tren de Atocha a las 20:30', /Atocha/u],
    ['my train leaves from Chamartín at 8.30pm, what can we do before?', /Chamartín/u],
    ['Mi AVE sale hoy a las 20:30 de Chamartín, ¿qué hago antes?', /Chamartín/u],
  ])('it ends in time, begins here, and says how far the station is: %s', (message, station) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('plan');
    const times = timesOf(text);
    expect(times.at(0)!.begin).toBeLessThan(18 * 60);
    expect(times.at(-1)!.end).toBeLessThanOrEqual(20 * 60);
    expect(text.split('\n')[0]).not.toMatch(station);
    expect(text.split('\n').at(-1)).toMatch(station);
  });

  test.each([
    ['what can I do around here in an hour, my bus leaves at 18:45'],
    ['qué hago en una hora por aquí, mi bus sale a las 18:45'],
  ])('an hour is an hour: %s', (message) => {
    const times = timesOf(lastOf(message).text);
    expect(times.at(-1)!.end).toBeLessThanOrEqual(18 * 60 + 5);
  });

  test('who comes from a far station looks around in the city', () => {
    const { text } = lastOf('We arrive at Chamartín at 11 on Saturday and our train back is at 19:30, plan the day');
    expect(namesOf(text).join()).toMatch(/Retiro|Sol|Plaza Mayor|Prado|Thyssen/u);
    expect(timesOf(text).at(-1)!.end).toBeLessThanOrEqual(18 * 60 + 45);
  });

  test('a rucksack is carried, not looked for', () => {
    expect(lastOf("I've got 3 hours before I need to be at Atocha for my train, carrying a rucksack").act).toBe('plan');
  });
});

describe('what was seen or refused', () => {
  test.each([
    ["We've already seen the Prado and the Royal Palace. Plan Saturday for us"],
    ['Ya hemos visto el Prado y el Palacio Real. Organízanos el sábado'],
  ])('fills no plan: %s', (message) => {
    const names = namesOf(lastOf(message).text);
    expect(names.length).toBeGreaterThan(3);
    expect(names.join()).not.toMatch(/Museo Nacional del Prado|Palacio Real de Madrid/u);
  });

  test('a kind that somebody will not hear of', () => {
    const names = namesOf(lastOf('prepárame el domingo con dos chicos que no quieren ni oír hablar de museos').text);
    expect(names.join()).not.toMatch(/Museo/u);
  });
});

describe('a plan without the word', () => {
  test.each([
    ['From 7 to midnight. A drink, a nice dinner, a view, in whatever order, for both of us'],
    ['Weekend with two teenagers, what do we do Saturday and Sunday?'],
    ['Museums in the morning and a park in the afternoon tomorrow'],
    ['Museos por la mañana y parque por la tarde, mañana'],
    ['Coming out of the IFEMA fair at 7, dinner in town at 9, something to do in between'],
  ])('%s', (message) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('plan');
    expect(linesOf(text).length).toBeGreaterThan(1);
  });

  test('from seven to midnight is the evening', () => {
    const times = timesOf(lastOf('Plan for tonight from 7 to midnight: a drink and a nice dinner').text);
    expect(times[0]!.begin).toBeGreaterThanOrEqual(19 * 60);
  });

  test('dinner in town is in town, and drinks before where the day begins', () => {
    const { text } = lastOf('Meeting in IFEMA ends 6pm. drinks with a client near there then dinner in town at 9');
    expect(linesOf(text).at(-1)).toMatch(/^\d+\. 21:00 .+ lines? /u);
  });
});

describe('with children', () => {
  test.each([
    ["Saturday with two kids of 4 and 7, no more than 20 minutes' walk between things, lunch at one, hotel by six"],
    ['El sábado con dos niños de 4 y 7, sin andar más de 20 minutos seguidos, comer a la una y en el hotel a las seis'],
  ])('walks are short, lunch is at its hour, and it is over in time: %s', (message) => {
    const { text } = lastOf(message);
    const walks = [...text.matchAll(/(\d+) min (?:on foot|a pie)/gu)].map(([, minutes]) => Number(minutes));
    expect(Math.max(...walks)).toBeLessThanOrEqual(20);
    expect(timesOf(text).some(({ begin }) => begin >= 13 * 60 && begin <= 13 * 60 + 10)).toBe(true);
    expect(timesOf(text).at(-1)!.end).toBeLessThanOrEqual(18 * 60);
    expect(text).toMatch(/no walk over 20|sin andar más de 20/u);
  });
});

test.each([
  ['From 7 to midnight. A drink, a nice dinner, a view, for both of us', 'swap the dinner and the view round'],
  ['De 7 a 12 de la noche: una copa, una cena rica y unas vistas', 'intercambia la copa y la cena'],
])('two stops change places: %s, %s', (plan, change) => {
  const before = namesOf(lastOf(plan).text);
  const after = namesOf(lastOf(plan, change).text);
  expect(after.toSorted()).toEqual(before.toSorted());
  expect(after).not.toEqual(before);
});

test('a breakfast of no kind in particular is had in a café', () => {
  const { text } = lastOf('Organízame el sábado: desayuno, algo de compras, comer y por la tarde un museo chiquitito');
  expect(linesOf(text)[0]).toMatch(/desayuno/u);
});

describe('parts of the day and meals', () => {
  test.each([
    ['An evening of flamenco and wine for two tomorrow', 19 * 60],
    ['Noche de flamenco y vino para dos mañana', 19 * 60],
  ])('an evening is in the evening: %s', (message, from) => {
    const { act, text } = lastOf(message);
    expect(act).toBe('plan');
    expect(timesOf(text)[0]!.begin).toBeGreaterThanOrEqual(from);
  });

  test.each([
    ['Breakfast somewhere nice and then an afternoon of shopping on Saturday'],
    ['Desayuno rico y tarde de compras el sábado'],
  ])('breakfast is in the morning, shopping in the afternoon: %s', (message) => {
    const times = timesOf(lastOf(message).text);
    expect(times[0]!.begin).toBeLessThan(11 * 60);
    expect(times.at(-1)!.begin).toBeGreaterThanOrEqual(15 * 60);
  });

  test('a month that is over is no part of the plan', () => {
    const { text } = lastOf('Plan para mañana con mi madre, que yo llegué en septiembre y no conozco nada');
    expect(timesOf(text).length).toBeLessThan(13);
  });
});

describe('a table near a stop', () => {
  test.each([
    ['half a day in Madrid tomorrow with my friends', 'and a place for lunch around the second stop'],
    ['plan my Saturday', 'find us a place for lunch near the first stop'],
    ['organízame el sábado', 'y un sitio para comer cerca de la segunda parada'],
  ])('%s, %s', (plan, change) => {
    const before = lastOf(plan).text;
    const after = lastOf(plan, change).text;
    expect(timesOf(after)[0]!.begin).toBe(timesOf(before)[0]!.begin);
    expect(linesOf(after).join()).toMatch(/\(lunch|\(comida/u);
    expect(namesOf(after)).not.toEqual(namesOf(before));
  });
});

test.each([
  ['plan my Sunday', 'make it Saturday instead of Sunday', /Saturday 28/u],
  ['organízame el domingo', 'en vez de domingo, sábado', /sábado 28/u],
])('another day instead of that of the plan: %s, %s', (plan, change, day) => {
  expect(lastOf(plan, change).text).toMatch(day);
});
