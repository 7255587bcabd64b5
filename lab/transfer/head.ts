// Choices among places drawn at random teach what matters on the whole; a list shows ten. This moves weights for the ten.

import { ndcgAt } from '../../src/models/training/ranking-metrics.ts';
import { FEATURES, product, WIDTH } from './choice-features.ts';
import { spreadsIn } from './spreads.ts';

/** One person's shortlist. */
export interface HeadCase {
  /** One row of features a place. */
  readonly features: Float64Array;
  readonly hits: readonly boolean[];
  /** How many were to be found, on the shortlist or not. */
  readonly hidden: number;
}

interface AdjustedWeights {
  readonly weights: Float64Array;
  readonly ndcg10: number;
}

const DEPTH = 10;
/** Steps in units of what standing weighs, ever smaller. */
const STEPS = [0.6, 0.3, 0.15, 0.08, 0.08];
/** A smaller gain is noise. */
const LEAST_GAIN = 1e-4;
/** Taste keeps what choices say: a list is short, and few of its places are there for their category. */
const KEPT: readonly string[] = ['own category', 'carried category'] satisfies (typeof FEATURES)[number][];
/** More fame or better stars never make a place worse. */
const NEVER_NEGATIVE: readonly string[] = ['standing', 'quality'] satisfies (typeof FEATURES)[number][];

/** Coordinate ascent on mean NDCG@10 (Metzler and Croft 2007, "Linear feature-based models for information retrieval"). */
export function adjustToHeads(cases: readonly HeadCase[], start: Float64Array): AdjustedWeights {
  const spreads = spreadsIn(cases, WIDTH);
  let weights = start.slice();
  let ndcg10 = meanNdcg(cases, weights);
  for (const size of STEPS) {
    FEATURES.forEach((feature, at) => {
      if (KEPT.includes(feature) || spreads[at] === 0) return;
      const unit = (Math.max(0.3, weights[0]!) * spreads[0]!) / spreads[at]!;
      for (const step of [size * unit, -size * unit]) {
        const moved = weights.slice();
        moved[at]! += step;
        if (NEVER_NEGATIVE.includes(feature) && moved[at]! < 0) continue;
        const reached = meanNdcg(cases, moved);
        if (reached <= ndcg10 + LEAST_GAIN) continue;
        [weights, ndcg10] = [moved, reached];
        break;
      }
    });
  }
  return { weights, ndcg10 };
}

const meanNdcg = (cases: readonly HeadCase[], weights: Float64Array): number =>
  cases.reduce((sum, each) => sum + ndcgOf(each, weights), 0) / Math.max(1, cases.length);

function ndcgOf({ features, hits, hidden }: HeadCase, weights: Float64Array): number {
  const [best, rows] = [new Float64Array(DEPTH).fill(Number.NEGATIVE_INFINITY), new Int32Array(DEPTH).fill(-1)];
  for (let row = 0; row < hits.length; row++) {
    const utility = product(weights, features, row * WIDTH);
    if (utility <= best[DEPTH - 1]!) continue;
    let at = DEPTH - 1;
    for (; at > 0 && utility > best[at - 1]!; at--) [best[at], rows[at]] = [best[at - 1]!, rows[at - 1]!];
    [best[at], rows[at]] = [utility, row];
  }
  return ndcgAt(
    Array.from(rows, (row) => row >= 0 && hits[row]!),
    hidden,
    DEPTH,
  );
}
