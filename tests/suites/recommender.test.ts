// The promise of a recommender, held by every method in the same words. A new method is one more row of METHODS.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPlaceId } from '../../src/domain/branded.ts';
import { type Catalogue, catalogueOf } from '../../src/domain/catalogue.ts';
import { EMPTY_PROFILE, type Profile } from '../../src/domain/profile.ts';
import type { Contribution } from '../../src/domain/recommendation.ts';
import type { Recommender } from '../../src/models/recommender.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { checkerboard, PLACES, placeName, who } from '../support/checkerboard.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { hash, METHODS } from './methods.ts';

const board = checkerboard(['museums', 'dance clubs']);
const madrid = catalogueOf('little-madrid', littleMadrid);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The `count` squares that the recommender likes best for somebody. */
function best(recommender: Recommender, profile: Profile, count: number): number[] {
  const scores = recommender.score(profile, board.rows);
  return Array.from(board.rows)
    .sort((a, b) => scores[b]! - scores[a]!)
    .slice(0, count);
}

/** Reasons without the methods that gave them. */
const reasonsIn = (parts: readonly Contribution[]): Contribution[] =>
  parts.flatMap((part) => (part.kind === 'method' ? reasonsIn(part.parts) : [part]));

const STANDING: readonly Contribution['kind'][] = ['rating', 'prominence'];

const allRows = (catalogue: Catalogue) => Uint32Array.from(catalogue.places.keys());

