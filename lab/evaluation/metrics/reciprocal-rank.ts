/** 1 / rank of the first hit, 0 without one. */
export function reciprocalRank(hits: readonly boolean[]): number {
  const first = hits.indexOf(true);
  return first < 0 ? 0 : 1 / (first + 1);
}
