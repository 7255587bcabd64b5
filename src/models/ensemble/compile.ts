// Compiles a linear operator into its strongest item-item weights, so that a person is a sum of a few sparse rows.
import { bestColumns } from '../../math/best.ts';
import { type Kernels, shareSparse } from '../../math/kernels.ts';
import { type MemberRef, NO_COLUMN } from '../../math/ranking.ts';
import type { SparseRows } from '../../math/sparse.ts';

/**
 * Row i holds the `count` largest weights of item i towards others; the diagonal is left out.
 * What is lost is the long tail of small weights, most of which is noise: measure it with the evaluator.
 *
 * @param wanted only these items get a row; the others' rows stay empty
 */
export async function compileRows(
  kernels: Kernels,
  items: number,
  members: readonly MemberRef[],
  count: number,
  wanted: Uint32Array = Uint32Array.from({ length: items }, (_, item) => item),
): Promise<SparseRows> {
  return kernels.scope(async () => {
    const x = shareSparse(kernels, unitRows(items, wanted));
    const neighbours = Math.min(count, items - 1);
    const job = { x, rows: wanted.length, columns: items, members, mask: x, count: neighbours };
    const { indices, scores } = await bestColumns(kernels, job);
    return ascendingRows(items, wanted, neighbours, indices, scores);
  });
}

function unitRows(items: number, wanted: Uint32Array): SparseRows {
  return {
    rows: wanted.length,
    cols: items,
    starts: Uint32Array.from({ length: wanted.length + 1 }, (_, at) => at),
    indices: wanted,
    values: new Float32Array(wanted.length).fill(1),
  };
}

/** Best-first lists become sparse rows with ascending columns; weights of 0 say nothing and are dropped. */
function ascendingRows(
  items: number,
  wanted: Uint32Array,
  count: number,
  columns: Uint32Array,
  weights: Float32Array,
): SparseRows {
  const starts = new Uint32Array(items + 1);
  const dense = new Float32Array(items);
  const lists = new Map(Array.from(wanted, (item, at) => [item, at]));
  let end = 0;
  for (let item = 0; item < items; item++) {
    const list = lists.get(item);
    if (list !== undefined) end = sortList(list * count, (list + 1) * count, columns, weights, dense, end);
    starts[item + 1] = end;
  }
  return { rows: items, cols: items, starts, indices: columns.slice(0, end), values: weights.slice(0, end) };
}

/** Sorts one list by column and moves it down to `end`, in place: what is written was read before, as lists ascend. */
function sortList(
  from: number,
  to: number,
  columns: Uint32Array,
  weights: Float32Array,
  dense: Float32Array,
  end: number,
): number {
  let length = to - from;
  while (length > 0 && columns[from + length - 1] === NO_COLUMN) length--;
  const list = columns.slice(from, from + length);
  list.forEach((column, at) => {
    dense[column] = weights[from + at]!;
  });
  let next = end;
  for (const column of list.sort()) {
    if (dense[column] === 0) continue;
    columns[next] = column;
    weights[next++] = dense[column]!;
  }
  return next;
}
