// The autoencoder of a catalogue too large to invert: the same estimator on the strongest directions.
import type { Kernels } from '../../math/kernels.ts';
import type { SparseRows } from '../../math/sparse.ts';
import { compileRows } from '../ensemble/compile.ts';
import { shareInteractions } from '../spectral/interactions.ts';
import { fillFactors, newFactorSlot, ridge, spectrumOf } from '../spectral/spectrum.ts';
import { zeroDiagonalWeights } from '../spectral/zero-diagonal.ts';

const SPECTRUM = { rank: 512, personPower: 0.35, itemPower: 0.35, iterations: 5 } as const;
const LAMBDA = 0.3;

/** The `neighbours` largest weights of each column. */
export async function spectralWeights(
  kernels: Kernels,
  matrix: SparseRows,
  { neighbours, seed }: { readonly neighbours: number; readonly seed: number },
): Promise<SparseRows> {
  const spectrum = await spectrumOf(kernels, shareInteractions(kernels, matrix), { ...SPECTRUM, seed });
  const filter = ridge(LAMBDA);
  const slot = await newFactorSlot(kernels, spectrum);
  const member = await fillFactors(kernels, spectrum, slot, filter, zeroDiagonalWeights(spectrum, filter));
  return compileRows(kernels, matrix.cols, [member], neighbours);
}
