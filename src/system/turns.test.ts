import { expect, test } from 'vitest';
import { createTurns, inTurns, type Turns } from './turns.ts';

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

test.each([
  [0, 4],
  [2, 4],
  [6, 6],
  [30, 10],
])(
  'with %i ms elsewhere between slices, %i computations of 4 ms are in the next one',
  async (elsewhereMs, expected) => {
    let clockMs = 0;
    const turns = createTurns(() => clockMs);
    let inThisSlice = 0;
    const slices: number[] = [];
    const all = Array.from({ length: 40 }, () =>
      turns.take(() => {
        inThisSlice++;
        clockMs += 4;
      }),
    );
    const elsewhere = (): void => {
      if (inThisSlice > 0) slices.push(inThisSlice);
      inThisSlice = 0;
      clockMs += elsewhereMs;
      if (slices.length < 3) setImmediate(elsewhere);
    };
    setImmediate(elsewhere);
    await Promise.all(all);
    // No other task ran before the first.
    expect(slices.slice(0, 3)).toEqual([4, expected, expected]);
  },
);

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
