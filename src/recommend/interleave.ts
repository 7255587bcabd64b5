// One list interleaved from two rankings, so that choices from it compare them.
import type { Team } from '../domain/event.ts';
import { type Recommendation, scaledPart } from '../domain/recommendation.ts';
import { seededRandom } from '../math/random.ts';

interface Drafted<T> {
  readonly team: Team;
  readonly item: T;
}

/**
 * Team draft: in each round a coin says which ranking chooses first; each adds its best item that is not in the list.
 *
 * @param a best first; @param b best first; @param limit 1 or more; @param seed of the coin
 * @returns at most `limit` items, none twice, each with the ranking that chose it
 * Source: Radlinski, Kurup and Joachims (2008), "How does clickthrough data reflect retrieval quality?", section 4.2.
 */
export function teamDraft<T>(
  a: readonly T[],
  b: readonly T[],
  { idOf, limit, seed }: { readonly idOf: (item: T) => string; readonly limit: number; readonly seed: number },
): readonly Drafted<T>[] {
  const random = seededRandom(seed);
  const taken = new Set<string>();
  const drafted: Drafted<T>[] = [];
  const choose = (team: Team, from: readonly T[]): boolean => {
    const item = from.find((each) => !taken.has(idOf(each)));
    if (item === undefined || drafted.length >= limit) return false;
    taken.add(idOf(item));
    drafted.push({ team, item });
    return true;
  };
  for (let isGoingOn = true; isGoingOn; ) {
    const [first, second] = random.next() < 0.5 ? (['A', 'B'] as const) : (['B', 'A'] as const);
    const rankings = { A: a, B: b };
    const firstChose = choose(first, rankings[first]);
    isGoingOn = choose(second, rankings[second]) || firstChose;
  }
  return drafted;
}

/** A step of the shown scores, which have four decimals. */
const STEP = 1e-4;

/**
 * Scores of two rankings are not comparable, and a list is ordered by its scores: one that would rise above the place before
 * is told a step below it, and its contributions shrink with it.
 */
export function inScoreOrder(items: readonly Recommendation[]): readonly Recommendation[] {
  let before = Number.POSITIVE_INFINITY;
  return items.map((item) => {
    const score = item.score < before ? item.score : Math.max(0, Math.round((before - STEP) * 1e4) / 1e4);
    before = score;
    if (score === item.score) return item;
    const factor = item.score > 0 ? score / item.score : 0;
    return { ...item, score, contributions: item.contributions.map((part) => scaledPart(part, factor)) };
  });
}
