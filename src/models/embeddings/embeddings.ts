// `embeddings`: what a person likes and what a place is about, as texts in one space. It needs no visits by anybody.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import { categoryLikings, placeLikings } from '../interactions/likings.ts';
import type { Recommender } from '../recommender.ts';
import { dot } from './space.ts';
import type { TextIndex } from './text-index.ts';

/** A dislike says less of what somebody wants than a liking does (Rocchio's gamma beside beta). */
const DISLIKE_WEIGHT = 0.6;
/** A stated category is a wider wish than one place. */
const CATEGORY_WEIGHT = 1.5;

interface Sign {
  readonly vector: Float32Array;
  /** Set where a category was rated, absent where a place was. */
  readonly category?: Category;
  readonly value: number;
  named(amount: number): Contribution;
}

/**
 * score(place) = sum of liking x cosine(sign, place) over everything the person said: Rocchio's query with negative
 * evidence, left as a sum, so that each sign's part is its contribution.
 *
 * @param indexOf the catalogue's text, made when it is first needed
 * Source: Rocchio (1971), "Relevance feedback in information retrieval".
 */
export function embeddings(indexOf: () => TextIndex, catalogue: Catalogue): Recommender {
  let hasText: Uint8Array | undefined;
  const vectorOf = (row: number): Float32Array => {
    const { vectors, width } = indexOf();
    return vectors.subarray(row * width, (row + 1) * width);
  };
  const isEmpty = (row: number): boolean => {
    hasText ??= Uint8Array.from(catalogue.places, (_, each) => Number(vectorOf(each).some((value) => value !== 0)));
    return hasText[row] === 0;
  };

  // There are thirty-one categories and they are asked for all the time.
  const likenesses = new Map<Category, Float32Array>();
  const likenessTo = (category: Category): Float32Array => {
    const known = likenesses.get(category);
    if (known) return known;
    const { vectors, width, categoryVectors } = indexOf();
    const vector = categoryVectors.get(category)!;
    const made = Float32Array.from(catalogue.places, (_, row) => dot(vector, vectors, row * width));
    likenesses.set(category, made);
    return made;
  };

  function signsOf(profile: Profile): Sign[] {
    const ofCategories = [...categoryLikings(profile)].flatMap(([category, liking]): Sign[] => {
      const vector = indexOf().categoryVectors.get(category);
      return vector
        ? [
            {
              vector,
              category,
              value: CATEGORY_WEIGHT * softened(liking),
              named: (amount) => ({ kind: 'category', category, amount }),
            },
          ]
        : [];
    });
    const ofPlaces = [...placeLikings(profile)].flatMap(([placeId, liking]): Sign[] => {
      const row = catalogue.rowOf.get(placeId);
      return row === undefined || isEmpty(row)
        ? []
        : [{ vector: vectorOf(row), value: softened(liking), named: (amount) => ({ kind: 'place', placeId, amount }) }];
    });
    return [...ofCategories, ...ofPlaces].filter(({ value }) => value !== 0);
  }

  return {
    method: 'embeddings',

    score(profile, rows) {
      const { vectors, width } = indexOf();
      const signs = signsOf(profile);
      if (signs.length === 0) return new Float32Array(rows.length).fill(Number.NaN);
      const wish = wishOf(
        signs.filter(({ category }) => category === undefined),
        width,
      );
      const stated = signs.filter(({ category }) => category !== undefined);
      const likeness = stated.map(({ category }) => likenessTo(category as Category));
      const scores = new Float32Array(rows.length).fill(Number.NaN);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        if (isEmpty(row)) continue;
        let score = wish ? dot(wish, vectors, row * width) : 0;
        for (let each = 0; each < stated.length; each++) score += stated[each]!.value * likeness[each]![row]!;
        scores[at] = score;
      }
      return scores;
    },

    contributions(profile, row) {
      if (isEmpty(row)) return [];
      const { vectors, width } = indexOf();
      return signsOf(profile).map(({ vector, value, named }) => named(value * dot(vector, vectors, row * width)));
    },
  };
}

/** All signs as one vector: a place then costs one product, however much the person said. */
function wishOf(signs: readonly Sign[], width: number): Float32Array | undefined {
  if (signs.length === 0) return undefined;
  const wish = new Float32Array(width);
  for (const { vector, value } of signs) for (let k = 0; k < width; k++) wish[k]! += value * vector[k]!;
  return wish;
}

const softened = (liking: number): number => (liking < 0 ? liking * DISLIKE_WEIGHT : liking);
