// Chooses the parameters of `svd` and of the spectral `autoencoder` on the validation part; the ensemble starts from the same search.
import type { Kernels } from '../../src/math/kernels.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { bandedShortlists } from './banded.ts';
import { askFewer, type Holdout } from './holdout.ts';
import { chooseAlone } from './mix-grid.ts';
import { largestRank, type Normalisation, prepare, type SpectralChoice, type SpectralKind } from './spectral-bench.ts';
import { saysOf, type Trial } from './trial.ts';

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

/** The average of the normalisations, each with the say of its best kind, rank and ridge, all of them at a small rank. */
export async function chooseNormalisation(
  kernels: Kernels,
  holdout: Holdout,
  kinds: readonly SpectralKind[],
): Promise<NormalisationSearch> {
  const scouted = askFewer(holdout, SCOUT_PEOPLE);
  const rank = largestRank(holdout.known.rows, holdout.known.cols, SCOUT_RANK);
  const trials: Trial<unknown>[] = [];
  const merits: number[] = [];
  for (const normalisation of NORMALISATIONS) {
    await kernels.scope(async () => {
      const interactions = shareInteractions(kernels, holdout.known);
      const bench = await prepare(kernels, interactions, normalisation, rank, SCOUT_ITERATIONS);
      const found = chooseAlone(await bandedShortlists(kernels, scouted, bench, []), kinds);
      trials.push(...found.trials.map((trial) => ({ ...trial, choice: { ...normalisation, ...trial.choice } })));
      merits.push(found.merit);
    });
  }
  return { chosen: averageOf(NORMALISATIONS, saysOf(merits)), trials };
}

function averageOf(normalisations: readonly Normalisation[], says: readonly number[]): Normalisation {
  const total = says.reduce((sum, say) => sum + say, 0);
  const mean = (of: keyof Normalisation) =>
    normalisations.reduce((sum, normalisation, at) => sum + says[at]! * normalisation[of], 0) / total;
  return { personPower: mean('personPower'), itemPower: mean('itemPower') };
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
    const { chosen, trials } = chooseAlone(await bandedShortlists(kernels, holdout, bench, []), [kind]);
    const choice = { ...scouted.chosen, ...chosen.choice.spectral! };
    return { chosen: choice, trials: [...scouted.trials, ...trials] };
  });
}
