import { expect, test } from 'vitest';
import { seededRandom } from '../../src/math/random.ts';
import { FEATURES, WIDTH } from './choice-features.ts';
import { adjustToHeads, type HeadCase } from './head.ts';

const at = (feature: (typeof FEATURES)[number]) => FEATURES.indexOf(feature);
const random = seededRandom(2);

/** Thirty places a person, of which the eight of the highest standing were visited. */
const cases = Array.from({ length: 40 }, (): HeadCase => {
  const features = Float64Array.from({ length: 30 * WIDTH }, () => random.gaussian());
  const standings = Array.from({ length: 30 }, (_, row) => features[row * WIDTH + at('standing')]!);
  const eighth = standings.toSorted((a, b) => b - a)[7]!;
  return { features, hits: standings.map((standing) => standing >= eighth), hidden: 8 };
});

test('what makes the heads of lists right comes to weigh more, and taste is left alone', () => {
  const start = new Float64Array(WIDTH).fill(0.5);
  const before = adjustToHeads([], start);
  const after = adjustToHeads(cases, start);
  expect(before.weights).toEqual(start);
  expect(after.ndcg10).toBeGreaterThan(0.8);
  expect(after.weights[at('standing')]).toBeGreaterThan(1);
  expect(after.weights[at('own category')]).toBe(0.5);
  expect(after.weights[at('carried category')]).toBe(0.5);
  expect(after.weights[at('quality')]).toBeGreaterThanOrEqual(0);
});
