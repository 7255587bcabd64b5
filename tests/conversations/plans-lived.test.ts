// Plans as visitors live them: the right day and hour for each stop, light for gardens, edits that act on what they name, and
// answers about the plan itself.
import { beforeAll, describe, expect, test } from 'vitest';
import { OPEN_LATE } from '../../src/plan/habits.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const AFTERNOON = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);

interface Line {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
  readonly name: string;
}

const minutes = (said: string): number => {
  if (/midnight|medianoche/u.test(said)) return 0;
  const [hour, minute] = said.split(':').map(Number);
  return hour! * 60 + minute!;
};

function linesOf(text: string): readonly Line[] {
  let day = '';
  return text.split('\n').flatMap((line) => {
    const heading =
      /(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?= .*:$)/iu.exec(
        line,
      );
    if (heading && !/^\d/u.test(line)) day = heading[0].toLowerCase();
    const stop = /^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+) \(/u.exec(line);
    return stop ? [{ day, begin: minutes(stop[1]!), end: minutes(stop[2]!), name: stop[3]! }] : [];
  });
}
const namesOf = (text: string) => linesOf(text).map(({ name }) => name);

describe('a stop with a day of its own', () => {
  test.each([
    [
      'plan Friday to Sunday for us, with flamenco on Saturday night',
      'saturday',
      /cardamomo|flamenco|moner|torres|morería/iu,
    ],
    ['organise Saturday and Sunday; on Sunday morning the flea market', 'sunday', /rastro/iu],
    [
      'un plan de viernes a domingo con flamenco el sábado por la noche',
      'sábado',
      /cardamomo|flamenco|torres|morería/iu,
    ],
    ['plan de sábado y domingo, el domingo por la mañana el Rastro', 'domingo', /rastro/iu],
  ])('is on that day, and the other days are whole: %s', (message, day, name) => {
    const lines = linesOf(lastOf(message).text);
    expect(lines.filter((line) => name.test(line.name)).map((line) => line.day)).toEqual([day]);
    for (const each of new Set(lines.map((line) => line.day)))
      expect(Math.min(...lines.filter((line) => line.day === each).map(({ begin }) => begin))).toBeLessThan(12 * 60);
  });
});

describe('the hours of a plan', () => {
  test.each([
    ['a day for us on Friday, home for 6', 18 * 60],
    ['plan Friday, we have to be at the hotel by 7', 19 * 60],
    ['planéanos el viernes, a las 6 en casa', 18 * 60],
    ['hazme un plan para el viernes, a las siete nos vamos', 19 * 60],
  ])('end when people must be back: %s', (message, end) => {
    const lines = linesOf(lastOf(message).text);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.end))).toBeLessThanOrEqual(end);
  });

  test.each([
    ['plan tomorrow for us, we eat at 2', 14 * 60, 'lunch'],
    ['plan para mañana, comemos a las dos', 14 * 60, 'comida'],
    ['plan this evening, dinner at 9', 21 * 60, 'dinner'],
    ['organiza esta noche, la cena a las nueve', 21 * 60, 'cena'],
  ])('have the meal when it was said: %s', (message, minute, meal) => {
    const { text } = lastOf(message);
    const table = text.split('\n').find((line) => line.includes(`(${meal}`))!;
    // People who come from another stop may be five minutes later.
    expect(Math.abs(linesOf(table)[0]!.begin - minute)).toBeLessThanOrEqual(5);
  });

  test.each([
    ['arriving at Atocha on Friday at 11, train back at 6.30pm, plan it', /Atocha/u],
    ['llego a Atocha el viernes a las 11 y mi tren sale a las 18:30, hazme un plan', /Atocha/u],
  ])('begin where the train comes in: %s', (message, station) => {
    const { text } = lastOf(message);
    expect(text.split('\n')[0]).toMatch(station);
    expect(namesOf(text).some((name) => station.test(name))).toBe(false);
    expect(Math.max(...linesOf(text).map((line) => line.end))).toBeLessThanOrEqual(18 * 60);
  });

  test.each([
    ['plan tomorrow afternoon and evening for my parents'],
    ['mañana por la tarde y noche con mis padres, hazme un plan'],
    ['plan my Saturday, I love gardens and views'],
    ['organízame el sábado, me encantan los parques y los miradores'],
  ])('leave gardens and views out when it is dark: %s', (message) => {
    const { text, places } = lastOf(message);
    const outside = places.filter(({ place: { categories } }) =>
      ['parks', 'gardens', 'view points'].includes(categories[0] ?? ''),
    );
    const late = linesOf(text).filter((line) => line.end > 18 * 60 + 45);
    const green = outside
      .filter(({ place }) => !place.categories.some((each) => OPEN_LATE.includes(each)))
      .map(({ place }) => place.name);
    expect(late.filter(({ name }) => green.includes(name))).toEqual([]);
  });

  test.each([
    ['what should I do from now until my dinner reservation at 9:30? make it a plan', 21 * 60 + 30],
    ['hazme un plan de aquí a las 21:30, que ceno con unos amigos', 21 * 60 + 30],
  ])('fill the time before a table that is taken, and name no other: %s', (message, end) => {
    const { text } = lastOf(message);
    expect(text).not.toMatch(/\((?:dinner|cena)/u);
    expect(Math.max(...linesOf(text).map((line) => line.end))).toBeLessThanOrEqual(end);
    expect(Math.min(...linesOf(text).map((line) => line.begin))).toBeGreaterThanOrEqual(17 * 60);
  });
});

