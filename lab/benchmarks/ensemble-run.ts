// `ensemble` in the benchmark: linear members in chosen proportions, as one operator or compiled to each item's strongest neighbours.
import type { Kernels } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import type { SparseRows } from '../../src/math/sparse.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { bandedShortlists } from './banded.ts';
import { type CompiledForm, chooseForm, compiledForm, formsFor } from './ensemble-form.ts';
import { furtherChoices } from './further-choices.ts';
import type { Holdout } from './holdout.ts';
import { inUnitsOfSpread, type MemberChoice, memberOf, type Share, spreadOf } from './members.ts';
import type { FittedOperator, MethodRun } from './method-run.ts';
import { chooseMix } from './mix-grid.ts';
import { type MixSetting, mixer } from './mixing.ts';
import { largestRank, type Normalisation, prepare, spectralMember } from './spectral-bench.ts';
import { chooseNormalisation } from './spectral-choice.ts';
import type { Trial } from './trial.ts';

interface EnsembleChoice {
  readonly shares: readonly Share[];
  readonly form: CompiledForm;
}

export const ensembleRun: MethodRun = {
  async select(kernels, holdout, note) {
    note('choosing the normalisation at a small rank');
    const scouted = await chooseNormalisation(kernels, holdout, ['svd', 'autoencoder']);
    const { choice, trials } = await searchMix(kernels, holdout, scouted.chosen, note);
    return {
      chosen: choice,
      trials: [...scouted.trials, ...trials],
      fit: (kernels, train, note) => fitMix(kernels, train, choice, note),
    };
  },
};

interface MixSearch {
  readonly choice: EnsembleChoice;
  readonly trials: readonly Trial<unknown>[];
}

async function searchMix(
  kernels: Kernels,
  holdout: Holdout,
  normalisation: Normalisation,
  note: (step: string) => void,
): Promise<MixSearch> {
  return kernels.scope(async () => {
    const interactions = shareInteractions(kernels, holdout.known);
    note(`decomposing the validation part at ${JSON.stringify(normalisation)}`);
    const rank = largestRank(holdout.known.rows, holdout.known.cols);
    const bench = await prepare(kernels, interactions, normalisation, rank);
    const { choices, trials } = await furtherChoices(kernels, holdout);
    const further: MemberRef[] = [];
    for (const choice of choices) further.push(await memberOf(kernels, interactions, choice));
    note('asking the members');
    const lists = await bandedShortlists(kernels, holdout, bench, further);
    note('mixing the members');
    const mix = chooseMix(lists);
    const setting = mix.chosen.choice;
    const { spectral } = setting;
    const parts = [...(spectral ? [await spectralMember(kernels, bench, spectral)] : []), ...voices(setting, further)];
    const raw = mixer(lists).rawWeights(setting);
    const members = parts.map((member, at) => ({ ...member, weight: raw[at]! }));
    const chosen: readonly MemberChoice[] = [
      ...(spectral ? [{ member: 'spectral' as const, ...normalisation, ...spectral }] : []),
      ...voices(setting, choices),
    ];
    const shares: Share[] = [];
    for (const [at, choice] of chosen.entries()) {
      shares.push({ choice, weight: raw[at]! * (await spreadOf(kernels, holdout.known, parts[at]!)) });
    }
    note('comparing pruned forms');
    const { form, formTrials } = await chooseForm(kernels, holdout, members);
    return { choice: { shares, form }, trials: [...trials, ...mix.trials, ...formTrials] };
  });
}

const voices = <T>({ others }: MixSetting, further: readonly T[]): readonly T[] =>
  others.map(({ member }) => further[member]!);

async function fitMix(
  kernels: Kernels,
  train: SparseRows,
  { shares, form }: EnsembleChoice,
  note: (step: string) => void,
): Promise<FittedOperator> {
  const interactions = shareInteractions(kernels, train);
  const members: MemberRef[] = [];
  for (const { choice, weight } of shares) {
    note(`fitting ${choice.member}`);
    members.push(await inUnitsOfSpread(kernels, train, await memberOf(kernels, interactions, choice), weight));
  }
  const unpruned = { name: 'unpruned', build: async () => ({ members }) };
  const compiled = {
    name: 'compiled',
    build: async () => {
      note('compiling item-item weights');
      return compiledForm(kernels, train.cols, members);
    },
  };
  const [served, other] = form === 'compiled' ? [compiled, unpruned] : [unpruned, compiled];
  return { ...(await served.build()), others: formsFor(train).includes(other.name as CompiledForm) ? [other] : [] };
}
