// The closed form is one estimator, whichever of its two inverses is the shorter way.
import { expect, test } from 'vitest';
import { openKernels } from '../../math/kernels.ts';
import { seededRandom } from '../../math/random.ts';
import { type Entry, type SparseRows, sparseRows } from '../../math/sparse.ts';
import { symmetricInverse } from '../../math/symmetric.ts';
import { itemItemWeights } from './closed-form.ts';

const kernels = openKernels();
const OPTIONS = { personPower: 0, itemPower: 0, lambda: 2, dropout: 0.3 };

/** Cells from -1 to 1, about a sixth of all. */
function somePeople(rows: number, cols: number): SparseRows {
  const random = seededRandom(rows);
  const person = (): Entry[] =>
    Array.from({ length: cols }, (_, column): Entry => [column, random.gaussian()]).filter(() => random.next() < 1 / 6);
  return sparseRows(cols, Array.from({ length: rows }, person));
}

/** B = I - P diag(1 / diag P), as the paper has it, in double precision. */
function asWritten({ rows, cols, starts, indices, values }: SparseRows): (row: number, column: number) => number {
  const gram = new Float64Array(cols * cols);
  for (let row = 0; row < rows; row++) {
    for (let first = starts[row]!; first < starts[row + 1]!; first++) {
      for (let second = starts[row]!; second < starts[row + 1]!; second++)
        gram[indices[first]! * cols + indices[second]!]! += values[first]! * values[second]!;
    }
  }
  const odds = OPTIONS.dropout / (1 - OPTIONS.dropout);
  for (let item = 0; item < cols; item++)
    gram[item * cols + item]! += OPTIONS.lambda + odds * gram[item * cols + item]!;
  const inverse = symmetricInverse(gram, cols);
  return (row, column) => (row === column ? 0 : -inverse[row * cols + column]! / inverse[column * cols + column]!);
}

test.each([
  ['over the columns', 60, 90],
  ['over the rows', 9, 90],
  ['over one row', 1, 7],
])('inverted %s, weights are those of the paper', (_, people, items) =>
  kernels.scope(async () => {
    const matrix = somePeople(people, items);
    const expected = asWritten(matrix);
    const { values, stride } = await itemItemWeights(kernels, matrix, OPTIONS);
    for (let row = 0; row < items; row++) {
      for (let column = 0; column < items; column++)
        expect(values[row * stride + column]).toBeCloseTo(expected(row, column), 4);
    }
  }),
);
