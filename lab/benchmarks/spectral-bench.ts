// One decomposition and the spectral members made from it: `svd` and the spectral `autoencoder`.
import type { Kernels } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import type { SharedInteractions } from '../../src/models/spectral/interactions.ts';
import {
  type FactorSlot,
  fillFactors,
  newFactorSlot,
  ridge,
  type Spectrum,
  spectrumOf,
} from '../../src/models/spectral/spectrum.ts';
import { zeroDiagonalWeights } from '../../src/models/spectral/zero-diagonal.ts';

export type SpectralKind = 'svd' | 'autoencoder';

/** Exponents of the degrees: N = D_person^-personPower R D_item^-itemPower. */
export interface Normalisation {
  readonly personPower: number;
  readonly itemPower: number;
}

export interface SpectralChoice extends Normalisation {
  readonly kind: SpectralKind;
  readonly rank: number;
  readonly lambda: number;
}

/** More separate directions that hardly differ, and lists become no better for it (docs/models/svd.md). */
export const ITERATIONS = 5;
const SEED = 20;

/** The largest rank whose decomposition stays within the time allowed: cost grows with (people + items) rank^2. */
export function largestRank(people: number, items: number, limit = Number.POSITIVE_INFINITY): number {
  const affordable = Math.sqrt(WORK / (people + items));
  const sensible = Math.min(1024, affordable, Math.min(people, items) / 2, limit);
  return Math.max(1, sensible >= 64 ? Math.floor(sensible / 64) * 64 : Math.floor(sensible));
}

const WORK = 9e10;

/** Everything that a spectral member is made from, on one set of interactions. */
export interface SpectralBench {
  readonly interactions: SharedInteractions;
  readonly spectrum: Spectrum;
  readonly slot: FactorSlot;
}

export async function prepare(
  kernels: Kernels,
  interactions: SharedInteractions,
  { personPower, itemPower }: Normalisation,
  rank: number,
  iterations = ITERATIONS,
  onProgress?: (share: number) => void,
): Promise<SpectralBench> {
  const options = { rank, personPower, itemPower, iterations, seed: SEED, onProgress };
  const spectrum = await spectrumOf(kernels, interactions, options);
  return { interactions, spectrum, slot: await newFactorSlot(kernels, spectrum) };
}

type Filtered = Pick<SpectralChoice, 'kind' | 'rank' | 'lambda'>;

export function spectralMember(
  kernels: Kernels,
  bench: SpectralBench,
  { kind, rank, lambda }: Filtered,
): Promise<MemberRef> {
  const filter = ridge(lambda, rank);
  const columnWeights = kind === 'autoencoder' ? zeroDiagonalWeights(bench.spectrum, filter) : undefined;
  return fillFactors(kernels, bench.spectrum, bench.slot, filter, columnWeights);
}
