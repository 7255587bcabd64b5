// One method on one public split: choose on a validation cut, train on all of train, rank everybody once.

import { type Kernels, openKernels } from '../../src/math/kernels.ts';
import { autoencoderRun } from './autoencoder-run.ts';
import { ensembleRun } from './ensemble-run.ts';
import { fullRanking, type RankingFigures } from './full-ranking.ts';
import { type HoldoutOptions, holdOut } from './holdout.ts';
import type { FittedOperator, MethodRun } from './method-run.ts';
import { type PublicSplit, readPublicSplit } from './reader.ts';
import { svdRun } from './svd-run.ts';
import { summaryOf } from './trial.ts';

export const BENCHMARK_METHODS = ['svd', 'autoencoder', 'ensemble'] as const;
export type BenchmarkMethod = (typeof BENCHMARK_METHODS)[number];

export interface BenchmarkRequest {
  readonly method: BenchmarkMethod;
  readonly trainText: string;
  readonly testText: string;
  /** The built `math/kernels.worker`. */
  readonly workerUrl: URL | undefined;
  readonly threads: number;
  readonly limitBytes: number;
  /** Seconds on any steady clock. */
  readonly nowS: () => number;
  /** Processor seconds used so far by all threads, which other programs on the machine do not lengthen. */
  readonly cpuS: () => number;
  readonly onStep: (step: string) => void;
  /** Called once with the figures on test, which hold those of each person. */
  readonly onRanked?: ((figures: RankingFigures) => void) | undefined;
}

export interface BenchmarkReport {
  readonly method: BenchmarkMethod;
  readonly people: number;
  readonly items: number;
  readonly trainInteractions: number;
  readonly testInteractions: number;
  readonly 'recall@20': number;
  readonly 'ndcg@20': number;
  /** Choosing parameters on the validation cut; fitting the chosen ones to all of train; ranking everybody in test. */
  readonly selectionS: number;
  readonly trainingS: number;
  readonly rankingS: number;
  /** The same in processor seconds of all threads. */
  readonly cpuS: { readonly selection: number; readonly training: number; readonly ranking: number };
  /** Working memory of the numbers; the process adds its own. */
  readonly workingMemoryMiB: number;
  readonly chosen: unknown;
  readonly validation: { readonly people: number; readonly trials: readonly unknown[] };
  /** The same operator in other forms, e.g. pruned to the strongest neighbours of each item. */
  readonly alsoMeasured: Readonly<Record<string, Figures>>;
}

interface Figures {
  readonly 'recall@20': number;
  readonly 'ndcg@20': number;
  readonly trainingS?: number;
  readonly rankingS?: number;
}

const RUNS: Readonly<Record<BenchmarkMethod, MethodRun>> = {
  svd: svdRun,
  autoencoder: autoencoderRun,
  ensemble: ensembleRun,
};

/** Settings differ by little, so many are asked, and little is hidden: what remains is nearly as dense as all of train. */
const CUT: HoldoutOptions = { share: 0.1, people: 6_000, seed: 7 };

export async function benchmark(request: BenchmarkRequest): Promise<BenchmarkReport> {
  const { method, nowS, onStep } = request;
  const split = readPublicSplit(request.trainText, request.testText);
  const kernels = openKernels(request);
  try {
    const holdout = holdOut(split.train, CUT);
    const cpuMarks = [request.cpuS()];
    const [selection, selectionS] = await timed(nowS, () =>
      kernels.scope(() => RUNS[method].select(kernels, holdout, onStep)),
    );
    onStep(`chosen: ${JSON.stringify(selection.chosen)}`);
    cpuMarks.push(request.cpuS());
    const [operator, trainingS] = await timed(nowS, () => selection.fit(kernels, split.train, onStep));
    cpuMarks.push(request.cpuS());
    onStep('ranking everybody');
    const [figures, rankingS] = await timed(nowS, () => fullRanking(kernels, split.train, split.test, operator));
    cpuMarks.push(request.cpuS());
    request.onRanked?.(figures);
    onStep(`recall@20 ${figures.recall.toFixed(4)}, NDCG@20 ${figures.ndcg.toFixed(4)}`);
    return {
      method,
      people: figures.people,
      items: split.items,
      trainInteractions: split.train.indices.length,
      testInteractions: split.test.indices.length,
      'recall@20': figures.recall,
      'ndcg@20': figures.ndcg,
      selectionS,
      trainingS,
      rankingS,
      cpuS: cpuBetween(cpuMarks),
      chosen: selection.chosen,
      validation: { people: holdout.asked.rows, trials: selection.trials.map(summaryOf) },
      alsoMeasured: await measureOthers(kernels, split, operator, request),
      workingMemoryMiB: Math.round(kernels.arena.peakBytes / 2 ** 20),
    };
  } finally {
    await kernels.close();
  }
}

async function measureOthers(
  kernels: Kernels,
  split: PublicSplit,
  operator: FittedOperator,
  { nowS, onStep }: BenchmarkRequest,
): Promise<Record<string, Figures>> {
  const measured: Record<string, Figures> = {};
  for (const { name, build } of operator.others ?? []) {
    onStep(name);
    await kernels.scope(async () => {
      const [other, trainingS] = await timed(nowS, build);
      const [figures, rankingS] = await timed(nowS, () => fullRanking(kernels, split.train, split.test, other));
      measured[name] = { 'recall@20': figures.recall, 'ndcg@20': figures.ndcg, trainingS, rankingS };
    });
  }
  return measured;
}

function cpuBetween([start, selected, trained, ranked]: readonly number[]): BenchmarkReport['cpuS'] {
  const between = (from: number | undefined, to: number | undefined) => Math.round((to! - from!) * 100) / 100;
  return {
    selection: between(start, selected),
    training: between(selected, trained),
    ranking: between(trained, ranked),
  };
}

async function timed<T>(nowS: () => number, work: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const start = nowS();
  const result = await work();
  return [result, Math.round((nowS() - start) * 100) / 100];
}
