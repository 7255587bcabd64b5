import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madridOfSights } from '../../../tests/support/madrid-of-sights.ts';
import { person } from '../../../tests/support/people.ts';
import { sourceRatings } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import { EMPTY_PROFILE } from '../../domain/profile.ts';
import { CATEGORIES } from '../../vocabulary/categories.ts';
import { parseTransfer, printTransfer, type TransferArtifact } from './artifact.ts';
import { categoryVectors, standings } from './features.ts';
import { transfer } from './transfer.ts';

describe('a city without names', () => {
  test('the first of a thousand stands high, the last at 0, equals alike', () => {
    const standing = standings(Float64Array.from({ length: 1_000 }, (_, row) => 1_000 - row));
    expect(standing[0]).toBeGreaterThan(Math.log(1_000));
    expect(standing[999]).toBeLessThan(0.01);
    const equal = standings([5, 5, 1]);
    expect(equal[0]).toBe(equal[1]);
  });

  test('rare categories weigh more than common ones', () => {
    const vectors = categoryVectors([[0, 1], [0], [0]], 2);
    const [[, common], [, rare]] = vectors[0] as unknown as [[number, number], [number, number]];
    expect(rare).toBeGreaterThan(common);
  });
});

const artifact: TransferArtifact = {
  format: 1,
  recipe: 'test',
  seed: 1,
  sources: [],
  categories: CATEGORIES,
  affinities: CATEGORIES.map((from) =>
    CATEGORIES.map((to) => (from === 'museums' && to === 'art galleries' ? 0.5 : 0)),
  ),
  weights: { standing: 0.7, quality: 0.4, own: 6, carried: 3, standingOnceKnown: -0.1 },
  curves: { cafes: { scaleM: 500, exponent: 2 } },
};

describe('transfer', () => {
  const recommender = transfer(artifact, madridOfSights, sourceRatings(madridOfSights));
  const rows = Uint32Array.from(madridOfSights.places.keys());
  const rowOf = (id: string) => madridOfSights.places.findIndex((place) => place.id === id);

  test('ranks by fame where nothing is known of the person', () => {
    const scores = recommender.score(EMPTY_PROFILE, rows);
    expect(scores[rowOf('prado')]).toBeGreaterThan(scores[rowOf('cerralbo')]!);
    expect(scores.every(Number.isFinite)).toBe(true);
  });

  test('a liking carries over to what goes with it elsewhere, and says by way of what', () => {
    const fan = person({ museums: 5 });
    const reina = rowOf('reina-sofia');
    expect(recommender.contributions(fan, reina)).toContainEqual(
      expect.objectContaining({ kind: 'category', category: 'art galleries', via: 'museums' }),
    );
  });

  test('dislikes push away', () => {
    const kapital = Uint32Array.of(rowOf('kapital'));
    const [hated] = recommender.score(person({ 'dance clubs': 0 }), kapital);
    const [neutral] = recommender.score(EMPTY_PROFILE, kapital);
    expect(hated).toBeLessThan(neutral!);
  });

  test('contributions sum to the score', () => {
    const anyone = fc.record({
      categories: fc.dictionary(fc.constantFrom<Category>(...CATEGORIES), fc.integer({ min: 0, max: 5 })),
      places: fc.dictionary(fc.constantFrom('prado', 'botin', 'retiro', 'nowhere'), fc.integer({ min: 1, max: 5 })),
    });
    fc.assert(
      fc.property(anyone, fc.nat(madridOfSights.places.length - 1), ({ categories, places }, row) => {
        const profile = person(categories, places);
        const [score] = recommender.score(profile, Uint32Array.of(row));
        const sum = recommender.contributions(profile, row).reduce((total, { amount }) => total + amount, 0);
        expect(Math.abs(sum - score!)).toBeLessThan(1e-5);
      }),
      { seed: 11 },
    );
  });

  test('is written and read without loss', () => {
    expect(parseTransfer(printTransfer(artifact))).toEqual(artifact);
  });

  test('refuses a file of which one digit was changed', () => {
    expect(() => parseTransfer(printTransfer(artifact).replace('0.7', '0.8'))).toThrow('damaged');
    expect(() => parseTransfer('{')).toThrow('not a model');
  });

  test('refuses what was learned for other categories', () => {
    expect(() => parseTransfer(printTransfer({ ...artifact, categories: ['museums'] }))).toThrow('train it again');
  });
});
