// Figures of a mix on banded shortlists: a spectral member at any rank and ridge, and further members with weights of their own.
import { TopK } from '../../src/math/topk.ts';
import { ndcgAt, recallAt } from '../../src/models/training/ranking-metrics.ts';
import { type BandedShortlists, bandWeights } from './banded.ts';
import { CUTOFF, type RankingFigures } from './full-ranking.ts';
import { filterOf, type SpectralSetting } from './spectral-bench.ts';

interface Voice {
  /** Which of the further members. */
  readonly member: number;
  /** In units of the member's own spread over the shortlists. */
  readonly weight: number;
}

export interface MixSetting {
  /** With weight 1, in units of its spread over the shortlists. */
  readonly spectral?: SpectralSetting;
  readonly others: readonly Voice[];
}

/** Figures at the usual cut-off, and what settings are compared by. */
interface MixFigures extends RankingFigures {
  /** Geometric mean of recall and NDCG, each averaged over `CUTOFFS`: of settings alike, fewer win by luck than at one cut-off. */
  readonly merit: number;
}

const CUTOFFS = [10, CUTOFF, 50];
const LONGEST = Math.max(...CUTOFFS);

interface Said {
  readonly scores: readonly Float32Array[];
  /** Mean over people of the standard deviation of their scores. */
  readonly spread: number;
}

/** Tries mixes; the spectral member tried last is kept, as a grid tries many mixes of one. */
export function mixer(lists: BandedShortlists) {
  const others = lists.people[0]?.others.map((_, member) =>
    saidBy(lists.people.map((person) => person.others[member]!)),
  );
  let last: { readonly setting: SpectralSetting; readonly people: number; readonly said: Said } | undefined;
  const spectral = (setting: SpectralSetting, people: number): Said => {
    if (last?.setting !== setting || last.people !== people) {
      last = { setting, people, said: saidBy(spectralScores(lists, setting, people)) };
    }
    return last.said;
  };
  const parts = ({ spectral: setting, others: voices }: MixSetting, people: number) => [
    ...(setting ? [{ said: spectral(setting, people), weight: 1 }] : []),
    ...voices.map(({ member, weight }) => ({ said: others![member]!, weight })),
  ];
  return {
    figures: (setting: MixSetting, people = lists.people.length): MixFigures =>
      figuresOfMix(lists, people, parts(setting, people)),
    /** Factors of the members' raw scores, the spectral one first. */
    rawWeights: (setting: MixSetting): readonly number[] =>
      parts(setting, lists.people.length).map(({ said, weight }) => weight / said.spread),
  };
}

function spectralScores(lists: BandedShortlists, setting: SpectralSetting, people: number): readonly Float32Array[] {
  const weights = bandWeights(lists, filterOf(setting));
  const columns = setting.kind === 'autoencoder' ? zeroDiagonalFactors(lists, weights) : undefined;
  return lists.people.slice(0, people).map(({ items, bands }) => {
    const scores = new Float32Array(items.length);
    weights.forEach((weight, band) => {
      if (weight === 0) return;
      const from = band * items.length;
      for (let at = 0; at < scores.length; at++) scores[at]! += weight * bands[from + at]!;
    });
    if (columns) for (let at = 0; at < scores.length; at++) scores[at]! *= columns[items[at]!]!;
    return scores;
  });
}

/** As in `models/spectral/zero-diagonal.ts`, from the shares of the bands. */
function zeroDiagonalFactors({ ownShares, ends }: BandedShortlists, weights: readonly number[]): Float32Array {
  const factors = new Float32Array(ownShares.length / ends.length);
  return factors.map((_, item) => {
    let own = 0;
    weights.forEach((weight, band) => {
      own += weight * ownShares[item * ends.length + band]!;
    });
    return 1 / Math.max(1 - own, SMALLEST_REST);
  });
}

const SMALLEST_REST = 1e-3;

function saidBy(scores: readonly Float32Array[]): Said {
  const total = scores.reduce((sum, said) => sum + spreadOf(said), 0);
  return { scores, spread: total / (scores.length || 1) || 1 };
}

function spreadOf(numbers: Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (const number of numbers) {
    sum += number;
    squares += number ** 2;
  }
  const count = numbers.length || 1;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

function figuresOfMix(
  { people, hidden }: BandedShortlists,
  asked: number,
  parts: readonly { readonly said: Said; readonly weight: number }[],
): MixFigures {
  const [recalls, ndcgs] = [new Float64Array(asked), new Float64Array(asked)];
  const sums = { recall: 0, ndcg: 0 };
  const best = new TopK(LONGEST);
  const places = new Uint32Array(LONGEST);
  people.slice(0, asked).forEach(({ items, isHidden }, person) => {
    const mixed = new Float32Array(items.length);
    for (const { said, weight } of parts) {
      const [scores, factor] = [said.scores[person]!, weight / said.spread];
      for (let at = 0; at < mixed.length; at++) mixed[at]! += factor * scores[at]!;
    }
    best.offerAll(mixed);
    const hits = Array.from(places.subarray(0, best.drainInto(places)), (place) => isHidden[place] === 1);
    const wanted = hidden.starts[person + 1]! - hidden.starts[person]!;
    for (const cutoff of CUTOFFS) {
      const [recall, ndcg] = [recallAt(hits, wanted, cutoff), ndcgAt(hits, wanted, cutoff)];
      sums.recall += recall;
      sums.ndcg += ndcg;
      if (cutoff === CUTOFF) [recalls[person], ndcgs[person]] = [recall, ndcg];
    }
  });
  const mean = (numbers: Float64Array) => numbers.reduce((sum, number) => sum + number, 0) / (asked || 1);
  const merit = Math.sqrt(sums.recall * sums.ndcg) / (asked * CUTOFFS.length || 1);
  return { recall: mean(recalls), ndcg: mean(ndcgs), people: asked, recalls, ndcgs, merit };
}
