// `embeddings`: what a person likes and what a place is about, as texts in one space. It needs no visits by anybody.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import { once } from '../../domain/once.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import { categoryLikings, placeLikings } from '../interactions/likings.ts';
import { perProfile } from '../per-profile.ts';
import type { Recommender } from '../recommender.ts';
import { dot } from './space.ts';
import type { TextIndex } from './text-index.ts';

/** A dislike says less of what somebody wants than a liking does (Rocchio's gamma beside beta). */
const DISLIKE_WEIGHT = 0.6;
/** A stated category is a wider wish than one place. */
const CATEGORY_WEIGHT = 1.5;

/** One thing the person said: a stated liking has its likeness to every place, a rated place its own vector. */
interface Sign {
  readonly value: number;
  /** Cosine with the place in a row. */
  likenessTo(row: number): number;
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
  const known = once(() => {
    const { vectors, categoryVectors } = indexOf();
    const hasText = Uint8Array.from(catalogue.places, (_, row) =>
      Number(vectors.row(row).some((value) => value !== 0)),
    );
    return { vectors, categoryVectors, hasText, everyRow: Uint32Array.from(hasText.keys()) };
  });

  // There are thirty-one categories and they are asked for all the time.
  const likenesses = new Map<Category, Float32Array>();
  const likenessesTo = (category: Category, vector: Float32Array): Float32Array => {
    const { vectors, everyRow } = known();
    const made = likenesses.get(category) ?? vectors.products(vector, everyRow);
    likenesses.set(category, made);
    return made;
  };

  const hear = perProfile((profile): Heard => {
    const { vectors, categoryVectors, hasText } = known();
    const stated: (Sign & { readonly likenesses: Float32Array })[] = [];
    for (const [category, liking] of categoryLikings(profile)) {
      const vector = categoryVectors.get(category);
      if (!vector || liking === 0) continue;
      const ofRows = likenessesTo(category, vector);
      stated.push({
        value: CATEGORY_WEIGHT * softened(liking),
        likenesses: ofRows,
        likenessTo: (row) => ofRows[row]!,
        named: (amount) => ({ kind: 'category', category, amount }),
      });
    }
    const rated: (Sign & { readonly vector: Float32Array })[] = [];
    for (const [placeId, liking] of placeLikings(profile)) {
      const own = catalogue.rowOf.get(placeId);
      if (own === undefined || hasText[own] === 0 || liking === 0) continue;
      const vector = vectors.row(own);
      rated.push({
        value: softened(liking),
        vector,
        likenessTo: (row) => dot(vector, vectors.row(row)),
        named: (amount) => ({ kind: 'place', placeId, amount }),
      });
    }
    return { signs: [...stated, ...rated], stated, ...(rated.length > 0 && { wish: wishOf(rated) }) };
  });

  return {
    method: 'embeddings',

    score(profile, rows) {
      const { signs, stated, wish } = hear(profile);
      if (signs.length === 0) return new Float32Array(rows.length).fill(Number.NaN);
      const { vectors, hasText } = known();
      const scores = wish ? vectors.products(wish, rows) : new Float32Array(rows.length);
      const values = Float64Array.from(stated, ({ value }) => value);
      const likenesses = stated.map((each) => each.likenesses);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        let score = scores[at]!;
        for (let each = 0; each < values.length; each++) score += values[each]! * likenesses[each]![row]!;
        scores[at] = hasText[row] === 1 ? score : Number.NaN;
      }
      return scores;
    },

    contributions(profile, row, scale = 1) {
      if (known().hasText[row] !== 1) return [];
      return hear(profile).signs.map(({ value, likenessTo, named }) => named(scale * value * likenessTo(row)));
    },
  };
}

/** What the method makes of one person. */
interface Heard {
  readonly signs: readonly Sign[];
  readonly stated: readonly { readonly value: number; readonly likenesses: Float32Array }[];
  /** All rated places as one vector. */
  readonly wish?: Float32Array;
}

/** However much the person rated, a place then costs one product. */
function wishOf(signs: readonly { readonly vector: Float32Array; readonly value: number }[]): Float32Array {
  const wish = new Float32Array(signs[0]!.vector.length);
  for (const { vector, value } of signs) for (let k = 0; k < wish.length; k++) wish[k]! += value * vector[k]!;
  return wish;
}

const softened = (liking: number): number => (liking < 0 ? liking * DISLIKE_WEIGHT : liking);
