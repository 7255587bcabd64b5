// What any city's places and any person's tastes look like to a model that was learned elsewhere: nothing here names
// a place, so that weights fit any city. The same functions serve training, evaluation and the service.

/** A category vector: numbers of categories with their weights, of length 1 all in all. */
export type CategoryVector = readonly (readonly [category: number, weight: number])[];

/**
 * How high each place stands in its city: -ln of its rank's share, 0 for the last, ln(n) for the first.
 * By rank, so that ten thousand ratings there and an editor's 5 here mean the same.
 */
export function standings(popularity: ArrayLike<number>): Float64Array {
  const order = Array.from(popularity, (_, row) => row).sort((a, b) => popularity[b]! - popularity[a]!);
  const result = new Float64Array(order.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && popularity[order[to]!] === popularity[order[from]!]) to++;
    const middle = (from + to) / 2;
    for (let at = from; at < to; at++) result[order[at]!] = -Math.log(middle / order.length || 0.5 / order.length);
  }
  return result.map((standing) => Math.max(0, standing));
}

/** Rare categories say more than common ones: TF-IDF, scaled to length 1. */
export function categoryVectors(categoriesOf: readonly (readonly number[])[], size: number): readonly CategoryVector[] {
  const counts = new Float64Array(size);
  for (const categories of categoriesOf) for (const category of categories) counts[category]! += 1;
  const rarity = counts.map((count) => Math.log(1 + categoriesOf.length / Math.max(1, count)));
  return categoriesOf.map((categories) => {
    const length = Math.sqrt(categories.reduce((sum, category) => sum + rarity[category]! ** 2, 0));
    return categories.map((category): [number, number] => [category, rarity[category]! / length]);
  });
}

/** Something a person did or said about a category vector: how much they liked it (-1 to 1), and how strong a sign it is. */
export interface Sign {
  readonly vector: CategoryVector;
  readonly liking: number;
  readonly strength: number;
}

/** As if so many signs of nothing in particular had come first: one visit is a hint, ten are a taste. */
const PRIOR_STRENGTH = 2;

/** How much is known of a person who gave these signs: 0 (nothing) towards 1. */
export function confidenceIn(signs: readonly Sign[]): number {
  const strength = strengthOf(signs);
  return strength / (strength + PRIOR_STRENGTH);
}

/**
 * The mean of the signs, shrunk to 0.
 *
 * @param among all signs, when `signs` are only those whose share of the mean is asked for
 */
export function tasteOf(signs: readonly Sign[], size: number, among = signs): Float64Array {
  const taste = new Float64Array(size);
  const total = strengthOf(among) + PRIOR_STRENGTH;
  for (const { vector, liking, strength } of signs) {
    for (const [category, weight] of vector) taste[category]! += (liking * strength * weight) / total;
  }
  return taste;
}

const strengthOf = (signs: readonly Sign[]): number => signs.reduce((sum, { strength }) => sum + strength, 0);

/** What a taste in some categories makes of the others. */
export function carriedOver(taste: Float64Array, affinities: Float64Array): Float64Array {
  const size = taste.length;
  const carried = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    const liking = taste[from]!;
    if (liking !== 0) for (let to = 0; to < size; to++) carried[to]! += liking * affinities[from * size + to]!;
  }
  return carried;
}

export function match(taste: Float64Array, vector: CategoryVector): number {
  let sum = 0;
  for (const [category, weight] of vector) sum += weight * taste[category]!;
  return sum;
}

/** How well people think of a place beside the mean of its city; 0 where nobody said anything. */
export function relativeQuality(mean: number, count: number, cityMean: number): number {
  return ((mean - cityMean) * count) / (count + QUALITY_PRIOR);
}
const QUALITY_PRIOR = 20;
