// A plan that stands, changed and asked about in words: only what was said becomes another.
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

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);

describe('a plan that stands', () => {
  test.each([
    ['an afternoon plan for tomorrow', 'make it saturday', /^Done: it is for Saturday 28 November now/u],
    ['un plan para mañana por la tarde', 'pásalo al sábado', /^Hecho: ahora es para el sábado 28 de noviembre/u],
  ])('moves to another day with its stops: %s, %s', (plan, change, reply) => {
    const before = stopsIn(lastOf(plan).text);
    const { text } = lastOf(plan, change);
    expect(text).toMatch(reply);
    expect(before.length).toBeGreaterThan(2);
    expect(stopsIn(text).filter((stop) => !before.includes(stop))).toEqual([]);
  });

  test.each([
    [
      'plan tomorrow: the Prado, lunch, then the Thyssen',
      'drop the second museum',
      'Museo Nacional Thyssen-Bornemisza',
    ],
    [
      'plan para mañana: el Prado, comer y luego el Thyssen',
      'quita el segundo museo',
      'Museo Nacional Thyssen-Bornemisza',
    ],
  ])('loses the stop that is counted, and gets no other for it: %s, %s', (plan, change, gone) => {
    const before = stopsIn(lastOf(plan).text);
    const after = stopsIn(lastOf(plan, change).text);
    expect(before).toContain(gone);
    expect(after).toEqual(before.filter((stop) => stop !== gone));
  });

  test.each([
    ['plan tomorrow: the Prado, lunch, then the Thyssen', 'swap the Prado for a park'],
    ['plan para mañana: el Prado, comer y luego el Thyssen', 'cambia el Prado por un parque'],
  ])('has a park where the museum was: %s, %s', (plan, change) => {
    const after = stopsIn(lastOf(plan, change).text);
    expect(after).not.toContain('Museo Nacional del Prado');
    expect(after.some((stop) => /parque|jard|paseo|campo/iu.test(stop))).toBe(true);
  });

  test.each([
    ['a plan from now until nine', 'finish earlier'],
    ['un plan desde ahora hasta las nueve', 'que acabe antes'],
  ])('ends earlier and does not begin before now: %s, %s', (plan, change) => {
    const [begin, end] = timesIn(lastOf(plan).text);
    const [newBegin, newEnd] = timesIn(lastOf(plan, change).text);
    expect(newBegin).toBeGreaterThanOrEqual(begin!);
    expect(newEnd).toBeLessThan(end!);
  });

  test.each([
    ['an afternoon plan for tomorrow', 'how much does that come to?', /price|free|Tickets/u],
    ['un plan para mañana por la tarde', '¿por cuánto sale?', /precio|gratis|entradas/iu],
    ['an afternoon plan for tomorrow', 'what time do we get to the last one?', / from \d\d:\d\d/u],
    ['un plan para mañana por la tarde', '¿a qué hora llegamos al último?', /\d\d:\d\d/u],
  ])('is what is asked about: %s, %s', (plan, question, reply) => {
    expect(lastOf(plan, question).text).toMatch(reply);
  });

  test.each([
    ['an afternoon plan for tomorrow', 'add a rooftop bar at the end'],
    ['un plan para mañana por la tarde', 'añade una azotea al final'],
  ])('ends with what is added at the end: %s, %s', (plan, change) => {
    const before = stopsIn(lastOf(plan).text);
    const after = stopsIn(lastOf(plan, change).text);
    expect(before).not.toContain(after.at(-1));
  });
});

const stopsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. (?:De )?\d\d:\d\d (?:to|a) \d\d:\d\d: (?<name>.+?)(?: \((?!.*\().*)?$/gmu)].map(
    ({ groups }) => groups?.name ?? '',
  );

const timesIn = (text: string): readonly [number | undefined, number | undefined] => {
  const times = [...text.matchAll(/^\d+\. (?:De )?(\d\d):(\d\d) (?:to|a) (\d\d):(\d\d)/gmu)].map(([, ...parts]) =>
    parts.map(Number),
  );
  const minutes = (hours = 0, rest = 0) => hours * 60 + rest;
  const [first, last] = [times[0], times.at(-1)];
  return [first && minutes(first[0], first[1]), last && minutes(last[2], last[3])];
};
