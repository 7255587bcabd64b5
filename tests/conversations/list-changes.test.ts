// Lists that a few words change: a place left out, another kind with the rest kept, a free hour; and lists whose facts are
// told apart from what is only unknown, in both languages.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Thursday, 26 November 2026, 18:00 in Madrid. */
const EVENING = new Date('2026-11-26T17:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, EVENING, messages);
const numbered = (text: string): readonly string[] => text.split('\n').filter((line) => /^\d\./u.test(line));

describe('a place is left out of the list', () => {
  test.each([
    ['museums', 'other than the Thyssen'],
    ['museums', 'minus the Thyssen'],
    ['museums', 'I know the Thyssen, leave it out'],
    ['museums', 'excluding the Thyssen please'],
    ['museos', 'que no sea el Thyssen'],
    ['museos', 'quitando el Thyssen'],
    ['museos', 'sin contar el Thyssen'],
  ])('%s / %s', (asked, change) => {
    const before = numbered(lastOf(asked).text);
    const after = numbered(lastOf(asked, change).text);
    expect(before.some((line) => line.includes('Thyssen'))).toBe(true);
    expect(after).toHaveLength(before.length);
    expect(after.filter((line) => line.includes('Thyssen'))).toEqual([]);
    const firstOf = (lines: readonly string[]) => lines.find((line) => !line.includes('Thyssen'))?.slice('1. '.length);
    expect(firstOf(after)).toEqual(firstOf(before));
  });

  test.each(['leave the flamenco out', 'no flamenco though', 'without flamenco'])(
    'a kind is left out, and no taste is noted: %s',
    (change) => {
      const { text } = lastOf('flamenco or a concert tonight', change);
      expect(numbered(text).length).toBeGreaterThan(1);
      expect(text).not.toMatch(/rather skip|Cardamomo|Tablao/u);
    },
  );
});

describe('another kind, and the rest of the wish stays', () => {
  test.each([
    [['cafés please', 'with a terrace', 'actually a bar'], /bars with outdoor seating/u],
    [['cafés please', 'with a terrace', 'bars instead, same thing'], /bars with outdoor seating/u],
    [['museos gratis', 'mejor parques'], /parques con entrada gratuita/u],
    [['cafeterías con terraza', 'mejor un bar'], /bares con terraza/u],
  ])('%s', (messages, said) => {
    const { text } = lastOf(...messages);
    expect(text.split('\n')[0]).toMatch(said);
    expect(numbered(text).length).toBeGreaterThan(1);
  });
});

describe('a day and an hour that stand apart are one time', () => {
  test.each([
    ['I leave early tomorrow; a café open by quarter to eight', 'tomorrow at 07:45'],
    ['I am free on Monday, is there a museum open at twelve?', 'Monday 30 November at 12:00'],
    ['el lunes a las 12, ¿qué museo hay abierto?', 'lunes 30 de noviembre a las 12:00'],
    ['museos abiertos el domingo a las doce de la mañana', 'domingo 29 de noviembre a las 12:00'],
    ['lunch in two hours', 'tonight at 20:00'],
  ])('%s', (message, when) => {
    expect(lastOf(message).text).toContain(when);
  });

  test('what was free is free at the hour that is told afterwards', () => {
    const { text } = lastOf('museos gratis', 'el domingo a las doce');
    const names = numbered(text).map((line) => /^\d\. (.+?) \(/u.exec(line)?.[1]);
    expect(names.length).toBeGreaterThan(1);
    // The Prado is free from five on, the Thyssen on Mondays.
    expect(names).not.toContain('Museo Nacional del Prado');
    expect(names).not.toContain('Museo Nacional Thyssen-Bornemisza');
  });
});

describe('what is bought names the shop', () => {
  test.each([
    ['tiendas de juguetes', /jugueterías|juguetería/u],
    ['where can I buy toys', /toy shops?/iu],
    ['shops selling perfume', /perfumer/iu],
    ['quiero comprar libros', /librerías/u],
    ['a department store or mall please', /shopping centres/iu],
  ])('%s', (message, kind) => {
    expect(lastOf(message).text.split('\n')[0]).toMatch(kind);
  });

  test('the "a m" of "ham" is no distance', () => {
    expect(lastOf('a shop for cheese and ham').text).not.toMatch(/within \d+ m/u);
  });
});

describe('what is known comes before what is not', () => {
  test.each([
    ['I eat vegan only', 'recommend somewhere for lunch'],
    ['soy vegano', 'recomiéndame dónde cenar'],
  ])('a diet that is known before hours that are: %s / %s', (told, asked) => {
    const { text } = lastOf(told, asked);
    expect(text).not.toMatch(/whether these have vegan food|si tienen comida vegana/u);
    expect(numbered(text).length).toBeGreaterThan(1);
  });

  test.each(['a high-end restaurant please', 'un restaurante de lujo'])(
    'a price tells what is upscale: %s',
    (message) => {
      const names = numbered(lastOf(message).text).map((line) => /^\d\. (.+?) \(/u.exec(line)?.[1]);
      const levels = world.recommend.catalogue.places
        .filter(({ name }) => names.includes(name))
        .map((each) => each.priceLevel);
      expect(levels.length).toBeGreaterThan(2);
      expect(levels.every((level) => level !== undefined && level >= 3)).toBe(true);
    },
  );

  test('the cheapest come first', () => {
    const [first] = numbered(lastOf('comer barato').text).map((line) => /^\d\. (.+?) \(/u.exec(line)?.[1]);
    expect(world.recommend.catalogue.places.find(({ name }) => name === first)?.priceLevel).toBe(1);
  });

  test.each(['something open until 3 am', 'algo abierto hasta las tres de la madrugada'])(
    'at the dead of night people drink and dance: %s',
    (message) => {
      const names = numbered(lastOf(message).text).map((line) => /^\d\. (.+?) \(/u.exec(line)?.[1]);
      const main = world.recommend.catalogue.places
        .filter(({ name }) => names.includes(name))
        .map(({ categories }) => categories);
      expect(main.length).toBeGreaterThan(1);
      expect(main.every((each) => each.some((one) => ['pubs/bars', 'dance clubs', 'music halls'].includes(one)))).toBe(
        true,
      );
    },
  );

  test('around the airport the nearest hotels come first', () => {
    const metres = numbered(lastOf('un hotel cerca del aeropuerto').text).map((line) =>
      Number(/\((\d+,\d) km/u.exec(line)?.[1]?.replace(',', '.')),
    );
    expect(metres.length).toBeGreaterThan(2);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
  });
});
