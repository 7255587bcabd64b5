// Full ranking: every item a person has not met yet competes, and the first twenty are held against the hidden ones.
import { bestColumns } from '../../src/math/best.ts';
import { type Kernels, shareSparse } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import type { SparseRows } from '../../src/math/sparse.ts';
import { ndcgAt, recallAt } from '../../src/models/training/ranking-metrics.ts';

export const CUTOFF = 20;

export interface RankingFigures {
  /** Means over the people who have something hidden. */
  readonly recall: number;
  readonly ndcg: number;
  readonly people: number;
  /** For each of those people, in order. */
  readonly recalls: Float64Array;
  readonly ndcgs: Float64Array;
}

export interface RankedOperator {
  readonly members: readonly MemberRef[];
  readonly columnWeights?: number;
}

/** @param known what each person's list is made from, and must not contain; `hidden` has the same rows */
export async function fullRanking(
  kernels: Kernels,
  known: SparseRows,
  hidden: SparseRows,
  operator: RankedOperator,
): Promise<RankingFigures> {
  return kernels.scope(async () => {
    const x = shareSparse(kernels, known);
    const job = { x, mask: x, rows: known.rows, columns: known.cols, count: CUTOFF, ...operator };
    const best = await bestColumns(kernels, job);
    return figuresOf(best.indices, hidden);
  });
}

/** @param lists `CUTOFF` columns a row, best first */
export function figuresOf(lists: Uint32Array, hidden: SparseRows): RankingFigures {
  const recalls: number[] = [];
  const ndcgs: number[] = [];
  for (let row = 0; row < hidden.rows; row++) {
    const wanted = new Set(hidden.indices.subarray(hidden.starts[row]!, hidden.starts[row + 1]!));
    if (wanted.size === 0) continue;
    const hits = Array.from(lists.subarray(row * CUTOFF, (row + 1) * CUTOFF), (item) => wanted.has(item));
    recalls.push(recallAt(hits, wanted.size, CUTOFF));
    ndcgs.push(ndcgAt(hits, wanted.size, CUTOFF));
  }
  return {
    recall: mean(recalls),
    ndcg: mean(ndcgs),
    people: recalls.length,
    recalls: Float64Array.from(recalls),
    ndcgs: Float64Array.from(ndcgs),
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
