// The method for people and places without history: how taste, fame and quality weigh was learned in other cities, and
// no visit of this city is needed. Distance is learned there too, but applied in `recommend`.
import type { Catalogue, Ratings } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import { CATEGORIES } from '../../vocabulary/categories.ts';
import { kindsOf } from '../kinds.ts';
import { perProfile } from '../per-profile.ts';
import { ratingColumn } from '../rating-column.ts';
import type { Recommender } from '../recommender.ts';
import type { TransferArtifact } from './artifact.ts';
import { type CategoryVector, match, relativeQuality, standings } from './features.ts';
import { type ProfileSign, signsOf } from './signs.ts';
import { fameFactorOf, pullOf, utilityOf } from './utility.ts';

export function transfer(artifact: TransferArtifact, catalogue: Catalogue, ratings: Ratings): Recommender {
  const { weights } = artifact;
  const affinities = Float64Array.from(artifact.affinities.flat());
  const city = cityOf(catalogue, ratings);
  const hear = perProfile((profile): Heard => {
    const signs = signsOf(profile, catalogue, city.vectorOf);
    const pull = pullOf(weights, affinities, signs);
    return {
      matches: Float64Array.from(city.vectors, (vector) => match(pull, vector)),
      fameFactor: fameFactorOf(weights, signs),
      pulls: signs.map((sign) => [sign, pullOf(weights, affinities, [sign], signs)]),
    };
  });

  return {
    method: 'transfer',

    score(profile, rows) {
      const { matches, fameFactor: factor } = hear(profile);
      const quality = city.quality();
      const scores = new Float32Array(rows.length);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        scores[at] = utilityOf(weights, matches[city.kindOf[row]!]!, quality[row]!, factor, city.standing[row]!);
      }
      return scores;
    },

    contributions(profile, row, scale = 1) {
      const [place, vector] = [catalogue.places[row], city.vectorOf(row)];
      if (!place || !vector) return [];
      const { pulls, fameFactor: factor } = hear(profile);
      return [
        ...pulls.flatMap(([sign, pull]) => reasons(sign, pull, vector, scale)),
        { kind: 'rating', rating: ratings.summaryOf(row), amount: scale * weights.quality * city.quality()[row]! },
        { kind: 'prominence', prominence: place.prominence, amount: scale * factor * city.standing[row]! },
      ];
    },
  };
}

/** What the model makes of one person. */
interface Heard {
  /** Their taste's part in the score of each kind of place. */
  readonly matches: Float64Array;
  readonly fameFactor: number;
  /** Every sign with its share of the pull towards each category. */
  readonly pulls: readonly (readonly [ProfileSign, Float64Array])[];
}

/** A sign's own part, by the category of the place that it speaks for. */
function reasons(
  sign: ProfileSign,
  pull: Float64Array,
  vector: CategoryVector,
  scale: number,
): readonly Contribution[] {
  if ('placeId' in sign) return [{ kind: 'place', placeId: sign.placeId, amount: scale * match(pull, vector) }];
  return vector.map(([number, weight]): Contribution => {
    const category = CATEGORIES[number] as Category;
    const amount = scale * weight * pull[number]!;
    return category === sign.category
      ? { kind: 'category', category, amount }
      : { kind: 'category', category, via: sign.category, amount };
  });
}

interface City {
  /** Each row's kind, and each kind's categories. */
  readonly kindOf: Uint32Array;
  readonly vectors: readonly CategoryVector[];
  readonly standing: Float64Array;
  vectorOf(row: number): CategoryVector | undefined;
  quality(): Float64Array;
}

function cityOf(catalogue: Catalogue, ratings: Ratings): City {
  const mean = meanStars(catalogue);
  const kinds = kindsOf(catalogue);
  const vectors = kinds.categories.map(vectorOf);
  return {
    kindOf: kinds.ofRow,
    vectors,
    standing: standings(catalogue.places.map(fameOf)),
    vectorOf: (row) => vectors[kinds.ofRow[row] ?? -1],
    quality: ratingColumn(catalogue, ratings, (rating) => relativeQuality(rating.mean, rating.count, mean)),
  };
}

/** A place is wholly of its main category and half of the others: ours are few and broad, so none is rarer than another. */
const vectorOf = (categories: Uint8Array): CategoryVector =>
  Array.from(categories, (category, position) => [category, position === 0 ? 1 : SIDE_CATEGORY]);
const SIDE_CATEGORY = 0.5;

/** Ordered by prominence, then by how many people rated it. */
const fameOf = ({ prominence, rating }: Catalogue['places'][number]): number =>
  prominence + Math.min(0.999, Math.log10(1 + rating.count) / 10);

function meanStars({ places }: Catalogue): number {
  const rated = places.filter(({ rating }) => rating.count > 0);
  return rated.length === 0 ? 0 : rated.reduce((sum, { rating }) => sum + rating.mean, 0) / rated.length;
}
