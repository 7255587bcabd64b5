// Plans asked for and changed in words that visitors use, in both languages: a noun and a time are enough, and while a plan
// was what was last told, edits of it need no "plan".
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 9:00 in Madrid. */
const MORNING = new Date('2026-11-25T08:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, MORNING, messages);
const stopsOf = (text: string) => text.split('\n').filter((line) => /^\d+\./u.test(line));
const hoursOf = (text: string) => [...text.matchAll(/(\d\d):\d\d/gu)].map(([, hour]) => Number(hour));

test.each([
  "we're free from 3 to 7 pm, got a plan?",
  'sketch out an itinerary for Friday with two museums',
  'sort out our Sunday',
  'how should we spend Saturday?',
  'three days in the city, can you plan them?',
  '72 hours here, plan it all',
  'a route through the old town this afternoon',
  'plan con mi pareja para esta noche',
  'necesitamos un plan para el sábado de 11 a 19',
  '¿cómo aprovechamos el domingo?',
  'tres días en la ciudad, planifícalos',
  'ruta por el centro esta mañana',
  'un plan que incluya el Prado y el Retiro',
  'monta un plan familiar para el domingo',
])('is a plan: %s', (message) => {
  const { act, text } = lastOf(message);
  expect(act).toBe('plan');
  expect(stopsOf(text).length).toBeGreaterThan(1);
});

test.each([
  'is there a plan B?',
  'what is the schedule of the Prado?',
  '¿cuál es la ruta más corta al Prado?',
  'planes para hoy',
])('is none: %s', (message) => {
  expect(lastOf(message).act).not.toBe('plan');
});

describe('the time of the plan', () => {
  test.each([
    ['fill my afternoon', 16, 21],
    ['an afternoon plan with the Thyssen', 16, 21],
    ['tengo la tarde libre, hazme un plan', 16, 21],
    ['itinerario de mañana, 10-14h', 10, 14],
    ['hazme una ruta de tres horas', 9, 14],
    ['prepáranos una noche de viernes', 19, 26],
    ['un plan para esta tarde-noche, desde las siete', 19, 24],
  ])('%s', (message, from, until) => {
    // Half past midnight is of the evening before.
    const hours = hoursOf(lastOf(message).text).map((hour) => (hour < 6 ? hour + 24 : hour));
    expect(hours.length).toBeGreaterThan(1);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...hours)).toBeLessThanOrEqual(until);
  });

  test.each(['48 hours in town, make a plan', '48 horas en la ciudad, un plan'])('two days: %s', (message) => {
    expect(lastOf(message).text).toMatch(/25[\s\S]*\b26 (?:November|de noviembre)/u);
  });

  test.each(['a plan for a day with kids of 6 and 8', 'plan de un día con niños de 6 y 8'])(
    'ages are no hours, and children go to no bar: %s',
    (message) => {
      const { places } = lastOf(message);
      expect(places.length).toBeGreaterThan(2);
      expect(places.flatMap(({ place }) => place.categories)).not.toContain('pubs/bars');
      expect(places.flatMap(({ place }) => place.categories).join()).toMatch(/parks/u);
    },
  );
});

describe('an edit of the plan that was told', () => {
  test.each([
    ['a plan for tomorrow', 'change stop one', 0],
    ['a plan for tomorrow', 'something else for the second stop', 1],
    ['a plan for tomorrow', "I don't like the third one, give me another", 2],
    ['un plan para mañana', 'cámbiame la parada dos', 1],
    ['un plan para mañana', 'la tercera no me convence', 2],
    ['un plan para mañana', 'otra cosa en vez de la segunda parada', 1],
  ])('%s / %s', (made, change, at) => {
    const before = lastOf(made).places[at]!.place.name;
    const { act, text, places } = lastOf(made, change);
    expect(act).toBe('edit_plan');
    expect(stopsOf(text).join('\n')).not.toContain(before);
    expect(places.length).toBeGreaterThan(2);
  });

  test.each([
    ['a plan for tomorrow', 'push it back an hour', 60],
    ['a plan for tomorrow', 'shift everything by two hours', 120],
    ['a plan for tomorrow', 'bring everything forward half an hour', -30],
    ['un plan para mañana', 'retrásalo media hora', 30],
    ['un plan para mañana', 'adelántalo una hora', -60],
  ])('moves in time: %s / %s', (made, change, minutes) => {
    const begins = (text: string) => {
      const [, hour, minute] = /(\d\d):(\d\d)/u.exec(text)!;
      return Number(hour) * 60 + Number(minute);
    };
    const shift = begins(lastOf(made, change).text) - begins(lastOf(made).text);
    expect(Math.abs(shift - minutes)).toBeLessThanOrEqual(15);
  });

  test.each([
    ['a plan for tomorrow', 'too packed, drop a stop'],
    ['un plan para mañana', 'quita una parada'],
  ])('gets lighter: %s / %s', (made, change) => {
    expect(stopsOf(lastOf(made, change).text).length).toBeLessThan(stopsOf(lastOf(made).text).length);
  });

  test.each([
    ['a plan for tomorrow morning', "where's lunch?", 'lunch'],
    ['a plan for tomorrow morning', 'we need somewhere to eat too', 'lunch'],
    ['a plan for tomorrow afternoon', 'and then dinner', 'dinner'],
    ['un plan para mañana por la mañana', 'falta la comida', 'comida'],
    ['un plan para mañana por la mañana', 'pon un sitio para comer entre medias', 'comida'],
    ['un plan para mañana por la tarde', 'y terminamos cenando', 'cena'],
  ])('gets a meal, and one only: %s / %s', (made, change, meal) => {
    const { act, text } = lastOf(made, change);
    expect(act).toBe('edit_plan');
    expect(text.split(`(${meal}, `)).toHaveLength(2);
  });

  test.each([
    ['a plan for tomorrow morning', 'add lunch', 'lunch'],
    ['un plan para mañana por la mañana', 'mete la comida', 'comida'],
  ])('asked for twice it is there once: %s / %s', (made, change, meal) => {
    expect(lastOf(made, change, change).text.split(`(${meal}, `)).toHaveLength(2);
  });

  test.each([
    ['a plan for tomorrow', 'how do I get to the second stop?', 'direct'],
    ['a plan for tomorrow', 'restaurants near Atocha', 'recommend'],
    ['un plan para mañana', '¿a qué hora abre el primero?', 'tell_facts'],
  ])('is not what a question is: %s / %s', (made, question, act) => {
    expect(lastOf(made, question).act).toBe(act);
  });
});
