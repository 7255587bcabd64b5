// A day of a plan filled: what was asked for, meals, and what fills the rest of the window.
import type { PlaceId } from '../../../domain/branded.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import type { PlanRequest } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { chooseDay, type DayWishes } from '../../../plan/choose.ts';
import { brokenStops, faultsOf } from '../../../plan/mend.ts';
import { sensible } from '../../../plan/sensible.ts';
import { cut } from '../../../plan/slack.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import type { Scene } from '../world.ts';
import { checked } from './checked.ts';
import { type DayAsked, type DayOutline, outlineOf, type Window } from './day-outline.ts';
import { DayPools } from './day-pools.ts';
import type { Filled, PlanAsker } from './filled.ts';
import { namedWithout } from './fixed.ts';
import { isOn, isOpenStart, withoutHole } from './limits.ts';
import { longestWalk, mostVisits } from './pace.ts';
import { inTimeForHours } from './stated.ts';
import { pointOf, tableWish } from './stops.ts';
import { atTable, seatedLate } from './tables.ts';
import { likedIn } from './visits.ts';

/** Of kinds of place that were asked for the best that go together: one whose doors are shut when it is its turn gives way. */
export function filledByWords(
  scene: Scene,
  asker: PlanAsker,
  request: PlanRequest,
  window: Window,
  before: readonly PlanDay[],
  usual: PlanWorld,
): Filled {
  const without = (avoided: readonly PlaceId[]) =>
    filledOnce({ scene, asker, request, window, before, usual, avoided });
  const brokenIn = ({ day }: Filled) => faultsOf(day, usual);
  const first = without([]);
  // The order and the hours hold, so a bar that is shut then is another bar, of one kind as well.
  const least = request.isStated ? 1 : 2;
  if (brokenIn(first) === 0 || first.ofKinds.length < least) return first;
  const others = first.ofKinds
    .slice(0, MOST_TRIED)
    .map((placeId) => without([placeId]))
    .filter(({ missing }) => missing.length <= first.missing.length);
  return others.reduce((best, each) => (brokenIn(each) < brokenIn(best) ? each : best), first);
}
const MOST_TRIED = 4;

/** @returns with the places that stand for a kind that was asked for */
function filledOnce(asked: DayAsked): Filled & { readonly ofKinds: readonly PlaceId[] } {
  const { request, usual, before } = asked;
  const outline = outlineOf(asked);
  const pools = new DayPools(asked, outline);
  const { world, tables, stops, closed, mannered } = outline;
  const chosen = inOrderSaid(request, outline, wishesOf(asked, outline, pools));
  const seated = { ...chosen, stops: chosen.stops.map((stop) => atTable(stop, tables)) };
  const timed = seatedLate(seated, usual, world);
  const isBegunLate = outline.isListed && isOpenStart(request) && !request.isFilledBetween;
  const begun = isBegunLate ? withoutHole(timed, world, isOn(asked.scene, timed)) : timed;
  const untils = new Map(stops.flatMap(({ until }, at) => (until === undefined ? [] : [[outline.keys[at], until]])));
  const stated = request.isStated ? inTimeForHours(begun, request, world, untils) : begun;
  const { day: kept, idle, isLeftFree, turned } = checked(asked, outline, stated);
  const whole = request.isStated ? { day: kept, unfit: [] } : sensible(kept, usual);
  const hasMeal = (meal: string) => chosen.stops.some((stop) => stop.meal === meal);
  const unfed = before.length === 0 || request.isStated ? outline.asked.filter((meal) => !hasMeal(meal)) : [];
  return {
    day: whole.day,
    idle: idle.map(({ from, until }) => ({ from, until, ...(isLeftFree && { isLeftFree }) })),
    turned,
    mannered,
    missing: [...outline.missing, ...(pools.ofTheme.length === 0 ? outline.themes : []), ...unfed.map(tableWish)],
    closed,
    unfit: [...new Set([...namedWithout(stops, whole.day, closed), ...outline.far, ...whole.unfit])],
    ofKinds: outline.found.map(({ placeId }) => placeId).filter((placeId) => !isNamed(placeId, outline)),
  };
}

const isNamed = (placeId: PlaceId, { stops }: DayOutline): boolean =>
  stops.some(({ reference, placeId: own }) => own === placeId || (reference && placeIdIn(reference) === placeId));

function wishesOf({ scene, asker, request, window }: DayAsked, outline: DayOutline, pools: DayPools): DayWishes {
  const { day, fixed, meals, pace, isWhole } = outline;
  const end = pointOf(request.end) ?? (request.isRound ? window.start.position : undefined);
  return {
    day,
    fixed,
    visits: pools.visits(),
    meals: meals
      .filter((meal) => fixed.every((each) => each.meal !== meal))
      .map((meal) => ({ meal, places: pools.tables(meal) })),
    // A show in the evening comes on top of the day before it.
    mostVisits:
      Math.min(mostVisits(day, pace, isWhole), request.mostStops ?? Number.POSITIVE_INFINITY) +
      fixed.filter(({ fixedAt }) => fixedAt !== undefined).length,
    liked: likedIn(scene),
    travelCost: TRAVEL_COST,
    ...(end && { end }),
    ...longestWalk(request, pace, asker.isShortWay),
  };
}

/** Standing lifts many places to nearly the same worth: the way between them decides more. */
const TRAVEL_COST = 0.018;

/** In the order that was said, unless doors are shut in it, or a meal is left out: such an order helps nobody. */
function inOrderSaid(request: PlanRequest, { world, keys, stops }: DayOutline, wanted: DayWishes): PlanDay {
  const last = keys[stops.findIndex(({ isLast }) => isLast)];
  const first = request.isFirst ? keys[0] : undefined;
  const order = {
    ...(request.isInOrder && { order: [...new Set(keys.flatMap((key) => key ?? []))] }),
    ...(last && { last }),
    ...(first && { first }),
  };
  const ordered = chooseDay({ ...wanted, ...order }, world);
  const isHungry = wanted.meals.some(({ meal }) => ordered.stops.every((stop) => stop.meal !== meal));
  const isBroken = (!request.isStated || request.isLooseOrder === true) && brokenStops(ordered, world) > 0;
  const isWorse = isBroken || isHungry;
  const free = isWorse && Object.keys(order).length > 0 ? chooseDay(wanted, world) : ordered;
  const isShut = isBroken && brokenStops(free, world) > 0;
  return (isShut ? cutToFit(wanted, world) : undefined) ?? free;
}

/** A long visit is cut short where it fits before an hour that stands only so. */
const cutToFit = (wanted: DayWishes, world: PlanWorld): PlanDay | undefined =>
  [0.75, 0.6, 0.5]
    .map((share) => chooseDay({ ...wanted, fixed: wanted.fixed.map((stop) => cut(stop, share)) }, world))
    .find((day) => brokenStops(day, world) === 0 && day.stops.length >= wanted.fixed.length);
