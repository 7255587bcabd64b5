// Products of matrices over all threads.
import { type Matrix, padded } from './arena.ts';
import { type Kernels, newMatrix, shareSparse } from './kernels.ts';
import type { SparseRows } from './sparse.ts';
import { type GemmTask, type PackTask, TILE } from './tasks.ts';
import type { SparseRef } from './thread.ts';
import { BLOCK_COLS } from './wasm/source.ts';

interface Product {
  readonly a: Matrix;
  readonly b: Matrix;
  readonly transposeA?: boolean;
  readonly transposeB?: boolean;
  readonly scale?: number;
  /** The right factor is upper triangular, so half of the work can be left out. */
  readonly isUpperRight?: boolean;
}

/** C += scale * op(A) op(B). Shapes must agree; C must overlap neither A nor B. */
export async function multiplyInto(kernels: Kernels, c: Matrix, product: Product): Promise<void> {
  await kernels.run(tilesOf(c, product, () => true));
}

/** A new matrix op(A) op(B), in the arena. */
export async function multiply(kernels: Kernels, product: Product): Promise<Matrix> {
  const { a, b, transposeA, transposeB } = product;
  const c = newMatrix(kernels, transposeA ? a.cols : a.rows, transposeB ? b.rows : b.cols);
  await multiplyInto(kernels, c, product);
  return c;
}

/** A'A, of which only half is worked out and the other half mirrored. */
export async function gram(kernels: Kernels, a: Matrix): Promise<Matrix> {
  const c = newMatrix(kernels, a.cols, a.cols);
  await kernels.run(tilesOf(c, { a, b: a, transposeA: true }, (row, column) => row >= column));
  mirrorLower(c);
  return c;
}

/** Copies what lies below the diagonal to above it. */
export function mirrorLower({ rows, stride, values }: Matrix): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < row; column++) values[column * stride + row] = values[row * stride + column]!;
  }
}

/** Sparse rows times X, into Y (overwritten). */
export async function sparseTimes(kernels: Kernels, sparse: SparseRef, x: Matrix, y: Matrix): Promise<void> {
  const chunk = Math.max(64, Math.ceil(y.rows / (kernels.threads * 8)));
  const tasks = ranges(y.rows, chunk).map((rows) => ({
    kind: 'spmm' as const,
    sparse,
    x: ref(x),
    y: ref(y),
    length: x.cols,
    rows,
  }));
  await kernels.run(tasks);
}

/** X packed once to be the right-hand side X' of many products. @returns its address */
export async function packedRight(kernels: Kernels, x: Matrix): Promise<number> {
  const target = kernels.arena.allocate(padded(x.rows) * padded(x.cols) * 4);
  await packRightInto(kernels, x, target);
  return target;
}

export async function packRightInto(kernels: Kernels, x: Matrix, target: number): Promise<void> {
  const tasks = ranges(padded(x.rows), 512 * BLOCK_COLS).map(
    (rows): PackTask => ({ kind: 'pack', source: ref(x), depth: x.cols, target, rows }),
  );
  await kernels.run(tasks);
}

/** Copies sparse rows and their transpose's product operands in; a convenience for one-off products. */
export async function sparseProduct(kernels: Kernels, sparse: SparseRows, x: Matrix): Promise<Matrix> {
  const y = newMatrix(kernels, sparse.rows, x.cols);
  await sparseTimes(kernels, shareSparse(kernels, sparse), x, y);
  return y;
}

export const ref = ({ address, stride }: Matrix) => ({ address, stride });

/** [0, length) cut into pieces of `size`. */
export function ranges(length: number, size: number): [from: number, to: number][] {
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => [
    index * size,
    Math.min(length, (index + 1) * size),
  ]);
}

export function tilesOf(
  c: Matrix,
  { a, b, transposeA = false, transposeB = false, scale = 1, isUpperRight = false }: Product,
  wanted: (rowFrom: number, columnFrom: number) => boolean,
): GemmTask[] {
  const depth = transposeA ? a.rows : a.cols;
  if (depth !== (transposeB ? b.cols : b.rows)) throw new RangeError('shapes of the factors do not agree');
  const size = tileSize(c);
  return ranges(c.rows, size).flatMap((rows) =>
    ranges(c.cols, size)
      .filter((cols) => wanted(rows[0], cols[0]))
      .map(
        (cols): GemmTask => ({
          kind: 'gemm',
          c: ref(c),
          a: ref(a),
          b: ref(b),
          transposeA,
          transposeB,
          scale,
          depth: isUpperRight ? Math.min(depth, cols[1]) : depth,
          rows,
          cols,
        }),
      ),
  );
}

/** Small results are cut finer, so that every thread has something to do. */
const tileSize = ({ rows, cols }: Matrix): number => (Math.max(rows, cols) <= 2 * TILE ? TILE / 4 : TILE);
