// The plain item-item filter: what people who share items with this person also met, weighted by degrees.
import { type Kernels, shareNumbers } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { powers, type SharedInteractions } from '../../src/models/spectral/interactions.ts';

export interface TwoHopOptions {
  /** A person who met d items says d^-personPower twice: on the way to them and from them. */
  readonly personPower: number;
  readonly inPower: number;
  readonly outPower: number;
}

/** x N'N for N = D_person^-a R D_item^-b when inPower = outPower = b: the linear filter of GF-CF (arXiv:2108.07567). */
export function twoHop(
  kernels: Kernels,
  interactions: SharedInteractions,
  { personPower, inPower, outPower }: TwoHopOptions,
  weight = 1,
): MemberRef {
  const { matrix, byPerson, byItem, personDegrees, itemDegrees } = interactions;
  return {
    kind: 'two-hop',
    byPerson,
    byItem,
    people: matrix.rows,
    personWeights: shareNumbers(kernels, powers(personDegrees, -2 * personPower)),
    inWeights: shareNumbers(kernels, powers(itemDegrees, -inPower)),
    outWeights: shareNumbers(kernels, powers(itemDegrees, -outPower)),
    weight,
  };
}
