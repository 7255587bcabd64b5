// The strongest directions of a normalised matrix of people and items, and operators made from them.
import type { Matrix } from '../../math/arena.ts';
import { packedRight, packRightInto, ref } from '../../math/dense.ts';
import { type Kernels, newMatrix } from '../../math/kernels.ts';
import type { MemberRef } from '../../math/ranking.ts';
import { type SparseRows, scaled } from '../../math/sparse.ts';
import { truncatedSvd } from '../../math/svd.ts';
import { powers, type SharedInteractions } from './interactions.ts';

interface SpectrumOptions {
  readonly rank: number;
  /** N = D_person^-personPower R D_item^-itemPower. */
  readonly personPower: number;
  readonly itemPower: number;
  readonly iterations: number;
  readonly seed: number;
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface Spectrum {
  readonly options: SpectrumOptions;
  /** Squares of the singular values, the first scaled to 1. */
  readonly strengths: Float64Array;
  /** Items x rank. */
  readonly vectors: Matrix;
  readonly itemDegrees: Float64Array;
}

export async function spectrumOf(
  kernels: Kernels,
  { matrix, personDegrees, itemDegrees }: Pick<SharedInteractions, 'matrix' | 'personDegrees' | 'itemDegrees'>,
  options: SpectrumOptions,
): Promise<Spectrum> {
  const normalised: SparseRows = scaled(
    matrix,
    powers(personDegrees, -options.personPower),
    powers(itemDegrees, -options.itemPower),
  );
  const { singularValues, vectors } = await truncatedSvd(kernels, normalised, options);
  const first = singularValues[0] || 1;
  return { options, strengths: singularValues.map((value) => (value / first) ** 2), vectors, itemDegrees };
}

/** How strongly each direction counts. */
export type Filter = (strength: number, at: number) => number;

/** Tikhonov's filter s^2 / (s^2 + lambda) on the first `rank` directions. */
export const ridge =
  (lambda: number, rank = Number.POSITIVE_INFINITY): Filter =>
  (strength, at) =>
    at < rank && strength > 0 ? strength / (strength + lambda) : 0;

/** An operator in the arena whose filter and column weights can be changed without new memory. */
export interface FactorSlot {
  readonly encode: Matrix;
  readonly decode: number;
}

export const newFactorSlot = async (kernels: Kernels, { vectors }: Spectrum): Promise<FactorSlot> => ({
  encode: newMatrix(kernels, vectors.rows, vectors.cols),
  decode: await packedRight(kernels, vectors),
});

/**
 * Fills the slot with x D^-itemPower V diag(filter) V' diag(columnWeights).
 * Where `columnWeights` is absent it is D^itemPower, which takes the normalisation back.
 */
export async function fillFactors(
  kernels: Kernels,
  spectrum: Spectrum,
  slot: FactorSlot,
  filter: Filter,
  columnWeights: ArrayLike<number> = powers(spectrum.itemDegrees, spectrum.options.itemPower),
  weight = 1,
): Promise<MemberRef> {
  const { vectors, strengths, itemDegrees, options } = spectrum;
  const weights = strengths.map(filter);
  const rank = usedRank(weights);
  const into = powers(itemDegrees, -options.itemPower);
  await kernels.scope(async () => {
    const decode = newMatrix(kernels, vectors.rows, rank);
    for (let item = 0; item < vectors.rows; item++) {
      const from = item * vectors.stride;
      slot.encode.values.fill(0, item * slot.encode.stride, (item + 1) * slot.encode.stride);
      for (let k = 0; k < rank; k++) {
        const value = vectors.values[from + k]!;
        slot.encode.values[item * slot.encode.stride + k] = into[item]! * value * weights[k]!;
        decode.values[item * decode.stride + k] = value * columnWeights[item]!;
      }
    }
    await packRightInto(kernels, decode, slot.decode);
  });
  return { kind: 'factors', encode: ref(slot.encode), decode: slot.decode, rank, weight };
}

/** One more than the last direction that counts. */
function usedRank(weights: Float64Array): number {
  let rank = weights.length;
  while (rank > 1 && weights[rank - 1] === 0) rank--;
  return rank;
}
