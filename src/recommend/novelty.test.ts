// Novelty as a wish of the ranking: among places that fit, those that few know and that were not shown before, by every method.
import { expect, test } from 'vitest';
import { MADRID } from '../../tests/support/city.ts';
import { madridOfSights } from '../../tests/support/madrid-of-sights.ts';
import { clara } from '../../tests/support/people.ts';
import { SOL } from '../../tests/support/places.ts';
import { snapshotOver } from '../../tests/support/world.ts';
import { METHODS, type Method } from '../domain/method.ts';
import type { Recommender } from '../models/recommender.ts';
import { explain } from './explain.ts';
import type { Query } from './query.ts';
import { recommend } from './recommend.ts';

const { places } = madridOfSights;

/** To a trained method all museums are one, then all parks: what it likes is beyond doubt. */
const likingMuseums = (method: Method): Recommender => ({
  method,
  score: (_, rows) =>
    Float32Array.from(rows, (row) => {
      const { categories } = places[row]!;
      return categories.includes('museums') ? 5 : categories.includes('parks') ? 4 : 1;
    }),
  contributions: () => [{ kind: 'category', category: 'museums', amount: 1 }],
});
const snapshot = snapshotOver(madridOfSights, new Map(METHODS.map((method) => [method, likingMuseums(method)])));

const ask = (method: Method, changes: Partial<Query> = {}) =>
  recommend(snapshot, { profile: clara, position: SOL, limit: 5, method, ...changes });
type List = ReturnType<typeof ask>;
const fits = (list: List) => list.items.filter(({ place }) => /museums|parks/u.test(place.categories.join())).length;
const fame = (list: List) => list.items.reduce((sum, { place }) => sum + place.prominence, 0) / list.items.length;
const rowsOf = (list: List) => list.items.map(({ row }) => row);
const told = (list: List) =>
  list.items.map((item) => ({
    item,
    en: explain(item, { city: MADRID, list, profile: clara, catalogue: madridOfSights, language: 'en' }),
    es: explain(item, { city: MADRID, list, profile: clara, catalogue: madridOfSights, language: 'es' }),
  }));

test.each(METHODS)('%s: lesser-known places that fit come first, and none that fits less', (method) => {
  const [usual, novel] = [ask(method), ask(method, { novelty: 1 })];
  expect(usual.used).toBe(method);
  expect(usual.items).toHaveLength(5);
  expect(fame(novel)).toBeLessThan(fame(usual));
  expect(fits(novel)).toBeGreaterThanOrEqual(fits(usual));
});

test.each(METHODS)('%s: what was shown before gives way, and comes back where nothing else fits', (method) => {
  const first = ask(method, { novelty: 1 });
  const shownBefore = new Set(rowsOf(first).slice(0, 1));
  const [row = -1, ...others] = rowsOf(ask(method, { novelty: 1, shownBefore, limit: 20 }));
  expect(shownBefore.has(row)).toBe(false);
  expect(others.some((each) => shownBefore.has(each))).toBe(true);
  const museums = places.flatMap((place, row) => (place.categories[0] === 'museums' ? row : []));
  const all = ask(method, { novelty: 1, shownBefore: new Set(museums), among: Uint32Array.from(museums) });
  expect(all.items).toHaveLength(5);
});

test.each(METHODS)('%s: what was shown before counts for nothing where no novelty is asked for', (method) => {
  const usual = ask(method);
  expect(ask(method, { shownBefore: new Set(rowsOf(usual)) })).toEqual(usual);
});

test.each(METHODS)('%s: the explanation says what is little known and new, where it is', (method) => {
  const shownBefore = new Set(rowsOf(ask(method, { novelty: 1 })).slice(0, 1));
  const list = told(ask(method, { novelty: 1, shownBefore, limit: 20 }));
  const little = list.filter(({ item }) => item.place.prominence < 2);
  const known = list.filter(({ item }) => item.place.prominence >= 2);
  expect(little.length * known.length).toBeGreaterThan(0);
  for (const { en, es } of little)
    expect([en, es]).toEqual([expect.stringContaining('lesser-known'), expect.stringContaining('menos conocido')]);
  for (const { en, es } of known) expect(en + es).not.toMatch(/lesser-known|menos conocido/u);
  const said = (row: number) => /not shown to you before/u.test(list.find(({ item }) => item.row === row)?.en ?? '');
  for (const { item, es } of list) {
    expect(said(item.row)).toBe(!shownBefore.has(item.row));
    expect(/mostrado antes/u.test(es)).toBe(!shownBefore.has(item.row));
  }
});

test.each(METHODS)('%s: nobody is told of novelty who did not ask, nor what nobody knows', (method) => {
  for (const { en } of told(ask(method, { limit: 20 }))) expect(en).not.toMatch(/lesser-known|shown to you/u);
  const unsure = told(ask(method, { novelty: 1, limit: 20 }));
  expect(unsure.some(({ en }) => /lesser-known/u.test(en))).toBe(true);
  for (const { en } of unsure) expect(en).not.toMatch(/shown to you/u);
});

test.each(METHODS)('%s: the parts still sum to the score', (method) => {
  const { items } = ask(method, { novelty: 0.7, shownBefore: new Set(rowsOf(ask(method))), limit: 20 });
  expect(items.length).toBeGreaterThan(10);
  for (const { score, contributions } of items)
    expect(contributions.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(score, 6);
});
