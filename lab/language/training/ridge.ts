// Linear regression with an L2 penalty, for a few hundred unknowns: normal equations, solved by conjugate gradients.
import type { Vectors } from './k-means.ts';

/** @returns weights w that make `rows · w` close to `targets`; `penalty` is added to the diagonal */
export function ridge({ rows, dimensions, values }: Vectors, targets: Float64Array, penalty: number): Float64Array {
  const gram = new Float64Array(dimensions * dimensions);
  const right = new Float64Array(dimensions);
  for (let row = 0; row < rows; row++) {
    const at = row * dimensions;
    for (let i = 0; i < dimensions; i++) {
      right[i]! += values[at + i]! * targets[row]!;
      for (let j = 0; j < dimensions; j++) gram[i * dimensions + j]! += values[at + i]! * values[at + j]!;
    }
  }
  for (let i = 0; i < dimensions; i++) gram[i * dimensions + i]! += penalty;
  return conjugateGradients(gram, right);
}

function conjugateGradients(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const solution = new Float64Array(size);
  const residual = right.slice();
  let direction = right.slice();
  let energy = dot(residual, residual);
  for (let round = 0; round < size * 2 && energy > 1e-10; round++) {
    const image = Float64Array.from(direction, (_, i) => dot(matrix.subarray(i * size, (i + 1) * size), direction));
    const length = energy / dot(direction, image);
    for (let i = 0; i < size; i++) {
      solution[i]! += length * direction[i]!;
      residual[i]! -= length * image[i]!;
    }
    const left = dot(residual, residual);
    direction = direction.map((value, i) => residual[i]! + (left / energy) * value);
    energy = left;
  }
  return solution;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
