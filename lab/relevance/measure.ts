// Measures of ranked search results against graded judgements.

/**
 * Normalised discounted cumulative gain over the first `depth` results, 0 to 1, with gains 2^grade - 1.
 * Source: Järvelin and Kekäläinen (2002), "Cumulated gain-based evaluation of IR techniques"; Burges et al. (2005) for the gain.
 * @param grades of all places that are worth anything; a query without any has no NDCG (NaN)
 */
export function ndcg(ranked: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, depth);
  const best = ideal.reduce((sum, grade, at) => sum + gain(grade, at), 0);
  const found = ranked.slice(0, depth).reduce((sum, id, at) => sum + gain(grades.get(id) ?? 0, at), 0);
  return best === 0 ? Number.NaN : found / best;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
