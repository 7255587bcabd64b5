// How far a rule of choice stays from the best choice in hindsight, on one public split: the settings of the ensemble's grid are tried
// on the validation cut of train and on test, with the same shortlists, and the chosen one is held against the best one of test.
//
//   node scripts/run.mjs lab/benchmarks/regret.ts FOLDER [--power 0.35] [--people 6000]
//
// FOLDER holds train.txt and test.txt. Test decides nothing here: this tells what a decision cost. The first line tells whether
// popular items are likelier to be hidden, which a validation cut that is drawn evenly does not imitate.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kernelWorker } from '../../src/compose/workers.ts';
import { type Kernels, openKernels } from '../../src/math/kernels.ts';
import { seededRandom, shuffle } from '../../src/math/random.ts';
import { columnSums, selectRows } from '../../src/math/sparse.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { type BandedShortlists, bandedShortlists } from './banded.ts';
import { type Holdout, holdOut } from './holdout.ts';
import { chooseMixOn, FILTERS } from './mix-grid.ts';
import { type MixSetting, mixer } from './mixing.ts';
import { type PublicSplit, readPublicSplit } from './reader.ts';
import { largestRank, prepare } from './spectral-choice.ts';
import { best, type Trial, trialOf } from './trial.ts';
import { twoHop } from './two-hop.ts';

const SEED = 7;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { power: { type: 'string', default: '0.35' }, people: { type: 'string', default: '6000' } },
});
await main(positionals[0]!, Number(values.power), Number(values.people));

async function main(folder: string, power: number, people: number): Promise<void> {
  const [train, test] = ['train.txt', 'test.txt'].map((file) => readFileSync(join(folder, file), 'utf8'));
  const split = readPublicSplit(train!, test!);
  process.stdout.write(`${hiddenShares(split)}\n`);
  const kernels = openKernels({ ...kernelWorker(), threads: 1, limitBytes: 2_560 * 2 ** 20 });
  const validation = holdOut(split.train, { share: 0.1, people, seed: SEED });
  const { chosen, trials } = await onShortlists(kernels, validation, power, (lists) =>
    chooseMixOn(lists, FILTERS.length),
  );
  const settings = trials.map(({ choice }) => choice);
  const hindsight = await onShortlists(kernels, testHoldout(split, people), power, (lists) =>
    allTried(lists, settings),
  );
  await kernels.close();
  report(chosen, hindsight);
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
  power: number,
  use: (lists: BandedShortlists) => T,
): Promise<T> {
  return kernels.scope(async () => {
    const interactions = shareInteractions(kernels, holdout.known);
    const rank = largestRank(holdout.known.rows, holdout.known.cols);
    const bench = await prepare(kernels, interactions, power, rank);
    const further = FILTERS.map((options) => twoHop(kernels, interactions, options));
    return use(await bandedShortlists(kernels, holdout, bench, further));
  });
}

function allTried(lists: BandedShortlists, settings: readonly MixSetting[]): readonly Trial<MixSetting>[] {
  const mix = mixer(lists);
  return settings.map((setting) => trialOf(setting, mix.figures(setting)));
}

function report(chosen: Trial<MixSetting>, hindsight: readonly Trial<MixSetting>[]): void {
  const top = best(hindsight);
  const ours = hindsight.find(({ choice }) => choice === chosen.choice)!;
  const line = (name: string, { choice, figures, merit }: Trial<MixSetting>) =>
    `${name}  recall@20 ${figures.recall.toFixed(4)}  NDCG@20 ${figures.ndcg.toFixed(4)}  merit ${merit.toFixed(5)}  ${JSON.stringify(choice)}`;
  const regret = 1 - ours.merit / top.merit;
  const gaps = top.figures.recalls.map((recall, at) => recall - ours.figures.recalls[at]!);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const error = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0)) / gaps.length;
  process.stdout.write(
    [
      line('chosen on validation', ours),
      line('best in hindsight', top),
      `regret ${(100 * regret).toFixed(2)} % of the merit; standard error of the difference in recall ${error.toFixed(5)}`,
      '',
    ].join('\n'),
  );
}
