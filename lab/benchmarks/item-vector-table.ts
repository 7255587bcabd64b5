// One vector for each item, and Adam's memory of how it moved; only the items that a batch touched are moved.

export interface VectorTable {
  readonly dimensions: number;
  row(item: number): Float32Array;
  /** Where the gradient of an item is summed up; the item is moved by the next `move`. */
  gradientOf(item: number): Float32Array;
  /** Moves every item whose gradient was asked for since the last move. */
  move(): void;
}

const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const SMALLEST_STEP = 1e-8;

/**
 * @param values items x dimensions, row by row; they are moved in place
 * @param learningRate in units of the root mean square of `values`
 * Source: Kingma and Ba (2015), arXiv:1412.6980. Departures: untouched items rest, and there is no correction for the zero start,
 * so that the first steps are about three times as long.
 */
export function vectorTable(values: Float32Array, dimensions: number, learningRate: number): VectorTable {
  const [gradients, means, squares] = [0, 1, 2].map(() => new Float32Array(values.length));
  const isTouched = new Uint8Array(values.length / dimensions);
  let touched: number[] = [];
  const step = learningRate * Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
  const row = (numbers: Float32Array, item: number) => numbers.subarray(item * dimensions, (item + 1) * dimensions);
  return {
    dimensions,
    row: (item) => row(values, item),
    gradientOf: (item) => {
      if (isTouched[item] === 0) {
        isTouched[item] = 1;
        touched.push(item);
      }
      return row(gradients!, item);
    },
    move: () => {
      for (const item of touched) {
        isTouched[item] = 0;
        for (let at = item * dimensions; at < (item + 1) * dimensions; at++) {
          const gradient = gradients![at]!;
          gradients![at] = 0;
          const mean = MEAN_KEPT * means![at]! + (1 - MEAN_KEPT) * gradient;
          const square = SQUARE_KEPT * squares![at]! + (1 - SQUARE_KEPT) * gradient * gradient;
          means![at] = mean;
          squares![at] = square;
          values[at]! -= (step * mean) / (Math.sqrt(square) + SMALLEST_STEP);
        }
      }
      touched = [];
    },
  };
}

/** Scales `length` numbers from `from` on to length 1. @returns their length before; numbers that are all 0 stay */
export function normaliseRow(values: Float32Array, from: number, length: number): number {
  let squares = 0;
  for (let at = from; at < from + length; at++) squares += values[at]! * values[at]!;
  const size = Math.sqrt(squares) || 1;
  for (let at = from; at < from + length; at++) values[at]! /= size;
  return size;
}
