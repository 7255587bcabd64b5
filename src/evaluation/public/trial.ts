// One choice of parameters, held against the validation part.
import { type Matrix, padded } from '../../math/arena.ts';
import { scoreRows } from '../../math/best.ts';
import { type Kernels, newMatrix, shareSparse } from '../../math/kernels.ts';
import type { MemberRef } from '../../math/ranking.ts';
import type { SparseRef } from '../../math/tasks.ts';
import { fullRanking, type RankedOperator } from './fullRanking.ts';
import type { Holdout } from './holdout.ts';

export interface Trial<Choice> {
  readonly choice: Choice;
  readonly recall: number;
  readonly ndcg: number;
  /** What is maximised: the geometric mean of both, so that neither is bought with the other. */
  readonly merit: number;
}

export async function tryOperator<Choice>(
  kernels: Kernels,
  holdout: Holdout,
  choice: Choice,
  operator: RankedOperator,
): Promise<Trial<Choice>> {
  const { recall, ndcg } = await fullRanking(kernels, holdout.asked, holdout.hidden, operator);
  return { choice, recall, ndcg, merit: Math.sqrt(recall * ndcg) };
}

export const best = <Choice>(trials: readonly Trial<Choice>[]): Trial<Choice> =>
  trials.reduce((leader, trial) => (trial.merit > leader.merit ? trial : leader));

/** A member's scores for everybody asked, worked out once and then mixed in many proportions. */
export interface KnownScores {
  readonly matrix: Matrix;
  /** Typical spread of one person's scores: members are mixed in units of it. */
  readonly spread: number;
}

export async function knownScores(
  kernels: Kernels,
  holdout: Holdout,
  asked: SparseRef,
  member: MemberRef,
  target: Matrix = newMatrix(kernels, holdout.asked.rows, holdout.asked.cols),
): Promise<KnownScores> {
  const { rows, cols } = holdout.asked;
  await scoreRows(kernels, { x: asked, rows, columns: cols, members: [member] }, target);
  return { matrix: target, spread: meanSpread(target) };
}

export const askedRows = (kernels: Kernels, holdout: Holdout): SparseRef => shareSparse(kernels, holdout.asked);

/** People to ask so that one member's scores take no more than `bytes`. */
export const affordablePeople = (items: number, bytes: number): number =>
  Math.max(200, Math.floor(bytes / (4 * padded(items))));

function meanSpread({ rows, cols, stride, values }: Matrix): number {
  let total = 0;
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    let squares = 0;
    for (let at = row * stride; at < row * stride + cols; at++) {
      sum += values[at]!;
      squares += values[at]! ** 2;
    }
    total += Math.sqrt(Math.max(0, squares / cols - (sum / cols) ** 2));
  }
  return rows === 0 ? 1 : total / rows || 1;
}
