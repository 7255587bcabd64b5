import { expect, test } from 'vitest';
import { createTurns, inTurns, type Turns } from './turns.ts';

test('every step takes a turn of its own, and the result comes back', async () => {
  let taken = 0;
  const turns = createTurns();
  const counting: Turns = {
    take(compute) {
      taken++;
      return turns.take(compute);
    },
  };
  expect(await inTurns(counting, threeSteps([]))).toBe('done');
  expect(taken).toBe(4);
});

test('of two that work at the same time neither waits for the other to finish', async () => {
  const turns = createTurns();
  const order: string[] = [];
  await Promise.all(['a', 'b'].map((who) => inTurns(turns, threeSteps(order, who))));
  expect(order.slice(0, 4)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('an error in a step is the error of the whole', async () => {
  const failing = (function* (): Generator<number, never> {
    yield 1;
    throw new Error('broken');
  })();
  await expect(inTurns(createTurns(), failing)).rejects.toThrow('broken');
});

function* threeSteps(order: string[], who = ''): Generator<number, string> {
  for (const step of [1, 2, 3]) {
    order.push(`${who}${step}`);
    yield step;
  }
  return 'done';
}
