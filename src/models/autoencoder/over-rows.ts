// The inverse that the closed form needs, of a matrix with far more columns than rows: a young city has thousands of places, and little
// but its categories and cuisines says what goes with what.
import type { Matrix } from '../../math/arena.ts';
import { mirrorLower, multiply, tilesOf } from '../../math/dense.ts';
import { invertInPlace } from '../../math/inverse.ts';
import { type Kernels, newMatrix } from '../../math/kernels.ts';
import type { SparseRows } from '../../math/sparse.ts';

/**
 * (N'N + D)^-1 = D^-1/2 (I - V'(I + VV')^-1 V) D^-1/2 with V = N D^-1/2: only a matrix of rows x rows is inverted, and the rest are products,
 * cols^2 x rows operations in place of cols^3.
 *
 * @param inverse cols x cols, all 0; overwritten
 * @param rows N, rows x cols
 * @param penalties the diagonal of D, all above 0
 * Source: Woodbury (1950), "Inverting modified matrices".
 */
export async function invertOverRows(
  kernels: Kernels,
  inverse: Matrix,
  rows: SparseRows,
  penalties: Float64Array,
): Promise<void> {
  const roots = penalties.map((penalty) => 1 / Math.sqrt(penalty));
  await kernels.scope(async () => {
    const scaled = denseOf(kernels, rows, roots);
    const small = await multiply(kernels, { a: scaled, b: scaled, transposeB: true });
    for (let row = 0; row < small.rows; row++) small.values[row * small.stride + row]! += 1;
    await invertInPlace(kernels, small);
    const solved = await multiply(kernels, { a: small, b: scaled });
    const product = { a: scaled, b: solved, transposeA: true, scale: -1 };
    await kernels.run(tilesOf(inverse, product, (row, column) => row >= column));
  });
  for (let row = 0; row < inverse.rows; row++) {
    const line = row * inverse.stride;
    inverse.values[line + row]! += 1;
    for (let column = 0; column <= row; column++) inverse.values[line + column]! *= roots[row]! * roots[column]!;
  }
  mirrorLower(inverse);
}

function denseOf(kernels: Kernels, { rows, cols, starts, indices, values }: SparseRows, scale: Float64Array): Matrix {
  const dense = newMatrix(kernels, rows, cols);
  for (let row = 0; row < rows; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++)
      dense.values[row * dense.stride + indices[at]!]! += values[at]! * scale[indices[at]!]!;
  }
  return dense;
}
