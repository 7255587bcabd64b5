// What no stop of a plan may be, around which place the others lie, when the first of them begins, and what was asked for
// sparingly.
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import type { Meal, PlanDay } from '../../../domain/plan.ts';
import { foldedWords } from '../../../domain/text.ts';
import { straightLineM } from '../../../domain/walk.ts';
import type { Point } from '../../../geo/point.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import type { PlanRequest } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { LOOKED_AT_QUIETLY } from '../../../plan/habits.ts';
import { type Cost, costOf } from '../../../plan/order.ts';
import { schedule } from '../../../plan/schedule.ts';
import type { PlannedPlace, PlanWorld } from '../../../plan/world.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { placeOf, type Scene } from '../world.ts';

/** "We have already seen the palace": it fills no plan. */
export const refusedIn = (wishes: readonly Wish[]): readonly PlaceId[] =>
  wishes.flatMap((wish) => (wish.attribute === 'place' && wish.polarity === 'avoid' ? (wish.value as PlaceId) : []));

/** Who comes from outside looks around the middle of the city. */
export function inTown({ world: { recommend } }: Scene, from: Point): Point {
  const { center } = recommend.city;
  return straightLineM(from, center) > OUTSIDE_M ? center : from;
}
const OUTSIDE_M = 3_000;

/**
 * Drinks before dinner are had directly before it: the day begins a little later where that leaves no long wait. A day that is on
 * begins now, or nearly.
 */
export function withoutHole(day: PlanDay, world: PlanWorld, isOn: boolean): PlanDay {
  const { visits } = schedule(day, world);
  const first = visits.findIndex(({ arrive, begin }) => begin - arrive > LONG_WAIT_MINUTES);
  if (first < 0) return day;
  const { arrive, begin } = visits[first]!;
  // Breakfast is no later for what is done in the afternoon.
  const isEaten = visits.slice(0, first).some(({ stop }) => stop.meal !== undefined);
  const wait = begin - arrive - SHORT_WAIT_MINUTES;
  const later = (isEaten ? LATER_BY.slice(0, 1) : LATER_BY).map((share) => ({
    ...day,
    from:
      day.from +
      Math.min(isEaten ? Number.POSITIVE_INFINITY : laterBy(day, isOn), Math.floor((wait * share) / 15) * 15),
  }));
  return later.find((each) => isAsGood(each, day, world)) ?? day;
}
/** Nobody who asks in the morning waits for noon; of an evening the hour at which people go out is open. */
const laterBy = ({ from }: PlanDay, isOn: boolean): number => {
  if (from >= EVENING_MIN) return Number.POSITIVE_INFINITY;
  return isOn ? SOON_MINUTES : LATEST_BEGIN_MINUTES;
};
const SOON_MINUTES = 15;
const EVENING_MIN = 17 * 60;
const LATEST_BEGIN_MINUTES = 60;
/** As much of the wait as the doors allow. */
const LATER_BY = [1, 0.75, 0.5, 0.25] as const;

/** No door is shut that was open, and nothing lies in the dark that did not. */
function isAsGood(later: PlanDay, day: PlanDay, world: PlanWorld): boolean {
  const [[broken, dark], [wasBroken, wasDark]] = [later, day].map((each) =>
    costOf(schedule(each, world), each, world),
  ) as [Cost, Cost];
  return broken <= wasBroken && dark <= wasDark;
}
const LONG_WAIT_MINUTES = 45;
const SHORT_WAIT_MINUTES = 10;

/** Where one stands already is no visit. */
export const isStart = ({ id, position }: PlannedPlace, { start }: Pick<PlanDay, 'start'>, scene: Scene): boolean => {
  if (start.name === undefined) return false;
  const wayM = straightLineM(position, start.position);
  const isNamesake = () => foldedWords(placeOf(scene, id)?.name ?? '').includes(foldedWords(start.name!)[0] ?? '');
  return wayM < SAME_SPOT_M || (wayM < SAME_NAME_M && foldedWords(start.name).length === 1 && isNamesake());
};
const SAME_SPOT_M = 40;
/** A fair ground is named like the quarter around it. */
const SAME_NAME_M = 400;

