// What each member says of the items it matters for: enough to try thousands of mixes without scoring anybody again.
import type { Matrix } from '../../src/math/arena.ts';
import { scoreRows } from '../../src/math/best.ts';
import { ranges } from '../../src/math/dense.ts';
import { type Kernels, newMatrix, shareSparse } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { selectRows } from '../../src/math/sparse.ts';
import { TopK } from '../../src/math/topk.ts';
import { CUTOFF, figuresOf, type RankingFigures } from './full-ranking.ts';
import type { Holdout } from './holdout.ts';

export interface Shortlists {
  readonly holdout: Holdout;
  readonly people: readonly Shortlist[];
  /** Typical spread of one person's scores, for each member: members are mixed in units of it. */
  readonly spreads: readonly number[];
}

interface Shortlist {
  /** Ascending. */
  readonly items: Uint32Array;
  /** For each member, its scores of `items`. */
  readonly scores: readonly Float32Array[];
}

/** An item that no member has among its first this many is not shown by any sensible mix. */
const DEPTH = 150;
const PEOPLE_AT_ONCE = 256;

export async function shortlistsOf(
  kernels: Kernels,
  holdout: Holdout,
  members: readonly MemberRef[],
): Promise<Shortlists> {
  const people: Shortlist[] = [];
  const spreads = new Float64Array(members.length);
  for (const [from, to] of ranges(holdout.asked.rows, PEOPLE_AT_ONCE)) {
    await kernels.scope(async () => {
      const asked = selectRows(
        holdout.asked,
        Array.from({ length: to - from }, (_, at) => from + at),
      );
      const x = shareSparse(kernels, asked);
      const opinions: Matrix[] = [];
      for (const member of members) {
        const target = newMatrix(kernels, asked.rows, asked.cols);
        await scoreRows(kernels, { x, rows: asked.rows, columns: asked.cols, members: [member] }, target);
        spreads[opinions.length]! += sumOfSpreads(target);
        opinions.push(target);
      }
      for (let row = 0; row < asked.rows; row++) {
        people.push(shortlist(opinions, row, asked.indices.subarray(asked.starts[row]!, asked.starts[row + 1]!)));
      }
    });
  }
  return { holdout, people, spreads: Array.from(spreads, (sum) => sum / (people.length || 1) || 1) };
}

/** Recall and NDCG of the mix whose members have these weights, in units of their spreads. */
export function tryMix({ holdout, people, spreads }: Shortlists, weights: readonly number[]): RankingFigures {
  const lists = new Uint32Array(people.length * CUTOFF).fill(holdout.asked.cols);
  const best = new TopK(CUTOFF);
  people.forEach(({ items, scores }, person) => {
    const mixed = new Float32Array(items.length);
    weights.forEach((weight, member) => {
      if (weight === 0) return;
      const [factor, said] = [weight / spreads[member]!, scores[member]!];
      for (let at = 0; at < mixed.length; at++) mixed[at]! += factor * said[at]!;
    });
    best.offerAll(mixed);
    const places = new Uint32Array(CUTOFF);
    const found = best.drainInto(places);
    for (let at = 0; at < found; at++) lists[person * CUTOFF + at] = items[places[at]!]!;
  });
  return figuresOf(lists, holdout.hidden);
}

function shortlist(opinions: readonly Matrix[], row: number, known: Uint32Array): Shortlist {
  const best = new TopK(DEPTH);
  const chosen = new Set<number>();
  const found = new Uint32Array(DEPTH);
  const lines = opinions.map(({ values, stride, cols }) => values.subarray(row * stride, row * stride + cols));
  for (const line of lines) {
    for (const item of known) line[item] = Number.NaN;
    best.offerAll(line);
    for (const item of found.subarray(0, best.drainInto(found))) chosen.add(item);
  }
  const items = Uint32Array.from(chosen).sort();
  return { items, scores: lines.map((line) => Float32Array.from(items, (item) => line[item]!)) };
}

/** Mean over people of the standard deviation of their scores. */
export const meanSpread = (scores: Matrix): number => sumOfSpreads(scores) / (scores.rows || 1) || 1;

function sumOfSpreads({ rows, cols, stride, values }: Matrix): number {
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
  return total;
}
