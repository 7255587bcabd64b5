// Any linear model over the columns as a recommender: a score is a sum over what the person said, so it explains itself.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Method } from '../../domain/method.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import { perProfile } from '../per-profile.ts';
import type { Recommender } from '../recommender.ts';
import type { Columns } from './columns.ts';
import { columnsOfRow, type Evidence, evidenceOf } from './evidence.ts';

/** Evidence without its name. */
export type Weighed = Pick<Evidence, 'columns' | 'value'>;

/** Some columns of x B: one score for each column asked for, in that order, written into `into` where it is given. */
type ColumnScorer = (columns: Uint32Array, into?: Float32Array) => Float32Array;

/** Column-to-column weights B, in whatever form the model keeps them. */
export interface LinearWeights {
  /** Prepares x B for the evidence x. */
  scorer(evidence: readonly Weighed[]): ColumnScorer;
  /** Prepares row `from` of B. */
  from(column: number): (to: number) => number;
}

export function linearRecommender(
  method: Method,
  weights: LinearWeights,
  columns: Columns,
  catalogue: Catalogue,
): Recommender {
  const targets = targetsOf(columns, catalogue);
  const scoreOfCategory = categoryScores(weights, targets, columns.count);
  const hear = perProfile((profile): Heard => {
    const evidence = evidenceOf(profile, columns, catalogue);
    const isOneCategory = ({ columns: on }: Evidence): boolean => on.length === 1 && on[0]! >= columns.placeIds.length;
    const others = evidence.filter((each) => !isOneCategory(each));
    const categories = evidence
      .filter(isOneCategory)
      .map(({ columns: [column], value, named }) => ({ value, named, scores: scoreOfCategory(column!) }));
    return {
      categories,
      ...(others.length > 0 && { scoreOthers: weights.scorer(others) }),
      reasons: [
        ...categories.map(
          ({ value, named, scores }): ReasonFor =>
            (row, scale) =>
              named(scale * value * scores[row]!),
        ),
        ...others.map(({ columns: from, value, named }): ReasonFor => {
          const influences = from.map((column) => weights.from(column));
          return (row, scale) =>
            named(scale * value * sum(influences, (influence) => mean(targets.of(row), influence)));
        }),
      ],
    };
  });
  return {
    method,

    score(profile, rows) {
      const { categories, scoreOthers, reasons } = hear(profile);
      if (reasons.length === 0) return new Float32Array(rows.length).fill(Number.NaN);
      const scores = scoreOthers ? targets.score(rows, scoreOthers) : new Float32Array(rows.length);
      for (const { value, scores: ofRows } of categories) {
        for (let at = 0; at < rows.length; at++) scores[at]! += value * ofRows[rows[at]!]!;
      }
      return scores;
    },

    contributions: (profile, row, scale = 1) =>
      targets.of(row).length === 0 ? [] : hear(profile).reasons.map((reason) => reason(row, scale)),
  };
}

/** What a model makes of one person. */
interface Heard {
  /** Stated likings: how strong each is, and what liking that category gives every row. */
  readonly categories: readonly { readonly value: number; readonly scores: Float32Array }[];
  /** All else. */
  readonly scoreOthers?: ColumnScorer;
  readonly reasons: readonly ReasonFor[];
}

/** One thing the person said, and its part in the score of a row. */
type ReasonFor = (row: number, scale: number) => Contribution;

/** There are thirty-one categories and they are asked for all the time: what liking one of them gives every row. */
function categoryScores(weights: LinearWeights, targets: Targets, count: number): (column: number) => Float32Array {
  const known = new Array<Float32Array | undefined>(count);
  return (column) => {
    known[column] ??= targets.score(targets.everyRow, weights.scorer([{ columns: [column], value: 1 }]));
    return known[column];
  };
}

/** Which columns stand for a row: its own, or its categories' where the model was trained before the place was known. */
interface Targets {
  readonly everyRow: Uint32Array;
  of(row: number): readonly number[];
  /** The mean over the columns of each row; NaN without columns: a place the model knows nothing of. */
  score(rows: Uint32Array, scoreColumns: ColumnScorer): Float32Array;
}

function targetsOf(columns: Columns, catalogue: Catalogue): Targets {
  const targets = catalogue.places.map((_, row) => columnsOfRow(columns, catalogue, row));
  const first = Uint32Array.from(targets, (target) => target[0] ?? 0);
  const isSimple = Uint8Array.from(targets, (target) => Number(target.length === 1));
  const areAllSimple = isSimple.every((simple) => simple === 1);
  // The same rows are asked about again and again.
  let asked: { readonly rows?: Uint32Array; readonly columns: Uint32Array } = { columns: new Uint32Array() };
  return {
    everyRow: Uint32Array.from(targets.keys()),
    of: (row) => targets[row] ?? [],
    score(rows, scoreColumns) {
      if (asked.rows !== rows) asked = { rows, columns: rows.map((row) => first[row]!) };
      const scores = scoreColumns(asked.columns);
      if (areAllSimple) return scores;
      rows.forEach((row, at) => {
        if (isSimple[row] === 0) scores[at] = mean(scoreColumns(Uint32Array.from(targets[row]!)), (score) => score);
      });
      return scores;
    },
  };
}

function sum<Item>(items: ArrayLike<Item>, amountOf: (item: Item) => number): number {
  let total = 0;
  for (let at = 0; at < items.length; at++) total += amountOf(items[at]!);
  return total;
}

const mean = <Item>(items: ArrayLike<Item>, amountOf: (item: Item) => number): number =>
  sum(items, amountOf) / items.length;