describe('a change acts on what it names', () => {
  const [EN, ES] = ['plan my Saturday', 'organízame el sábado'];
  test.each([
    [EN, 'could you drop one of the museums', /museo|thyssen|prado|real academia/iu],
    [EN, 'get rid of a museum, please', /museo|thyssen|prado|real academia/iu],
    [ES, 'quítanos uno de los museos', /museo|thyssen|prado|real academia/iu],
    [ES, 'sobra un museo', /museo|thyssen|prado|real academia/iu],
  ])('one of a kind goes: %s, %s', (plan, change, kind) => {
    const before = namesOf(lastOf(plan).text);
    const after = namesOf(lastOf(plan, change).text);
    const gone = before.filter((name) => !after.includes(name));
    expect(gone).toHaveLength(1);
    expect(gone[0]).toMatch(kind);
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });

  test.each([
    [EN, 'take out one of the zoos'],
    [EN, 'remove the flamenco'],
    [ES, 'quita uno de los zoos'],
    [ES, 'quita el flamenco'],
  ])('where none is there nothing changes: %s, %s', (plan, change) => {
    const { text, act } = lastOf(plan, change);
    expect(act).toBe('edit_plan');
    expect(text).toMatch(/stays as it is|lo dejo como está/u);
  });

  test.each([
    [EN, "that's too full, let us sleep until 10"],
    [EN, "way too packed, we don't get up before ten"],
    [ES, 'demasiado cargado, que nos levantamos a las diez'],
    [ES, 'es mucho trote y dormimos hasta las diez'],
  ])('too full and too early: it begins later and holds less: %s, %s', (plan, change) => {
    const before = linesOf(lastOf(plan).text);
    const after = linesOf(lastOf(plan, change).text);
    expect(after[0]!.begin).toBeGreaterThanOrEqual(10 * 60 + 15);
    expect(after.length).toBeLessThan(before.length);
    expect(after.length).toBeGreaterThan(2);
  });

  test.each([
    [EN, 'too much walking, cut one stop'],
    [ES, 'hay que andar mucho, quita una parada'],
  ])('one stop goes for less walking: %s, %s', (plan, change) => {
    const before = namesOf(lastOf(plan).text);
    const after = namesOf(lastOf(plan, change).text);
    expect(before.filter((name) => !after.includes(name))).toHaveLength(1);
  });

  test.each([
    [EN, 'can we wrap up by 8?'],
    [ES, 'que acabe como muy tarde a las 8'],
  ])('ends in time, dinner or not: %s, %s', (plan, change) => {
    const after = linesOf(lastOf(plan, change).text);
    expect(after.length).toBeGreaterThan(1);
    expect(Math.max(...after.map((line) => line.end))).toBeLessThanOrEqual(20 * 60);
  });

  test.each([
    ['plan tomorrow: the Prado, then lunch, then the Royal Palace', 'put a break before the palace'],
    ['plan para mañana: el Prado, comer y luego el Palacio Real', 'pon un descanso antes del palacio'],
  ])('a break goes where it was put: %s, %s', (plan, change) => {
    const after = namesOf(lastOf(plan, change).text);
    expect(after).toHaveLength(4);
    expect(after[3]).toBe('Palacio Real de Madrid');
  });

  test.each([
    [EN, 'add a coffee between the first and the second'],
    [ES, 'mete un café entre la primera y la segunda'],
  ])('a coffee goes between two stops: %s, %s', (plan, change) => {
    const before = namesOf(lastOf(plan).text);
    const after = namesOf(lastOf(plan, change).text);
    expect(after[0]).toBe(before[0]);
    expect(before).not.toContain(after[1]);
    expect(after[2]).toBe(before[1]);
  });

  test.each([
    ['plan tomorrow: the Prado, then lunch, then the Royal Palace', 'the Sorolla museum instead of the Prado'],
    ['plan para mañana: el Prado, comer y luego el Palacio Real', 'en lugar del Prado el museo Sorolla'],
  ])('one name instead of another: %s, %s', (plan, change) => {
    const after = namesOf(lastOf(plan, change).text);
    expect(after).toContain('Museo Sorolla');
    expect(after).not.toContain('Museo Nacional del Prado');
  });
});

