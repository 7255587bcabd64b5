// What liking one category tells about another, learned from people who visit or rate several.
import { symmetricInverse } from '../../src/math/symmetric.ts';

/** Somebody's liking by category: sparse, signed, on any scale common to all people. */
export type Tastes = ReadonlyMap<number, number>;

/**
 * Linear autoencoder over categories: the matrix that best rebuilds each person's likings from their other likings.
 *
 * @param people one taste a person; an absent category means 0, "nothing known"
 * @param size number of categories
 * @param regularization share of the mean squared liking that is added to the diagonal, above 0
 * @returns size x size, row-major, zero diagonal; cell (i, j) is what liking i adds to liking j
 * Source: Steck (2019), arXiv:1905.03375, closed form.
 */
export function learnAffinities(people: Iterable<Tastes>, size: number, regularization: number): Float64Array {
  const gram = new Float64Array(size * size);
  for (const taste of people) {
    for (const [row, a] of taste) for (const [column, b] of taste) gram[row * size + column]! += a * b;
  }
  let trace = 0;
  for (let at = 0; at < size; at++) trace += gram[at * size + at]!;
  for (let at = 0; at < size; at++)
    gram[at * size + at]! += Math.max((regularization * trace) / size, Number.MIN_VALUE);

  const precision = symmetricInverse(gram, size);
  return precision.map((value, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return row === column ? 0 : -value / precision[column * size + column]!;
  });
}
