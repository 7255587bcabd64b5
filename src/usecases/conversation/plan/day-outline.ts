// What of a day is settled before the rest of it is filled: its window, the stops that were asked for, and its meals.
import type { PlaceId } from '../../../domain/branded.ts';
import type { Meal, PlanDay, Stop } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { reachable } from '../../../plan/sensible.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { isOfCrowds } from './candidates.ts';
import { hasChildren } from './children.ts';
import { asCups, fills, fitting, untilDoorsClose, WAY_MINUTES, withRoomForFixed } from './choices.ts';
import type { PlanAsker } from './filled.ts';
import { type Fixed, fixedStops } from './fixed.ts';
import { hasOtherMeals, inTown, isEatenOnTheWay, isSparedIn, refusedIn, standingAt } from './limits.ts';
import { type Pace, paceOf, usualMeals } from './pace.ts';
import { isForIndoors } from './roof.ts';
import { dinnerInTime, withinHours } from './stated.ts';
import { isDancing } from './stops.ts';
import { atHours, type Tables, tablesOf } from './tables.ts';
import { tableWishes } from './visits.ts';
import { earlyEnough, hasEnd, isLongDay } from './windows.ts';

export type Window = Omit<PlanDay, 'stops'>;

/** For whom, in which window and beside which days a day is filled. */
export interface DayAsked {
  readonly scene: Scene;
  readonly asker: PlanAsker;
  readonly request: PlanRequest;
  readonly window: Window;
  readonly before: readonly PlanDay[];
  readonly usual: PlanWorld;
  /** Places that no stop asked for by its kind may be. */
  readonly avoided: readonly PlaceId[];
}

export interface DayOutline extends Pick<Fixed, 'found' | 'keys' | 'missing' | 'closed' | 'before' | 'mannered'> {
  readonly day: Window;
  /** The same day seen from the middle of what is looked at. */
  readonly looked: Window;
  /** The usual hours of meals, but where others were said. */
  readonly world: PlanWorld;
  readonly tables: Tables;
  /** What was asked for on this day. */
  readonly stops: readonly PlanStop[];
  /** What all stops of a day by a theme are to be. */
  readonly themes: readonly Wish[];
  /** Stops that were asked for and fit in. */
  readonly fixed: readonly Stop[];
  /** Places that were asked for and lie out of reach. */
  readonly far: readonly PlaceId[];
  /** Meals that were asked for, and all that are had. */
  readonly asked: readonly Meal[];
  readonly meals: readonly Meal[];
  readonly pace: Pace;
  readonly isWhole: boolean;
  /** Days at the place, of which this is one. */
  readonly isStay: boolean;
  /** No more of what one looks at quietly than was asked for. */
  readonly isSpared: boolean;
  /** The stops that were asked for are all of the day. */
  readonly isListed: boolean;
  /** What no other stop may be; it grows with every stop that is settled. */
  readonly taken: Set<PlaceId>;
}

export function outlineOf(dayAsked: DayAsked): DayOutline {
  const { scene, asker, request, window, before, usual, avoided } = dayAsked;
  const { conversation, wishes = [], likes = [], areas = [], isSpecial, isShortWay } = asker;
  const taken = new Set<PlaceId>([
    ...before.flatMap((each) => each.stops.map(({ placeId }) => placeId)),
    ...avoided,
    ...refusedIn(wishes),
    ...standingAt(scene, window, request.stops),
  ]);
  const said = asCups(
    request.isThemed ? [] : request.stops,
    window.until < usual.meals.snack.from + CUP_MINUTES,
  ).filter((stop) => stop.day === undefined || stop.day === window.day);
  const stops = said.filter((stop) => stop.day !== undefined || before.length === 0);
  const tables = tablesOf(said);
  // "Dinner, a wine bar, then dancing": in an order that was said dinner is late only where dancing follows it.
  const hasClub = stops.some(
    ({ wish }, at) => isDancing(wish) && (!request.isInOrder || at === 0 || stops[at - 1]?.meal === 'dinner'),
  );
  const until = hasEnd(request) ? Math.min(window.until, request.window!.toMin!) : window.until;
  const habits = atHours(usual, tables, { ...window, until, hasClub, isInOrder: request.isInOrder === true });
  const world = dinnerInTime(habits, request, stops);
  const hub: Point = request.isInTown ? inTown(scene, window.start.position) : window.start.position;
  const looked = { ...window, start: { position: hub } };
  const settled = fixedStops(
    scene,
    conversation,
    {
      ...request,
      stops,
      areas,
      isSpecial,
      isShortWay,
      ofTables: tableWishes(wishes),
      ofSights: wishes.filter((wish) => isOfCrowds(wish) || isForIndoors([wish])),
    },
    [looked, window],
    taken,
    world,
  );
  const { near, far } = reachable(settled.found, hub, world);
  const day = earlyEnough(scene, request, withRoomForFixed(window, near), near, world);
  const asked = [...tables.keys(), ...settled.unserved];
  const fixed = request.isStated
    ? withinHours(stops, settled.keys, near)
    : fitting(
        untilDoorsClose(near, day, world),
        day,
        asked.reduce((sum, meal) => sum + world.meals[meal].stayMinutes + WAY_MINUTES, 0),
      );
  const pace = paceOf(conversation, request);
  const isWhole = isLongDay(request, day);
  const isStay = (request.days ?? 1) > 1 || request.window?.untilDay !== undefined;
  const isSpared = isSparedIn(request, likes);
  const isListed =
    !request.isSeeing &&
    !request.isWhole &&
    (request.isStated === true ||
      request.isInOrder === true ||
      request.isCrawl === true ||
      (!isSpared && stops.length > 0 && fills(fixed, asked, day, request.minutes !== undefined)));
  const isMore =
    !request.isStated &&
    (isStay ||
      hasOtherMeals(
        (request.isWhole || (isWhole && !isListed)) && !(hasChildren(conversation) && asked.includes('lunch')),
        asked,
        isListed,
        fixed.length > 0,
      ));
  const usualOnes = isFedBySaid(request, stops)
    ? []
    : usualMeals(world, day, pace).filter((meal) => !isEatenOnTheWay(meal, stops, day));
  return {
    ...settled,
    ...{ day, looked, world, tables, stops, fixed, far, asked, pace, isWhole, isStay, isSpared, isListed, taken },
    themes: request.isThemed ? request.stops.flatMap(({ wish }) => wish ?? []) : [],
    meals: mealsOf(request, stops, { asked, usualOnes, isMore }),
  };
}

const CUP_MINUTES = 30;

/** Whoever tells stops one after the other has thought of meals, unless they fill a day. */
const isFedBySaid = (request: PlanRequest, stops: readonly PlanStop[]): boolean =>
  request.isCrawl === true ||
  request.isStated === true ||
  (request.isInOrder === true &&
    !request.isWhole &&
    stops.filter(({ at }) => at?.label !== undefined).length < TIMED_OF_A_DAY);
const TIMED_OF_A_DAY = 2;

/** Of one day a meal that is named is the only one, but for lunch on a whole one; who stays for days eats as usual. */
function mealsOf(
  request: PlanRequest,
  stops: readonly PlanStop[],
  { asked, usualOnes, isMore }: { asked: readonly Meal[]; usualOnes: readonly Meal[]; isMore: boolean },
): readonly Meal[] {
  if (isMore) return [...new Set([...asked, ...usualOnes])];
  const isFedOnTheWay = request.isOfAgreed && !stops.some(({ isLast }) => isLast);
  return isFedOnTheWay ? [...new Set([...asked, ...usualOnes.filter((meal) => meal === 'lunch')])] : asked;
}
