// A day of a plan filled: what was asked for, meals, and what fills the rest of the window.
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import type { Meal, PlanDay } from '../../../domain/plan.ts';
import type { PlanRequest } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { type Candidate, chooseDay } from '../../../plan/choose.ts';
import { LOOKED_AT_QUIETLY, SERVES, VISITS_CONSIDERED } from '../../../plan/habits.ts';
import { brokenStops } from '../../../plan/mend.ts';
import { reachable, sensible } from '../../../plan/sensible.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { candidates, ofKind } from './candidates.ts';
import { hasChildren } from './children.ts';
import {
  affordable,
  asCups,
  asTable,
  atTables,
  budgetOf,
  ENOUGH_TABLES,
  ENOUGH_VISITS,
  fills,
  fitting,
  knownFirst,
  UNKNOWN_SHARE,
  untilDoorsClose,
  WAY_MINUTES,
  withRoomForFixed,
  worthTheMoney,
} from './choices.ts';
import type { Filled, PlanAsker } from './filled.ts';
import { fixedStops, middleOf, namedWithout } from './fixed.ts';
import { asCandidates, asFavourites } from './likes.ts';
import {
  hasOtherMeals,
  inTown,
  isEatenOnTheWay,
  isOpenStart,
  isSparedIn,
  isStart,
  refusedIn,
  sparingly,
  standingAt,
  withoutHole,
} from './limits.ts';
import { cutShort, longestWalk, mostVisits, paceOf, reachOf, usualMeals } from './pace.ts';
import { isDancing, pointOf, tableWish } from './stops.ts';
import { atHours, atTable, seatedLate, tablesNear, tablesOf } from './tables.ts';
import { isVisit, likedIn, tableWishes, visitedBy, visitWishes } from './visits.ts';
import { earlyEnough, isLongDay } from './windows.ts';

type Window = Omit<PlanDay, 'stops'>;

/** Of kinds of place that were asked for the best that go together: one whose doors are shut when it is its turn gives way. */
export function filledByWords(
  scene: Scene,
  asker: PlanAsker,
  request: PlanRequest,
  window: Window,
  before: readonly PlanDay[],
  usual: PlanWorld,
): Filled {
  const first = filledOnce(scene, asker, request, window, before, usual, []);
  const brokenIn = ({ day }: Filled) => brokenStops(day, usual);
  if (brokenIn(first) === 0 || first.ofKinds.length < 2) return first;
  const others = first.ofKinds
    .slice(0, MOST_TRIED)
    .map((placeId) => filledOnce(scene, asker, request, window, before, usual, [placeId]))
    .filter(({ missing }) => missing.length <= first.missing.length);
  return others.reduce((best, each) => (brokenIn(each) < brokenIn(best) ? each : best), first);
}
const MOST_TRIED = 4;

