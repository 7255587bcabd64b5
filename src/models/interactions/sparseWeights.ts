// Column-to-column weights kept as sparse rows: a person is a sum of a few of them.
import type { SparseRows } from '../../math/sparse.ts';
import type { LinearWeights, Weighed } from './linear.ts';

/** Where a person touches less than this share of a large catalogue, their sums are kept by column. */
const FEW = { share: 1 / 16, ofAtLeast: 20_000 } as const;

export function sparseWeights(weights: SparseRows): LinearWeights {
  const { cols, starts, indices, values } = weights;
  return {
    scorer(evidence) {
      const isFew = cols >= FEW.ofAtLeast && entriesOf(weights, evidence) < FEW.share * cols;
      const sumAt = isFew ? fewSums(weights, evidence) : allSums(weights, evidence);
      return (columns) => {
        const scores = new Float32Array(columns.length);
        for (let at = 0; at < columns.length; at++) scores[at] = sumAt(columns[at]!);
        return scores;
      };
    },
    from: (column) => (to) => {
      const at = find(indices, to, starts[column]!, starts[column + 1]!);
      return at < 0 ? 0 : values[at]!;
    },
  };
}

type Sums = (column: number) => number;

function allSums({ cols, starts, indices, values }: SparseRows, evidence: readonly Weighed[]): Sums {
  const sums = new Float64Array(cols);
  for (const { columns, value } of evidence) {
    for (const column of columns) {
      for (let at = starts[column]!; at < starts[column + 1]!; at++) sums[indices[at]!]! += value * values[at]!;
    }
  }
  return (column) => sums[column]!;
}

function fewSums({ starts, indices, values }: SparseRows, evidence: readonly Weighed[]): Sums {
  const sums = new Map<number, number>();
  for (const { columns, value } of evidence) {
    for (const column of columns) {
      for (let at = starts[column]!; at < starts[column + 1]!; at++) {
        sums.set(indices[at]!, (sums.get(indices[at]!) ?? 0) + value * values[at]!);
      }
    }
  }
  return (column) => sums.get(column) ?? 0;
}

const entriesOf = ({ starts }: SparseRows, evidence: readonly Weighed[]): number =>
  evidence.reduce(
    (total, { columns }) => columns.reduce((sum, column) => sum + starts[column + 1]! - starts[column]!, total),
    0,
  );

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
