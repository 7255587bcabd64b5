// `svd` in the benchmark.
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import type { MethodRun, Selection } from './method-run.ts';
import { chooseSpectral, prepare, spectralMember } from './spectral-choice.ts';

export const svdRun: MethodRun = {
  async select(kernels, holdout, note): Promise<Selection> {
    const { chosen, trials } = await chooseSpectral(kernels, holdout, 'svd', note);
    return {
      chosen: chosen.choice,
      trials,
      fit: async (kernels, train, note) => {
        note(`decomposing all of train to rank ${chosen.choice.rank}`);
        const { power, rank } = chosen.choice;
        const bench = await prepare(kernels, shareInteractions(kernels, train), power, rank);
        return { members: [await spectralMember(kernels, bench, chosen.choice)] };
      },
    };
  },
};
