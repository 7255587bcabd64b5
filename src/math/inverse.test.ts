import { expect, test } from 'vitest';
import { unpadded } from './arena.ts';
import { gram } from './dense.ts';
import { symmetricEigen } from './eigen.ts';
import { invertInPlace } from './inverse.ts';
import { newMatrix, openKernels } from './kernels.ts';
import { seededRandom } from './random.ts';
import { sparseRows } from './sparse.ts';
import { truncatedSvd } from './svd.ts';
import { solve, symmetricInverse } from './symmetric.ts';

const kernels = openKernels();

test.each([1, 7, 255, 256, 300, 640])('the inverse of %d rows times the matrix is the identity', (size) =>
  kernels.scope(async () => {
    const matrix = await positiveDefinite(size);
    const before = unpadded(matrix);
    await invertInPlace(kernels, matrix);
    const rows = [0, Math.floor(size / 2), size - 1];
    for (const row of rows) {
      for (const column of rows) {
        let sum = 0;
        for (let k = 0; k < size; k++) sum += before[row * size + k]! * matrix.values[k * matrix.stride + column]!;
        expect(sum).toBeCloseTo(row === column ? 1 : 0, 4);
      }
    }
  }),
);

test('the small inverse solves equations, and says so when there is no answer', () => {
  const a = Float64Array.from([4, 1, 1, 3]);
  const x = solve(a, [1, 2], 2);
  expect(4 * x[0]! + x[1]!).toBeCloseTo(1, 12);
  expect(x[0]! + 3 * x[1]!).toBeCloseTo(2, 12);
  expect(() => symmetricInverse(Float64Array.from([1, 1, 1, 1]), 2)).toThrow(RangeError);
});

test('eigenvectors stay on their line under the matrix, and are at right angles', () => {
  const size = 60;
  const random = seededRandom(5);
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      matrix[row * size + column] = matrix[column * size + row] = random.gaussian();
    }
  }
  const { values, vectors } = symmetricEigen(matrix.slice(), size);
  for (let which = 0; which < size; which++) {
    expect(values[which]).toBeLessThanOrEqual(values[which - 1] ?? Number.POSITIVE_INFINITY);
    for (let row = 0; row < size; row++) {
      let image = 0;
      let angle = 0;
      for (let k = 0; k < size; k++) {
        image += matrix[row * size + k]! * vectors[which * size + k]!;
        angle += vectors[row * size + k]! * vectors[which * size + k]!;
      }
      expect(image).toBeCloseTo(values[which]! * vectors[which * size + row]!, 9);
      expect(angle).toBeCloseTo(row === which ? 1 : 0, 9);
    }
  }
});

test('a checkerboard has two directions and no third', () =>
  kernels.scope(async () => {
    const board = sparseRows(
      30,
      Array.from({ length: 40 }, (_, row) => Array.from({ length: 15 }, (_, at) => [2 * at + (row % 2), 1] as const)),
    );
    const { singularValues } = await truncatedSvd(kernels, board, { rank: 6, iterations: 3, seed: 1 });
    const expected = Math.sqrt(20 * 15);
    expect(singularValues[0]).toBeCloseTo(expected, 3);
    expect(singularValues[1]).toBeCloseTo(expected, 3);
    for (const rest of singularValues.slice(2)) expect(rest).toBeLessThan(1e-2);
  }));

async function positiveDefinite(size: number) {
  const random = seededRandom(size);
  const factor = newMatrix(kernels, size + 8, size);
  for (let row = 0; row < factor.rows; row++) {
    for (let column = 0; column < size; column++) factor.values[row * factor.stride + column] = random.gaussian();
  }
  const matrix = await gram(kernels, factor);
  for (let row = 0; row < size; row++) matrix.values[row * matrix.stride + row]! += size;
  return matrix;
}
