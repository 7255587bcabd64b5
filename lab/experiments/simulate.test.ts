import { expect, test } from 'vitest';
import { runExperiment } from './simulate.ts';

const share = (better: 'A' | 'B' | undefined, noise: { A: number; B: number }) => {
  const runs = Array.from({ length: 60 }, (_, seed) => runExperiment({ noise, people: 400, days: 40, seed }));
  return runs.filter((run) => run.better === better).length / runs.length;
};

test('a better ranking is found, whichever of the two it is', () => {
  expect(share('B', { A: 3, B: 0.7 })).toBeGreaterThan(0.95);
  expect(share('A', { A: 0.7, B: 3 })).toBeGreaterThan(0.95);
});

test('where there is none, none is found, though somebody looks every day', () => {
  expect(share(undefined, { A: 1, B: 1 })).toBeGreaterThan(0.9);
});
