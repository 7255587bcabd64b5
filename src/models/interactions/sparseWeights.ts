// Column-to-column weights kept as sparse rows: a person is a sum of a few of them.
import type { SparseRows } from '../../math/sparse.ts';
import type { LinearWeights } from './linear.ts';

export function sparseWeights({ cols, starts, indices, values }: SparseRows): LinearWeights {
  return {
    scorer(evidence) {
      const sums = new Float64Array(cols);
      for (const { columns, value } of evidence) {
        for (const column of columns) {
          for (let at = starts[column]!; at < starts[column + 1]!; at++) sums[indices[at]!]! += value * values[at]!;
        }
      }
      return (columns) => {
        const scores = new Float32Array(columns.length);
        for (let at = 0; at < columns.length; at++) scores[at] = sums[columns[at]!]!;
        return scores;
      };
    },
    from: (column) => (to) => {
      const at = find(indices, to, starts[column]!, starts[column + 1]!);
      return at < 0 ? 0 : values[at]!;
    },
  };
}

/** Binary search among ascending columns. @returns where, or -1 */
function find(indices: Uint32Array, wanted: number, from: number, to: number): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = indices[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