describe.each(Object.entries(METHODS))('%s', (_, method) => {
  const ready = method.train(board.catalogue, board.people);
  const bound = ready.then((bytes) => method.bind(bytes, board.catalogue));

  /** What a method says to somebody of whom it knows nothing: nothing, or how places stand. */
  const toAStranger = async () =>
    (await bound).score(EMPTY_PROFILE, board.rows).map((score) => (Number.isNaN(score) ? 0 : score));

  test.skipIf(method.knowsStanding)('says nothing of somebody of whom nothing is known', async () => {
    const scores = (await bound).score(EMPTY_PROFILE, board.rows);
    expect([...scores].every(Number.isNaN)).toBe(true);
    expect((await bound).contributions(EMPTY_PROFILE, 0)).toEqual([]);
  });

  test.runIf(method.knowsStanding)('says of a stranger only how places stand', async () => {
    const reasons = reasonsIn((await bound).contributions(EMPTY_PROFILE, 0));
    expect(reasons.length).toBeGreaterThan(0);
    for (const { kind } of reasons) expect(STANDING).toContain(kind);
  });

  test('a place that it never heard of tells it nothing', async () => {
    const stranger: Profile = { ...EMPTY_PROFILE, places: new Map([[asPlaceId('nowhere'), 5]]) };
    const scores = (await bound).score(stranger, board.rows);
    const expected = (await bound).score(EMPTY_PROFILE, board.rows);
    expect(scores).toEqual(expected);
  });

  test('answers for one candidate, for all, and for none', async () => {
    const recommender = await bound;
    const all = recommender.score(who({ 0: 5 }), board.rows);
    expect(all).toHaveLength(PLACES);
    board.rows.forEach((row) => {
      expect(recommender.score(who({ 0: 5 }), Uint32Array.of(row))[0]).toBe(all[row]);
    });
    expect(recommender.score(who({ 0: 5 }), new Uint32Array())).toHaveLength(0);
  });

  test('answers for somebody who rated everything', async () => {
    const everything = who(Object.fromEntries(Array.from({ length: PLACES }, (_, at) => [at, at % 2 === 0 ? 5 : 1])));
    const scores = (await bound).score(everything, board.rows);
    const neutral = await toAStranger();
    for (const row of board.rows) expect(scores[row]! > neutral[row]!).toBe(board.isEven(row));
  });

  test('knows the colour of the other squares from three', async () => {
    const recommender = await bound;
    for (const [profile, isLiked] of [
      [who({ 0: 5, 2: 5, 4: 5 }), board.isEven],
      [who({ 1: 5, 3: 5, 5: 5 }), (row: number) => !board.isEven(row)],
    ] as const) {
      expect(best(recommender, profile, 12).filter(isLiked)).toHaveLength(12);
    }
  });

  test('a dislike pushes away what is alike', async () => {
    const scores = (await bound).score(who({ 0: 1 }), board.rows);
    const alike = Array.from(board.rows).filter(board.isEven);
    const neutral = await toAStranger();
    expect(mean(alike.map((row) => scores[row]!))).toBeLessThan(mean(alike.map((row) => neutral[row]!)));
    expect(best(await bound, who({ 0: 1, 1: 5 }), 10).filter(board.isEven)).toEqual([]);
  });

  test.runIf(method.isCollaborative)('learns the colours from people alone where categories tell nothing', async () => {
    const plain = checkerboard(['restaurants', 'restaurants']);
    const recommender = method.bind(await method.train(plain.catalogue, plain.people), plain.catalogue);
    expect(best(recommender, who({ 0: 5, 2: 5, 1: 1, 3: 1 }), 12).filter(plain.isEven)).toHaveLength(12);
  });

  test('with no person at all, a liking for a category finds its places', async () => {
    const recommender = method.bind(await method.train(madrid, []), madrid);
    for (const category of new Set(littleMadrid.flatMap(({ categories }) => categories))) {
      const others = CATEGORIES.filter((each) => each !== category).slice(0, 3);
      const profile: Profile = {
        ...EMPTY_PROFILE,
        categories: new Map([[category, 5], ...others.map((each) => [each, 0] as const)]),
      };
      const scores = recommender.score(profile, allRows(madrid));
      const top = [...allRows(madrid)].sort((a, b) => scores[b]! - scores[a]!)[0]!;
      expect(madrid.places[top]!.categories).toContain(category);
    }
  });

  test('saved and loaded it says the same, to the last bit', async () => {
    const [first, second] = [await bound, method.bind((await ready).slice(), board.catalogue)];
    expect(second.score(who({ 3: 5, 4: 2 }), board.rows)).toEqual(first.score(who({ 3: 5, 4: 2 }), board.rows));
  });

  test('trained again it has the same bytes', async () => {
    expect(hash(await method.train(board.catalogue, board.people))).toBe(hash(await ready));
  });

  test('a damaged or foreign file is refused', async () => {
    const damaged = (await ready).slice();
    damaged[damaged.length - 9]! ^= 1;
    expect(() => method.bind(damaged, board.catalogue)).toThrow(/damaged/u);
    expect(() => method.bind(new TextEncoder().encode('not a model'), board.catalogue)).toThrow(/not a model/u);
  });

  test('a place that came after training is judged by its category', async () => {
    const later = catalogueOf('later', [
      ...board.catalogue.places,
      { ...board.catalogue.places[0]!, id: asPlaceId('new') },
    ]);
    const recommender = method.bind(await ready, later);
    const row = later.rowOf.get(asPlaceId('new'))!;
    const [liked, disliked] = [who({ 0: 5, 2: 5 }), who({ 0: 1, 2: 1 })].map(
      (profile) => recommender.score(profile, Uint32Array.of(row))[0]!,
    );
    expect(liked).toBeGreaterThan(disliked!);
  });

  test('contributions sum to the score and name only what the person said', async () => {
    const recommender = await bound;
    const rating = fc.integer({ min: 1, max: 5 });
    const profiles = fc.record({
      places: fc
        .array(fc.tuple(fc.nat(PLACES - 1), rating), { maxLength: 12 })
        .map((rated) => new Map(rated.map(([at, value]) => [asPlaceId(placeName(at)), value]))),
      categories: fc
        .array(fc.tuple(fc.constantFrom(...CATEGORIES), fc.integer({ min: 0, max: 5 })), { maxLength: 6 })
        .map((rated) => new Map(rated)),
    });
    fc.assert(
      fc.property(profiles, fc.nat(PLACES - 1), (profile, row) => {
        const score = recommender.score(profile, Uint32Array.of(row))[0]!;
        const parts = recommender.contributions(profile, row);
        if (Number.isNaN(score)) {
          expect(parts).toEqual([]);
          return;
        }
        const scores = recommender.score(profile, board.rows);
        const largest = Math.max(...[...scores, ...parts.map(({ amount }) => amount)].map(Math.abs));
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        expect(Math.abs(sum - score)).toBeLessThanOrEqual(1e-6 * Math.max(largest, 1e-12));
        const tripled = reasonsIn(recommender.contributions(profile, row, 3));
        for (const [at, part] of reasonsIn(parts).entries()) {
          expect(tripled[at]).toEqual({ ...part, amount: expect.any(Number) });
          const error = Math.abs(tripled[at]!.amount - 3 * part.amount);
          expect(error).toBeLessThanOrEqual(1e-12 * Math.abs(part.amount));
          if (part.kind === 'place') expect(profile.places.has(part.placeId)).toBe(true);
          else if (part.kind === 'category') expect(profile.categories.has(part.via ?? part.category)).toBe(true);
          else expect(method.knowsStanding && STANDING.includes(part.kind)).toBe(true);
        }
      }),
      { seed: 17, numRuns: 300 },
    );
  });
});
