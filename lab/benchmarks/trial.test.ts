import { expect, test } from 'vitest';
import { gainOver, trialOf } from './trial.ts';

const figures = (values: readonly number[]) => {
  const ndcgs = Float64Array.from(values);
  const mean = ndcgs.reduce((sum, value) => sum + value, 0) / ndcgs.length;
  return trialOf('any', { recall: mean, ndcg: mean, recalls: ndcgs, ndcgs });
};

test('a gain of everybody stands clear of its standard error, a gain of one lucky person does not', () => {
  const before = figures([0.2, 0.4, 0.6, 0.8]);
  const everybody = gainOver(figures([0.25, 0.45, 0.66, 0.84]), before);
  const luck = gainOver(figures([0.9, 0.1, 0.2, 0.85]), before);
  expect(everybody.share).toBeCloseTo(0.1, 12);
  expect(everybody.share).toBeGreaterThan(2 * everybody.standardError);
  expect(luck.share).toBeLessThan(2 * luck.standardError);
});