/** The square where somebody stands who asks is no stop today, unless it was named; a museum next door may be. */
export function standingAt(
  { world: { recommend }, now }: Scene,
  { start, day }: Pick<PlanDay, 'start' | 'day'>,
  stops: PlanRequest['stops'],
): readonly PlaceId[] {
  const { center } = recommend.city;
  if (day !== civilNow(recommend.hours.clock, now).day) return [];
  const named = placesAsked(stops);
  // Of whoever tells no position the middle of the city is only assumed.
  const isHere = start.name === undefined && straightLineM(center, start.position) > ASSUMED_M;
  if (!isHere) return [];
  return recommend.catalogue.places
    .filter(
      ({ id, categories: [main], position }) =>
        main === LOOKED_AT && !named.has(id) && straightLineM(position, start.position) < HERE_M,
    )
    .map(({ id }) => id);
}
/** Places that were named as stops, or settled on before. */
export const placesAsked = (stops: PlanRequest['stops']): ReadonlySet<PlaceId> =>
  new Set(stops.flatMap(({ placeId, reference }) => placeId ?? (reference && placeIdIn(reference)) ?? []));

const ASSUMED_M = 1;
const HERE_M = 60;
const LOOKED_AT: Category = 'tourist attractions';

/** "One museum at most", "some art but not all day": no more of what one looks at quietly fills the day. */
export const isSparedIn = ({ isSparing, stops }: PlanRequest, likes: readonly Wish[]): boolean =>
  isSparing === true &&
  [...stops.flatMap(({ wish }) => wish ?? []), ...likes].some(
    (wish) => wish.attribute === 'category' && LOOKED_AT_QUIETLY.has(wish.value),
  );

/** One alone of what one looks at quietly, and none where the stay has one already. */
export function sparingly(
  found: readonly Candidate[],
  isSpared: boolean,
  stay: readonly PlannedPlace[],
): readonly Candidate[] {
  const first = stay.some(isQuiet) ? undefined : found.find(({ place }) => isQuiet(place));
  return isSpared ? found.filter((each) => each === first || !isQuiet(each.place)) : found;
}

const isQuiet = ({ categories: [main] }: PlannedPlace): boolean => main !== undefined && LOOKED_AT_QUIETLY.has(main);

/** Who goes for tapas in the evening has eaten. */
export const isEatenOnTheWay = (meal: Meal, stops: PlanRequest['stops'], { from }: Pick<PlanDay, 'from'>): boolean =>
  meal === 'dinner' && from >= LUNCH_OVER && stops.some(({ wish }) => wish !== undefined && TAPAS.has(wish.value));
const LUNCH_OVER = 15 * 60;
const TAPAS: ReadonlySet<unknown> = new Set(['tapas', 'tapas_bar']);

/** A cup of coffee is no lunch; whoever asks for a good dinner has lunch as well, and whoever asks for a whole day has both. */
export const hasOtherMeals = (
  isWhole: boolean,
  asked: readonly Meal[],
  isListed: boolean,
  hasFixed: boolean,
): boolean => isWhole || (!isListed && asked.every((meal) => isSmall(meal) || (meal === 'dinner' && !hasFixed)));
const isSmall = (meal: Meal): boolean => meal === 'snack' || meal === 'breakfast';

/** The day has begun. */
export const isOn = ({ world, now }: Scene, { day }: Pick<PlanDay, 'day'>): boolean =>
  day === civilNow(world.recommend.hours.clock, now).day;

/** When to begin was not said. */
export const isOpenStart = ({ window, minutes }: PlanRequest): boolean =>
  minutes === undefined && window?.fromMin === undefined && window?.label === undefined;
