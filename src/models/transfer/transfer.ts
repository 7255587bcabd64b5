// The method for people and places without history: how taste, fame and quality weigh was learned in other cities, and
// no visit of this city is needed. Distance is learned there too, but applied in `recommend`.
import type { Catalogue, Ratings } from '../../domain/catalogue.ts';
import { CATEGORIES, type Category } from '../../domain/category.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import type { Recommender } from '../recommender.ts';
import type { TransferArtifact } from './artifact.ts';
import {
  type CategoryVector,
  carriedOver,
  confidenceIn,
  match,
  relativeQuality,
  standings,
  tasteOf,
} from './features.ts';
import { type ProfileSign, signsOf } from './signs.ts';

const SIZE = CATEGORIES.length;

export function transfer(artifact: TransferArtifact, catalogue: Catalogue, ratings: Ratings): Recommender {
  const { weights } = artifact;
  const affinities = Float64Array.from(artifact.affinities.flat());
  const city = cityOf(catalogue, ratings);
  const fame = (row: number, confidence: number) =>
    (weights.standing + confidence * weights.standingOnceKnown) * city.standing[row]!;
  /** What a taste, or one sign's share of it, makes of every category. */
  const pullOf = (signs: readonly ProfileSign[], among = signs): Float64Array => {
    const taste = tasteOf(signs, SIZE, among);
    const carried = carriedOver(taste, affinities);
    return taste.map((liking, category) => weights.own * liking + weights.carried * carried[category]!);
  };

  return {
    method: 'transfer',

    score(profile, rows) {
      const signs = signsOf(profile, catalogue, city.vectors);
      const [pull, confidence] = [pullOf(signs), confidenceIn(signs)];
      const scores = new Float32Array(rows.length).fill(Number.NaN);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        const vector = city.vectors[row];
        if (vector) scores[at] = match(pull, vector) + weights.quality * city.quality(row) + fame(row, confidence);
      }
      return scores;
    },

    contributions(profile, row) {
      const [place, vector] = [catalogue.places[row], city.vectors[row]];
      if (!place || !vector) return [];
      const signs = signsOf(profile, catalogue, city.vectors);
      return [
        ...signs.flatMap((sign) => reasons(sign, pullOf([sign], signs), vector)),
        { kind: 'rating', rating: ratings.summaryOf(row), amount: weights.quality * city.quality(row) },
        { kind: 'prominence', prominence: place.prominence, amount: fame(row, confidenceIn(signs)) },
      ];
    },
  };
}

/** A sign's own part, by the category of the place that it speaks for. */
function reasons(sign: ProfileSign, pull: Float64Array, vector: CategoryVector): readonly Contribution[] {
  if ('placeId' in sign) return [{ kind: 'place', placeId: sign.placeId, amount: match(pull, vector) }];
  return vector.map(([number, weight]): Contribution => {
    const category = CATEGORIES[number] as Category;
    const amount = weight * pull[number]!;
    return category === sign.category
      ? { kind: 'category', category, amount }
      : { kind: 'category', category, via: sign.category, amount };
  });
}

interface City {
  readonly vectors: readonly CategoryVector[];
  readonly standing: Float64Array;
  quality(row: number): number;
}

function cityOf(catalogue: Catalogue, ratings: Ratings): City {
  const mean = meanStars(catalogue);
  return {
    vectors: catalogue.places.map(({ categories }) => vectorOf(categories)),
    standing: standings(catalogue.places.map(fameOf)),
    quality: (row) => {
      const rating = ratings.summaryOf(row);
      return relativeQuality(rating.mean, rating.count, mean);
    },
  };
}

/** A place is wholly of its main category and half of the others: ours are few and broad, so none is rarer than another. */
const vectorOf = (categories: readonly Category[]): CategoryVector =>
  categories.map((category, position) => [CATEGORIES.indexOf(category), position === 0 ? 1 : SIDE_CATEGORY]);
const SIDE_CATEGORY = 0.5;

/** Ordered by prominence, then by how many people rated it. */
const fameOf = ({ prominence, rating }: Catalogue['places'][number]): number =>
  prominence + Math.min(0.999, Math.log10(1 + rating.count) / 10);

function meanStars({ places }: Catalogue): number {
  const rated = places.filter(({ rating }) => rating.count > 0);
  return rated.length === 0 ? 0 : rated.reduce((sum, { rating }) => sum + rating.mean, 0) / rated.length;
}
