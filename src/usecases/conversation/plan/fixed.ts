// The stops of a day that were asked for, by name or by kind, as places of the catalogue.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import type { Meal, PlanDay, Stop } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { mealOf } from '../../../nlp/table.ts';
import { BY_DAYLIGHT, WORTH_A_VISIT } from '../../../plan/habits.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { placeOf, type Scene } from '../world.ts';
import type { Mannered } from './manners.ts';
import { paceOf } from './pace.ts';
import { pointOf, ROUND_THE_CORNER_M, stopFor, type WantedStop } from './stops.ts';
import { SHORT_WALK_M } from './tables.ts';

type Window = Omit<PlanDay, 'stops'>;

interface Asked {
  readonly stops: readonly PlanStop[];
  /** Quarters in which kinds of place are looked for. */
  readonly areas: readonly Wish[];
  readonly isCrawl?: boolean | undefined;
  /** "Only one museum". */
  readonly isSparing?: boolean | undefined;
  /** "All near each other". */
  readonly isCompact?: boolean | undefined;
  /** "Then", "afterwards": what follows is near what was before it. */
  readonly isInOrder?: boolean | undefined;
  readonly pace?: PlanRequest['pace'] | undefined;
  /** Little walking was asked for. */
  readonly isShortWay?: boolean | undefined;
  readonly isSpecial?: boolean | undefined;
  /** What every table is to be. */
  readonly ofTables?: readonly Wish[];
  /** What every sight is to be. */
  readonly ofSights?: readonly Wish[];
}

export interface Fixed {
  /** Where people are before each meal, where it follows another stop and its place was not said. */
  readonly before: ReadonlyMap<Meal, Point>;
  readonly found: readonly Stop[];
  /** For each stop asked for the place or the meal that stands for it. */
  readonly keys: readonly (PlaceId | Meal | undefined)[];
  readonly mannered: readonly Mannered[];
  readonly missing: readonly Wish[];
  readonly closed: readonly PlaceId[];
  /** Meals at which nothing of what was wanted is served: any table will do. */
  readonly unserved: readonly Meal[];
}

/** What was asked for by name or kind; `taken` grows. */
export function fixedStops(
  scene: Scene,
  conversation: TalkState,
  { stops, areas, isSpecial, ofTables = [], ofSights = [], ...manner }: Asked,
  [day, outside]: readonly [inTown: Window, outside: Window],
  taken: Set<PlaceId>,
  world: PlanWorld,
): Fixed {
  const { isCrawl = false, isCompact = false, isSparing = false, isInOrder = false, isShortWay = false, pace } = manner;
  const found: Stop[] = [];
  const missing: Wish[] = [];
  const closed: PlaceId[] = [];
  const unserved: Meal[] = [];
  const before = new Map<Meal, Point>();
  const mannered: Mannered[] = [];
  const isEasy = isShortWay || paceOf(conversation, { ...(pace && { pace }) }) === 'relaxed';
  const keys = stops.map((asked, at): PlaceId | Meal | undefined => {
    const stop = byLight(asked, day, world);
    const isNear = isInOrder && !isPlaced(stop) && !stops.some((each) => each.isInTown);
    // For a park people go farther, unless they walk badly or are small.
    const previous = isNear ? whereBefore(stop, stops[at - 1], found, world) : undefined;
    const isNextDoor = isEasy && !isPlaced(stop) && stop.wish !== undefined;
    if (stop.placeId !== undefined && isShut(world, stop.placeId, day)) {
      closed.push(stop.placeId);
      return undefined;
    }
    const sights = isSight(stop.wish) ? ofSights : [];
    const wanted: WantedStop = {
      ...stop,
      isPlain: isSparing,
      isSpecial,
      ...([...(stop.like ?? areas), ...sights].length > 0 && {
        conditions: [
          ...(stop.near ? [] : areas),
          ...(stop.like ?? []),
          ...(mealOf(stop.meal) ? ofTables : []),
          ...sights,
        ],
      }),
    };
    const last = lastOf(found, world) ?? day.start.position;
    const where = stops.some((each) => each.isInTown) && !stop.isInTown ? outside : day;
    const open = previous ? afterMeal(stops[at - 1], where, world) : where;
    const make = (each: WantedStop) =>
      afterDark(stopFor(scene, conversation, each, open, taken, world), stops, at, open, world);
    // From bar to bar people go next door.
    const made = isCrawl
      ? make({ ...stop, isCrawl, around: last })
      : ((isCompact && !stop.near ? make({ ...wanted, around: last }) : undefined) ??
        (isNextDoor ? make({ ...wanted, around: last, aroundM: EASY_WALK_M }) : undefined) ??
        (previous && !mealOf(stop.meal) ? make({ ...wanted, around: previous, aroundM: SHORT_WALK_M }) : undefined) ??
        (previous && mealOf(stop.meal) ? tableNear(make, wanted, previous) : undefined) ??
        make({ ...wanted, ...nearTheOthers(stop, found, world) }) ??
        // A flea market that the quarter does not have is worth leaving it.
        (areas.length > 0 && stop.wish && !stop.near ? make(stop) : undefined));
    if (made === 'meal') {
      const eaten = mealOf(stop.meal);
      if (eaten && previous) before.set(eaten, previous);
      return eaten;
    }
    if (!made) {
      if (stop.wish) missing.push(stop.wish);
      const meal = mealOf(stop.meal);
      if (meal && previous) before.set(meal, previous);
      if (meal) unserved.push(meal);
      const square = meal ? undefined : whereItShouldBe(scene, stop, taken, world);
      if (!square) return meal;
      taken.add(square.placeId);
      found.push(square);
      return square.placeId;
    }
    taken.add(made.placeId);
    found.push(made);
    if (stop.like) mannered.push({ placeId: made.placeId, like: stop.like });
    if (!isServedAt(scene, made, stop.wish)) missing.push(stop.wish!);
    return made.meal ?? made.placeId;
  });
  return { found, keys, missing, closed, unserved, before, mannered };
}
/** A table of some kind after another stop: round the corner from it, else a short walk away. */
function tableNear(
  make: (each: WantedStop) => Stop | 'meal' | undefined,
  wanted: WantedStop,
  around: Point,
): Stop | 'meal' | undefined {
  for (const aroundM of [ROUND_THE_CORNER_M, SHORT_WALK_M]) {
    const found = make({ ...wanted, around, aroundM });
    if (found) return found;
  }
  return undefined;
}

