// Any linear model over the columns as a recommender: a score is a sum over what the person said, so it explains itself.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Method } from '../../domain/method.ts';
import type { Recommender } from '../recommender.ts';
import type { Columns } from './columns.ts';
import { columnsOfRow, type Evidence, evidenceOf } from './evidence.ts';

/** Evidence without its name. */
export type Weighed = Pick<Evidence, 'columns' | 'value'>;

/** Column-to-column weights B, in whatever form the model keeps them. */
export interface LinearWeights {
  /** Prepares x B for the evidence x; the result gives the score of any column. */
  scorer(evidence: readonly Weighed[]): (column: number) => number;
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
  const isOneCategory = ({ columns: on }: Evidence): boolean => on.length === 1 && on[0]! >= columns.placeIds.length;
  // There are thirty-one categories and they are asked for all the time: what liking one of them gives every place.
  const rowsOfB = new Map<number, Float32Array>();
  const rowOf = (column: number): Float32Array => {
    const known = rowsOfB.get(column);
    if (known) return known;
    const scoreOf = weights.scorer([{ columns: [column], value: 1 }]);
    const made = Float32Array.from(targets, (target) => mean(target, scoreOf));
    rowsOfB.set(column, made);
    return made;
  };
  return {
    method,

    score(profile, rows) {
      const scores = new Float32Array(rows.length).fill(Number.NaN);
      const evidence = evidenceOf(profile, columns, catalogue);
      if (evidence.length === 0) return scores;
      const alone = evidence.filter(isOneCategory);
      const others = evidence.filter((each) => !isOneCategory(each));
      const scoreOf = others.length > 0 ? weights.scorer(others) : undefined;
      const likings = alone.map(({ columns: [column] }) => rowOf(column!));
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        let score = scoreOf ? mean(targets[row] ?? [], scoreOf) : 0;
        for (let each = 0; each < alone.length; each++) score += alone[each]!.value * likings[each]![row]!;
        scores[at] = score;
      }
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
