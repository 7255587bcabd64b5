// How good a ranked list is, given what the person really went on to meet.

/** Share of the hidden items that the first `count` of the list hold: hits / |hidden|. */
export function recallAt(hits: readonly boolean[], hidden: number, count: number): number {
  let found = 0;
  for (let at = 0; at < Math.min(count, hits.length); at++) if (hits[at]) found++;
  return found / hidden;
}

const discountAt = (at: number): number => 1 / Math.log2(at + 2);
/** Of the places that are asked for most: rules of choice ask millions of times. */
const DISCOUNTS = Float64Array.from({ length: 64 }, (_, at) => discountAt(at));

/** Discounted gain of the hits beside that of a perfect list, which has min(count, |hidden|) hits at the top. */
export function ndcgAt(hits: readonly boolean[], hidden: number, count: number): number {
  let gain = 0;
  let ideal = 0;
  for (let at = 0; at < count; at++) {
    const discount = DISCOUNTS[at] ?? discountAt(at);
    if (hits[at]) gain += discount;
    if (at < hidden) ideal += discount;
  }
  return gain / ideal;
}
