// `ensemble` in the benchmark: linear members in learned proportions, then compiled to each item's strongest neighbours.
import { scoreRows } from '../../src/math/best.ts';
import { type Kernels, newMatrix, shareSparse } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { type SparseRows, selectRows } from '../../src/math/sparse.ts';
import { itemItemWeights } from '../../src/models/autoencoder/closed-form.ts';
import { type SharedInteractions, shareInteractions } from '../../src/models/spectral/interactions.ts';
import { newFactorSlot } from '../../src/models/spectral/spectrum.ts';
import { type MemberChoice, type Mix, mixMembers, type Share, TWO_HOPS } from './ensemble-choice.ts';
import { type CompiledForm, chooseForm, compiledForm, formsFor } from './ensemble-form.ts';
import { chooseExact, denseMember, EXACT_UP_TO } from './exact-choice.ts';
import type { Holdout } from './holdout.ts';
import type { FittedOperator, MethodRun } from './method-run.ts';
import { meanSpread, shortlistsOf } from './shortlists.ts';
import {
  choosePower,
  chooseRank,
  largestRank,
  prepare,
  type SpectralBench,
  spectralMember,
} from './spectral-choice.ts';
import { best, type Trial } from './trial.ts';
import { twoHop } from './two-hop.ts';

interface EnsembleChoice {
  readonly shares: readonly Share[];
  readonly form: CompiledForm;
}

export const ensembleRun: MethodRun = {
  async select(kernels, holdout, note) {
    note('choosing the normalisation at a small rank');
    const { power } = best(await choosePower(kernels, holdout, 'svd')).choice;
    const { mix, form, trials } = await chooseMix(kernels, holdout, power, note);
    const choice: EnsembleChoice = { shares: mix.chosen.choice, form };
    return {
      chosen: choice,
      trials,
      fit: (kernels, train, note) => fitMix(kernels, train, choice, note),
    };
  },
};

interface MixSearch {
  readonly mix: Mix;
  readonly form: CompiledForm;
  readonly trials: readonly Trial<unknown>[];
}

async function chooseMix(
  kernels: Kernels,
  holdout: Holdout,
  power: number,
  note: (step: string) => void,
): Promise<MixSearch> {
  return kernels.scope(async () => {
    const interactions = shareInteractions(kernels, holdout.known);
    note(`decomposing the validation part at power ${power}`);
    const bench = await prepare(kernels, interactions, power, largestRank(holdout.known.rows, holdout.known.cols));
    const { choices, trials } = await memberChoices(kernels, holdout, bench);
    const members: MemberRef[] = [];
    for (const choice of choices) members.push(await memberOf(kernels, interactions, choice, bench));
    note('asking the members');
    const shortlists = await shortlistsOf(kernels, holdout, members);
    note('mixing the members');
    const mix = mixMembers(shortlists, choices);
    const weighted = mix.chosen.choice.map(({ choice, weight }) => {
      const at = choices.indexOf(choice);
      return { ...members[at]!, weight: weight / shortlists.spreads[at]! };
    });
    note('comparing pruned forms');
    const { form, formTrials } = await chooseForm(kernels, holdout, weighted, weighted[0]!);
    return { mix, form, trials: [...trials, ...mix.trials, ...formTrials] };
  });
}

interface MemberSearch {
  readonly choices: readonly MemberChoice[];
  readonly trials: readonly Trial<unknown>[];
}

async function memberChoices(kernels: Kernels, holdout: Holdout, bench: SpectralBench): Promise<MemberSearch> {
  const { personPower: power } = bench.spectrum.options;
  // Both kinds see the same directions, and together cost twice as much to rank: the better one speaks for both.
  const kinds = [
    await chooseRank(kernels, holdout, bench, 'svd', power),
    await chooseRank(kernels, holdout, bench, 'autoencoder', power),
  ];
  const spectral: MemberChoice = { member: 'spectral', ...best(kinds.map(({ chosen }) => chosen)).choice };
  const twoHops = TWO_HOPS.map((options): MemberChoice => ({ member: 'two-hop', ...options }));
  const trials = kinds.flatMap((kind) => kind.trials);
  if (holdout.known.cols > EXACT_UP_TO) return { choices: [spectral, ...twoHops], trials };
  const exact = await chooseExact(kernels, holdout);
  return {
    choices: [spectral, ...twoHops, { member: 'exact', ...best(exact).choice }],
    trials: [...trials, ...exact],
  };
}

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

/** @param ready a decomposition of these interactions, where there is one already */
async function memberOf(
  kernels: Kernels,
  interactions: SharedInteractions,
  choice: MemberChoice,
  ready?: SpectralBench,
): Promise<MemberRef> {
  switch (choice.member) {
    case 'two-hop':
      return twoHop(kernels, interactions, choice);
    case 'exact':
      return denseMember(await itemItemWeights(kernels, interactions.matrix, choice));
    case 'spectral': {
      const bench = ready
        ? { ...ready, slot: await newFactorSlot(kernels, ready.spectrum) }
        : await prepare(kernels, interactions, choice.power, choice.rank);
      return spectralMember(kernels, bench, choice);
    }
  }
}

/** People on whom the members' spreads are measured. */
const SAMPLE = 1_000;

export async function inUnitsOfSpread(
  kernels: Kernels,
  train: SparseRows,
  member: MemberRef,
  weight: number,
): Promise<MemberRef> {
  const step = Math.max(1, Math.floor(train.rows / SAMPLE));
  const sample = selectRows(
    train,
    Array.from({ length: Math.floor(train.rows / step) }, (_, at) => at * step),
  );
  const spread = await kernels.scope(async () => {
    const scores = newMatrix(kernels, sample.rows, sample.cols);
    const x = shareSparse(kernels, sample);
    await scoreRows(kernels, { x, rows: sample.rows, columns: sample.cols, members: [member] }, scores);
    return meanSpread(scores);
  });
  return { ...member, weight: weight / spread };
}
