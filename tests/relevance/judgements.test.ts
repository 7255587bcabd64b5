// The judge of search: rules over facts give the grades they promise, and every row asks for what the catalogue has.
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Condition, fulfils, metresBetween, mightFulfil } from '../../lab/relevance/conditions.ts';
import { type Catalogue, fold, type PlaceFacts, readCatalogue, readRows } from '../../lab/relevance/facts.ts';
import { isOpen, localTime } from '../../lab/relevance/hours.ts';
import { grades, readQueries } from '../../lab/relevance/judgements.ts';

const here = (name: string) => resolve(import.meta.dirname, name);

const place = (id: string, facts: Partial<PlaceFacts> = {}): PlaceFacts => ({
  id,
  name: id,
  lat: 40.4168,
  lng: -3.7038,
  types: [],
  categories: ['museums'],
  description: { en: '', es: '' },
  prominence: 1,
  ...facts,
});

const catalogueOf = (...places: PlaceFacts[]): Catalogue => ({
  places,
  areas: [
    {
      name: 'Square',
      aliases: ['the square'],
      outline: [
        [40.41, -3.71],
        [40.42, -3.71],
        [40.42, -3.7],
        [40.41, -3.7],
      ],
    },
    {
      name: 'Street',
      path: [
        [40.43, -3.71],
        [40.43, -3.69],
      ],
      radiusM: 100,
    },
  ],
  stations: [{ name: 'Sol', lat: 40.4168, lng: -3.7038 }],
});

describe('a condition', () => {
  const cases: [string, Partial<PlaceFacts>, Condition, boolean][] = [
    ['category', {}, { any_category: ['museums', 'parks'] }, true],
    ['other category', {}, { any_category: ['parks'] }, false],
    ['unknown feature', {}, { any_feature: ['dogs'] }, false],
    ['all features', { features: ['dogs'] }, { all_features: ['dogs', 'kids'] }, false],
    ['name without accents', { name: 'Café Ñandú' }, { name: 'cafe nandu' }, true],
    ['alias', { aliases: ['El Prado'] }, { name: '^el prado$' }, true],
    ['address', { address: 'Calle de Fuencarral, 78' }, { address: 'fuencarral 78\\b' }, true],
    ['longer number', { address: 'Calle de Fuencarral, 781' }, { address: 'fuencarral 78\\b' }, false],
    ['inside an outline', {}, { area: 'The Square' }, true],
    ['outside an outline', { lng: -3.72 }, { area: 'Square' }, false],
    ['beside a path', { lat: 40.4305, lng: -3.7 }, { area: 'Street' }, true],
    ['beyond the end of a path', { lat: 40.43, lng: -3.685 }, { area: 'Street' }, false],
    ['near a station', {}, { near: { station: 'sol', within_m: 10 } }, true],
    ['free by price', { prices: [{ amount: 0 }] }, { free: true }, true],
    ['not known to be free', {}, { free: true }, false],
    ['open', { opening_hours: 'Mo-Fr 10:00-18:00' }, { open_at: '2026-12-03T12:00' }, true],
    ['shut', { opening_hours: 'Mo-Fr 10:00-18:00' }, { open_at: '2026-12-05T12:00' }, false],
    ['hours not known', {}, { open_at: '2026-12-03T12:00' }, false],
    ['open on a day', { opening_hours: 'Su 10:00-14:00' }, { open_on: '2026-12-06' }, true],
    ['free at an hour', { opening_hours: '24/7', free_entry: 'Th 17:00-20:00' }, { free_at: '2026-12-03T18:00' }, true],
    [
      'dear at an hour',
      { opening_hours: '24/7', free_entry: 'Th 17:00-20:00' },
      { free_at: '2026-12-04T18:00' },
      false,
    ],
    ['price level not known', {}, { price_max: 4 }, false],
    ['either', {}, { any_of: [{ any_category: ['parks'] }, { any_category: ['museums'] }] }, true],
    ['not', {}, { not: { any_category: ['museums'] } }, false],
  ];
  test.each(cases)('%s', (_, facts, condition, expected) => {
    const one = place('one', facts);
    expect(fulfils(one, condition, catalogueOf(one))).toBe(expected);
  });

  test('what is not known might hold, what is known otherwise does not', () => {
    const condition = { any_category: ['museums'], any_of: [{ price_max: 2 }, { any_category: ['parks'] }] };
    const might = (facts: Partial<PlaceFacts>) => mightFulfil(place('one', facts), condition, catalogueOf());
    expect(might({})).toBe(true);
    expect(might({ price_level: 1 })).toBe(true);
    expect(might({ price_level: 3 })).toBe(false);
    expect(might({ categories: ['zoo'] })).toBe(false);
    expect(mightFulfil(place('shut', { opening_hours: 'Mo off' }), { open_on: '2026-11-30' }, catalogueOf())).toBe(
      false,
    );
  });

  test('an unknown member is an error that names the known ones', () => {
    const condition = { anyCategory: ['museums'] } as unknown as Condition;
    expect(() => fulfils(place('one'), condition, catalogueOf())).toThrow(/no member "anyCategory"; known are ids/u);
  });
});

