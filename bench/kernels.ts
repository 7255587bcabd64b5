// Speed of the numerical kernels beside a naive loop: node scripts/run.mjs bench/kernels.ts
import { cpus } from 'node:os';
import { gram, multiply, sparseTimes } from '../src/math/dense.ts';
import { symmetricEigen } from '../src/math/eigen.ts';
import { invertInPlace } from '../src/math/inverse.ts';
import { type Kernels, newMatrix, openKernels, shareSparse } from '../src/math/kernels.ts';
import { seededRandom } from '../src/math/random.ts';
import type { SparseRows } from '../src/math/sparse.ts';
import { TopK } from '../src/math/topk.ts';
import { sparseWeights } from '../src/models/interactions/sparse-weights.ts';
import { workerFile } from '../src/system/paths.ts';

const random = seededRandom(1);
const cores = cpus();
print(`Node ${process.version}, ${cores.length} x ${cores[0]?.model.trim()}, seed 1`);

const gangs: [string, Kernels][] = [
  ['WebAssembly, 1 thread', openKernels({ limitBytes: 512e6 })],
  [
    `WebAssembly, ${cores.length} workers`,
    openKernels({ workerUrl: workerFile('math/kernels'), threads: cores.length, limitBytes: 512e6 }),
  ],
  ['plain TypeScript', openKernels({ plain: true, limitBytes: 512e6 })],
];

for (const [name, kernels] of gangs) {
  const isPlain = name.startsWith('plain');
  await product(name, kernels, isPlain ? 256 : 1_024);
  await sparseProduct(name, kernels, isPlain ? 32 : 256);
  if (!isPlain) await inverse(name, kernels, 1_024);
}
naiveProduct(256);
eigenvectors(400);
heap(40_960, 20);
foldIn(40_960, 30, 400);
for (const [, kernels] of gangs) await kernels.close();

async function product(name: string, kernels: Kernels, size: number): Promise<void> {
  await kernels.scope(async () => {
    const [a, b] = [filled(kernels, size, size), filled(kernels, size, size)];
    const seconds = await bestOf(5, () => kernels.scope(() => multiply(kernels, { a, b, transposeB: true })));
    report(`A B', ${size}^3`, name, 2 * size ** 3, seconds);
    const symmetric = await bestOf(3, () => kernels.scope(() => gram(kernels, a)));
    report(`A'A, ${size}^3, half of it worked out`, name, size ** 3, symmetric);
  });
}

async function sparseProduct(name: string, kernels: Kernels, width: number): Promise<void> {
  await kernels.scope(async () => {
    const matrix = randomRows(20_000, 20_000, 25);
    const sparse = shareSparse(kernels, matrix);
    const [x, y] = [filled(kernels, matrix.cols, width), newMatrix(kernels, matrix.rows, width)];
    const seconds = await bestOf(3, () => sparseTimes(kernels, sparse, x, y));
    report(`sparse (500,000 cells) times ${width} columns`, name, 2 * matrix.indices.length * width, seconds);
  });
}

async function inverse(name: string, kernels: Kernels, size: number): Promise<void> {
  await kernels.scope(async () => {
    const matrix = await gram(kernels, filled(kernels, size, size));
    for (let row = 0; row < size; row++) matrix.values[row * matrix.stride + row]! += size;
    report(`inverse of ${size} rows`, name, size ** 3, await bestOf(1, () => invertInPlace(kernels, matrix)));
  });
}

function naiveProduct(size: number): void {
  const [a, b] = [numbers(size * size), numbers(size * size)];
  const c = new Float32Array(size * size);
  const start = performance.now();
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += a[i * size + k]! * b[k * size + j]!;
      c[i * size + j] = sum;
    }
  }
  report(`A B, ${size}^3`, 'naive loop', 2 * size ** 3, (performance.now() - start) / 1e3);
}

function eigenvectors(size: number): void {
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      matrix[row * size + column] = matrix[column * size + row] = random.gaussian();
    }
  }
  const start = performance.now();
  symmetricEigen(matrix, size);
  print(`eigenvectors of ${size} rows: ${(performance.now() - start).toFixed(0)} ms`);
}

function heap(length: number, count: number): void {
  const scores = numbers(length);
  const best = new TopK(count);
  const found = new Uint32Array(count);
  const times = timesOf(500, () => {
    best.offerAll(scores);
    best.drainInto(found);
  });
  print(`best ${count} of ${length}: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
}

/** A person never seen before, over compiled weights: the sum of a few sparse rows. */
function foldIn(items: number, history: number, neighbours: number): void {
  const weights = sparseWeights(randomRows(items, items, neighbours));
  const times = timesOf(2_000, () => {
    const evidence = Array.from({ length: history }, () => ({
      columns: [random.below(items)],
      value: 1,
      named: (amount: number) => ({ kind: 'variety' as const, amount }),
    }));
    weights.scorer(evidence);
  });
  print(
    `fold-in, ${history} entries x ${neighbours} neighbours over ${items} items: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`,
  );
}

function filled(kernels: Kernels, rows: number, cols: number) {
  const matrix = newMatrix(kernels, rows, cols);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column++) matrix.values[row * matrix.stride + column] = random.next() - 0.5;
  }
  return matrix;
}

function randomRows(rows: number, cols: number, perRow: number): SparseRows {
  return {
    rows,
    cols,
    starts: Uint32Array.from({ length: rows + 1 }, (_, row) => row * perRow),
    indices: Uint32Array.from({ length: rows * perRow }, () => random.below(cols)),
    values: Float32Array.from({ length: rows * perRow }, () => random.next()),
  };
}

function numbers(length: number): Float32Array {
  return Float32Array.from({ length }, () => random.next() - 0.5);
}

async function bestOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    best = Math.min(best, (performance.now() - start) / 1e3);
  }
  return best;
}

function timesOf(rounds: number, work: () => void): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
}

function at(times: readonly number[], share: number): string {
  return times[Math.floor(share * times.length)]!.toFixed(3);
}

function report(what: string, how: string, operations: number, seconds: number): void {
  print(`${what}, ${how}: ${(operations / seconds / 1e9).toFixed(2)} GFLOP/s (${(seconds * 1e3).toFixed(1)} ms)`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
