// `ensemble` in the benchmark: linear members in learned proportions, then compiled to each item's strongest neighbours.
import type { Kernels } from '../../math/kernels.ts';
import { shareSparse } from '../../math/kernels.ts';
import type { MemberRef } from '../../math/ranking.ts';
import { type SparseRows, selectRows } from '../../math/sparse.ts';
import { itemItemWeights } from '../../models/autoencoder/closedForm.ts';
import { compileRows } from '../../models/ensemble/compile.ts';
import { type SharedInteractions, shareInteractions } from '../../models/spectral/interactions.ts';
import { newFactorSlot } from '../../models/spectral/spectrum.ts';
import { twoHop } from '../../models/spectral/twoHop.ts';
import type { FittedOperator, MethodRun } from './benchmark.ts';
import { type Candidate, type MemberChoice, mixMembers, type Share, TWO_HOPS } from './ensembleChoice.ts';
import { chooseExact, denseMember, EXACT_UP_TO } from './exactChoice.ts';
import type { RankedOperator } from './fullRanking.ts';
import type { Holdout } from './holdout.ts';
import { choosePower, chooseRank, largestRank, prepare, type SpectralBench, spectralMember } from './spectralChoice.ts';
import { askedRows, best, knownScores, type Trial, tryOperator } from './trial.ts';

/** `neighbours` 0 is the operator itself, without pruning. */
interface EnsembleChoice {
  readonly shares: readonly Share[];
  readonly neighbours: number;
}

const MOST_NEIGHBOURS = 400;

/** Compiling takes items^2 times twice the rank; what would take many minutes is not tried. */
const COMPILE_WORK = 6e12;

const formsFor = (items: number, people: number): readonly number[] =>
  items ** 2 * 2 * largestRank(people, items) <= COMPILE_WORK ? [0, MOST_NEIGHBOURS] : [0];

export const ensembleRun: MethodRun = {
  async select(kernels, holdout, note) {
    note('choosing the normalisation at a small rank');
    const { power } = best(await choosePower(kernels, holdout, 'svd')).choice;
    const { mixes, forms } = await chooseMix(kernels, holdout, power, note);
    const { choice } = best(forms);
    return {
      chosen: choice,
      trials: [...mixes, ...forms],
      fit: (kernels, train, note) => fitMix(kernels, train, choice, note),
    };
  },
};

/** People on whom pruned forms are compared; only the items they met need to be compiled for it. */
const FORM_PEOPLE = 400;

async function chooseForm(
  kernels: Kernels,
  holdout: Holdout,
  shares: readonly Share[],
  members: readonly MemberRef[],
): Promise<readonly Trial<EnsembleChoice>[]> {
  const people = Array.from({ length: Math.min(FORM_PEOPLE, holdout.asked.rows) }, (_, at) => at);
  const part = { ...holdout, asked: selectRows(holdout.asked, people), hidden: selectRows(holdout.hidden, people) };
  const wanted = Uint32Array.from(new Set(part.asked.indices)).sort();
  const forms = formsFor(holdout.known.cols, holdout.known.rows);
  if (forms.length === 1) return [await tryOperator(kernels, part, { shares, neighbours: 0 }, { members })];
  const compiled = await compileRows(kernels, holdout.known.cols, members, MOST_NEIGHBOURS, wanted);
  const trials: Trial<EnsembleChoice>[] = [];
  for (const neighbours of forms) {
    await kernels.scope(async () => {
      const operator = neighbours === 0 ? { members } : sparseOperator(kernels, compiled);
      trials.push(await tryOperator(kernels, part, { shares, neighbours }, operator));
    });
  }
  return trials;
}

function sparseOperator(kernels: Kernels, compiled: SparseRows): RankedOperator {
  return { members: [{ kind: 'sparse', b: shareSparse(kernels, compiled), weight: 1 }] };
}

interface MixSearch {
  readonly mixes: readonly Trial<readonly Share[]>[];
  readonly forms: readonly Trial<EnsembleChoice>[];
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
    const mixes = await kernels.scope(async () => {
      note('scoring the members');
      const candidates = await scoredCandidates(kernels, holdout, bench);
      note('mixing the members');
      return mixMembers(kernels, holdout, candidates);
    });
    const { choice: shares } = best(mixes);
    note('comparing pruned forms');
    const build = (choice: MemberChoice) => memberOf(kernels, interactions, choice, bench);
    const members = await weightedMembers(kernels, holdout.known, shares, build);
    return { mixes, forms: await chooseForm(kernels, holdout, shares, members) };
  });
}

async function scoredCandidates(kernels: Kernels, holdout: Holdout, bench: SpectralBench): Promise<Candidate[]> {
  const asked = askedRows(kernels, holdout);
  const candidates: Candidate[] = [];
  const add = async (choice: MemberChoice, member: MemberRef) => {
    candidates.push({ choice, scores: await knownScores(kernels, holdout, asked, member) });
  };
  for (const options of TWO_HOPS) {
    await add({ member: 'two-hop', ...options }, twoHop(kernels, bench.interactions, options));
  }
  const { personPower: power } = bench.spectrum.options;
  // Both kinds see the same directions, and together cost twice as much to rank: the better one speaks for both.
  const kinds = [
    await chooseRank(kernels, holdout, bench, 'svd', power),
    await chooseRank(kernels, holdout, bench, 'autoencoder', power),
  ];
  const { choice: spectral } = best(kinds.map(({ chosen }) => chosen));
  await add({ member: 'spectral', ...spectral }, await spectralMember(kernels, bench, spectral));
  if (holdout.known.cols <= EXACT_UP_TO) {
    const { choice } = best(await chooseExact(kernels, holdout));
    await add({ member: 'exact', ...choice }, denseMember(await itemItemWeights(kernels, holdout.known, choice)));
  }
  return candidates;
}

/** People on whom the members' spreads are measured. */
const SAMPLE = 1_000;

async function fitMix(
  kernels: Kernels,
  train: SparseRows,
  { shares, neighbours }: EnsembleChoice,
  note: (step: string) => void,
): Promise<FittedOperator> {
  const interactions = shareInteractions(kernels, train);
  const members = await weightedMembers(kernels, train, shares, (choice) => {
    note(`fitting ${choice.member}`);
    return memberOf(kernels, interactions, choice);
  });
  const form = (count: number) => `compiled to ${count} neighbours`;
  let compiled: SparseRows | undefined;
  const build = async (count: number): Promise<RankedOperator> => {
    if (count === 0) return { members };
    if (!compiled) note('compiling item-item weights');
    compiled ??= await compileRows(kernels, train.cols, members, MOST_NEIGHBOURS);
    return sparseOperator(kernels, compiled);
  };
  const others = formsFor(train.cols, train.rows)
    .filter((count) => count !== neighbours)
    .map((count) => ({
      name: count === 0 ? 'unpruned' : form(count),
      build: () => build(count),
    }));
  return { ...(await build(neighbours)), others };
}

async function weightedMembers(
  kernels: Kernels,
  train: SparseRows,
  shares: readonly Share[],
  build: (choice: MemberChoice) => Promise<MemberRef>,
): Promise<MemberRef[]> {
  const members: MemberRef[] = [];
  for (const { choice, weight } of shares) {
    members.push(await inUnitsOfSpread(kernels, train, await build(choice), weight));
  }
  return members;
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
