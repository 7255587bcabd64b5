// The linear autoencoder on a spectrum: reconstructs a profile without letting an item vouch for itself.
import { powers } from './interactions.ts';
import type { Filter, Spectrum } from './spectrum.ts';

/**
 * Column weights that turn the ridge filter into an autoencoder with a zero diagonal.
 *
 * With X'X ~ V S^2 V' the inverse of EASE is P = (I - V W V') / lambda, W = S^2 / (S^2 + lambda), so that
 * B_ij = -P_ij / P_jj = (V W V')_ij / (1 - (V W V')_jj) beside the diagonal, and 0 on it. What is left to do is to divide
 * each column by 1 - (V W V')_jj; the diagonal itself never shows, as nobody is recommended what they already met.
 * Source: Steck (2019), arXiv:1905.03375, with the rank-k spectrum in place of the whole.
 */
export function zeroDiagonalWeights(
  { vectors, strengths, itemDegrees, options }: Spectrum,
  filter: Filter,
): Float64Array {
  const weights = strengths.map(filter);
  const denormalise = powers(itemDegrees, options.itemPower);
  return denormalise.map((scale, item) => {
    let own = 0;
    for (let k = 0; k < vectors.cols; k++) own += weights[k]! * vectors.values[item * vectors.stride + k]! ** 2;
    return scale / Math.max(1 - own, SMALLEST_REST);
  });
}

/** An item that the spectrum explains wholly would divide by 0. */
const SMALLEST_REST = 1e-3;
