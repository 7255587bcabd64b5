// The scorer that needs no training: what the person said they like, what everybody says of the place, how well known
// it is. Every other method falls back to it, so it has an opinion about every place.
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import { CATEGORIES, type Category } from '../domain/category.ts';
import type { Place, RatingSummary } from '../domain/place.ts';
import type { Profile } from '../domain/profile.ts';
import type { Contribution } from '../domain/recommendation.ts';
import { type Evidence, interestsOf } from './affinity-interests.ts';
import type { Recommender } from './recommender.ts';

/** Their sum is the most a place can reach. Interest ranges from -1 to 1, the others from 0 to 1. */
const WEIGHTS = { interest: 0.4, rating: 0.2, prominence: 0.2 } as const;

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
  const quality = (rating: RatingSummary) => qualityOf(rating, priorMean);

  return {
    method: 'affinity',

    score(profile, rows) {
      const interests = interestsOf(profile, catalogue);
      const amounts = new Map([...interests].map(([category, { amount }]) => [category, amount]));
      return Float32Array.from(rows, (row) => {
        const place = catalogue.places[row];
        if (!place) return Number.NaN;
        const { best, worst } = decisiveCategories(place, amounts);
        return (
          WEIGHTS.interest * ((best?.amount ?? 0) + (worst?.amount ?? 0)) +
          WEIGHTS.rating * quality(ratings.summaryOf(row)) +
          WEIGHTS.prominence * (place.prominence / MAX_PROMINENCE)
        );
      });
    },

    contributions(profile, row) {
      const place = catalogue.places[row];
      if (!place) return [];
      const rating = ratings.summaryOf(row);
      return [
        ...interestParts(profile, place, catalogue),
        { kind: 'rating', rating, amount: WEIGHTS.rating * quality(rating) },
        {
          kind: 'prominence',
          prominence: place.prominence,
          amount: WEIGHTS.prominence * (place.prominence / MAX_PROMINENCE),
        },
      ];
    },
  };
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
  readonly category: Category;
  /** Share of the category's interest that counts. */
  readonly share: number;
  readonly amount: number;
}

/** The category that speaks most for the place, and the one that speaks most against it. */
function decisiveCategories(place: Place, amounts: ReadonlyMap<Category, number>) {
  let best: Decisive | undefined;
  let worst: Decisive | undefined;
  for (let position = 0; position < place.categories.length; position++) {
    const category = place.categories[position] as Category;
    const interest = amounts.get(category);
    if (interest === undefined || interest === 0) continue;
    const share = interest > 0 && position > 0 ? SIDE_CATEGORY_PLEASES : 1;
    const amount = interest * share;
    if (amount > (best?.amount ?? 0)) best = { category, share, amount };
    if (amount < (worst?.amount ?? 0)) worst = { category, share, amount };
  }
  return { best, worst };
}

function interestParts(profile: Profile, place: Place, catalogue: Catalogue): Contribution[] {
  const interests = interestsOf(profile, catalogue);
  const amounts = new Map([...interests].map(([category, { amount }]) => [category, amount]));
  const { best, worst } = decisiveCategories(place, amounts);
  return [best, worst].flatMap((decisive) =>
    decisive
      ? (interests.get(decisive.category)?.evidence ?? []).map((piece) =>
          toContribution(decisive.category, piece, WEIGHTS.interest * decisive.share),
        )
      : [],
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
