// Who met what, placed in the shared memory once and read by every member of an operator.
import { type Kernels, shareSparse } from '../../math/kernels.ts';
import { columnSums, rowSums, type SparseRows, transpose } from '../../math/sparse.ts';
import type { SparseRef } from '../../math/thread.ts';

export interface SharedInteractions {
  /** People x items; an absent cell means "unknown", not "disliked". */
  readonly matrix: SparseRows;
  readonly byPerson: SparseRef;
  readonly byItem: SparseRef;
  readonly personDegrees: Float64Array;
  readonly itemDegrees: Float64Array;
}

export function shareInteractions(kernels: Kernels, matrix: SparseRows): SharedInteractions {
  return {
    matrix,
    byPerson: shareSparse(kernels, matrix),
    byItem: shareSparse(kernels, transpose(matrix)),
    personDegrees: rowSums(matrix),
    itemDegrees: columnSums(matrix),
  };
}

/** degree^power, and 0 for who has no degree. */
export const powers = (degrees: Float64Array, power: number): Float64Array =>
  degrees.map((degree) => (degree > 0 ? degree ** power : 0));
