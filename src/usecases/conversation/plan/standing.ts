// What a stop of a day is worth: what somebody would like, and what a city is known for. A list is mixed, so that the second
// great museum of a street comes after a small church; whoever has one day is taken to the museum.
import type { Place } from '../../../domain/place.ts';
import type { Profile } from '../../../domain/profile.ts';
import { stayMinutes } from '../../../plan/stays.ts';

interface Scored {
  readonly place: Place;
  readonly score: number;
}

/** The same places by what they are worth in a day, the best first. */
export function withStanding<Item extends Scored>(items: readonly Item[], { categories }: Profile): readonly Item[] {
  const most = Math.max(...items.map(({ score }) => score), LEAST_SCORE);
  // Who has told a taste wants that before what everybody sees.
  const hasTaste = [...categories.values()].some((rating) => rating > NEUTRAL);
  // In a town that is known for little one goes by taste.
  const known = items.filter(({ place }) => standingOf(place) > 0).length;
  const share = Math.min(1, known / ENOUGH_KNOWN) * (hasTaste ? SHARE_BESIDE_TASTES : SHARE);
  return items
    .map((item) => ({
      ...item,
      score: ((1 - share) * item.score) / most + share * standingOf(item.place) - (isBite(item.place) ? BITE_COST : 0),
    }))
    .sort((a, b) => b.score - a.score);
}
const LEAST_SCORE = 1e-9;
const NEUTRAL = 3;
const SHARE = 0.85;
const ENOUGH_KNOWN = 5;
const SHARE_BESIDE_TASTES = 0.3;

/** From nothing for a place of the neighbourhood to 1 for what everybody knows. */
const standingOf = ({ prominence }: Place): number =>
  Math.max(0, (prominence - KNOWN_FROM) / (MOST_KNOWN - KNOWN_FROM)) ** STEEP;
const KNOWN_FROM = 3;
const MOST_KNOWN = 5;
const STEEP = 1.5;

/** A bar where people stand for a quarter of an hour is no table for lunch, and a hall full of stalls hardly one. */
const isBite = (place: Place): boolean =>
  place.categories[0] === 'markets'
    ? place.categories.includes('restaurants')
    : place.categories[0] === 'restaurants' && stayMinutes(place) < SEATED_MINUTES;
const BITE_COST = 0.25;
const SEATED_MINUTES = 45;
