// What a profile says of the person's taste, before any method is asked: what they like, what they dislike, and whether it is
// a taste at all.
import type { Catalogue } from '../domain/catalogue.ts';
import { DISLIKED_AT_MOST, MAX_PREFERENCE } from '../domain/person.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import { tasteMix } from '../models/affinity.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import type { CategorySet } from './category-column.ts';
import { INDIFFERENT_RATING, NEUTRAL_RATING } from './weights.ts';

export interface Taste {
  /** What the methods are told: the profile without dislikes, or nobody's where that says no taste. */
  readonly profile: Profile;
  /** Liking of each category, 0 to 1, stated or shown by reviews, in the order of CATEGORIES. */
  readonly likings: Float32Array;
  /** The stated ones among them, 1 for the highest; 0 for the others. */
  readonly stated: Float32Array;
  /** 1 for categories that the person said they dislike; undefined when there are none. */
  readonly disliked: CategorySet | undefined;
}

export function tasteOf(profile: Profile, catalogue: Catalogue): Taste {
  const disliked = dislikedIn(profile);
  const telling = { ...profile, categories: tellingCategories(profile) };
  if (!isTaste(telling)) {
    // A copy, because methods note nothing on the one that everybody shares.
    return { profile: { ...EMPTY_PROFILE }, likings: nothing(), stated: nothing(), disliked };
  }
  const stated = statedLikings(telling);
  const shown = tasteMix(telling, catalogue);
  const likings = shown.map((liking, at) => (telling.categories.has(CATEGORIES[at] ?? '') ? stated[at]! : liking));
  return { profile: telling, likings, stated, disliked };
}

/**
 * Stated ratings that a method may learn a taste from. Not the dislikes: what is avoided says nothing of the rest, and a method
 * would make it speak for whatever is unlike it. Nor the same rating for everything, which prefers nothing.
 */
function tellingCategories({ categories }: Profile): Profile['categories'] {
  const isTheSameOfAll = CATEGORIES.every((each) => categories.has(each)) && new Set(categories.values()).size === 1;
  return new Map(isTheSameOfAll ? [] : [...categories].filter(([, rating]) => rating > DISLIKED_AT_MOST));
}

/** The taste curve: 0 for what leaves one cold, 1 for what one loves, straight in between. */
export const likingOfRating = (rating: number): number =>
  Math.max(0, (rating - INDIFFERENT_RATING) / (MAX_PREFERENCE - INDIFFERENT_RATING));

/** To avoid something is no taste; nor is a 3. */
const isTaste = ({ categories, places }: Profile): boolean =>
  [...categories.values(), ...places.values()].some((rating) => rating > NEUTRAL_RATING);

function statedLikings({ categories }: Profile): Float32Array {
  const likings = Float32Array.from(CATEGORIES, (category) => likingOfRating(categories.get(category) ?? 0));
  const most = Math.max(...likings);
  return most > 0 ? likings.map((liking) => liking / most) : likings;
}

function dislikedIn({ categories }: Profile): CategorySet | undefined {
  const set = Uint8Array.from(CATEGORIES, (category) =>
    Number((categories.get(category) ?? NEUTRAL_RATING) <= DISLIKED_AT_MOST),
  );
  return set.includes(1) ? set : undefined;
}

const nothing = (): Float32Array => new Float32Array(CATEGORIES.length);
