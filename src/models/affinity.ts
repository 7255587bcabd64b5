// The scorer that needs no training: what the person said they like, what everybody says of the place, how well known
// it is. Every other method falls back to it, so it has an opinion about every place.
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import type { RatingSummary } from '../domain/place.ts';
import type { Profile } from '../domain/profile.ts';
import type { Contribution } from '../domain/recommendation.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import { type Evidence, type Interests, interestsOf } from './affinity-interests.ts';
import { kindsOf } from './kinds.ts';
import { perProfile } from './per-profile.ts';
import { ratingColumn } from './rating-column.ts';
import type { Recommender } from './recommender.ts';

/** They sum to 1, the most a place can reach. Interest ranges from -1 to 1, the others from 0 to 1. */
const WEIGHTS = { interest: 0.48, rating: 0.18, prominence: 0.34 } as const;

/** A side category pleases less than the main one, but offends as much: a bar with a dance floor is also a club. */
const SIDE_CATEGORY_PLEASES = 0.7;

const RATING_PRIOR = {
  /** Where a catalogue has no ratings at all. */
  mean: 4.2,
  /** As many ratings at the catalogue's mean come first, so that one 5 does not beat a thousand 4.7. */
  strength: 20,
  /** Stars that take an average place to 73 % of the term. */
  spread: 0.3,
} as const;

const MAX_PROMINENCE = 5;

export function affinity(catalogue: Catalogue, ratings: Ratings): Recommender {
  const priorMean = meanRating(catalogue);
  const quality = ratingColumn(catalogue, ratings, (summary) => qualityOf(summary, priorMean));
  const kinds = kindsOf(catalogue);
  const fame = Float64Array.from(catalogue.places, ({ prominence }) => WEIGHTS.prominence * fameOf(prominence));
  const likings = perProfile((profile) => likingByNumber(interestsOf(profile, catalogue)));
  const categoriesOf = (row: number) => kinds.categories[kinds.ofRow[row] as number] ?? NO_CATEGORIES;

  return {
    method: 'affinity',

    score(profile, rows) {
      const liking = likings(profile);
      const interests = kinds.categories.map((categories) => WEIGHTS.interest * interestIn(categories, liking));
      const qualities = quality();
      const scores = new Float32Array(rows.length);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] as number;
        const interest = interests[kinds.ofRow[row] as number] as number;
        scores[at] = interest + WEIGHTS.rating * (qualities[row] as number) + (fame[row] as number);
      }
      return scores;
    },

    contributions(profile, row, scale = 1) {
      const place = catalogue.places[row];
      if (!place) return [];
      const interests = interestsOf(profile, catalogue);
      const { best, worst } = decisive(categoriesOf(row), likings(profile));
      return [
        ...[best, worst].flatMap((each) => interestParts(each, interests, scale)),
        { kind: 'rating', rating: ratings.summaryOf(row), amount: scale * WEIGHTS.rating * (quality()[row] as number) },
        { kind: 'prominence', prominence: place.prominence, amount: scale * (fame[row] ?? 0) },
      ];
    },
  };
}

/**
 * The fame curve, 0 to 1 for a prominence of 0 to 5. Squared, because what everybody knows stands out more from the well known
 * than that from the unknown.
 */
export const fameOf = (prominence: number): number => (prominence / MAX_PROMINENCE) ** 2;

const NO_CATEGORIES = new Uint8Array();

function likingByNumber(interests: Interests): Float64Array {
  const likings = new Float64Array(CATEGORIES.length);
  for (const [category, { amount }] of interests) likings[CATEGORIES.indexOf(category)] = amount;
  return likings;
}

/**
 * 0 to 1, and exactly one half for a place without ratings: unknown is average, never bad.
 * A Bayesian mean on a logistic scale, because stars crowd between 4 and 5.
 */
export function qualityOf({ mean, count }: RatingSummary, priorMean: number): number {
  const shrunk = (mean * count + priorMean * RATING_PRIOR.strength) / (count + RATING_PRIOR.strength);
  return 1 / (1 + Math.exp((priorMean - shrunk) / RATING_PRIOR.spread));
}

/** The mean over rated places; a place counts more with more ratings, but no place counts like a hundred. */
function meanRating({ places }: Catalogue): number {
  let sum = RATING_PRIOR.mean;
  let weight = 1;
  for (const { rating } of places) {
    const trust = rating.count / (rating.count + RATING_PRIOR.strength);
    sum += trust * rating.mean;
    weight += trust;
  }
  return sum / weight;
}

interface Decisive {
  /** Number in CATEGORIES, or -1. */
  readonly category: number;
  /** Share of the category's interest that counts. */
  readonly share: number;
  readonly amount: number;
}

const INDIFFERENT: Decisive = { category: -1, share: 0, amount: 0 };

/** The category that speaks most for the place, and the one that speaks most against it. */
function decisive(categories: Uint8Array, liking: Float64Array): { readonly best: Decisive; readonly worst: Decisive } {
  let best = INDIFFERENT;
  let worst = INDIFFERENT;
  for (let position = 0; position < categories.length; position++) {
    const category = categories[position] as number;
    const interest = liking[category] as number;
    const share = interest > 0 && position > 0 ? SIDE_CATEGORY_PLEASES : 1;
    const amount = interest * share;
    if (amount > best.amount) best = { category, share, amount };
    else if (amount < worst.amount) worst = { category, share, amount };
  }
  return { best, worst };
}

/** The sum of the two, without saying which they are: for whoever scores thousands. */
function interestIn(categories: Uint8Array, liking: Float64Array): number {
  let best = 0;
  let worst = 0;
  for (let position = 0; position < categories.length; position++) {
    const interest = liking[categories[position] as number] as number;
    const amount = interest > 0 && position > 0 ? interest * SIDE_CATEGORY_PLEASES : interest;
    if (amount > best) best = amount;
    else if (amount < worst) worst = amount;
  }
  return best + worst;
}

function interestParts({ category, share }: Decisive, interests: Interests, scale: number): Contribution[] {
  const name = CATEGORIES[category];
  if (name === undefined) return [];
  return (interests.get(name)?.evidence ?? []).map((piece) =>
    toContribution(name, piece, scale * WEIGHTS.interest * share),
  );
}

function toContribution(category: Category, piece: Evidence, scale: number): Contribution {
  const amount = piece.amount * scale;
  if (piece.kind === 'reviewed') return { kind: 'place', placeId: piece.placeId, amount };
  return piece.kind === 'carried'
    ? { kind: 'category', category, via: piece.via, amount }
    : { kind: 'category', category, amount };
}

/** The person's liking of every category as numbers, for calibration: only what they like counts. */
export function tasteMix(profile: Profile, catalogue: Catalogue): Float32Array {
  const interests = interestsOf(profile, catalogue);
  return Float32Array.from(CATEGORIES, (category) => {
    const interest = interests.get(category);
    const own = interest?.evidence.some(({ kind }) => kind !== 'carried') ?? false;
    return own ? Math.max(0, interest?.amount ?? 0) : 0;
  });
}
