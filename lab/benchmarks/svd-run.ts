// `svd` in the benchmark.
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import type { MethodRun, Selection } from './method-run.ts';
import { prepare, rankOf, spectralMember } from './spectral-bench.ts';
import { chooseSpectral } from './spectral-choice.ts';

export const svdRun: MethodRun = {
  async select(kernels, holdout, note): Promise<Selection> {
    const { chosen, trials } = await chooseSpectral(kernels, holdout, 'svd', note);
    return {
      chosen,
      trials,
      fit: async (kernels, train, note) => {
        note(`decomposing all of train to rank ${rankOf(chosen)}`);
        const bench = await prepare(kernels, shareInteractions(kernels, train), chosen, rankOf(chosen));
        return { members: [await spectralMember(kernels, bench, chosen)] };
      },
    };
  },
};
