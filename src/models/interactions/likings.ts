// From ratings to likings: how far above or below the person's own middle each thing stands.
import { DISLIKED_AT_MOST } from '../../domain/person.ts';
import type { Profile } from '../../domain/profile.ts';

/**
 * The neutral point of each scale, where no mean of the person's own is known yet. It is the middle of the scale and not
 * the mean of everybody's ratings: people mostly rate what they like, so with that mean a 4 would count as a dislike.
 */
const NEUTRAL = { places: 3, categories: 2.5 } as const;

/** The neutral point weighs as much as this many ratings, so that somebody who gives only fives still likes things. */
const NEUTRAL_STRENGTH = 8;

/** Stars between neutral and the end of the scale: likings lie within about -1 and 1. */
const HALF_SCALE = { places: 2, categories: 2.5 } as const;

/** Measured on the ratings of one metropolitan area; without it, lists were worse than popularity. */
const VISIT = 0.6;

type Kind = keyof typeof NEUTRAL;

/** The liking that each rating stands for: above 0 attracts, below 0 pushes away. */
function likingsOf<Thing>(kind: Kind, ratings: ReadonlyMap<Thing, number>): Map<Thing, number> {
  const middle = ownMiddle(kind, ratings);
  return new Map(
    [...ratings].map(([thing, rating]) => [thing, (rating - middle) / HALF_SCALE[kind] + choiceOf(kind, rating)]),
  );
}

/** To have chosen a place says something in itself, unless it disappointed; a stated liking is no visit. */
const choiceOf = (kind: Kind, rating: number): number => (kind === 'places' && rating > DISLIKED_AT_MOST ? VISIT : 0);

export const placeLikings = (profile: Profile) => likingsOf('places', profile.places);
export const categoryLikings = (profile: Profile) => likingsOf('categories', profile.categories);

function ownMiddle(kind: Kind, ratings: ReadonlyMap<unknown, number>): number {
  let sum = NEUTRAL[kind] * NEUTRAL_STRENGTH;
  for (const rating of ratings.values()) sum += rating;
  return sum / (NEUTRAL_STRENGTH + ratings.size);
}
