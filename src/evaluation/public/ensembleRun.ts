// `ensemble` in the benchmark: linear members in learned proportions, then compiled to each item's strongest neighbours.
import type { Kernels } from '../../math/kernels.ts';
import { shareSparse } from '../../math/kernels.ts';
import type { MemberRef } from '../../math/ranking.ts';
import { type SparseRows, selectRows } from '../../math/sparse.ts';
import { itemItemWeights } from '../../models/autoencoder/closedForm.ts';
import { compileRows } from '../../models/ensemble/compile.ts';
import { type SharedInteractions, shareInteractions } from '../../models/spectral/interactions.ts';
import { twoHop } from '../../models/spectral/twoHop.ts';
import type { FittedOperator, MethodRun } from './benchmark.ts';
import { type Candidate, type MemberChoice, mixMembers, type Share, TWO_HOPS } from './ensembleChoice.ts';
import { chooseExact, denseMember, EXACT_UP_TO } from './exactChoice.ts';
import type { Holdout } from './holdout.ts';
import { choosePower, chooseRank, largestRank, prepare, spectralMember } from './spectralChoice.ts';
import { askedRows, best, knownScores, type Trial } from './trial.ts';

export const ensembleRun: MethodRun = {
  async select(kernels, holdout, note) {
    const { power } = best(await choosePower(kernels, holdout, 'svd')).choice;
    const found = await chooseMix(kernels, holdout, power, note);
    const { choice } = best(found);
    return {
      chosen: choice,
      trials: found,
      fit: (kernels, train, note) => fitMix(kernels, train, choice, note),
    };
  },
};

async function chooseMix(
  kernels: Kernels,
  holdout: Holdout,
  power: number,
  note: (step: string) => void,
): Promise<readonly Trial<readonly Share[]>[]> {
  return kernels.scope(async () => {
    const interactions = shareInteractions(kernels, holdout.known);
    const asked = askedRows(kernels, holdout);
    const candidates: Candidate[] = [];
    const add = async (choice: MemberChoice, member: MemberRef) => {
      candidates.push({ choice, scores: await knownScores(kernels, holdout, asked, member) });
    };
    note('scoring the item-item members');
    for (const options of TWO_HOPS)
      await add({ member: 'two-hop', ...options }, twoHop(kernels, interactions, options));
    note(`decomposing the validation part at power ${power}`);
    const bench = await prepare(kernels, interactions, power, largestRank(holdout.known.rows, holdout.known.cols));
    for (const kind of ['svd', 'autoencoder'] as const) {
      const { chosen } = await chooseRank(kernels, holdout, bench, kind, power);
      await add({ member: 'spectral', ...chosen.choice }, await spectralMember(kernels, bench, chosen.choice));
    }
    if (holdout.known.cols <= EXACT_UP_TO) {
      note('choosing the exact autoencoder');
      const { choice } = best(await chooseExact(kernels, holdout));
      const weights = await itemItemWeights(kernels, holdout.known, choice);
      await add({ member: 'exact', ...choice }, denseMember(weights));
    }
    note('mixing the members');
    return mixMembers(kernels, holdout, candidates);
  });
}

/** Neighbours kept of each item in the compiled form. */
const NEIGHBOURS = [400];
/** People on whom the members' spreads are measured. */
const SAMPLE = 1_000;

async function fitMix(
  kernels: Kernels,
  train: SparseRows,
  shares: readonly Share[],
  note: (step: string) => void,
): Promise<FittedOperator> {
  const interactions = shareInteractions(kernels, train);
  const members: MemberRef[] = [];
  for (const { choice, weight } of shares) {
    note(`fitting ${choice.member} to all of train`);
    members.push(await inUnitsOfSpread(kernels, train, await memberOf(kernels, interactions, choice), weight));
  }
  const others = NEIGHBOURS.map((count) => ({
    name: `compiled to the ${count} strongest neighbours`,
    build: async () => {
      const rows = await compileRows(kernels, train.cols, members, count);
      return { members: [{ kind: 'sparse' as const, b: shareSparse(kernels, rows), weight: 1 }] };
    },
  }));
  return { members, others };
}

async function memberOf(kernels: Kernels, interactions: SharedInteractions, choice: MemberChoice): Promise<MemberRef> {
  switch (choice.member) {
    case 'two-hop':
      return twoHop(kernels, interactions, choice);
    case 'exact':
      return denseMember(await itemItemWeights(kernels, interactions.matrix, choice));
    case 'spectral':
      return spectralMember(kernels, await prepare(kernels, interactions, choice.power, choice.rank), choice);
  }
}

async function inUnitsOfSpread(
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
    const holdout = { known: train, asked: sample, hidden: sample };
    return (await knownScores(kernels, holdout, askedRows(kernels, holdout), member)).spread;
  });
  return { ...member, weight: weight / spread };
}
