// Whether a place is worth a visit to this asker: nobody's judgement, but what is known of it and of their tastes, and somewhere
// else close by.
import type { Card } from '../../chat/card.ts';
import type { WorthFact } from '../../chat/facts/facts.ts';
import { AVOIDED_AT_MOST, OUTDOORS } from '../../chat/lists/search.ts';
import type { FactQuestion } from '../../chat/state.ts';
import type { Category } from '../../domain/category.ts';
import type { Place } from '../../domain/place.ts';
import { straightLineM } from '../../domain/walk.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays } from '../../hours/civil-time.ts';
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
    ...tooLateToday(scene, place, question),
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
/** "Is it worth going now?", with an hour until the doors close. */
function tooLateToday(
  { world, now }: Scene,
  place: Place,
  { on, isFromOutside }: FactQuestion,
): Pick<WorthFact, 'tooLate'> {
  const { hours } = world.recommend;
  const today = civilNow(hours.clock, now);
  const schedule = hours.read(place.openingHours);
  const { visitMinutes } = place;
  if (!schedule || visitMinutes === undefined || on?.day !== today.day) return {};
  // A façade has no doors, and an hour that was said is not now.
  if (isFromOutside || (!on.isNow && on.fromMin !== undefined && on.label === undefined)) return {};
  const spans = schedule.spansOn(today.day);
  const last = spans?.at(-1);
  const isSure = spans?.every(({ uncertain }) => !uncertain) ?? false;
  const left = (last?.end ?? 0) - today.minute;
  if (!last || !isSure || left >= visitMinutes * ENOUGH_SHARE) return {};
  const ahead = Array.from({ length: 7 }, (_, days) => addDays(today.day, days + 1));
  const days = ahead.map((day) => ({ day, spans: schedule.spansOn(day) ?? [] }));
  const next = days.find((each) => each.spans.length > 0 && each.spans.every(({ uncertain }) => !uncertain));
  return { tooLate: { leftMinutes: Math.max(0, left), ...(next && { next }) } };
}
/** So much of a visit is worth the ticket. */
const ENOUGH_SHARE = 0.75;

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
