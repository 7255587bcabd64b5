import { expect, test } from 'vitest';
import { seededRandom } from '../../src/math/random.ts';
import { learnToRank, type Question, type RankingForm, weightsFor } from './learn-to-rank.ts';

const FORM: RankingForm = { features: 3, gates: 2, isUsed: (feature, gate) => feature !== 2 || gate === 0 };
const START = Float64Array.of(0.1, 0, 0);

/** Thirty things a question; the five best by the first feature are right, or by the second where the gate is 1. */
function questions(count: number, seed: number): readonly Question[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at): Question => {
    const gate = at % 2;
    const features = Float32Array.from({ length: 30 * FORM.features }, () => random.gaussian());
    const decisive = Array.from({ length: 30 }, (_, row) => features[row * FORM.features + gate]!);
    const fifth = decisive.toSorted((a, b) => b - a)[4]!;
    const hits = Uint8Array.from(decisive, (value) => Number(value >= fifth));
    return { features, hits, wanted: 5, gates: Float64Array.of(1, gate) };
  });
}

test('what decides comes to weigh most, as the question has it', () => {
  const { weights, ndcg10 } = learnToRank(questions(500, 2), FORM, START, 1);
  const [plain, gated] = [0, 1].map((gate) => weightsFor(weights, Float64Array.of(1, gate), FORM.features));
  expect(ndcg10).toBeGreaterThan(0.9);
  expect(plain![0]).toBeGreaterThan(2 * Math.abs(plain![1]!));
  expect(gated![1]).toBeGreaterThan(2 * Math.abs(gated![0]!));
});

test('a weight that may not depend on a gate does not', () => {
  const { weights } = learnToRank(questions(40, 3), FORM, START, 1);
  expect(weights[FORM.features + 2]).toBe(0);
});

test('the same seed gives the same weights', () => {
  expect(learnToRank(questions(40, 4), FORM, START, 7)).toEqual(learnToRank(questions(40, 4), FORM, START, 7));
});
