// Plans that somebody who lives in the city would sign: the great sights first, no church at night, a drink after dinner; and
// changes in which nothing else is lost.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const AFTERNOON = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (...messages: readonly string[]): string => lastTurn(world, AFTERNOON, messages).text;
const stopsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?\S+ (?:to|a) \S+: (.+) \(/gmu)].map(([, name]) => name!);

describe('what fills a day', () => {
  test.each(['plan my day tomorrow', 'hazme un plan para mañana'])('%s', (message) => {
    const stops = stopsIn(textOf(message));
    expect(stops).toContain('Palacio Real de Madrid');
    expect(stops).toContain('Museo Nacional del Prado');
  });

  test.each(['plan our evening on friday', 'un plan para el viernes por la noche'])('%s', (message) => {
    const stops = stopsIn(textOf(message));
    expect(stops.some((name) => /Iglesia|Parroquia|Basílica/u.test(name))).toBe(false);
    expect(stops.length).toBeGreaterThan(2);
  });
});

describe('one change, and nothing else is lost', () => {
  const DAY = { en: 'plan my friday', es: 'un plan para el viernes' };

  test.each([
    ['too much walking. can you cut one stop?', DAY.en],
    ['way too much walking, drop one of them', DAY.en],
    ['demasiado andar, quita una parada', DAY.es],
  ])('%s', (message, day) => {
    expect(stopsIn(textOf(day, message))).toHaveLength(stopsIn(textOf(day)).length - 1);
  });

  test.each([
    ["swap the first stop, I've done that", DAY.en],
    ['cambia la primera parada, ya la hemos visto', DAY.es],
    ['el primero cámbialo por otro, ese ya lo conocemos', DAY.es],
  ])('%s', (message, day) => {
    const [before, after] = [stopsIn(textOf(day)), stopsIn(textOf(day, message))];
    expect(after).not.toContain(before[0]);
    expect(before.slice(1).filter((name) => !after.includes(name)).length).toBeLessThan(2);
  });

  test.each([
    ['instead of the second one, the Thyssen', DAY.en],
    ['en lugar del segundo, el Thyssen', DAY.es],
    ['en vez del segundo pon el Thyssen', DAY.es],
  ])('%s', (message, day) => {
    const before = stopsIn(textOf(day));
    const after = stopsIn(textOf(day, message));
    expect(after[1]).toBe('Museo Nacional Thyssen-Bornemisza');
    expect(after).not.toContain(before[1]);
  });

  test.each([
    ["I don't do churches", DAY.en],
    ['no me gustan las iglesias', DAY.es],
  ])('what is disliked leaves the plan, and no list follows: %s', (message, day) => {
    const stops = stopsIn(textOf(day, message));
    expect(stops.join()).not.toContain('Almudena');
    expect(stops.length).toBeGreaterThan(2);
  });

  test('a place that is refused gives way to another', () => {
    const before = textOf(DAY.en);
    const lunch = /: (.+) \(lunch/u.exec(before)![1]!;
    const after = textOf(DAY.en, `no ${lunch}, too touristy`);
    expect(after).toContain(`instead of ${lunch}`);
  });

  test.each([
    ['lunch too long, make it shorter and later', DAY.en, /(\d\d:\d\d) to (\d\d:\d\d): .+\(lunch/u],
    ['la comida más tarde y más corta', DAY.es, /(\d\d:\d\d) a (\d\d:\d\d): .+\(comida/u],
  ])('%s', (message, day, pattern) => {
    const [, before] = pattern.exec(textOf(day))!;
    const [, after] = pattern.exec(textOf(day, message))!;
    expect(after! > before!).toBe(true);
  });

  test('what goes is gone before the plan is told again', () => {
    const text = textOf(DAY.es, 'quita el museo del prado y déjamelo bonito para pasarlo por whatsapp');
    expect(stopsIn(text)).not.toContain('Museo Nacional del Prado');
  });
});

describe('what is asked of the whole plan', () => {
  test.each([
    ['how long does it take in total?', 'plan my friday', /^(?:\d+ h|\S+ hours).+on foot/u],
    ['¿cuánto dura todo?', 'un plan para el viernes', /^Son .+a pie/u],
    ['what does it cost?', 'plan my friday', /^Tickets come to/u],
    ['¿cuánto cuesta?', 'un plan para el viernes', /^Las entradas suman/u],
    ['give me the whole thing as a list with times', 'plan my friday', /^This is the plan/u],
    ['dame todo en una lista con horas', 'un plan para el viernes', /^Este es el plan/u],
  ])('%s', (message, day, pattern) => {
    expect(textOf(day, message)).toMatch(pattern);
  });
});

const actOf = (...messages: readonly string[]): string => lastTurn(world, AFTERNOON, messages).act;

describe('a plan, in words that do not say so', () => {
  test.each([
    ['Planning tomorrow: Royal Palace in the morning, then what?', 'Palacio Real de Madrid'],
    ['prado first thing tomorrow, and after that?', 'Museo Nacional del Prado'],
    ['mañana palacio real por la mañana, ¿y luego qué?', 'Palacio Real de Madrid'],
  ])('begins with what was named, and goes on: %s', (message, first) => {
    const stops = stopsIn(textOf(message));
    expect(stops[0]).toBe(first);
    expect(stops.length).toBeGreaterThan(3);
  });

  test.each([
    'arrive Friday evening leave Sunday noon, what should we do',
    'llegamos el viernes por la tarde y nos vamos el domingo a mediodía, qué hacemos',
    '2 days starting tomorrow, I love architecture. early riser',
    "we've got the whole evening to ourselves, ideas?",
    'tengo 20 pavos y toda la tarde. q hago',
    'art in the morning, dancing at night',
    'tomorrow the Sorolla museum and the Thyssen, with lunch in between',
    'mañana quiero ver el palacio real y el monasterio de la encarnación, y comer entre medias',
    'ponme un planazo pa el domingo: Rastro, cañas, siesta en algún lao y peli',
  ])('%s', (message) => {
    expect(actOf(message)).toBe('plan');
  });

  test.each([
    ['We search one restaurant with cocido, for friday lunch, 2 persons', 'recommend'],
    ['need somewhere quiet to sit and think for an hr', 'recommend'],
    ['salgo de una reunión en Cuatro Torres a las 18:30, cenar con 2 socios por ahí', 'nearby'],
    ['Prado or Thyssen if I only have 2 hours?', 'compare'],
    ['do you have anything open all day on sunday', 'recommend'],
    ['is the prado open the whole day tomorrow?', 'tell_facts'],
  ])('is no plan: %s', (message, act) => {
    expect(actOf(message)).toBe(act);
  });

  test('the Sunday that was told has the stops that were told', () => {
    const stops = stopsIn(textOf('¿Me haces un plan para el domingo? Desayuno tarde, Rastro, vermú y siesta, jeje'));
    expect(stops[1]).toBe('El Rastro');
    expect(stops).toHaveLength(3);
  });

  test.each([
    ['churros near sol', 'put that first then food after'],
    ['chocolate cerca de sol', 'bale primero choco luego zenar'],
  ])('first the list on the table, then the meal: %s', (list, message) => {
    const stops = stopsIn(textOf(list, message));
    expect(stops[0]).toBe('Chocolatería San Ginés');
    expect(stops).toHaveLength(2);
  });

  test('from twelve to six, after clubs, is of the night', () => {
    expect(textOf('discotecas en malasaña', 'hazme el plan de 12 a 6')).toMatch(/^1\. De 00:/mu);
  });

  // A stop of a plan is no taste: which bar it is depends on the day around it.
  test('a bar that ends the day is the last stop', () => {
    const plan = textOf('make me the saturday, start 11, end in a bar by 8');
    expect(stopsIn(plan).at(-1)).toMatch(/^(?:La Negra Tomasa|Salmon Guru)$/u);
    expect(plan).toMatch(/ to (?:19:[3-5]\d|20:00): (?:La Negra Tomasa|Salmon Guru)/u);
  });

  test.each([
    ['and if it rains?', 'plan my day tomorrow'],
    ['¿y si llueve?', 'hazme un plan para mañana'],
  ])('rain drives out what lies in the open, not the palace: %s', (message, day) => {
    const stops = stopsIn(textOf(day, message));
    expect(stops).toContain('Palacio Real de Madrid');
    expect(stops.filter((name) => /Plaza|Puerta del Sol|Parque|Jardines/u.test(name))).toEqual([]);
  });
});