describe('grades', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => place(`p${index}`, { prominence: 5 - index * 0.05 }));
  const many = catalogueOf(...hundred, place('park', { categories: ['parks'] }));

  test('a broad query grades by prominence, and nothing else is worth anything', () => {
    const graded = grades({ judge: { when: { any_category: ['museums'] }, grade_by: 'prominence' } }, many);
    expect(graded.size).toBe(100);
    expect([graded.get('p0'), graded.get('p9'), graded.get('p20'), graded.get('p60')]).toEqual([3, 3, 2, 1]);
    expect(graded.has('park')).toBe(false);
  });

  test('a query from somewhere counts kilometres', () => {
    const far = catalogueOf(place('near', { prominence: 2 }), place('far', { prominence: 3, lat: 40.5 }));
    const padded = {
      ...far,
      places: [...far.places, ...hundred.slice(0, 9).map((one) => ({ ...one, prominence: 2 }))],
    };
    const graded = grades({ judge: { when: { any_category: ['museums'] }, grade_by: 'both', km_costs: 1 } }, padded);
    expect([graded.get('near'), graded.get('far')]).toEqual([3, 2]);
  });

  test('lesser rules grade what the rule itself leaves', () => {
    const judge = {
      when: { ids: ['p0'] },
      lesser: [{ grade: 1, when: { any_category: ['museums', 'parks'] } }],
    };
    const graded = grades({ judge }, many);
    expect([graded.get('p0'), graded.get('p1'), graded.get('park')]).toEqual([3, 1, 1]);
  });

  test('an id that is not in the catalogue is an error', () => {
    expect(() => grades({ judge: { ids: { nowhere: 3 } } }, many)).toThrow(/no open place has the id "nowhere"/u);
  });
});

describe('the rows', () => {
  const catalogue = readCatalogue();
  const queries = ['queries', 'unread', 'wider', 'strangers'].flatMap((name) => readQueries(here(`${name}.jsonl`)));

  test('there are enough in both languages, each with its own id', () => {
    expect(queries.length).toBeGreaterThanOrEqual(400);
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
    const spanish = queries.filter(({ lang }) => lang === 'es').length;
    expect(spanish / queries.length).toBeGreaterThan(0.4);
    expect(spanish / queries.length).toBeLessThan(0.6);
  });

  test('every rule finds a place of grade 3; nothing is expected of the others', () => {
    const known = new Map<string, boolean>();
    const empty = queries.filter(({ judge, from }) => {
      const rule = JSON.stringify([judge, from]);
      if (!known.has(rule))
        known.set(rule, [...grades({ judge, ...(from && { from }) }, catalogue).values()].includes(3));
      return known.get(rule) === 'none' in judge;
    });
    expect(empty.map(({ id, q }) => `${id} ${q}`)).toEqual([]);
  });

  test('names name places that are there', () => {
    const names = readRows<{ q: string; ids: string[] }>(here('names.jsonl'));
    const ids = new Set(catalogue.places.map(({ id }) => id));
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(names.filter((row) => row.ids.length === 0 || row.ids.some((id) => !ids.has(id)))).toEqual([]);
    const positions = readRows<{ in_city: boolean }>(here('positions.jsonl'));
    expect(positions.filter(({ in_city }) => in_city)).toHaveLength(10);
    expect(positions.filter(({ in_city }) => !in_city)).toHaveLength(2);
  });
});

test('small things the judge relies on', () => {
  expect(fold('  Calle de Fuencarral, 78 ')).toBe('calle de fuencarral 78');
  expect(Math.round(metresBetween({ lat: 40, lng: -3 }, { lat: 41, lng: -3 }))).toBe(111195);
  expect(localTime('2026-11-09T17:30').getDay()).toBe(1);
  expect(() => localTime('tomorrow')).toThrow(/expected YYYY-MM-DDTHH:MM/u);
  expect(isOpen('Mo-Su 08:00-23:30', localTime('2026-11-09T23:00'))).toBe(true);
});
