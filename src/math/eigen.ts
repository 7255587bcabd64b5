// Eigenvalues and eigenvectors of a symmetric matrix: Householder reflections to three diagonals, then implicit QL.
// Source: Golub and Van Loan, Matrix Computations, 8.3; EISPACK tred2 and tql2. Departure: vectors are kept as rows,
// so that every inner loop walks through memory in order.

interface Eigen {
  /** Largest first. */
  readonly values: Float64Array;
  /** Row i is the unit eigenvector of `values[i]`. */
  readonly vectors: Float64Array;
}

/** @param matrix symmetric, `size` x `size`, row-major; it is overwritten */
export function symmetricEigen(matrix: Float64Array, size: number): Eigen {
  const { diagonal, beside, factors } = tridiagonalise(matrix, size);
  const vectors = identity(size);
  diagonalise(diagonal, beside, vectors, size);
  reflectBack(vectors, matrix, factors, size);
  return largestFirst(diagonal, vectors, size);
}

/** Leaves the Householder vector of step k in row k of the matrix, right of the diagonal. */
function tridiagonalise(matrix: Float64Array, size: number) {
  const diagonal = new Float64Array(size);
  const beside = new Float64Array(size);
  const factors = new Float64Array(size);
  const image = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    const rowAt = k * size;
    diagonal[k] = matrix[rowAt + k]!;
    if (k + 1 >= size) break;
    const first = matrix[rowAt + k + 1]!;
    let rest = 0;
    for (let j = k + 2; j < size; j++) rest += matrix[rowAt + j]! ** 2;
    if (rest === 0) {
      beside[k] = first;
      continue;
    }
    const length = Math.sqrt(first * first + rest);
    const target = first > 0 ? -length : length;
    beside[k] = target;
    matrix[rowAt + k + 1] = first - target;
    factors[k] = 2 / ((first - target) ** 2 + rest);
    reflectBothSides(matrix, k, factors[k]!, image, size);
  }
  return { diagonal, beside, factors };
}

/** A <- H A H for the part below and right of k, where H = I - factor v v'. */
function reflectBothSides(matrix: Float64Array, k: number, factor: number, image: Float64Array, size: number): void {
  const v = matrix.subarray(k * size, (k + 1) * size);
  let overlap = 0;
  for (let i = k + 1; i < size; i++) {
    image[i] = factor * dot(matrix, i * size, v, k + 1, size);
    overlap += image[i]! * v[i]!;
  }
  const half = (factor * overlap) / 2;
  for (let i = k + 1; i < size; i++) image[i]! -= half * v[i]!;
  for (let i = k + 1; i < size; i++) {
    const vi = v[i]!;
    const wi = image[i]!;
    const rowAt = i * size;
    for (let j = k + 1; j < size; j++) matrix[rowAt + j]! -= vi * image[j]! + wi * v[j]!;
  }
}

const MAX_SWEEPS = 60;

/** Implicit QL with Wilkinson's shift; the rotations are applied to pairs of rows of `vectors`. */
function diagonalise(d: Float64Array, e: Float64Array, vectors: Float64Array, size: number): void {
  for (let low = 0; low < size; low++) {
    for (let sweep = 0; ; sweep++) {
      const high = firstSplit(d, e, low, size);
      if (high === low) break;
      if (sweep === MAX_SWEEPS) throw new RangeError('eigenvalues did not converge');
      chase(d, e, vectors, low, high, size);
    }
  }
}

function firstSplit(d: Float64Array, e: Float64Array, low: number, size: number): number {
  let at = low;
  while (at < size - 1 && Math.abs(e[at]!) > Number.EPSILON * (Math.abs(d[at]!) + Math.abs(d[at + 1]!))) at++;
  return at;
}

function chase(d: Float64Array, e: Float64Array, vectors: Float64Array, low: number, high: number, size: number): void {
  const slope = (d[low + 1]! - d[low]!) / (2 * e[low]!);
  const root = Math.hypot(slope, 1);
  let g = d[high]! - d[low]! + e[low]! / (slope + (slope < 0 ? -root : root));
  let sine = 1;
  let cosine = 1;
  let p = 0;
  for (let i = high - 1; i >= low; i--) {
    const f = sine * e[i]!;
    const b = cosine * e[i]!;
    const r = Math.hypot(f, g);
    e[i + 1] = r;
    if (r === 0) {
      d[i + 1]! -= p;
      e[high] = 0;
      return;
    }
    sine = f / r;
    cosine = g / r;
    const q = d[i + 1]! - p;
    const t = (d[i]! - q) * sine + 2 * cosine * b;
    p = sine * t;
    d[i + 1] = q + p;
    g = cosine * t - b;
    rotate(vectors, i * size, sine, cosine, size);
  }
  d[low]! -= p;
  e[low] = g;
  e[high] = 0;
}

function rotate(vectors: Float64Array, upper: number, sine: number, cosine: number, size: number): void {
  const lower = upper + size;
  for (let j = 0; j < size; j++) {
    const below = vectors[lower + j]!;
    const above = vectors[upper + j]!;
    vectors[lower + j] = sine * above + cosine * below;
    vectors[upper + j] = cosine * above - sine * below;
  }
}

/** Takes eigenvectors of the three diagonals back to those of the matrix. */
function reflectBack(vectors: Float64Array, matrix: Float64Array, factors: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    const z = vectors.subarray(row * size, (row + 1) * size);
    for (let k = size - 3; k >= 0; k--) {
      const factor = factors[k]!;
      if (factor === 0) continue;
      const step = factor * dot(matrix, k * size, z, k + 1, size);
      const rowAt = k * size;
      for (let j = k + 1; j < size; j++) z[j]! -= step * matrix[rowAt + j]!;
    }
  }
}

function largestFirst(diagonal: Float64Array, vectors: Float64Array, size: number): Eigen {
  const order = Array.from(diagonal.keys()).sort((a, b) => diagonal[b]! - diagonal[a]! || a - b);
  const sorted = new Float64Array(size * size);
  order.forEach((from, to) => {
    sorted.set(vectors.subarray(from * size, (from + 1) * size), to * size);
  });
  return { values: Float64Array.from(order, (at) => diagonal[at]!), vectors: sorted };
}

function identity(size: number): Float64Array {
  const numbers = new Float64Array(size * size);
  for (let at = 0; at < size; at++) numbers[at * size + at] = 1;
  return numbers;
}

function dot(matrix: Float64Array, rowAt: number, v: Float64Array, from: number, to: number): number {
  let even = 0;
  let odd = 0;
  let j = from;
  for (; j + 1 < to; j += 2) {
    even += matrix[rowAt + j]! * v[j]!;
    odd += matrix[rowAt + j + 1]! * v[j + 1]!;
  }
  return j < to ? even + odd + matrix[rowAt + j]! * v[j]! : even + odd;
}
