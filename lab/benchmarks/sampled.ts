// The public split within minutes: one decomposition at parameters known beforehand, and a sample of the people. What
// `paseo benchmark` chooses and measures with everybody takes ten times as long; both ask the same question.
import { openKernels } from '../../src/math/kernels.ts';
import { seededRandom, shuffle } from '../../src/math/random.ts';
import { type SparseRows, selectRows } from '../../src/math/sparse.ts';
import { TopK } from '../../src/math/topk.ts';
import { shareInteractions } from '../../src/models/spectral/interactions.ts';
import { type Estimate, estimate } from '../evaluation/metrics/intervals.ts';
import { type Comparison, compare } from '../evaluation/metrics/significance.ts';
import type { BenchmarkRequest } from './benchmark.ts';
import { CUTOFF, figuresOf, fullRanking, type RankingFigures } from './full-ranking.ts';
import { inUnitsOfSpread } from './members.ts';
import { FILTERS } from './mix-grid.ts';
import { readPublicSplit } from './reader.ts';
import { ITERATIONS, largestRank, prepare, type SpectralKind, spectralMember, withRidge } from './spectral-bench.ts';
import { twoHop } from './two-hop.ts';

interface SampledRequest extends Omit<BenchmarkRequest, 'method' | 'cpuS' | 'nowS' | 'onStep'> {
  /** @param share of all this that is done, 0 to 1 */
  readonly onStep: (step: string, share: number) => void;
  readonly seed: number;
  /** So many people are asked, drawn from those who have something hidden. */
  readonly people: number;
}

export interface PublicStanding {
  readonly name: string;
  readonly people: number;
  readonly recall: Estimate;
  readonly ndcg: Estimate;
  /** Gains of NDCG@20: over popularity and, for the ensemble, over the best of its members. */
  readonly comparisons: readonly Comparison[];
}

/** Known to work on Gowalla (docs/models/svd.md). */
const NORMALISATION = { personPower: 0.35, itemPower: 0.35 };
const LAMBDA: Record<SpectralKind, number> = { svd: 0.1, autoencoder: 0.3 };

/** What share of the time the decomposition takes, for telling how long the rest does. */
const DECOMPOSED = 0.6;
const METHODS_ASKED = 3;

export async function sampledPublic(request: SampledRequest): Promise<readonly PublicStanding[]> {
  const { seed, onStep } = request;
  const { train, test } = readPublicSplit(request.trainText, request.testText);
  const rows = drawRows(test, request.people, seed);
  const [known, hidden] = [selectRows(train, rows), selectRows(test, rows)];
  const kernels = openKernels(request);
  try {
    const interactions = shareInteractions(kernels, train);
    const rank = largestRank(train.rows, train.cols);
    const decomposing = (share: number) =>
      onStep(`public split: decomposing ${train.rows} x ${train.cols} to rank ${rank}`, share * DECOMPOSED);
    decomposing(0);
    const bench = await prepare(kernels, interactions, NORMALISATION, rank, ITERATIONS, decomposing);
    const spectral = (kind: SpectralKind) => spectralMember(kernels, bench, withRidge(kind, rank, LAMBDA[kind]));
    let asked = 0;
    const ranked = async (name: string, members: Parameters<typeof fullRanking>[3]['members']) => {
      const share = DECOMPOSED + ((1 - DECOMPOSED) * asked++) / METHODS_ASKED;
      onStep(`public split: ranking every item for ${rows.length} people with ${name}`, share);
      return { name, figures: await fullRanking(kernels, known, hidden, { members }) };
    };
    // The second kind overwrites the first in the arena, so each is asked as soon as it is there.
    const autoencoder = await ranked('autoencoder', [await spectral('autoencoder')]);
    const member = await spectral('svd');
    const svd = await ranked('svd', [member]);
    const filter = twoHop(kernels, interactions, FILTERS[0]!);
    const equalVoices = [
      await inUnitsOfSpread(kernels, train, member, 1),
      await inUnitsOfSpread(kernels, train, filter, 1),
    ];
    const ensemble = await ranked('ensemble', equalVoices);
    const popularity = { name: 'popularity', figures: popularityFigures(train, known, hidden) };
    return [popularity, svd, autoencoder, ensemble].map((each) =>
      standingOf(each, { popularity, svd, autoencoder }, seed),
    );
  } finally {
    await kernels.close();
  }
}

interface Ranked {
  readonly name: string;
  readonly figures: RankingFigures;
}

function standingOf(
  { name, figures }: Ranked,
  rivals: Record<'popularity' | SpectralKind, Ranked>,
  seed: number,
): PublicStanding {
  const best = rivals.svd.figures.ndcg >= rivals.autoencoder.figures.ndcg ? rivals.svd : rivals.autoencoder;
  const met = [...(name === 'popularity' ? [] : [rivals.popularity]), ...(name === 'ensemble' ? [best] : [])];
  return {
    name,
    people: figures.people,
    recall: estimate(figures.recalls, seed),
    ndcg: estimate(figures.ndcgs, seed),
    comparisons: met.map((rival) => compare(figures.ndcgs, rival.figures.ndcgs, rival.name, seed)),
  };
}

function drawRows(test: SparseRows, people: number, seed: number): Uint32Array {
  const asked = Uint32Array.from({ length: test.rows }, (_, row) => row).filter(
    (row) => test.starts[row + 1]! > test.starts[row]!,
  );
  return shuffle(asked, seededRandom(seed)).slice(0, people).sort();
}

/** The most met items that a person has not met. */
function popularityFigures(train: SparseRows, known: SparseRows, hidden: SparseRows): RankingFigures {
  const met = new Float32Array(train.cols);
  for (const item of train.indices) met[item]!++;
  const lists = new Uint32Array(known.rows * CUTOFF);
  const best = new TopK(CUTOFF);
  for (let row = 0; row < known.rows; row++) {
    const scores = met.slice();
    for (let at = known.starts[row]!; at < known.starts[row + 1]!; at++) scores[known.indices[at]!] = Number.NaN;
    best.offerAll(scores);
    best.drainInto(lists.subarray(row * CUTOFF, (row + 1) * CUTOFF));
  }
  return figuresOf(lists, hidden);
}
