// Sparse rows: for each row the columns that are filled, ascending, and their values (compressed sparse rows).

export interface SparseRows {
  readonly rows: number;
  readonly cols: number;
  /** `rows + 1` offsets into `indices` and `values`. */
  readonly starts: Uint32Array;
  readonly indices: Uint32Array;
  readonly values: Float32Array;
}

/** One filled cell. */
export type Entry = readonly [column: number, value: number];

/** Each row's entries in any order; entries of the same cell are added. */
export function sparseRows(cols: number, rows: readonly (readonly Entry[])[]): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  const merged = rows.map(mergeEntries);
  merged.forEach((row, at) => {
    starts[at + 1] = starts[at]! + row.length;
  });
  const indices = new Uint32Array(starts[rows.length]!);
  const values = new Float32Array(indices.length);
  merged.forEach((row, at) => {
    row.forEach(([column, value], offset) => {
      indices[starts[at]! + offset] = column;
      values[starts[at]! + offset] = value;
    });
  });
  return { rows: rows.length, cols, starts, indices, values };
}

/** The same cells, read by column. Linear in the number of filled cells; columns stay ascending. */
export function transpose({ rows, cols, starts, indices, values }: SparseRows): SparseRows {
  const newStarts = new Uint32Array(cols + 1);
  for (const column of indices) newStarts[column + 1]!++;
  for (let column = 0; column < cols; column++) newStarts[column + 1]! += newStarts[column]!;
  const next = newStarts.slice(0, cols);
  const newIndices = new Uint32Array(indices.length);
  const newValues = new Float32Array(indices.length);
  for (let row = 0; row < rows; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const target = next[indices[at]!]!++;
      newIndices[target] = row;
      newValues[target] = values[at]!;
    }
  }
  return { rows: cols, cols: rows, starts: newStarts, indices: newIndices, values: newValues };
}

/** Sum of absolute values of each row: its degree, where cells are 0 or 1. */
export function rowSums({ rows, starts, values }: SparseRows): Float64Array {
  const sums = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) sums[row]! += Math.abs(values[at]!);
  }
  return sums;
}

/** Sum of absolute values of each column. */
export function columnSums({ cols, indices, values }: SparseRows): Float64Array {
  const sums = new Float64Array(cols);
  for (let at = 0; at < indices.length; at++) sums[indices[at]!]! += Math.abs(values[at]!);
  return sums;
}

/** The same cells times a weight of their row and a weight of their column. */
export function scaled(
  matrix: SparseRows,
  rowWeights: ArrayLike<number>,
  columnWeights: ArrayLike<number>,
): SparseRows {
  const values = new Float32Array(matrix.values.length);
  for (let row = 0; row < matrix.rows; row++) {
    for (let at = matrix.starts[row]!; at < matrix.starts[row + 1]!; at++) {
      values[at] = matrix.values[at]! * rowWeights[row]! * columnWeights[matrix.indices[at]!]!;
    }
  }
  return { ...matrix, values };
}

/** Only these rows, in this order. */
export function selectRows(matrix: SparseRows, chosen: ArrayLike<number>): SparseRows {
  const starts = new Uint32Array(chosen.length + 1);
  for (let at = 0; at < chosen.length; at++) {
    starts[at + 1] = starts[at]! + matrix.starts[chosen[at]! + 1]! - matrix.starts[chosen[at]!]!;
  }
  const indices = new Uint32Array(starts[chosen.length]!);
  const values = new Float32Array(indices.length);
  for (let at = 0; at < chosen.length; at++) {
    const from = matrix.starts[chosen[at]!]!;
    const to = matrix.starts[chosen[at]! + 1]!;
    indices.set(matrix.indices.subarray(from, to), starts[at]!);
    values.set(matrix.values.subarray(from, to), starts[at]!);
  }
  return { rows: chosen.length, cols: matrix.cols, starts, indices, values };
}

function mergeEntries(entries: readonly Entry[]): Entry[] {
  const sums = new Map<number, number>();
  for (const [column, value] of entries) sums.set(column, (sums.get(column) ?? 0) + value);
  return [...sums].sort(([a], [b]) => a - b);
}
