// Column-to-column weights kept as sparse rows: a person is a sum of a few of them.
import type { SparseRows } from '../../math/sparse.ts';
import type { LinearWeights, Weighed } from './linear.ts';

export function sparseWeights(weights: SparseRows): LinearWeights {
  const { indices, values, starts } = weights;
  const sumsOf = sharedSums(weights);
  return {
    scorer:
      (evidence) =>
      (columns, into = new Float32Array(columns.length)) => {
        const sums = sumsOf(evidence);
        for (let at = 0; at < columns.length; at++) into[at] = sums[columns[at]!]!;
        return into;
      },
    from: (column) => (to) => {
      const at = find(indices, to, starts[column]!, starts[column + 1]!);
      return at < 0 ? 0 : values[at]!;
    },
  };
}

/**
 * What every column gets from somebody's evidence, in a buffer that all people share: a fresh one for each request would
 * be the largest thing that a request leaves to the garbage collector. It holds whoever was asked about last, and is
 * summed up again when it is somebody else's turn.
 */
function sharedSums({ cols, starts, indices, values }: SparseRows): (evidence: readonly Weighed[]) => Float64Array {
  let sums: Float64Array | undefined;
  let whose: readonly Weighed[] | undefined;
  return (evidence) => {
    sums ??= new Float64Array(cols);
    if (whose === evidence) return sums;
    sums.fill(0);
    for (const { columns, value } of evidence) {
      for (const column of columns) {
        const end = starts[column + 1]!;
        for (let at = starts[column]!; at < end; at++) sums[indices[at]!]! += value * values[at]!;
      }
    }
    whose = evidence;
    return sums;
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