function filledOnce(
  scene: Scene,
  { conversation, wishes = [], anyOf = [], likes = [], works = [], areas = [] }: PlanAsker,
  request: PlanRequest,
  window: Window,
  before: readonly PlanDay[],
  usual: PlanWorld,
  avoided: readonly PlaceId[],
): Filled & { readonly ofKinds: readonly PlaceId[] } {
  const taken = new Set<PlaceId>([
    ...before.flatMap((each) => each.stops.map(({ placeId }) => placeId)),
    ...avoided,
    ...refusedIn(wishes),
    ...standingAt(scene, window, request.stops),
  ]);
  const themes = request.isThemed ? request.stops.flatMap(({ wish }) => wish ?? []) : [];
  const said = asCups(request.isThemed ? [] : request.stops).filter(
    (stop) => stop.day === undefined || stop.day === window.day,
  );
  const stops = said.filter((stop) => stop.day !== undefined || before.length === 0);
  const tables = tablesOf(said);
  const hasClub = stops.some(({ wish }) => isDancing(wish));
  const world = atHours(usual, tables, { ...window, hasClub, isInOrder: request.isInOrder === true });
  const hub = request.isInTown ? inTown(scene, window.start.position) : window.start.position;
  const looked = { ...window, start: { position: hub } };
  const { found, keys, missing, closed, unserved } = fixedStops(
    scene,
    conversation,
    { stops, areas, isCrawl: request.isCrawl, isCompact: request.isCompact, isSparing: request.isSparing },
    [looked, window],
    taken,
    world,
  );
  const { near: inReach, far } = reachable(found, looked.start.position, world);
  const day = earlyEnough(scene, request, withRoomForFixed(window, inReach), inReach, world);
  const asked = [...tables.keys(), ...unserved];
  const fixed = fitting(
    untilDoorsClose(inReach, day, world),
    day,
    asked.reduce((sum, meal) => sum + world.meals[meal].stayMinutes + WAY_MINUTES, 0),
  );
  const pace = paceOf(conversation, request);
  const isWhole = isLongDay(request, day);
  const end = pointOf(request.end) ?? (request.isRound ? window.start.position : undefined);
  // Whoever tells stops one after the other has thought of meals, unless they fill a day.
  const isFed =
    request.isCrawl ||
    (request.isInOrder && !request.isWhole && stops.filter(({ at }) => at?.label !== undefined).length < 2);
  const usualOnes = isFed ? [] : usualMeals(world, day, pace).filter((meal) => !isEatenOnTheWay(meal, stops, day));
  const isFedOnTheWay = request.isOfAgreed && !stops.some(({ isLast }) => isLast);
  // Of one day a meal that is named is the only one, but for lunch on a whole one; who stays for days eats as usual.
  const isStay = (request.days ?? 1) > 1 || request.window?.untilDay !== undefined;
  const isSpared = isSparedIn(request, likes);
  const isListed =
    !request.isSeeing &&
    !request.isWhole &&
    (request.isInOrder ||
      request.isCrawl ||
      (!isSpared && stops.length > 0 && fills(fixed, asked, day, request.minutes !== undefined)));
  const isMore =
    isStay ||
    hasOtherMeals(
      (request.isWhole || (isWhole && !isListed)) === true && !(hasChildren(conversation) && asked.includes('lunch')),
      asked,
      isListed,
      fixed.length > 0,
    );
  const meals = isMore
    ? [...new Set([...asked, ...usualOnes])]
    : isFedOnTheWay
      ? [...new Set([...asked, ...usualOnes.filter((meal) => meal === 'lunch')])]
      : asked;
  const hasMarket = fixed.some(({ placeId }) => world.placeOf(placeId)?.categories.includes('markets'));
  const serving = (meal: Meal) => SERVES[meal].filter((each) => !hasMarket || each !== 'markets');
  const reachM = reachOf(conversation, pace, window.start.name === undefined ? undefined : request.mostWalk);
  const known = (found: readonly Candidate[], enough: number) => knownFirst(found, day.day, enough);
  const near = (
    wanted: readonly Category[],
    limit: number,
    conditions: readonly Wish[],
    around = hub,
    withinM = reachM,
    isStrict = false,
  ) =>
    candidates(scene, conversation, world, around, {
      isStrict,
      wanted,
      limit,
      taken,
      conditions,
      reachM: withinM,
      isFilling: isStay && limit === VISITS_CONSIDERED,
    });
  const ofTheme = themes.flatMap((wish) =>
    ofKind(scene, conversation, world, looked, wish, taken, { conditions: areas }),
  );
  const visits =
    isListed || request.isThemed
      ? []
      : near(
          visitedBy(scene, conversation, day, request).filter(
            (each) => (anyOf.length === 0 && !isSpared) || !LOOKED_AT_QUIETLY.has(each),
          ),
          VISITS_CONSIDERED,
          [...visitWishes(wishes), ...areas],
        );
  const best = Math.max(0, ...[...visits, ...ofTheme].map(({ reward }) => reward));
  const favourites = isListed
    ? []
    : [
        ...works.flatMap((ids) => asFavourites(asCandidates(world, ids, taken, day), best)),
        ...likes.flatMap((wish) =>
          asFavourites(
            ofKind(scene, conversation, world, looked, wish, taken, { conditions: areas }).filter(
              ({ place }) => place.categories[0] !== 'restaurants',
            ),
            best,
          ),
        ),
        ...anyOf.flatMap((wish) =>
          ofKind(scene, conversation, world, looked, wish, taken)
            .slice(0, MOST_OF_A_FAVOURITE)
            .map((each) => ({ ...each, reward: best })),
        ),
      ];
  const ofStay = [...before.flatMap((each) => each.stops), ...fixed].flatMap(
    ({ placeId }) => world.placeOf(placeId) ?? [],
  );
  const isLiked = new Set(favourites.map(({ place }) => place.id));
  const wanted = {
    day,
    fixed,
    visits: [
      ...affordable(scene, ofTheme, budgetOf(wishes)),
      ...affordable(
        scene,
        sparingly(favourites, isSpared, ofStay).filter(
          ({ place }) => isVisit(scene, place) && !isStart(place, day, scene),
        ),
        budgetOf(wishes),
      ),
      ...known(
        affordable(
          scene,
          visits.filter(({ place }) => isVisit(scene, place) && !isStart(place, day, scene) && !isLiked.has(place.id)),
          budgetOf(wishes),
        ),
        // What children like is rare: such places of unknown hours come, too, though after the others.
        hasChildren(conversation) ? Number.POSITIVE_INFINITY : ENOUGH_VISITS,
      ),
    ].map((each) => ({
      place: cutShort(each.place, pace, conversation),
      reward: each.reward * (hasChildren(conversation) && !each.place.spansOn(day.day) ? UNKNOWN_SHARE : 1),
    })),
    meals: meals
      .filter((meal) => !fixed.some((each) => each.meal === meal))
      .map((meal) => ({
        meal,
        places: known(
          tablesNear(tables.get(meal)?.near, (area, around, withinM) =>
            worthTheMoney(
              scene,
              atTables(
                scene,
                near(
                  serving(meal),
                  TABLES_OF_A_DAY,
                  [...tableWishes(wishes), ...(area === undefined ? areas : area === 'any' ? [] : [area])],
                  around ?? (request.isCompact ? middleOf(fixed, world) : undefined),
                  withinM ?? (request.isCompact ? ROUND_HERE_M : undefined),
                  area !== undefined && area !== 'any',
                ).map(asTable),
              ),
              meal,
              budgetOf(wishes),
            ),
          ),
          ENOUGH_TABLES,
        ),
      })),
    // A show in the evening comes on top of the day before it.
    mostVisits: mostVisits(day, pace, isWhole) + fixed.filter(({ fixedAt }) => fixedAt !== undefined).length,
    liked: likedIn(scene),
    travelCost: TRAVEL_COST,
    ...(end && { end }),
    ...longestWalk(request, pace),
  };
  const lastKey = keys[stops.findIndex(({ isLast }) => isLast)];
  const firstKey = request.isFirst ? keys[0] : undefined;
  const inOrder = {
    ...(request.isInOrder && { order: [...new Set(keys.flatMap((key) => key ?? []))] }),
    ...(lastKey && { last: lastKey }),
    ...(firstKey && { first: firstKey }),
  };
  const ordered = chooseDay({ ...wanted, ...inOrder }, world);
  // An order in which doors are shut, or a meal is left out, helps nobody.
  const isHungry = wanted.meals.some(({ meal }) => ordered.stops.every((stop) => stop.meal !== meal));
  const isWorse = brokenStops(ordered, world) > 0 || isHungry;
  const chosen = isWorse && Object.keys(inOrder).length > 0 ? chooseDay(wanted, world) : ordered;
  const seated = { ...chosen, stops: chosen.stops.map((stop) => atTable(stop, tables)) };
  const timed = seatedLate(seated, usual, world);
  const unfed = before.length === 0 ? asked.filter((meal) => !chosen.stops.some((stop) => stop.meal === meal)) : [];
  const settled = isListed && isOpenStart(request) ? withoutHole(timed, world) : timed;
  const ofKinds = found.flatMap(({ placeId }) =>
    stops.some(({ reference, placeId: own }) => own === placeId || (reference && placeIdIn(reference) === placeId))
      ? []
      : placeId,
  );
  const whole = sensible(settled, usual);
  return {
    day: whole.day,
    missing: [...missing, ...(ofTheme.length === 0 ? themes : []), ...unfed.map(tableWish)],
    closed,
    unfit: [...new Set([...namedWithout(stops, whole.day, closed), ...far, ...whole.unfit])],
    ofKinds,
  };
}

/** Standing lifts many places to nearly the same worth: the way between them decides more. */
const TRAVEL_COST = 0.018;
const TABLES_OF_A_DAY = 30;
/** "All near each other": the table is not farther from the rest. */
const ROUND_HERE_M = 1_200;

const MOST_OF_A_FAVOURITE = 2;
