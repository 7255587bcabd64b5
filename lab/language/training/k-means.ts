// Groups vectors around centres (Lloyd's algorithm). Vectors are unit rows, so that nearest means most similar.
import { seededRandom, shuffle } from '../../../src/math/random.ts';

export interface Vectors {
  readonly rows: number;
  readonly dimensions: number;
  /** Row r at `values[r * dimensions]`. */
  readonly values: Float32Array;
}

/**
 * @param sample the first so many rows shape the centres; all rows are then assigned
 * @returns the centre of each row, and the centres
 */
export function kMeans(vectors: Vectors, centres: number, options: { rounds: number; sample: number; seed: number }) {
  const sample = Math.min(options.sample, vectors.rows);
  const first = shuffle(
    Int32Array.from({ length: sample }, (_, row) => row),
    seededRandom(options.seed),
  );
  let centre = rowsOf(vectors, first.subarray(0, centres));
  for (let round = 0; round < options.rounds; round++) {
    centre = means(vectors, assign(vectors, centre, sample), centre);
  }
  return { assigned: assign(vectors, centre, vectors.rows), centres: centre };
}

export function unitRows({ rows, dimensions, values }: Vectors): Vectors {
  const unit = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    let square = 0;
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) square += values[at]! ** 2;
    const length = Math.sqrt(square) || 1;
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) unit[at] = values[at]! / length;
  }
  return { rows, dimensions, values: unit };
}

function rowsOf({ dimensions, values }: Vectors, rows: Int32Array): Vectors {
  const chosen = new Float32Array(rows.length * dimensions);
  for (const [index, row] of rows.entries()) {
    chosen.set(values.subarray(row * dimensions, (row + 1) * dimensions), index * dimensions);
  }
  return { rows: rows.length, dimensions, values: chosen };
}

function assign({ dimensions, values }: Vectors, centres: Vectors, rows: number): Int32Array {
  return Int32Array.from({ length: rows }, (_, row) => {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = 0;
    for (let centre = 0; centre < centres.rows; centre++) {
      let similarity = 0;
      const [from, to] = [row * dimensions, centre * dimensions];
      for (let d = 0; d < dimensions; d++) similarity += values[from + d]! * centres.values[to + d]!;
      if (similarity > best) [best, chosen] = [similarity, centre];
    }
    return chosen;
  });
}

/** A centre that lost all its rows stays where it was. */
function means({ dimensions, values }: Vectors, assigned: Int32Array, before: Vectors): Vectors {
  const sums = new Float32Array(before.values.length);
  const counts = new Int32Array(before.rows);
  for (const [row, centre] of assigned.entries()) {
    counts[centre]!++;
    for (let d = 0; d < dimensions; d++) sums[centre * dimensions + d]! += values[row * dimensions + d]!;
  }
  for (let centre = 0; centre < before.rows; centre++) {
    if (counts[centre] !== 0) continue;
    const at = centre * dimensions;
    sums.set(before.values.subarray(at, at + dimensions), at);
  }
  return unitRows({ rows: before.rows, dimensions, values: sums });
}
