// Points by which search orders places of one tier, in the unit of prominence (0 to 5). Confirmed by cross-validation over the
// judged queries: lab/relevance/weights.ts, figures in docs/search.md.
export interface RankingWeights {
  /** A kilometre from the asker, where the query does not say "near". */
  readonly km: number;
  /** The text speaks of the very thing, where the concept only hints at it: more than any fame. */
  readonly mentioned: number;
  /** A soft wish is fulfilled. */
  readonly preferred: number;
  /** On the street of the station's name: more than the metres to its ends. */
  readonly along: number;
  /** The kind is not the main one of the place: a museum with a garden is no garden. */
  readonly sideCategory: number;
  /** All of the query against none of it, where few places have all. */
  readonly share: number;
  /** Half the query's words in a text against none, beside the share of them. */
  readonly text: number;
}

export const WEIGHTS: RankingWeights = {
  km: 0.3,
  mentioned: 15,
  preferred: 6,
  along: 8,
  sideCategory: 0.4,
  share: 80,
  text: 60,
};
