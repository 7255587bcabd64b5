// `autoencoder` in the benchmark: exact where the catalogue fits, on the spectrum beyond.

import { itemItemWeights } from '../../src/models/autoencoder/closed-form.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { chooseExact, denseMember, EXACT_UP_TO } from './exact-choice.ts';
import type { MethodRun, Selection } from './method-run.ts';
import { prepare, rankOf, spectralMember } from './spectral-bench.ts';
import { chooseSpectral } from './spectral-choice.ts';
import { best } from './trial.ts';

export const autoencoderRun: MethodRun = {
  select: (kernels, holdout, note) =>
    holdout.known.cols <= EXACT_UP_TO ? selectExact(kernels, holdout, note) : selectSpectral(kernels, holdout, note),
};

const selectExact: MethodRun['select'] = async (kernels, holdout, note): Promise<Selection> => {
  note('choosing the regularisation of the exact autoencoder');
  const trials = await chooseExact(kernels, holdout);
  const { choice } = best(trials);
  return {
    chosen: { member: 'exact', ...choice },
    trials,
    fit: async (kernels, train, note) => {
      note('inverting the item-item matrix of all of train');
      return { members: [denseMember(await itemItemWeights(kernels, train, choice))] };
    },
  };
};

const selectSpectral: MethodRun['select'] = async (kernels, holdout, note): Promise<Selection> => {
  const { chosen, trials } = await chooseSpectral(kernels, holdout, 'autoencoder', note);
  return {
    chosen: { member: 'spectral', ...chosen },
    trials,
    fit: async (kernels, train, note) => {
      note(`decomposing all of train to rank ${rankOf(chosen)}`);
      const bench = await prepare(kernels, shareInteractions(kernels, train), chosen, rankOf(chosen));
      return { members: [await spectralMember(kernels, bench, chosen)] };
    },
  };
};
