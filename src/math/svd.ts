// The strongest directions of a large sparse matrix, found by block power iteration from a random start.
import { type Matrix, padded } from './arena.ts';
import { gram, multiply, multiplyInto, sparseTimes } from './dense.ts';
import { symmetricEigen } from './eigen.ts';
import { type Kernels, newMatrix, shareSparse } from './kernels.ts';
import { seededRandom } from './random.ts';
import { type SparseRows, transpose } from './sparse.ts';
import { cholesky, inverseLower } from './symmetric.ts';
import type { SparseRef } from './thread.ts';

interface SvdOptions {
  readonly rank: number;
  /** Power iterations: more separate singular values that lie close together. */
  readonly iterations: number;
  readonly seed: number;
  /** Told after each step, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

interface RightFactors {
  /** Largest first; fewer than asked for where the matrix has no more. */
  readonly singularValues: Float64Array;
  /** Columns x rank: column i is the right singular vector of `singularValues[i]`. In the arena. */
  readonly vectors: Matrix;
}

/** Extra directions that make the wanted ones exact sooner. */
const OVERSAMPLING = 32;

/**
 * Truncated singular value decomposition N ~ U S V', of which S and V are returned (U = N V S^-1).
 *
 * Source: Halko, Martinsson and Tropp (2011), arXiv:0909.4061, algorithm 4.4. Departure: the basis is made orthonormal by
 * Cholesky-QR, which is all products of matrices; a direction that vanishes stays 0 instead of failing.
 */
export async function truncatedSvd(kernels: Kernels, matrix: SparseRows, options: SvdOptions): Promise<RightFactors> {
  const rank = Math.min(options.rank, matrix.rows, matrix.cols);
  const width = Math.min(padded(rank + OVERSAMPLING), Math.min(matrix.rows, matrix.cols));
  const vectors = newMatrix(kernels, matrix.cols, rank);
  const singularValues = await kernels.scope(async () => {
    const rows = shareSparse(kernels, matrix);
    const columns = shareSparse(kernels, transpose(matrix));
    const basis = randomMatrix(kernels, matrix.cols, width, options.seed);
    const image = newMatrix(kernels, matrix.rows, width);
    for (let iteration = 0; iteration < options.iterations; iteration++) {
      await iterate(kernels, rows, columns, basis, image);
      options.onProgress?.((iteration + 1) / (options.iterations + 1));
    }
    // Once more, so that what single precision lost of the right angles is won back.
    await orthonormalise(kernels, basis);
    return extract(kernels, rows, basis, image, vectors);
  });
  options.onProgress?.(1);
  return { singularValues, vectors };
}

/** basis <- orthonormal(N' N basis) */
async function iterate(
  kernels: Kernels,
  rows: SparseRef,
  columns: SparseRef,
  basis: Matrix,
  image: Matrix,
): Promise<void> {
  await sparseTimes(kernels, rows, basis, image);
  await sparseTimes(kernels, columns, image, basis);
  await orthonormalise(kernels, basis);
}

/** Cholesky-QR: Y <- Y L^-T where L L' = Y'Y. */
async function orthonormalise(kernels: Kernels, y: Matrix): Promise<void> {
  await kernels.scope(async () => {
    const inverse = inverseLower(cholesky(doubles(await gram(kernels, y)), y.cols, 1e-7), y.cols);
    const right = newMatrix(kernels, y.cols, y.cols);
    for (let row = 0; row < y.cols; row++) {
      for (let column = 0; column <= row; column++) {
        right.values[row * right.stride + column] = inverse[row * y.cols + column]!;
      }
    }
    const product = await multiply(kernels, { a: y, b: right, transposeB: true, isUpperRight: true });
    y.values.set(product.values);
  });
}

/** Rayleigh-Ritz: the best singular vectors within the span of the basis. */
async function extract(
  kernels: Kernels,
  rows: SparseRef,
  basis: Matrix,
  image: Matrix,
  vectors: Matrix,
): Promise<Float64Array> {
  await sparseTimes(kernels, rows, basis, image);
  const size = basis.cols;
  const eigen = symmetricEigen(doubles(await gram(kernels, image)), size);
  const turn = newMatrix(kernels, vectors.cols, size);
  for (let row = 0; row < vectors.cols; row++) {
    for (let column = 0; column < size; column++) {
      turn.values[row * turn.stride + column] = eigen.vectors[row * size + column]!;
    }
  }
  await multiplyInto(kernels, vectors, { a: basis, b: turn, transposeB: true });
  return eigen.values.slice(0, vectors.cols).map((value) => Math.sqrt(Math.max(0, value)));
}

function randomMatrix(kernels: Kernels, rows: number, cols: number, seed: number): Matrix {
  const random = seededRandom(seed);
  const matrix = newMatrix(kernels, rows, cols);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column++) matrix.values[row * matrix.stride + column] = random.gaussian();
  }
  return matrix;
}

function doubles({ rows, cols, stride, values }: Matrix): Float64Array {
  const copy = new Float64Array(rows * cols);
  for (let row = 0; row < rows; row++) copy.set(values.subarray(row * stride, row * stride + cols), row * cols);
  return copy;
}
