// The linear autoencoder in closed form: item-item weights that reconstruct profiles from all other items.
import type { Matrix } from '../../math/arena.ts';
import { invertInPlace } from '../../math/inverse.ts';
import { type Kernels, newMatrix } from '../../math/kernels.ts';
import { columnSums, rowSums, type SparseRows, scaled } from '../../math/sparse.ts';
import { powers } from '../spectral/interactions.ts';
import { invertOverRows } from './over-rows.ts';

export interface AutoencoderOptions {
  /** Exponents of the degrees in N = D_person^-personPower X D_item^-itemPower. */
  readonly personPower: number;
  readonly itemPower: number;
  /** L2 weight, above 0, in units of one interaction: it is scaled by the mean cell on the diagonal of N'N / X'X. */
  readonly lambda: number;
  /** Share of each profile that is hidden while learning, below 1; adds dropout / (1 - dropout) times the diagonal. */
  readonly dropout: number;
}

/** From this many columns for each row on, inverting over the rows takes less than a third of the time, and half as much memory more. */
const COLUMNS_PER_ROW = 4;

/**
 * B = I - P diag(1 / diag P), P = (N'N + Lambda)^-1, brought back to unnormalised items; the diagonal is 0.
 *
 * @param matrix people x items; an absent cell means "unknown", not "disliked"
 * @returns items x items; row i says what having item i adds to every other
 * @throws RangeError when lambda is too small for these interactions
 * Sources: Steck (2019), arXiv:1905.03375, closed form; Steck (2020), "Autoencoders that don't overfit towards the
 * identity", for the diagonal. Departure: both sides may be normalised by degree first.
 */
export async function itemItemWeights(
  kernels: Kernels,
  matrix: SparseRows,
  { personPower, itemPower, lambda, dropout }: AutoencoderOptions,
  onProgress?: (share: number) => void,
): Promise<Matrix> {
  const itemDegrees = columnSums(matrix);
  const normalised = scaled(matrix, powers(rowSums(matrix), -personPower), powers(itemDegrees, -itemPower));
  const penalties = penaltiesOf(normalised, lambda * cellScale(matrix, normalised), dropout / (1 - dropout));
  const weights = newMatrix(kernels, matrix.cols, matrix.cols);
  if (COLUMNS_PER_ROW * matrix.rows <= matrix.cols) await invertOverRows(kernels, weights, normalised, penalties);
  else {
    addGram(weights, normalised);
    for (const [item, penalty] of penalties.entries()) weights.values[item * weights.stride + item]! += penalty;
    await invertInPlace(kernels, weights, onProgress);
  }
  toWeights(weights, powers(itemDegrees, -itemPower), powers(itemDegrees, itemPower));
  return weights;
}

/** N'N row by row; profiles are short, so their pairs are few. */
function addGram({ stride, values }: Matrix, { rows, starts, indices, values: cells }: SparseRows): void {
  for (let person = 0; person < rows; person++) {
    for (let first = starts[person]!; first < starts[person + 1]!; first++) {
      const line = indices[first]! * stride;
      const cell = cells[first]!;
      for (let second = starts[person]!; second < starts[person + 1]!; second++) {
        values[line + indices[second]!]! += cell * cells[second]!;
      }
    }
  }
}

/** The diagonal Lambda. */
function penaltiesOf({ cols, indices, values }: SparseRows, lambda: number, dropoutOdds: number): Float64Array {
  const penalties = new Float64Array(cols).fill(lambda);
  for (let at = 0; at < values.length; at++) penalties[indices[at]!]! += dropoutOdds * values[at]! ** 2;
  return penalties;
}

/** How much smaller cells are after normalisation, so that one lambda means the same for every exponent. */
function cellScale(matrix: SparseRows, normalised: SparseRows): number {
  let before = 0;
  let after = 0;
  for (let at = 0; at < matrix.values.length; at++) {
    before += matrix.values[at]! ** 2;
    after += normalised.values[at]! ** 2;
  }
  return before === 0 ? 1 : after / before;
}

/** P -> in * B * out, in place. */
function toWeights({ rows, stride, values }: Matrix, into: Float64Array, out: Float64Array): void {
  const own = Float64Array.from({ length: rows }, (_, item) => values[item * stride + item]!);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < rows; column++) {
      const at = row * stride + column;
      values[at] = row === column ? 0 : (-values[at]! / own[column]!) * into[row]! * out[column]!;
    }
  }
}
