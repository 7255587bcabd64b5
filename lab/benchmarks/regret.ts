// How far the rule of choice stays from the best choice in hindsight, on one public split: every setting of the ensemble's grid is
// tried on the validation cut of train and on test, and the chosen one is held against the best one of test.
//
//   node scripts/run.mjs lab/benchmarks/regret.ts FOLDER [--people 6000] [--share 0.1: of each person's items, hidden for validation]
//
// FOLDER holds train.txt and test.txt. Test decides nothing here: this tells what a decision cost. The first line tells whether
// popular items are likelier to be hidden, which a validation cut that is drawn evenly does not imitate. Beside the rule stand the one
// best pair, the highest merit on validation without any averaging, and what the rule takes when one member is left out. The best in
// hindsight is the best on test of all these, of every setting tried, and of what the rule takes when it may see test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kernelWorker } from '../../src/compose/workers.ts';
import { type Kernels, openKernels } from '../../src/math/kernels.ts';
import { seededRandom, shuffle } from '../../src/math/random.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { columnSums, selectRows } from '../../src/math/sparse.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { type BandedShortlists, bandedShortlists } from './banded.ts';
import { furtherChoices } from './further-choices.ts';
import { type Holdout, holdOut } from './holdout.ts';
import { type MemberChoice, memberOf } from './members.ts';
import { chooseMix } from './mix-grid.ts';
import { type MixSetting, mixer } from './mixing.ts';
import { type PublicSplit, readPublicSplit } from './reader.ts';
import { largestRank, type Normalisation, prepare } from './spectral-bench.ts';
import { chooseNormalisation } from './spectral-choice.ts';
import { best, gainOver, type Trial, trialOf } from './trial.ts';

const SEED = 7;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '6000' }, share: { type: 'string', default: '0.1' } },
});
await main(positionals[0]!, Number(values.people));

async function main(folder: string, people: number): Promise<void> {
  const [train, test] = ['train.txt', 'test.txt'].map((file) => readFileSync(join(folder, file), 'utf8'));
  const split = readPublicSplit(train!, test!);
  process.stdout.write(`${hiddenShares(split)}\n`);
  const kernels = openKernels({ ...kernelWorker(), limitBytes: 2_560 * 2 ** 20 });
  const validation = holdOut(split.train, { share: Number(values.share), people, seed: SEED });
  const { chosen: normalisation } = await chooseNormalisation(kernels, validation, ['svd', 'autoencoder']);
  const { choices } = await kernels.scope(() => furtherChoices(kernels, validation));
  const search = await onShortlists(kernels, validation, normalisation, choices, (lists) => searchOn(lists, choices));
  const settings = [...search.trials.map(({ choice }) => choice), ...search.chosen.map(({ choice }) => choice)];
  const hindsight = await onShortlists(kernels, testHoldout(split, people), normalisation, choices, (lists) => [
    ...allTried(lists, settings),
    chooseMix(lists).chosen,
  ]);
  await kernels.close();
  process.stdout.write(`normalisation ${JSON.stringify(normalisation)}\n`);
  choices.forEach((choice, at) => {
    process.stdout.write(`member ${at}: ${JSON.stringify(choice)}\n`);
  });
  report(search.chosen, hindsight);
}

interface Search {
  readonly chosen: readonly Chosen[];
  readonly trials: readonly Trial<MixSetting>[];
}

/** The rule, its rival, and the rule with one kind of member left out. */
function searchOn(lists: BandedShortlists, choices: readonly MemberChoice[]): Search {
  const { chosen, bestPair, trials } = chooseMix(lists);
  const highest = best(trials.filter(({ figures }) => figures.recalls.length === lists.people.length));
  const kinds = new Set(choices.map(({ member }) => member));
  const without = [...kinds].map((kind) => {
    const members = [...choices.keys()].filter((at) => choices[at]!.member !== kind);
    return { name: `without ${kind}`, choice: chooseMix(lists, { members }).chosen.choice };
  });
  const rules = [
    { name: 'the rule', choice: chosen.choice },
    { name: 'best pair', choice: bestPair.choice },
    { name: 'highest merit', choice: highest.choice },
    ...without,
    { name: 'without spectral', choice: chooseMix(lists, { kinds: [] }).chosen.choice },
  ];
  return { chosen: rules, trials };
}

/** The share of interactions that test holds, for items of 1, 2 to 3, 4 to 7 ... interactions. */
function hiddenShares({ train, test }: PublicSplit): string {
  const [known, hidden] = [columnSums(train), columnSums(test)];
  const totals = new Map<number, { all: number; hidden: number }>();
  known.forEach((count, item) => {
    const all = count + hidden[item]!;
    const floor = 2 ** Math.floor(Math.log2(all));
    const sum = totals.get(floor) ?? { all: 0, hidden: 0 };
    totals.set(floor, { all: sum.all + all, hidden: sum.hidden + hidden[item]! });
  });
  const shares = [...totals].sort(([a], [b]) => a - b);
  return shares.map(([floor, sum]) => `${floor}+: ${((100 * sum.hidden) / sum.all).toFixed(1)} %`).join(', ');
}

/** People of test, drawn: all of train is known, and what test holds is hidden. */
function testHoldout({ train, test }: PublicSplit, people: number): Holdout {
  const askable = Uint32Array.from({ length: test.rows }, (_, row) => row).filter(
    (row) => test.starts[row + 1]! > test.starts[row]!,
  );
  const asked = shuffle(askable, seededRandom(SEED)).slice(0, people).sort();
  return { known: train, asked: selectRows(train, asked), hidden: selectRows(test, asked) };
}

function onShortlists<T>(
  kernels: Kernels,
  holdout: Holdout,
  normalisation: Normalisation,
  choices: readonly MemberChoice[],
  use: (lists: BandedShortlists) => T,
): Promise<T> {
  return kernels.scope(async () => {
    const interactions = shareInteractions(kernels, holdout.known);
    const rank = largestRank(holdout.known.rows, holdout.known.cols);
    const bench = await prepare(kernels, interactions, normalisation, rank);
    const further: MemberRef[] = [];
    for (const choice of choices) further.push(await memberOf(kernels, interactions, choice));
    return use(await bandedShortlists(kernels, holdout, bench, further));
  });
}

function allTried(lists: BandedShortlists, settings: readonly MixSetting[]): readonly Trial<MixSetting>[] {
  const mix = mixer(lists);
  return settings.map((setting) => trialOf(setting, mix.figures(setting)));
}

interface Chosen {
  readonly name: string;
  readonly choice: MixSetting;
}

function report(rules: readonly Chosen[], hindsight: readonly Trial<MixSetting>[]): void {
  const top = best(hindsight);
  const line = (name: string, { choice, figures, merit }: Trial<MixSetting>) =>
    `${name}: recall@20 ${figures.recall.toFixed(4)}, NDCG@20 ${figures.ndcg.toFixed(4)}, merit ${merit.toFixed(5)} ${JSON.stringify(choice)}\n`;
  process.stdout.write(line('best in hindsight', top));
  for (const { name, choice } of rules) {
    const ours = hindsight.find((trial) => trial.choice === choice)!;
    const { share, standardError } = gainOver(top, ours);
    const regret = (100 * (1 - ours.merit / top.merit)).toFixed(2);
    process.stdout.write(line(name, ours));
    process.stdout.write(
      `  regret ${regret} % of the merit; person by person ${percent(share)} ± ${percent(standardError)} (one standard error)\n`,
    );
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
