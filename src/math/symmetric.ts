// Small symmetric matrices in double precision, row-major, on one thread: Cholesky, inverse, eigenvectors.
// For matrices of more than a thousand rows see `inverse.ts`, which works in blocks over all threads.

/** A pivot below this share of the largest diagonal cell means that the row depends on earlier ones. */
const DEPENDENT = 1e-12;

/**
 * L with L L' = A, in the lower triangle; what is above the diagonal is 0.
 * A row that depends on earlier ones (a pivot that is 0 up to rounding) gets an empty column and a pivot of 0.
 */
export function cholesky(a: Float64Array, size: number, dependent = DEPENDENT): Float64Array {
  const lower = new Float64Array(size * size);
  let largest = 0;
  for (let row = 0; row < size; row++) largest = Math.max(largest, a[row * size + row]!);
  for (let row = 0; row < size; row++) {
    const rowAt = row * size;
    for (let column = 0; column < row; column++) {
      const pivot = lower[column * size + column]!;
      if (pivot === 0) continue;
      lower[rowAt + column] = (a[rowAt + column]! - dot(lower, rowAt, column * size, column)) / pivot;
    }
    const pivot = a[rowAt + row]! - dot(lower, rowAt, rowAt, row);
    lower[rowAt + row] = pivot > dependent * largest ? Math.sqrt(pivot) : 0;
  }
  return lower;
}

/** The inverse of a lower triangle; rows whose pivot is 0 become 0. */
export function inverseLower(lower: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const pivot = lower[row * size + row]!;
    if (pivot === 0) continue;
    const target = inverse.subarray(row * size, row * size + row + 1);
    for (let column = 0; column < row; column++) {
      const factor = lower[row * size + column]!;
      if (factor !== 0) subtractTimes(target, factor, inverse, column * size, column + 1);
    }
    for (let column = 0; column < row; column++) target[column]! /= pivot;
    target[row] = 1 / pivot;
  }
  return inverse;
}

/** A^-1 of a positive definite matrix. @throws RangeError when A is singular up to rounding */
export function symmetricInverse(a: Float64Array, size: number): Float64Array {
  const lower = cholesky(a, size);
  for (let row = 0; row < size; row++) {
    if (lower[row * size + row] === 0) throw new RangeError(`the matrix is singular at row ${row} of ${size}`);
  }
  const root = inverseLower(lower, size);
  const inverse = new Float64Array(size * size);
  for (let k = 0; k < size; k++) {
    for (let row = 0; row <= k; row++) {
      subtractTimes(inverse.subarray(row * size, row * size + size), -root[k * size + row]!, root, k * size, k + 1);
    }
  }
  return inverse;
}

/** x with A x = b for a positive definite A. */
export function solve(a: Float64Array, b: ArrayLike<number>, size: number): Float64Array {
  const inverse = symmetricInverse(a, size);
  return Float64Array.from({ length: size }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < size; column++) sum += inverse[row * size + column]! * b[column]!;
    return sum;
  });
}

function dot(numbers: Float64Array, a: number, b: number, count: number): number {
  let even = 0;
  let odd = 0;
  let at = 0;
  for (; at + 1 < count; at += 2) {
    even += numbers[a + at]! * numbers[b + at]!;
    odd += numbers[a + at + 1]! * numbers[b + at + 1]!;
  }
  return at < count ? even + odd + numbers[a + at]! * numbers[b + at]! : even + odd;
}

function subtractTimes(target: Float64Array, factor: number, source: Float64Array, from: number, count: number): void {
  for (let at = 0; at < count; at++) target[at]! -= factor * source[from + at]!;
}
