// The inverse of a large positive definite matrix, in place, in blocks over all threads.
import type { Matrix } from './arena.ts';
import { mirrorLower, multiplyInto, tilesOf } from './dense.ts';
import { type Kernels, newMatrix } from './kernels.ts';
import { symmetricInverse } from './symmetric.ts';
import { DEPTH_BLOCK } from './tasks.ts';

/**
 * A <- A^-1 for a symmetric positive definite A.
 *
 * Sweeps one block of rows after another (Goodnight 1979, in blocks): n^3 operations, all but a few in matrix products,
 * and no memory beyond three strips. Diagonal blocks are inverted in double precision.
 *
 * @throws RangeError when A is singular up to rounding
 */
export async function invertInPlace(kernels: Kernels, a: Matrix, onProgress?: (share: number) => void): Promise<void> {
  await kernels.scope(async () => {
    const strip = newMatrix(kernels, a.rows, Math.min(DEPTH_BLOCK, a.rows));
    const solved = newMatrix(kernels, a.rows, strip.cols);
    for (let from = 0; from < a.rows; from += DEPTH_BLOCK) {
      const to = Math.min(a.rows, from + DEPTH_BLOCK);
      await sweep(kernels, a, strip, solved, from, to);
      onProgress?.(to / a.rows);
    }
  });
  // Swept over all rows, the lower triangle holds -A^-1.
  for (let row = 0; row < a.rows; row++) {
    for (let at = row * a.stride; at <= row * a.stride + row; at++) a.values[at] = -a.values[at]!;
  }
  mirrorLower(a);
}

/** Only the lower triangle of A is read and kept right. */
async function sweep(
  kernels: Kernels,
  a: Matrix,
  strip: Matrix,
  solved: Matrix,
  from: number,
  to: number,
): Promise<void> {
  readStrip(a, strip, from, to);
  await kernels.scope(async () => {
    const pivot = invertedBlock(kernels, strip, from, to);
    solved.values.fill(0);
    await multiplyInto(kernels, solved, { a: strip, b: pivot });
    const product = { a: solved, b: strip, transposeB: true, scale: -1 };
    await kernels.run(tilesOf(a, product, (row, column) => row >= column));
    writeStrip(a, solved, pivot, from, to);
  });
}

/** Columns from..to of A, whole, with the columns that are not there set to 0. */
function readStrip(a: Matrix, strip: Matrix, from: number, to: number): void {
  strip.values.fill(0);
  for (let row = 0; row < a.rows; row++) {
    for (let column = from; column < to; column++) {
      const at = row >= column ? row * a.stride + column : column * a.stride + row;
      strip.values[row * strip.stride + column - from] = a.values[at]!;
    }
  }
}

function invertedBlock(kernels: Kernels, strip: Matrix, from: number, to: number): Matrix {
  const size = to - from;
  const block = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      block[row * size + column] = strip.values[(from + row) * strip.stride + column]!;
    }
  }
  const inverse = symmetricInverse(block, size);
  const pivot = newMatrix(kernels, strip.cols, strip.cols);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      pivot.values[row * pivot.stride + column] = inverse[row * size + column]!;
    }
  }
  return pivot;
}

function writeStrip(a: Matrix, solved: Matrix, pivot: Matrix, from: number, to: number): void {
  for (let row = 0; row < a.rows; row++) {
    for (let column = from; column < to; column++) {
      const inBlock = row >= from && row < to;
      const value = inBlock
        ? -pivot.values[(row - from) * pivot.stride + column - from]!
        : solved.values[row * solved.stride + column - from]!;
      a.values[row >= column ? row * a.stride + column : column * a.stride + row] = value;
    }
  }
}
