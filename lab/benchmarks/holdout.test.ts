import { expect, test } from 'vitest';
import { askFewer, holdOut } from './holdout.ts';
import { twoCrowds } from './two-crowds.ts';

test('fewer people are asked the same question', () => {
  const holdout = holdOut(twoCrowds(), { share: 0.2, people: 50, seed: 2 });
  const fewer = askFewer(holdout, 10);
  expect(fewer.asked.rows).toBe(10);
  expect(fewer.known).toBe(holdout.known);
  expect([...fewer.hidden.indices]).toEqual([...holdout.hidden.indices.slice(0, fewer.hidden.indices.length)]);
});
