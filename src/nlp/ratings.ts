// Stage 5: from attitudes to ratings of 1 to 5. Explicit numbers as said; later statements win; comparatives move the
// two sides apart as little as possible; what is not mentioned stays unrated.
import type { Category } from '../domain/category.ts';
import type { Comparison } from './comparisons.ts';
import type { ConceptMention, Opinion } from './understanding.ts';

/** A mention without any attitude, in a request. */
export const MENTIONED = 4;
/** What a comparative says by itself. */
const PREFERRED = 4.2;
const LESS_LIKED = 3.2;
const GAP = 0.8;

/** Polarity and the rating it stands for; linear in between. hate 1.2, dislike 2, okay 3.1, like 4.2, love 4.8. */
const SCALE = [
  [-1, 1.2],
  [-0.9, 1.3],
  [-0.5, 2],
  [-0.35, 2.3],
  [0, 3],
  [0.3, 3.6],
  [0.6, 4.2],
  [0.8, 4.5],
  [1, 4.8],
] as const;

export function inferRatings(
  opinions: readonly Opinion[],
  comparisons: readonly Comparison[],
  isAskedFor: (concept: ConceptMention) => boolean,
): ReadonlyMap<Category, number> {
  const ratings = new Map<Category, number>();
  for (const { concept, polarity, stated } of opinions) {
    const rating = stated ?? (polarity === undefined ? undefined : ratingFor(polarity));
    for (const category of concept.categories) if (rating !== undefined) ratings.set(category, rating);
  }
  const hasAttitude = new Set(
    opinions
      .filter(({ polarity, stated }) => polarity !== undefined || stated !== undefined)
      .flatMap(({ concept }) => concept.categories),
  );
  for (const { concept } of opinions) {
    if (!isAskedFor(concept)) continue;
    const isOther = isAnotherForm(concept, opinions);
    for (const category of concept.categories)
      if (isOther || !hasAttitude.has(category)) ratings.set(category, MENTIONED);
  }
  for (const comparison of comparisons) moveApart(comparison, ratings);
  return ratings;
}

/** "No steakhouses, but a vegan restaurant": not the form that was turned down before, though of the same kind. */
function isAnotherForm(concept: ConceptMention, opinions: readonly Opinion[]): boolean {
  const own = opinions.find((opinion) => opinion.concept === concept);
  if (own?.polarity !== undefined || own?.stated !== undefined) return false;
  const turnedDown = opinions.filter((other) => (other.polarity ?? 0) < 0 && other.concept.start < concept.start);
  const ofThisKind = turnedDown.filter((other) =>
    other.concept.categories.some((each) => concept.categories.includes(each)),
  );
  return (
    ofThisKind.length > 0 &&
    ofThisKind.every((other) => other.concept.text.toLowerCase() !== concept.text.toLowerCase())
  );
}

function ratingFor(polarity: number): number {
  const above = SCALE.findIndex(([at]) => at >= polarity);
  if (above === 0) return SCALE[0][1];
  if (above < 0) return SCALE[SCALE.length - 1]![1];
  const [x0, y0] = SCALE[above - 1]!;
  const [x1, y1] = SCALE[above]!;
  return Math.round((y0 + ((polarity - x0) / (x1 - x0)) * (y1 - y0)) * 10) / 10;
}

function moveApart({ winner, loser }: Comparison, ratings: Map<Category, number>): void {
  for (const better of winner.categories) {
    for (const worse of loser.categories) {
      if (better === worse) continue;
      const high = ratings.get(better) ?? PREFERRED;
      const low = ratings.get(worse) ?? LESS_LIKED;
      const isApart = high - low >= GAP / 2;
      ratings.set(better, isApart ? high : round(Math.min(5, Math.max(high, low + GAP / 2))));
      ratings.set(worse, isApart ? low : Math.max(1, round(Math.min(low, ratings.get(better)! - GAP))));
    }
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
