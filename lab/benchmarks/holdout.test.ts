import { expect, test } from 'vitest';
import { columnSums } from '../../src/math/sparse.ts';
import { askFewer, holdOut } from './holdout.ts';
import { twoCrowds } from './two-crowds.ts';

test('fewer people are asked the same question', () => {
  const holdout = holdOut(twoCrowds(), { share: 0.2, people: 50, seed: 2 });
  const fewer = askFewer(holdout, 10);
  expect(fewer.asked.rows).toBe(10);
  expect(fewer.known).toBe(holdout.known);
  expect([...fewer.hidden.indices]).toEqual([...holdout.hidden.indices.slice(0, fewer.hidden.indices.length)]);
});

test('every second person hides popular items more often, the others hide evenly', () => {
  const train = twoCrowds();
  const { asked, hidden, known } = holdOut(train, { share: 0.3, people: train.rows, seed: 4 });
  expect(asked.rows).toBe(train.rows);
  expect(known.indices.length + hidden.indices.length).toBe(train.indices.length);
  const degrees = columnSums(train);
  const meanDegree = (parity: number) => {
    const rows = Array.from({ length: hidden.rows }, (_, row) => row).filter((row) => row % 2 === parity);
    const all = rows.flatMap((row) => [...hidden.indices.subarray(hidden.starts[row]!, hidden.starts[row + 1]!)]);
    return all.reduce((sum, item) => sum + degrees[item]!, 0) / all.length;
  };
  const mean = train.indices.reduce((sum, item) => sum + degrees[item]!, 0) / train.indices.length;
  expect(meanDegree(1)).toBeGreaterThan(1.05 * meanDegree(0));
  expect(meanDegree(0) / mean).toBeCloseTo(1, 1);
});
