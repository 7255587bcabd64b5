// A small world for tests of the benchmarks: two crowds of people with favourites of their own.
import { seededRandom } from '../../src/math/random.ts';
import type { SparseRows } from '../../src/math/sparse.ts';
import { binaryRows } from './reader.ts';

const ITEMS = 240;
const PEOPLE = 300;
const ITEMS_A_PERSON = 14;

/** @returns people x items; each crowd has half of the items, the first ones of a half are the most popular */
export function twoCrowds(): SparseRows {
  const random = seededRandom(3);
  const half = ITEMS / 2;
  return binaryRows(
    ITEMS,
    Array.from({ length: PEOPLE }, (_, person) => {
      const drawn = () => Math.floor(random.next() ** 2 * half) + (person % 2) * half;
      return Uint32Array.from(new Set(Array.from({ length: ITEMS_A_PERSON }, drawn))).sort();
    }),
  );
}
