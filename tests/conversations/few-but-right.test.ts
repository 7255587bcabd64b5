// What a list holds: at most five places, those that surely suit before any of which that is not known, and from farther off
// where somebody needs it; what is not known of several is said once.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 24 November 2026, 11:00 in Madrid. */
const NOW = new Date('2026-11-24T10:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => /^\d\. /u.test(line));

describe('a list', () => {
  test.each(['what could we do if it rains?', 'museos y galerías de arte', 'bars, clubs and theatres'])(
    'holds at most five places, of however many categories: %s',
    (message) => {
      const { text } = lastOf(message);
      expect(lines(text).length).toBeGreaterThan(2);
      expect(lines(text).length).toBeLessThanOrEqual(5);
    },
  );

  test.each([
    'I need a pharmacy that is open right now',
    'cocido madrileño for lunch?',
    'museos gratis el domingo a las 16:00',
  ])('with two that surely suit leaves out those of which it is not known: %s', (message) => {
    const { text } = lastOf(message);
    expect(lines(text).length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/don't know|no sé/u);
  });

  test('of what somebody must eat goes farther before it guesses', () => {
    const { text } = lastOf('kosher restaurant');
    expect(lines(text).length).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain("don't know");
  });

  test.each([
    ['nice tapas in La Latina', 'which of those has tables outside?', /don't know whether these have outdoor seating/u],
    [
      'vegan burgers',
      'do they have outdoor seating?',
      /Viva Burger, my catalogue doesn't say whether it has outdoor seating/u,
    ],
    ['hamburguesas veganas', '¿tienen web?', /Lo mismo pasa con|web/u],
  ])('what is not known of those shown is said once: %s / %s', (first, second, reply) => {
    const { text } = lastOf(first, second);
    expect(text).toMatch(reply);
    expect(text.match(/my catalogue doesn't say|mi catálogo no dice/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('what is meant', () => {
  test.each(['something unusual', 'algo raro'])('is little known where the unusual is asked for: %s', (message) => {
    const names = lines(lastOf(message).text).map((line) => /^\d\. (.+?) \(/u.exec(line)?.[1]);
    const places = world.recommend.catalogue.places.filter(({ name }) => names.includes(name));
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(places.filter(({ prominence }) => prominence >= 4)).toEqual([]);
  });

  test('is a tablao where flamenco is asked for, whether or not its source speaks of live music', () => {
    expect(lastOf('flamenco esta noche').text).toMatch(/Corral de la Morería/u);
    expect(lastOf('flamenco').text).toMatch(/Torres Bermejas|Cardamomo/u);
  });

  test.each([
    ['vinyl records', /record shops/u],
    ['shops selling fragrances', /perfumeries/iu],
    ['títeres', /teatro de títeres/u],
    ['monólogos', /club de comedia/u],
  ])('is the shop or stage of what is named alone: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });
});

describe('a reply', () => {
  test('says a moment once, of what is free and open then', () => {
    expect(lastOf('museos gratis el domingo a las 16:00').text.match(/29 de noviembre/gu)).toHaveLength(1);
  });

  test.each([
    ['restaurantes con aparcamiento en Chamberí', /Restaurantes en Chamberí; no sé si tienen aparcamiento/u],
    ['restaurants with parking in Chamberí', /Restaurants in Chamberí; I don't know whether these have parking/u],
  ])('agrees in number with what it says of several: %s', (message, reply) => {
    expect(lastOf(message).text).toMatch(reply);
  });

  test('a month in which a place never opens is told as a whole', () => {
    expect(lastOf('¿Casa Lucio abre en agosto?').text).toBe(
      'Casa Lucio no abre del domingo 1 de agosto al martes 31 de agosto.',
    );
  });

  test('a way too long to walk is told by train', () => {
    const { text } = lastOf("what's the nearest metro to the Reina Sofía", 'and how long does it take from Chamartín');
    expect(text).toMatch(/^By metro it takes about \d+ minutes from Chamartín/u);
  });
});
