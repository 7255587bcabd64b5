import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matrixFrom, unpadded } from './arena.ts';
import { gram, multiply, sparseProduct } from './dense.ts';
import { openKernels } from './kernels.ts';
import { seededRandom } from './random.ts';
import { type Entry, sparseRows } from './sparse.ts';

const MACHINES = { WebAssembly: openKernels(), 'plain TypeScript': openKernels({ plain: true }) };

describe.each(Object.entries(MACHINES))('products by %s', (_, kernels) => {
  test('agree with the schoolbook in every orientation and shape', async () => {
    const size = fc.integer({ min: 1, max: 40 });
    await fc.assert(
      fc.asyncProperty(
        size,
        size,
        size,
        fc.boolean(),
        fc.boolean(),
        fc.integer(),
        (n, m, k, transposeA, transposeB, seed) =>
          kernels.scope(async () => {
            const a = randomNumbers(n * k, seed);
            const b = randomNumbers(k * m, seed + 1);
            const product = await multiply(kernels, {
              a: transposeA ? matrixFrom(kernels.arena, k, n, a) : matrixFrom(kernels.arena, n, k, a),
              b: transposeB ? matrixFrom(kernels.arena, m, k, b) : matrixFrom(kernels.arena, k, m, b),
              transposeA,
              transposeB,
            });
            const aAt = (i: number, j: number) => (transposeA ? a[j * n + i]! : a[i * k + j]!);
            const bAt = (i: number, j: number) => (transposeB ? b[j * k + i]! : b[i * m + j]!);
            const expected = Array.from({ length: n * m }, (_, cell) =>
              sum(k, (at) => aAt(Math.floor(cell / m), at) * bAt(at, cell % m)),
            );
            expectClose(unpadded(product), expected);
          }),
      ),
      { seed: 6, numRuns: 40 },
    );
  });

  test('cross tile borders without a seam', () =>
    kernels.scope(async () => {
      const [n, k] = [20, 530];
      const numbers = randomNumbers(n * k, 7);
      const product = await gram(kernels, matrixFrom(kernels.arena, n, k, numbers));
      const cells = [0, 127, 128, 255, 256, 511, 512, 529].flatMap((i) =>
        [0, 129, 512, 529].map((j) => [i, j] as const),
      );
      for (const [i, j] of cells) {
        const expected = sum(n, (at) => numbers[at * k + i]! * numbers[at * k + j]!);
        expect(product.values[i * product.stride + j]).toBeCloseTo(expected, 3);
      }
    }));

  test('sparse rows times a matrix agree with the schoolbook', () =>
    kernels.scope(async () => {
      const random = seededRandom(3);
      const entries = Array.from({ length: 50 }, () =>
        Array.from({ length: random.below(6) }, (): Entry => [random.below(30), random.gaussian()]),
      );
      const x = randomNumbers(30 * 13, 5);
      const product = await sparseProduct(kernels, sparseRows(30, entries), matrixFrom(kernels.arena, 30, 13, x));
      const expected = entries.flatMap((row) =>
        Array.from({ length: 13 }, (_, column) =>
          row.reduce((total, [at, value]) => total + value * x[at * 13 + column]!, 0),
        ),
      );
      expectClose(unpadded(product), expected);
    }));
});

function randomNumbers(length: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  return Float32Array.from({ length }, () => random.gaussian());
}

function sum(count: number, term: (at: number) => number): number {
  let total = 0;
  for (let at = 0; at < count; at++) total += term(at);
  return total;
}

function expectClose(actual: ArrayLike<number>, expected: readonly number[]): void {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, at) => {
    expect(actual[at]).toBeCloseTo(value, 4);
  });
}

test('two callers at once do not take each other’s working memory', async () => {
  const kernels = openKernels();
  const square = (seed: number) =>
    kernels.scope(async () => {
      const a = matrixFrom(kernels.arena, 40, 40, randomNumbers(1_600, seed));
      return unpadded(await gram(kernels, await multiply(kernels, { a, b: a })));
    });
  const together = await Promise.all([square(1), square(2), square(3)]);
  expect(together).toEqual([await square(1), await square(2), await square(3)]);
});
