import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Longer than a slice. */
const work = () => {
  const until = performance.now() + 20;
  while (performance.now() < until);
};

test('computations take turns in the order in which they came, and the event loop has its turn between', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const first = turns.take(() => {
    seen.push('first');
    work();
  });
  const second = turns.take(() => seen.push('second'));
  await first;
  setImmediate(() => seen.push('somebody else'));
  await second;
  expect(seen).toEqual(['first', 'second']);
  await turns.take(() => seen.push('third'));
  expect(seen).toEqual(['first', 'second', 'somebody else', 'third']);
});

test('a computation that fails fails alone', async () => {
  const turns = createTurns();
  const results = await Promise.allSettled([
    turns.take(() => {
      throw new RangeError('no such row');
    }),
    turns.take(() => 42),
  ]);
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 42 }]);
});
