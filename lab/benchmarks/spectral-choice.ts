// Chooses the parameters of `svd` and of the spectral `autoencoder` on the validation part; the ensemble starts from the same search.
import type { Kernels } from '../../src/math/kernels.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { bandedShortlists } from './banded.ts';
import { askFewer, type Holdout } from './holdout.ts';
import { chooseMix } from './mix-grid.ts';
import { largestRank, type Normalisation, prepare, type SpectralChoice, type SpectralKind } from './spectral-bench.ts';
import type { Trial } from './trial.ts';

/** Even ones, and one that leans to either side. */
const NORMALISATIONS: readonly Normalisation[] = [
  { personPower: 0.2, itemPower: 0.2 },
  { personPower: 0.35, itemPower: 0.35 },
  { personPower: 0.5, itemPower: 0.5 },
  { personPower: 0.5, itemPower: 0.35 },
  { personPower: 0.35, itemPower: 0.5 },
];
/** Rank at which the normalisation is chosen: a small share of the cost of the final one. */
const SCOUT_RANK = 192;
const SCOUT_ITERATIONS = 3;
/** Normalisations differ much, so that fewer people will do. */
const SCOUT_PEOPLE = 2_000;

interface NormalisationSearch {
  readonly chosen: Normalisation;
  readonly trials: readonly Trial<unknown>[];
}

/** The normalisation whose best kind, rank and ridge are best, all of them at a small rank. */
export async function chooseNormalisation(
  kernels: Kernels,
  holdout: Holdout,
  kinds: readonly SpectralKind[],
): Promise<NormalisationSearch> {
  const scouted = askFewer(holdout, SCOUT_PEOPLE);
  const rank = largestRank(holdout.known.rows, holdout.known.cols, SCOUT_RANK);
  const trials: Trial<unknown>[] = [];
  let top: { readonly normalisation: Normalisation; readonly merit: number } | undefined;
  for (const normalisation of NORMALISATIONS) {
    await kernels.scope(async () => {
      const interactions = shareInteractions(kernels, holdout.known);
      const bench = await prepare(kernels, interactions, normalisation, rank, SCOUT_ITERATIONS);
      const found = chooseMix(await bandedShortlists(kernels, scouted, bench, []), { kinds });
      trials.push(...found.trials.map((trial) => ({ ...trial, choice: { ...normalisation, ...trial.choice } })));
      if (!top || found.merit > top.merit) top = { normalisation, merit: found.merit };
    });
  }
  return { chosen: top!.normalisation, trials };
}

interface SpectralSearch {
  readonly chosen: SpectralChoice;
  readonly trials: readonly Trial<unknown>[];
}

/** The whole search for one kind: normalisation, then rank and ridge together. */
export async function chooseSpectral(
  kernels: Kernels,
  holdout: Holdout,
  kind: SpectralKind,
  note: (step: string) => void,
): Promise<SpectralSearch> {
  note('choosing the normalisation at a small rank');
  const scouted = await chooseNormalisation(kernels, holdout, [kind]);
  const rank = largestRank(holdout.known.rows, holdout.known.cols);
  note(`choosing rank (up to ${rank}) and ridge at ${JSON.stringify(scouted.chosen)}`);
  return kernels.scope(async () => {
    const bench = await prepare(kernels, shareInteractions(kernels, holdout.known), scouted.chosen, rank);
    const { chosen, trials } = chooseMix(await bandedShortlists(kernels, holdout, bench, []), { kinds: [kind] });
    const choice = { ...scouted.chosen, ...chosen.choice.spectral! };
    return { chosen: choice, trials: [...scouted.trials, ...trials] };
  });
}
