// A profile as signs of taste, each remembering what it came from so that it can be named as a reason.
import type { PlaceId } from '../../domain/branded.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import type { Profile } from '../../domain/profile.ts';
import { CATEGORIES } from '../../vocabulary/categories.ts';
import { likingOf, neutralRating } from '../affinity-interests.ts';
import type { CategoryVector, Sign } from './features.ts';

export type ProfileSign = Sign & ({ readonly category: Category } | { readonly placeId: PlaceId });

/** Saying that one likes a category is as strong a sign as so many visits. */
const STATED_STRENGTH = 10;
/**
 * A statement is about one category alone, a visit is one of many, so a statement is not thinned out by the others, and
 * counts so many times what visits could show. The weights were learned from visits; this is judgement, held by
 * tests/quality.
 */
const STATED_PURITY = 2.5;

export function signsOf(
  profile: Profile,
  catalogue: Catalogue,
  vectorOf: (row: number) => CategoryVector | undefined,
): readonly ProfileSign[] {
  const neutral = neutralRating(profile);
  const stated = [...profile.categories].map(
    ([category, rating]): ProfileSign => ({
      category,
      vector: [[CATEGORIES.indexOf(category), 1]],
      liking: STATED_PURITY * profile.categories.size * likingOf(rating, neutral),
      strength: STATED_STRENGTH,
    }),
  );
  const reviewed = [...profile.places].flatMap(([placeId, rating]): readonly ProfileSign[] => {
    const vector = vectorOf(catalogue.rowOf.get(placeId) ?? -1);
    return vector ? [{ placeId, vector, liking: likingOf(rating, neutral), strength: 1 }] : [];
  });
  return [...stated, ...reviewed];
}
