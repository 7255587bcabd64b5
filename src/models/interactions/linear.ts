// Any linear model over the columns as a recommender: a score is a sum over what the person said, so it explains itself.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Method } from '../../domain/method.ts';
import type { Recommender } from '../recommender.ts';
import type { Columns } from './columns.ts';
import { columnsOfRow, type Evidence, evidenceOf } from './evidence.ts';

/** Column-to-column weights B, in whatever form the model keeps them. */
export interface LinearWeights {
  /** Prepares x B for the evidence x; the result gives the score of any column. */
  scorer(evidence: readonly Evidence[]): (column: number) => number;
  /** B from one column to another. */
  between(from: number, to: number): number;
}

export function linearRecommender(
  method: Method,
  weights: LinearWeights,
  columns: Columns,
  catalogue: Catalogue,
): Recommender {
  const targets = catalogue.places.map((_, row) => columnsOfRow(columns, catalogue, row));
  return {
    method,

    score(profile, rows) {
      const scores = new Float32Array(rows.length).fill(Number.NaN);
      const evidence = evidenceOf(profile, columns, catalogue);
      if (evidence.length === 0) return scores;
      const scoreOf = weights.scorer(evidence);
      for (let at = 0; at < rows.length; at++) scores[at] = mean(targets[rows[at]!] ?? [], scoreOf);
      return scores;
    },

    contributions(profile, row) {
      const target = targets[row] ?? [];
      if (target.length === 0) return [];
      return evidenceOf(profile, columns, catalogue).map(({ columns: from, value, named }) =>
        named(value * from.reduce((sum, column) => sum + mean(target, (to) => weights.between(column, to)), 0)),
      );
    },
  };
}

/** NaN without columns: a place the model knows nothing of. */
function mean(columns: readonly number[], scoreOf: (column: number) => number): number {
  if (columns.length === 1) return scoreOf(columns[0]!);
  let sum = 0;
  for (const column of columns) sum += scoreOf(column);
  return sum / columns.length;
}
