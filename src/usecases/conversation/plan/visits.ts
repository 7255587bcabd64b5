// What fills the time of a day: the kinds of place for its hours and its people, and what was asked of all of them.

import { isStation } from '../../../chat/places/stations.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import type { PlanRequest } from '../../../nlp/frame.ts';
import { WORTH_A_VISIT } from '../../../plan/habits.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlannedPlace } from '../../../plan/world.ts';
import { NIGHTLIFE } from '../../../vocabulary/categories.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { placeOf, type Scene } from '../world.ts';
import { hasChildren } from './children.ts';

type Window = Pick<PlanDay, 'from' | 'until'>;

/** By night bars and music are gone out for. Where children come along, places for them are visits too. */
export function visitedBy(
  { profile }: Scene,
  { situation }: TalkState,
  { from, until }: Window,
  { isSeeing }: Pick<PlanRequest, 'isSeeing'>,
): readonly Category[] {
  // "See something nice, then a drink": a sight, at whichever hour; where people drink was said.
  const kinds =
    situation && hasChildren({ situation }) ? WITH_CHILDREN : isSeeing ? WORTH_A_VISIT : visitedAt({ from, until });
  // Museums, churches and food markets let no dog in.
  const all = isWithDog(situation) ? kinds.filter((each) => !NOT_FOR_DOGS.has(each)) : kinds;
  const liked = all.filter((each) => (profile.categories.get(each) ?? UNRATED) > DISLIKED);
  return liked.length > 0 ? liked : all;
}
/** A dog comes along: no visit is to where it must stay outside. */
export const isWithDog = (situation: TalkState['situation']): boolean =>
  situation?.company === 'dog' || (situation?.party?.withDog ?? false);
const NOT_FOR_DOGS: ReadonlySet<Category> = new Set<Category>([
  ...(['museums', 'art galleries', 'places of worship', 'markets', 'zoo', 'theatres', 'cinemas'] as const),
]);
export const isShutToDogs = (categories: readonly Category[]): boolean =>
  categories.some((each) => NOT_FOR_DOGS.has(each));

function visitedAt({ from, until }: Window): readonly Category[] {
  if (from >= NIGHT_FROM || (from >= EVENING_FROM && until >= LATE_UNTIL)) return NIGHTLIFE;
  if (until < EVENING_ENDS || from < AFTERNOON_FROM) return WORTH_A_VISIT;
  // An evening that goes on after dinner ends with a drink.
  return [...(from >= EVENING_FROM ? AFTER_DARK : WORTH_A_VISIT), ...OUT_IN_THE_EVENING];
}
const NIGHT_FROM = 21 * 60;
const EVENING_FROM = 18 * 60;
const LATE_UNTIL = 25 * 60;
const AFTERNOON_FROM = 16 * 60;
const EVENING_ENDS = 23 * 60 + 30;
const AFTER_DARK: readonly Category[] = ['view points', 'markets'];
const OUT_IN_THE_EVENING: readonly Category[] = ['pubs/bars', 'music halls'];
const UNRATED = 3;
const DISLIKED = 2;
const DULL_FOR_CHILDREN: readonly Category[] = ['places of worship', 'art galleries'];
const FOR_CHILDREN: readonly Category[] = ['zoo', 'amusement parks'];
const WITH_CHILDREN = [...WORTH_A_VISIT.filter((each) => !DULL_FOR_CHILDREN.includes(each)), ...FOR_CHILDREN];

export const likedIn = ({ profile: { categories } }: Scene): ReadonlySet<Category> =>
  new Set([...categories].flatMap(([category, rating]) => (rating > UNRATED ? category : [])));

/** What was said of the plan as a whole. Who comes along decides what visits are worth. */
export const visitWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(
    ({ attribute, polarity, value }) =>
      (OF_ALL_STOPS.has(attribute) || polarity === 'avoid') && !(attribute === 'feature' && value === 'children'),
  );
const OF_ALL_STOPS: ReadonlySet<string> = new Set([
  'feature',
  'free',
  'price_level',
  'amount',
  'entry',
  'fame',
  'rating',
]);

/** Nobody makes a stop of a plan out of a statue, or of a station. */
export function isVisit(scene: Scene, planned: PlannedPlace): boolean {
  const place = placeOf(scene, planned.id);
  const isWholeDay = (planned.visitMinutes ?? 0) > LONGEST_FILL_MINUTES;
  return stayMinutes(planned) >= SHORTEST_FILL_MINUTES && !isWholeDay && place !== undefined && !isStation(place);
}
/** A zoo is a day of its own. */
const LONGEST_FILL_MINUTES = 200;
const SHORTEST_FILL_MINUTES = 20;

/** What was said of the plan as a whole and holds where people eat. */
export const tableWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(({ attribute, polarity }) => OF_TABLES.has(attribute) || polarity === 'avoid');
const OF_TABLES: ReadonlySet<string> = new Set([
  ...['price_level', 'amount', 'rating', 'diet', 'wheelchair', 'feature'],
]);

/** A park is no row of trees between lanes, a viewpoint no bar, and a museum no convent with pictures. */
export function isPlainly(kind: Wish, place: PlannedPlace): boolean {
  if (kind.attribute !== 'category') return true;
  if (kind.value === 'view points') return !place.categories.some((each) => NIGHTLIFE.includes(each));
  if (kind.value === 'museums') return !place.categories.includes('places of worship');
  return (kind.value !== 'parks' && kind.value !== 'gardens') || stayMinutes(place) >= SHORTEST_PARK_MINUTES;
}
const SHORTEST_PARK_MINUTES = 40;
