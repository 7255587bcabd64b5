// `svd` in the benchmark.
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import type { MethodRun, Selection } from './method-run.ts';
import { prepare, spectralMember } from './spectral-bench.ts';
import { chooseSpectral } from './spectral-choice.ts';

export const svdRun: MethodRun = {
  async select(kernels, holdout, note): Promise<Selection> {
    const { chosen, trials } = await chooseSpectral(kernels, holdout, 'svd', note);
    return {
      chosen,
      trials,
      fit: async (kernels, train, note) => {
        note(`decomposing all of train to rank ${chosen.rank}`);
        const bench = await prepare(kernels, shareInteractions(kernels, train), chosen, chosen.rank);
        return { members: [await spectralMember(kernels, bench, chosen)] };
      },
    };
  },
};