/** Lights are seen once it is dark: the stop waits for it, unless it comes after an evening hour or dinner, or its hour was said. */
function afterDark(
  made: Stop | 'meal' | undefined,
  stops: readonly PlanStop[],
  index: number,
  { day, from, until }: Window,
  world: PlanWorld,
): Stop | 'meal' | undefined {
  const reference = stops[index]?.reference;
  const isLit = reference?.kind === 'name' && reference.asStop?.isAfterDark === true;
  const dusk = isLit ? world.duskOn?.(day) : undefined;
  const isHourSaid = stops[index]?.at?.label === undefined && made !== 'meal' && made?.fixedAt !== undefined;
  if (!made || made === 'meal' || isHourSaid || dusk === undefined) return made;
  const dark = Math.floor((dusk - LIT_BEFORE_MINUTES) / 5) * 5;
  if (made.fixedAt !== undefined && made.fixedAt >= dark) return made;
  const isDarkBefore = stops
    .slice(0, index)
    .some(
      (stop) => mealOf(stop.meal) === 'dinner' || (stop.at?.label === undefined && (stop.at?.fromMin ?? 0) >= dark),
    );
  return isDarkBefore || dark < from || dark + made.stayMinutes > until ? made : { ...made, fixedAt: dark };
}
/** Lights go on when the sun is down, and dusk goes on for a while. */
const LIT_BEFORE_MINUTES = 20;

/** "A walk after dinner": in a park in the dark nobody sees anything, in the streets people do. */
function byLight(stop: PlanStop, { day, from }: Window, { duskOn }: PlanWorld): PlanStop {
  const { wish, at, isAtSunset } = stop;
  const dusk = duskOn?.(day);
  const begin = Math.max(from, at?.fromMin ?? 0);
  const isByDay = wish?.attribute === 'category' && BY_DAYLIGHT.includes(wish.value);
  return dusk !== undefined && begin >= dusk && isByDay && !isAtSunset
    ? { ...stop, wish: { ...wish, value: LIT } }
    : stop;
}
const LIT: Category = 'tourist attractions';

