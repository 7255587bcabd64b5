// Chooses the parameters of `svd` and of the spectral `autoencoder` on the validation part.
import type { Kernels } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { type SharedInteractions, shareInteractions } from '../../src/models/spectral/interactions.ts';
import {
  type FactorSlot,
  fillFactors,
  newFactorSlot,
  ridge,
  type Spectrum,
  spectrumOf,
} from '../../src/models/spectral/spectrum.ts';
import { zeroDiagonalWeights } from '../../src/models/spectral/zero-diagonal.ts';
import { askFewer, type Holdout } from './holdout.ts';
import { best, isBetter, type Trial, tryOperator } from './trial.ts';

export type SpectralKind = 'svd' | 'autoencoder';

export interface SpectralChoice {
  readonly kind: SpectralKind;
  /** Exponent of both degrees in the normalisation. */
  readonly power: number;
  readonly rank: number;
  readonly lambda: number;
}

/** More separate directions that hardly differ, and lists become no better for it (docs/models/svd.md). */
export const ITERATIONS = 5;
const SEED = 20;

const POWERS = [0.2, 0.35, 0.5];
const LAMBDAS = [0.01, 0.03, 0.1, 0.3, 1, 3];
const FIRST_LAMBDA: Record<SpectralKind, number> = { svd: 0.1, autoencoder: 0.3 };
/** Rank at which the power is chosen: a small share of the cost of the final one. */
const SCOUT_RANK = 192;
const SCOUT_ITERATIONS = 3;
/** Powers differ much, so that fewer people will do. */
const SCOUT_PEOPLE = 1_000;
const RANK_PEOPLE = 2_000;

/** The largest rank whose decomposition stays within the time allowed: cost grows with (people + items) rank^2. */
export function largestRank(people: number, items: number, limit = Number.POSITIVE_INFINITY): number {
  const affordable = Math.sqrt(WORK / (people + items));
  const sensible = Math.min(1024, affordable, Math.min(people, items) / 2, limit);
  return Math.max(1, sensible >= 64 ? Math.floor(sensible / 64) * 64 : Math.floor(sensible));
}

const WORK = 9e10;

interface SpectralSearch {
  readonly trials: readonly Trial<SpectralChoice>[];
  readonly chosen: Trial<SpectralChoice>;
}

/** Everything that a spectral member is made from, on one set of interactions. */
export interface SpectralBench {
  readonly interactions: SharedInteractions;
  readonly spectrum: Spectrum;
  readonly slot: FactorSlot;
}

export async function prepare(
  kernels: Kernels,
  interactions: SharedInteractions,
  power: number,
  rank: number,
  iterations = ITERATIONS,
  onProgress?: (share: number) => void,
): Promise<SpectralBench> {
  const options = { rank, personPower: power, itemPower: power, iterations, seed: SEED, onProgress };
  const spectrum = await spectrumOf(kernels, interactions, options);
  return { interactions, spectrum, slot: await newFactorSlot(kernels, spectrum) };
}

export function spectralMember(kernels: Kernels, bench: SpectralBench, choice: SpectralChoice): Promise<MemberRef> {
  const filter = ridge(choice.lambda, choice.rank);
  const columnWeights = choice.kind === 'autoencoder' ? zeroDiagonalWeights(bench.spectrum, filter) : undefined;
  return fillFactors(kernels, bench.spectrum, bench.slot, filter, columnWeights);
}

/** First the power, at a small rank; then lambda and rank by turns, from the largest rank down. */
export async function choosePower(
  kernels: Kernels,
  holdout: Holdout,
  kind: SpectralKind,
): Promise<readonly Trial<SpectralChoice>[]> {
  const trials: Trial<SpectralChoice>[] = [];
  const scouted = askFewer(holdout, SCOUT_PEOPLE);
  for (const power of POWERS) {
    await kernels.scope(async () => {
      const interactions = shareInteractions(kernels, holdout.known);
      const rank = largestRank(holdout.known.rows, holdout.known.cols, SCOUT_RANK);
      const bench = await prepare(kernels, interactions, power, rank, SCOUT_ITERATIONS);
      trials.push(await climb(kernels, scouted, bench, { kind, power, rank, lambda: FIRST_LAMBDA[kind] }, trials));
    });
  }
  return trials;
}

/** The whole search for one kind: power, then rank and lambda. */
export async function chooseSpectral(
  kernels: Kernels,
  holdout: Holdout,
  kind: SpectralKind,
  note: (step: string) => void,
): Promise<SpectralSearch> {
  note('choosing the normalisation at a small rank');
  const scouted = await choosePower(kernels, holdout, kind);
  const { power } = best(scouted).choice;
  const rank = largestRank(holdout.known.rows, holdout.known.cols);
  note(`choosing rank (up to ${rank}) and lambda at power ${power}`);
  const found = await kernels.scope(async () => {
    const bench = await prepare(kernels, shareInteractions(kernels, holdout.known), power, rank);
    return chooseRank(kernels, holdout, bench, kind, power);
  });
  return { chosen: found.chosen, trials: [...scouted, ...found.trials] };
}

export async function chooseRank(
  kernels: Kernels,
  holdout: Holdout,
  bench: SpectralBench,
  kind: SpectralKind,
  power: number,
): Promise<SpectralSearch> {
  const trials: Trial<SpectralChoice>[] = [];
  const asked = askFewer(holdout, RANK_PEOPLE);
  let chosen: Trial<SpectralChoice> | undefined;
  let lambda = FIRST_LAMBDA[kind];
  for (let rank = bench.spectrum.vectors.cols; rank >= 1; rank = Math.floor(rank / 2)) {
    const top = await climb(kernels, asked, bench, { kind, power, rank, lambda }, trials);
    if (chosen && top.merit < chosen.merit) break;
    chosen = top;
    lambda = top.choice.lambda;
  }
  return { trials, chosen: chosen! };
}

/** A step away from where the search starts, which is known to work elsewhere, must gain more than one standard error. */
const SURE = 1;

/** Moves lambda along its ladder for as long as that helps. @returns where it stopped; every trial is noted */
async function climb(
  kernels: Kernels,
  holdout: Holdout,
  bench: SpectralBench,
  start: SpectralChoice,
  noted: Trial<SpectralChoice>[],
): Promise<Trial<SpectralChoice>> {
  const attempt = async (lambda: number): Promise<Trial<SpectralChoice>> => {
    const choice = { ...start, lambda };
    const member = await spectralMember(kernels, bench, choice);
    const trial = await tryOperator(kernels, holdout, choice, { members: [member] });
    noted.push(trial);
    return trial;
  };
  let top = await attempt(start.lambda);
  for (const step of [1, -1]) {
    for (let at = LAMBDAS.indexOf(start.lambda) + step; LAMBDAS[at] !== undefined; at += step) {
      const trial = await attempt(LAMBDAS[at]!);
      if (!isBetter(trial, top, SURE)) break;
      top = trial;
    }
    if (top.choice.lambda !== start.lambda) break;
  }
  return top;
}
