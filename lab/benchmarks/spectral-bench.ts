// One decomposition and the spectral members made from it: `svd` and the spectral `autoencoder`.
import type { Kernels } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import type { SharedInteractions } from '../../src/models/spectral/interactions.ts';
import {
  type FactorSlot,
  type Filter,
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

/** A ridge filter on the first `rank` directions, and its share in an average of several; shares sum to 1. */
export interface RidgeShare {
  readonly rank: number;
  readonly lambda: number;
  readonly share: number;
}

/** One decomposition carries any average of ridges: an average of filters is a filter. */
export interface SpectralSetting {
  readonly kind: SpectralKind;
  readonly ridges: readonly RidgeShare[];
}

export type SpectralChoice = Normalisation & SpectralSetting;

export const withRidge = (kind: SpectralKind, rank: number, lambda: number): SpectralSetting => ({
  kind,
  ridges: [{ rank, lambda, share: 1 }],
});

export const rankOf = ({ ridges }: SpectralSetting): number => Math.max(...ridges.map(({ rank }) => rank));

export function filterOf({ ridges }: SpectralSetting): Filter {
  const parts = ridges.map(({ rank, lambda, share }) => ({ filter: ridge(lambda, rank), share }));
  return (strength, at) => parts.reduce((sum, { filter, share }) => sum + share * filter(strength, at), 0);
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

export function spectralMember(kernels: Kernels, bench: SpectralBench, setting: SpectralSetting): Promise<MemberRef> {
  const filter = filterOf(setting);
  const columnWeights = setting.kind === 'autoencoder' ? zeroDiagonalWeights(bench.spectrum, filter) : undefined;
  return fillFactors(kernels, bench.spectrum, bench.slot, filter, columnWeights);
}
