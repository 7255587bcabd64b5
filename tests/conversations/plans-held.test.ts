// What holds of every plan, whoever asks for it, for which hours and with which stops: what was named is in it, in its order, or
// the reply says why; nothing lasts past the end that was said; no door is shut without a word; no long hole goes untold.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { linesIn } from './plan-lines.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Saturday, 28 November 2026, 10:00 in Madrid. */
const MORNING = new Date('2026-11-28T09:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, MORNING, messages);

const HOUR = 60;
const LONGEST_HOLE = 75;
const WAY = 30;

interface Asked {
  readonly companies: readonly string[];
  readonly ends: readonly (readonly [said: string, minute: number | undefined])[];
  readonly lists: readonly (readonly [said: string, stops: readonly RegExp[]])[];
  readonly plan: (company: string, list: string, end: string) => string;
}

const ENGLISH: Asked = {
  companies: ['with my wife', 'with our kids aged 4 and 7', 'with my mother in a wheelchair'],
  ends: [
    ['', undefined],
    [', done by 6', 18 * HOUR],
    [', back at the hotel by 8', 20 * HOUR],
  ],
  lists: [
    ['the Naval Museum, then lunch, then the Retiro', [/Naval/u, /lunch/u, /Retiro/u]],
    ['the Thyssen, then a coffee, then Plaza Mayor', [/Thyssen/u, /./u, /Plaza Mayor/u]],
    ['the Royal Palace, lunch, and then the Almudena cathedral', [/Palacio Real/u, /lunch/u, /Almudena/u]],
  ],
  plan: (company, list, end) => `plan today ${company}: ${list}${end}`,
};
const SPANISH: Asked = {
  companies: ['con mi marido', 'con mis hijos de 5 y 8 años', 'con mi abuela'],
  ends: [
    ['', undefined],
    [', y a las 6 acabamos', 18 * HOUR],
    [', hasta las 8 de la tarde', 20 * HOUR],
  ],
  lists: [
    ['el Museo Naval, luego comer y después el Retiro', [/Naval/u, /comida/u, /Retiro/u]],
    ['el Reina Sofía, luego un café y después el Jardín Botánico', [/Reina/u, /./u, /Botánico/u]],
    ['el Palacio Real, luego comer y después la Plaza de Oriente', [/Palacio Real/u, /comida/u, /Oriente/u]],
  ],
  plan: (company, list, end) => `plan para hoy ${company}: ${list}${end}`,
};

const rows = [ENGLISH, SPANISH].flatMap(({ companies, ends, lists, plan }) =>
  companies.flatMap((company) =>
    ends.flatMap(([end, minute]) =>
      lists.map(([list, stops]) => ({ message: plan(company, list, end), stops, end: minute })),
    ),
  ),
);

describe('of every list of stops', () => {
  test.each(rows)('$message', ({ message, stops, end }) => {
    const { text } = lastOf(message);
    const lines = linesIn(text);
    const found = stops.map((stop) => lines.findIndex(({ name, way }) => stop.test(`${name} ${way}`)));
    const isTold = /(?:left out|dejado fuera|found no|no he encontrado|shut|cierra|no abre|not open)/iu.test(text);
    for (const at of found) expect(at >= 0 || isTold).toBe(true);
    const isTurnTold = /(?:order is another|orden no es)/u.test(text);
    const [first, , last] = found as [number, number, number];
    expect(first < last || isTold || isTurnTold).toBe(true);
    if (end !== undefined) expect(lines.at(-1)!.to).toBeLessThanOrEqual(end);
    expect(text).not.toMatch(/(?:Careful|Ojo)/u);
    const isHoleTold = /(?:nothing is planned|I know of nothing|no hay nada puesto|no conozco nada)/u.test(text);
    const holes = lines.slice(1).filter(({ from }, at) => from - lines[at]!.to > LONGEST_HOLE + WAY);
    expect(holes.length === 0 || isHoleTold).toBe(true);
    expect(lines[0]!.from).toBeLessThanOrEqual(11 * HOUR + 45);
  });
});

describe('what the talk points at is in the plan, where it is said', () => {
  test.each([
    ['tell me about the Naval Museum', 'plan today with that museum, then lunch and the Retiro', /Naval/u],
    ['háblame del Museo Naval', 'un plan para hoy con ese museo, luego comer y después el Retiro', /Naval/u],
    [
      'tell me about the Cerralbo Museum',
      "let's go there first, then lunch and a walk until 5, plan it please",
      /Cerralbo/u,
    ],
    [
      'háblame del Museo Cerralbo',
      'vamos ahí. Después queremos pasear hasta las 5, haznos un plan con comida',
      /Cerralbo/u,
    ],
  ])('%s / %s', (before, message, first) => {
    expect(linesIn(lastOf(before, message).text)[0]!.name).toMatch(first);
  });

  test.each([
    ['Casa Labra then. A plan for today: the Royal Palace, then lunch at Casa Labra, then the Retiro'],
    ['Casa Labra entonces. Un plan para hoy: el Palacio Real, luego comer en Casa Labra y después el Retiro'],
  ])('a place that leads up to the list is one stop of it: %s', (message) => {
    const names = linesIn(lastOf(message).text).map(({ name }) => name);
    expect(names.filter((name) => name === 'Casa Labra')).toHaveLength(1);
    expect(names.indexOf('Casa Labra')).toBe(1);
  });
});

describe('hours and meals', () => {
  test.each([
    ['plan for tomorrow from 10: the Prado when it is free, and lunch before', 17 * HOUR],
    ['plan para mañana: comer y luego el Prado cuando sea gratis', 17 * HOUR],
  ])('a museum waits for its free hours: %s', (message, from) => {
    const prado = linesIn(lastOf(message).text).find(({ name }) => name.includes('Prado'));
    expect(prado!.from).toBeGreaterThanOrEqual(from);
  });

  test.each([
    'plan today: the Thyssen, lunch and a park. Dinner at home',
    'plan para hoy: el Thyssen, comer y un parque. Cenamos en casa',
  ])('who dines at home has no dinner in the plan: %s', (message) => {
    expect(
      linesIn(lastOf(message).text)
        .map(({ way }) => way)
        .join(),
    ).not.toMatch(/dinner|cena/u);
  });

  test.each([
    'free from 4 to 9 today, I like art and then some tapas, plan it',
    'tengo libre de 4 a 9, me gusta el arte y luego unas tapas, ¿qué plan me haces?',
  ])('what is liked to eat has its stop, and is the last: %s', (message) => {
    const { places } = lastOf(message);
    expect(places.at(-1)!.place.categories).toEqual(
      expect.arrayContaining([expect.stringMatching(/restaurants|pubs\/bars/u)]),
    );
  });
});

describe('company is what people say of it', () => {
  test.each([
    [
      'a plan for tomorrow afternoon with my girlfriend',
      'the mouse museum is for kids. make a new plan: tomorrow at 4 the Thyssen, then tapas',
    ],
    [
      'un plan para mañana por la tarde con mi novia',
      'ese museo es para niños. haz otro plan: mañana a las 4 el Thyssen y luego tapas',
    ],
    ['we have two kids, what can we do?', 'sorry, no children with us. plan tomorrow afternoon for the two of us'],
    ['venimos con niños, ¿qué hacemos?', 'perdona, al final sin niños. un plan para mañana por la tarde para dos'],
  ])('%s / %s', (before, message) => {
    expect(lastOf(before, message).text).not.toMatch(/with children|con niños|easy pace|ritmo tranquilo/u);
  });
});
