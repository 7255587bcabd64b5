// How a list without an account is ranked, and why a place stands where it does: how well known it is, how near, and the tastes of the visitor.
import type { Contribution } from '../../api-client/types.ts';

export interface Standing {
  /** Among the well-known places; 0 is the best known. */
  readonly rank: number;
  readonly awayM: number;
  readonly opinions: readonly { readonly category: string; readonly rating: number }[];
}

interface KnownScore {
  /** Higher stands further up. */
  readonly score: number;
  /** Sum to the score: what counts for a place is above 0, what counts against it is below. */
  readonly contributions: readonly Contribution[];
}

/** At this rank a place is neither well known nor unknown. */
const HALF_KNOWN_RANK = 80;
/** At this distance a place is neither near nor far. */
const HALF_LIFE_M = 1_500;
const NEUTRAL_RATING = 2.5;
/** So strong are all tastes together at most, in steps from neutral to the best rating. */
const MOST_OPINION = 2;
/** One such step weighs as much as a place that is three times as well known. */
const OPINION_WEIGHT = Math.log2(3);

export function knownScore({ rank, awayM, opinions }: Standing): KnownScore {
  const steps = opinions.map(({ rating }) => (rating - NEUTRAL_RATING) / NEUTRAL_RATING);
  const sum = steps.reduce((total, step) => total + step, 0);
  const share = Math.abs(sum) > MOST_OPINION ? MOST_OPINION / Math.abs(sum) : 1;
  const contributions: readonly Contribution[] = [
    { kind: 'prominence', amount: 1 - Math.log2(1 + rank / HALF_KNOWN_RANK) },
    { kind: 'distance', amount: 1 - awayM / HALF_LIFE_M },
    ...opinions.map(({ category }, at) => ({
      kind: 'category' as const,
      category,
      amount: steps[at]! * share * OPINION_WEIGHT,
    })),
  ];
  return { score: contributions.reduce((total, { amount }) => total + amount, 0), contributions };
}

/** The tastes that speak for a place. */
export const likedIn = (opinions: Standing['opinions']): readonly string[] =>
  opinions.filter(({ rating }) => rating > NEUTRAL_RATING).map(({ category }) => category);
