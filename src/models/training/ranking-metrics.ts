// How good a ranked list is, given what the person really went on to meet.

/** Share of the hidden items that the first `count` of the list hold: hits / |hidden|. */
export function recallAt(hits: readonly boolean[], hidden: number, count: number): number {
  let found = 0;
  for (let at = 0; at < Math.min(count, hits.length); at++) if (hits[at]) found++;
  return found / hidden;
}

/** Discounted gain of the hits beside that of a perfect list, which has min(count, |hidden|) hits at the top. */
export function ndcgAt(hits: readonly boolean[], hidden: number, count: number): number {
  let gain = 0;
  let ideal = 0;
  for (let at = 0; at < count; at++) {
    const discount = 1 / Math.log2(at + 2);
    if (hits[at]) gain += discount;
    if (at < hidden) ideal += discount;
  }
  return gain / ideal;
}
