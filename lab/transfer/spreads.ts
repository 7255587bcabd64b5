// How much features vary, so that weights of different features can be held beside each other.

/**
 * Standard deviation of each feature over all rows of all questions.
 *
 * @param questions rows of `width` features, one after the other
 * @returns `width` numbers, 0 where a feature never varies
 */
export function spreadsIn(
  questions: readonly { readonly features: Float32Array | Float64Array; readonly hits: ArrayLike<unknown> }[],
  width: number,
): Float64Array {
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  let rows = 0;
  for (const { features, hits } of questions) {
    rows += hits.length;
    features.forEach((value: number, at: number) => {
      sums[at % width]! += value;
      squares[at % width]! += value * value;
    });
  }
  const count = Math.max(1, rows);
  return sums.map((sum, at) => Math.sqrt(Math.max(0, squares[at]! / count - (sum / count) ** 2)));
}