/** Of whoever takes it easy. */
const EASY_WALK_M = 800;

function isSight(wish: Wish | undefined): boolean {
  if (wish === undefined || wish.attribute === 'feature') return wish !== undefined;
  const category =
    wish.attribute === 'category'
      ? wish.value
      : wish.attribute === 'kind'
        ? VOCABULARY.concept('kind', wish.value)?.categories?.[0]
        : undefined;
  return category !== undefined && WORTH_A_VISIT.includes(category);
}

/** What follows dinner is open when dinner is over. */
function afterMeal(stop: PlanStop | undefined, window: Window, { meals }: PlanWorld): Window {
  const meal = mealOf(stop?.meal);
  return meal ? { ...window, from: Math.max(window.from, meals[meal].from + meals[meal].stayMinutes) } : window;
}

/** Where it is was said. */
const isPlaced = ({ near, reference, placeId }: PlanStop): boolean =>
  near !== undefined || reference !== undefined || placeId !== undefined;

/** Where people are when the stop before is over: at that place, or where a table was asked for. */
function whereBefore(
  next: PlanStop,
  stop: PlanStop | undefined,
  found: readonly Stop[],
  world: PlanWorld,
): Point | undefined {
  // Lunch and dinner are hours apart, and neither is known to be anywhere yet.
  if (!stop || (mealOf(stop.meal) && mealOf(next.meal))) return undefined;
  const isTable = mealOf(stop.meal) !== undefined && found.at(-1)?.meal !== mealOf(stop.meal);
  const table = isTable ? pointOf(stop.near) : undefined;
  // Where lunch will be is open: for a park or a museum after it people go farther.
  return isTable && !table && isSight(next.wish) ? undefined : (table ?? lastOf(found, world));
}

/** Places that were asked for by name and are no stop of the day: passed over in silence, nobody would know. */
export const namedWithout = (
  asked: readonly PlanStop[],
  { stops }: PlanDay,
  closed: readonly PlaceId[],
): readonly PlaceId[] =>
  asked
    .flatMap(({ reference }) => (reference && placeIdIn(reference)) ?? [])
    .filter((id) => !closed.includes(id) && stops.every(({ placeId }) => placeId !== id));

/** Of a bar that stands in for what no place of the quarter is known to serve. */
function isServedAt(scene: Scene, { placeId }: Stop, wish: Wish | undefined): boolean {
  const place = placeOf(scene, placeId);
  return wish?.attribute !== 'dish' || place === undefined || VOCABULARY.isOf(place, 'dish', wish.value);
}

/** "The market on the main square", of which nothing is known: the square itself, where it is a sight. */
function whereItShouldBe(
  scene: Scene,
  { near }: PlanStop,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): Stop | undefined {
  const name = near?.kind === 'name' ? near.candidates[0]?.entry.name : undefined;
  const place = scene.world.recommend.catalogue.places.find((each) => each.name === name && !taken.has(each.id));
  const planned = place && world.placeOf(place.id);
  return planned && { placeId: planned.id, stayMinutes: stayMinutes(planned) };
}

/** The middle of the places that are settled; undefined where none is. */
export function middleOf(found: readonly Stop[], world: PlanWorld): Point | undefined {
  const points = found.flatMap(({ placeId }) => world.placeOf(placeId)?.position ?? []);
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return points.length > 0 ? { latDeg: mean(({ latDeg }) => latDeg), lngDeg: mean(({ lngDeg }) => lngDeg) } : undefined;
}

const lastOf = (found: readonly Stop[], world: PlanWorld): Point | undefined => {
  const last = found.at(-1);
  return last && world.placeOf(last.placeId)?.position;
};

/** The beer that ends the day is had where people are by then. */
function nearTheOthers(
  { isLast, near, reference, placeId }: PlanStop,
  found: readonly Stop[],
  world: PlanWorld,
): { readonly around?: Point } {
  const around = isLast && !near && !reference && placeId === undefined ? lastOf(found, world) : undefined;
  return around ? { around } : {};
}

/** The doors stay shut for all of the window. */
function isShut(world: PlanWorld, placeId: PlaceId, { day, from, until }: Window): boolean {
  const spans = world.placeOf(placeId)?.spansOn(day);
  return spans?.every(({ start, end }) => Math.min(end, until) <= Math.max(start, from)) ?? false;
}
