// Compiles a linear operator into its strongest item-item weights, so that a person is a sum of a few sparse rows.
import { bestColumns } from '../../math/best.ts';
import { type Kernels, shareSparse } from '../../math/kernels.ts';
import { type MemberRef, NO_COLUMN } from '../../math/ranking.ts';
import type { SparseRows } from '../../math/sparse.ts';

/**
 * Row i holds the `count` largest weights of item i towards others; the diagonal is left out.
 * What is lost is the long tail of small weights, most of which is noise: measure it with the evaluator.
 */
export async function compileRows(
  kernels: Kernels,
  items: number,
  members: readonly MemberRef[],
  count: number,
  columnWeights = 0,
): Promise<SparseRows> {
  return kernels.scope(async () => {
    const x = shareSparse(kernels, identityRows(items));
    const neighbours = Math.min(count, items - 1);
    const job = { x, rows: items, columns: items, members, columnWeights, mask: x, count: neighbours };
    const { indices, scores } = await bestColumns(kernels, job);
    return ascendingRows(items, neighbours, indices, scores);
  });
}

function identityRows(items: number): SparseRows {
  return {
    rows: items,
    cols: items,
    starts: Uint32Array.from({ length: items + 1 }, (_, at) => at),
    indices: Uint32Array.from({ length: items }, (_, at) => at),
    values: new Float32Array(items).fill(1),
  };
}

/** Best-first lists become sparse rows with ascending columns; weights of 0 say nothing and are dropped. */
function ascendingRows(items: number, count: number, columns: Uint32Array, weights: Float32Array): SparseRows {
  const starts = new Uint32Array(items + 1);
  const indices = new Uint32Array(columns.length);
  const values = new Float32Array(columns.length);
  let end = 0;
  for (let item = 0; item < items; item++) {
    const order = Array.from({ length: count }, (_, at) => item * count + at)
      .filter((at) => columns[at] !== NO_COLUMN && weights[at] !== 0)
      .sort((a, b) => columns[a]! - columns[b]!);
    for (const at of order) {
      indices[end] = columns[at]!;
      values[end++] = weights[at]!;
    }
    starts[item + 1] = end;
  }
  return { rows: items, cols: items, starts, indices: indices.slice(0, end), values: values.slice(0, end) };
}
