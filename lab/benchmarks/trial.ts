// One choice of parameters, held against the validation part, and what it gains over another.
import type { Kernels } from '../../src/math/kernels.ts';
import { fullRanking, type RankedOperator, type RankingFigures } from './full-ranking.ts';
import type { Holdout } from './holdout.ts';

export interface Trial<Choice> {
  readonly choice: Choice;
  readonly figures: Pick<RankingFigures, 'recall' | 'ndcg' | 'recalls' | 'ndcgs'>;
  /** What is maximised: the geometric mean of recall and NDCG, so that neither is bought with the other. */
  readonly merit: number;
}

export async function tryOperator<Choice>(
  kernels: Kernels,
  holdout: Holdout,
  choice: Choice,
  operator: RankedOperator,
): Promise<Trial<Choice>> {
  return trialOf(choice, await fullRanking(kernels, holdout.asked, holdout.hidden, operator));
}

export const trialOf = <Choice>(choice: Choice, figures: Trial<Choice>['figures']): Trial<Choice> => ({
  choice,
  figures,
  merit: Math.sqrt(figures.recall * figures.ndcg),
});

export const best = <Choice>(trials: readonly Trial<Choice>[]): Trial<Choice> =>
  trials.reduce((leader, trial) => (trial.merit > leader.merit ? trial : leader));

/** A setting with a merit lower by this share has 1/e of the say of the best one (docs/models/ensemble.md tells how it was set). */
const INDIFFERENCE = 0.005;

/** How much each of several settings says in an average of them: 1 for the best. */
export function saysOf(merits: readonly number[]): readonly number[] {
  const top = Math.max(...merits) || 1;
  return merits.map((merit) => Math.exp((merit / top - 1) / INDIFFERENCE));
}

interface Gain {
  /** Relative, of the merit: 0.01 is one per cent better. */
  readonly share: number;
  readonly standardError: number;
}

/** What `trial` gains over `other`, person by person: both were asked about the same people. */
export function gainOver(trial: Trial<unknown>, other: Trial<unknown>): Gain {
  const { recalls, ndcgs, recall, ndcg } = other.figures;
  const gains = recalls.map(
    (before, at) =>
      ((trial.figures.recalls[at]! - before) / (recall || 1) + (trial.figures.ndcgs[at]! - ndcgs[at]!) / (ndcg || 1)) /
      2,
  );
  const share = gains.reduce((sum, gain) => sum + gain, 0) / (gains.length || 1);
  const squares = gains.reduce((sum, gain) => sum + (gain - share) ** 2, 0);
  return { share, standardError: Math.sqrt(squares) / (gains.length || 1) };
}

/** For reports: without the people. */
export const summaryOf = ({ choice, figures: { recall, ndcg } }: Trial<unknown>) => ({ choice, recall, ndcg });
