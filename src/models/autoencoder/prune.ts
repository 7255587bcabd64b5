// Keeps the strongest weights of each row of a dense matrix.
import type { Matrix } from '../../math/arena.ts';
import type { SparseRows } from '../../math/sparse.ts';
import { TopK } from '../../math/topk.ts';

/** The `count` weights of each row that are largest by absolute value, columns ascending. */
export function strongestWeights({ rows, cols, stride, values }: Matrix, count: number): SparseRows {
  const kept = Math.min(count, cols);
  const starts = new Uint32Array(rows + 1);
  const indices = new Uint32Array(rows * kept);
  const strongest = new TopK(kept);
  const sizes = new Float32Array(cols);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column++)
      sizes[column] = Math.abs(values[row * stride + column]!) || Number.NaN;
    strongest.offerAll(sizes);
    const found = strongest.drainInto(indices, undefined, end);
    indices.subarray(end, end + found).sort();
    end += found;
    starts[row + 1] = end;
  }
  const chosen = new Float32Array(end);
  for (let row = 0; row < rows; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) chosen[at] = values[row * stride + indices[at]!]!;
  }
  return { rows, cols, starts, indices: indices.slice(0, end), values: chosen };
}
