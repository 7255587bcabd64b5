// Whether a place is worth a visit to this asker: nobody's judgement, but what is known of it and of their tastes, and somewhere
// else close by.
import type { Card } from '../../chat/card.ts';
import type { WorthFact } from '../../chat/facts.ts';
import { AVOIDED_AT_MOST, OUTDOORS } from '../../chat/search.ts';
import type { FactQuestion } from '../../chat/state.ts';
import type { Category } from '../../domain/category.ts';
import type { Place } from '../../domain/place.ts';
import { straightLineM } from '../../domain/walk.ts';
import { isAlwaysFree } from '../../hours/free-entry.ts';
import type { Scene } from './world.ts';

/** 1 to 5 for each category of which the asker told a taste. */
export type Tastes = ReadonlyMap<Category, number>;

export function worthOf(scene: Scene, { place, rating }: Card, question: FactQuestion, tastes: Tastes): WorthFact {
  const isDislikedOf = (each: Category) => (tastes.get(each) ?? AVOIDED_AT_MOST + 1) <= AVOIDED_AT_MOST;
  const isDisliked = place.categories.some(isDislikedOf);
  const { isFromOutside, isForTourists } = question;
  const isOther = (other: Place): boolean => {
    if (isDisliked)
      return !other.categories.some(isDislikedOf) && other.categories.some((each) => OUTDOORS.includes(each));
    return isForTourists === true && isAlike(place, other) && other.prominence <= place.prominence - LESS_KNOWN;
  };
  const other = isDisliked || isForTourists ? closeBy(scene, place, isOther) : undefined;
  return {
    about: 'worth_it',
    value: rating,
    isFamous: place.prominence >= FAMOUS_FROM,
    ...(isDisliked && { isDisliked: true }),
    ...(isFromOutside && { isFromOutside }),
    ...(isForTourists && { isForTourists }),
    ...(other && {
      instead: {
        name: other.name,
        distanceM: straightLineM(place.position, other.position),
        isFree: isAlwaysFree(other),
      },
    }),
  };
}
const FAMOUS_FROM = 4;
const LESS_KNOWN = 0.5;

const isAlike = (one: Place, other: Place): boolean =>
  one.categories[0] !== undefined && other.categories[0] === one.categories[0];

/** The best known of those within a short walk; of places that are alike, the way may be longer. */
function closeBy({ world }: Scene, place: Place, suits: (other: Place) => boolean): Place | undefined {
  const found = world.recommend.catalogue.places.filter(
    (other) =>
      other.id !== place.id &&
      !other.closedForGood &&
      other.prominence >= WORTH_NAMING &&
      straightLineM(place.position, other.position) <= CLOSE_M &&
      suits(other),
  );
  const nearness = (other: Place) => straightLineM(place.position, other.position) / CLOSE_M;
  return [...found].sort((a, b) => b.prominence - nearness(b) - (a.prominence - nearness(a)))[0];
}
const WORTH_NAMING = 2;
const CLOSE_M = 1_000;