describe('what is asked of the plan is answered from it', () => {
  const [EN, ES] = ['plan my Saturday', 'organízame el sábado'];
  test.each([
    [EN, 'which of these cost nothing?', / free/u],
    [ES, '¿cuáles son gratis?', /gratuita/u],
    [EN, 'how long are we on our feet?', /minutes on foot in all/u],
    [ES, '¿cuánto rato andando en total?', /minutos a pie/u],
    [EN, 'how do we get from 1 to 2?', /^From .+ to .+ it is/u],
    [ES, '¿cómo vamos de la 1 a la 2?', /^De .+ a .+ calculo/u],
    [EN, 'what does each thing cost', /Tickets come to/u],
    [ES, '¿cuánto cuesta cada cosa?', /Las entradas suman/u],
    [EN, 'when do I get back?', /The plan is over at/u],
    [ES, '¿a qué hora termino?', /El plan acaba a las/u],
    [EN, 'is the third one open when we get there?', /^(?:Yes|No|You are)/u],
    [ES, '¿la tercera estará abierta cuando lleguemos?', /^(?:Sí|No|Vais)/u],
    [EN, 'do we need to take the metro?', /^(?:No, all|By metro)/u],
    [ES, '¿hay que coger metro?', /^(?:No, todo|En metro)/u],
    [EN, 'just the list with addresses, please', /Calle|Plaza|Paseo/u],
    [ES, 'pásamelo con direcciones', /Calle|Plaza|Paseo/u],
    [EN, 'what about Sunday instead?', /^Done: it is for Sunday/u],
    [ES, '¿y si lo pasamos al domingo?', /^Hecho: ahora es para el domingo/u],
    [EN, 'the same but for two days', /Sunday 29 November:/u],
    [ES, 'lo mismo pero para dos días', /El domingo 29 de noviembre:/u],
  ])('%s, %s', (plan, question, reply) => {
    expect(lastOf(plan, question).text).toMatch(reply);
  });
});
