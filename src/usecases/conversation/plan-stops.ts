// The stops of a day: places named, one stop for each kind of place asked for, meals, and what fills the rest of the window.

import { situationWishes } from '../../chat/situation.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import type { Place } from '../../domain/place.ts';
import type { Meal, PlanDay, Stop } from '../../domain/plan.ts';
import type { Point } from '../../geo/point.ts';
import type { PlanRequest, PlanStop, Reference, When } from '../../nlp/frame.ts';
import { type Candidate, chooseDay, stayMinutes } from '../../plan/choose.ts';
import { REACH_M, SERVES, TABLES_CONSIDERED, VISITS_CONSIDERED, WORTH_A_VISIT } from '../../plan/habits.ts';
import { mealsWithin } from '../../plan/meals.ts';
import type { PlanWorld } from '../../plan/world.ts';
import { withoutPromotions } from '../../recommend/house-rules.ts';
import { recommend } from '../../recommend/recommend.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { grants } from '../../wishes/grants.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import { refuses } from './condition.ts';
import { wishContextOf } from './wish-context.ts';
import type { Scene } from './world.ts';

/** Minutes for each visit with the way to it, and the most visits of a day. */
const PACES = {
  relaxed: { minutes: 110, most: 4 },
  usual: { minutes: 70, most: 7 },
  packed: { minutes: 55, most: 10 },
} as const;

/** Whose plan it is, and what was said of all its stops. */
interface PlanAsker {
  readonly conversation: TalkState;
  readonly wishes?: readonly Wish[];
}

interface Filled {
  readonly day: PlanDay;
  /** Kinds asked for of which nothing fitted. */
  readonly missing: readonly Wish[];
  /** Places that were settled on and are shut all through the day. */
  readonly closed: readonly PlaceId[];
}

export function filledByWords(
  scene: Scene,
  { conversation, wishes = [] }: PlanAsker,
  { stops: said, pace }: PlanRequest,
  day: Omit<PlanDay, 'stops'>,
  before: readonly PlanDay[],
  world: PlanWorld,
): Filled {
  const taken = new Set<PlaceId>(before.flatMap((each) => each.stops.map(({ placeId }) => placeId)));
  const found: Stop[] = [];
  const missing: Wish[] = [];
  const closed: PlaceId[] = [];
  const stops = said.filter((stop) => (stop.day === undefined ? before.length === 0 : stop.day === day.day));
  for (const stop of stops) {
    if (stop.placeId !== undefined && isShut(world, stop.placeId, day)) {
      closed.push(stop.placeId);
      continue;
    }
    const made = stopFor(scene, conversation, stop, day, taken, world);
    if (made === 'meal') continue;
    if (!made) {
      if (stop.wish) missing.push(stop.wish);
      continue;
    }
    taken.add(made.placeId);
    found.push(made);
  }
  const fixed = fitting(found, day);
  const tables = new Map(
    said
      .filter((stop) => stop.day === undefined || stop.day === day.day)
      .flatMap(({ meal: named, near: at, reference }) => {
        const meal = mealOf(named);
        return meal && !reference ? [[meal, at] as const] : [];
      }),
  );
  const asked = [...tables.keys()];
  const usual = mealsWithin(world.meals, day.from, day.until);
  const meals = asked.length > 0 ? asked : usual;
  const hasMarket = fixed.some(({ placeId }) => world.placeOf(placeId)?.categories.includes('markets'));
  // A market that was asked for is not exchanged for another.
  const serving = (meal: Meal) => SERVES[meal].filter((each) => !hasMarket || each !== 'markets');
  const near = (wanted: readonly Category[], limit: number, conditions: readonly Wish[], around = day.start.position) =>
    candidates(scene, conversation, world, around, { wanted, limit, taken, conditions });
  const isListed = stops.length > 0 && fills(fixed, day);
  const { minutes, most: mostADay } = PACES[pace ?? 'usual'];
  const most = Math.min(mostADay, Math.max(1, Math.round((day.until - day.from) / minutes)));
  const chosen = chooseDay(
    {
      day,
      fixed,
      visits: isListed
        ? []
        : near(visitedBy(scene, conversation, day), VISITS_CONSIDERED, visitWishes(conversation, wishes)),
      meals: meals
        .filter((meal) => !fixed.some((each) => each.meal === meal))
        .map((meal) => ({
          meal,
          places: near(serving(meal), TABLES_CONSIDERED, tableWishes(wishes), pointOf(tables.get(meal))),
        })),
      mostVisits: most,
    },
    world,
  );
  const unfed = before.length === 0 ? asked.filter((meal) => !chosen.stops.some((stop) => stop.meal === meal)) : [];
  return { day: chosen, missing: [...missing, ...unfed.map(tableWish)], closed };
}

const tableWish = (meal: Meal): Wish => must({ attribute: 'category', operator: 'is', value: SERVES[meal][0]! });

const pointOf = (reference: Reference | undefined): Point | undefined =>
  reference?.kind === 'name' ? reference.candidates[0]?.entry.position : undefined;

/** What was said of the plan as a whole and holds where people eat. */
const tableWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(({ attribute, polarity }) => OF_TABLES.has(attribute) || polarity === 'avoid');
const OF_TABLES: ReadonlySet<string> = new Set(['price_level', 'amount', 'rating', 'diet', 'wheelchair']);

/** Whoever lists two stops or more wants these and no others; one alone is filled up unless it takes most of the time. */
function fills(fixed: readonly Stop[], { from, until }: Omit<PlanDay, 'stops'>): boolean {
  const visits = fixed.filter(({ meal }) => !meal);
  const minutes = visits.reduce((sum, stop) => sum + stop.stayMinutes, 0);
  return visits.length > 1 || minutes > MOST_OF_THE_TIME * (until - from);
}

const MOST_OF_THE_TIME = 0.75;

/** The doors stay shut for all of the window. */
function isShut(world: PlanWorld, placeId: PlaceId, { day, from, until }: Omit<PlanDay, 'stops'>): boolean {
  const spans = world.placeOf(placeId)?.spansOn(day);
  return spans?.every(({ start, end }) => Math.min(end, until) <= Math.max(start, from)) ?? false;
}

/** Visits that are longer together than the day are each cut short, though none to less than half an hour. */
function fitting(stops: readonly Stop[], { from, until }: Omit<PlanDay, 'stops'>): readonly Stop[] {
  const minutes = stops.reduce((sum, stop) => sum + stop.stayMinutes, 0);
  const room = until - from - stops.length * WAY_MINUTES;
  if (stops.length < 2 || minutes <= room) return stops;
  const share = Math.max(room, 0) / minutes;
  return stops.map((stop) => ({
    ...stop,
    stayMinutes: Math.max(
      Math.min(stop.stayMinutes, SHORTEST_VISIT_MINUTES),
      Math.floor((stop.stayMinutes * share) / 5) * 5,
    ),
  }));
}
const WAY_MINUTES = 20;
const SHORTEST_VISIT_MINUTES = 30;

/** By night bars and music are gone out for. Where children come along, places for them are visits too. */
function visitedBy(
  { profile }: Scene,
  { situation }: TalkState,
  { from, until }: Omit<PlanDay, 'stops'>,
): readonly Category[] {
  const withChildren = situation?.party?.withChildren ?? false;
  const isNight = from >= NIGHT_FROM || (from >= EVENING_FROM && until > LATE_UNTIL);
  const all = withChildren ? [...WORTH_A_VISIT, ...FOR_CHILDREN] : isNight ? NIGHTLIFE : WORTH_A_VISIT;
  const liked = all.filter((each) => (profile.categories.get(each) ?? UNRATED) > DISLIKED);
  return liked.length > 0 ? liked : all;
}
const NIGHT_FROM = 21 * 60;
const EVENING_FROM = 18 * 60;
const LATE_UNTIL = 25 * 60;
const NIGHTLIFE: readonly Category[] = ['pubs/bars', 'music halls', 'dance clubs'];
const UNRATED = 3;
const DISLIKED = 2;
const FOR_CHILDREN: readonly Category[] = ['zoo', 'amusement parks'];
const NOT_FOR_CHILDREN: readonly Category[] = ['pubs/bars', 'dance clubs'];

/** What was said of the plan as a whole, and who comes along. */
function visitWishes({ situation }: TalkState, wishes: readonly Wish[]): readonly Wish[] {
  const ofAll = wishes.filter(({ attribute, polarity }) => OF_ALL_STOPS.has(attribute) || polarity === 'avoid');
  const hasChildren = situation?.party?.withChildren && !ofAll.some(({ value }) => value === 'children');
  const children = must({ attribute: 'feature', operator: 'is', value: 'children' });
  return hasChildren ? [...ofAll, children] : ofAll;
}
const OF_ALL_STOPS: ReadonlySet<string> = new Set([
  'feature',
  'free',
  'price_level',
  'amount',
  'entry',
  'fame',
  'rating',
]);

const MEAL_OF: Readonly<Record<'breakfast' | 'lunch' | 'coffee' | 'dinner', Meal>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  coffee: 'snack',
  dinner: 'dinner',
};

/** The meal at a table that words name; drinks are a stop like others. */
export const mealOf = (said: PlanStop['meal']): Meal | undefined =>
  said === undefined || said === 'drinks' ? undefined : MEAL_OF[said];

/** When a visit "in the afternoon" begins at the earliest; mornings begin with the day. */
const BEGINS: Readonly<Partial<Record<NonNullable<When['label']>, number>>> = {
  afternoon: 16 * 60,
  evening: 19 * 60 + 30,
  night: 21 * 60,
};

/** A named place, or the best of a kind that is open in the window; `meal` is left to the choice of tables. */
export function stopFor(
  scene: Scene,
  conversation: TalkState,
  { placeId, wish, reference, at, meal, conditions }: WantedStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): Stop | 'meal' | undefined {
  const from = at?.label === undefined ? at?.fromMin : BEGINS[at.label];
  const fixedAt = from !== undefined && (at?.label === undefined || from >= day.from) ? { fixedAt: from } : {};
  if (reference?.kind === 'name') {
    const thing = reference.candidates[0]?.entry.thing;
    const stop = thing?.kind === 'place' ? placeAsStop(world, thing.placeId, taken, mealOf(meal)) : undefined;
    return stop && { ...stop, ...fixedAt };
  }
  if (placeId !== undefined) {
    const table = tableAt(world, placeId, day, taken);
    return placeAsStop(world, placeId, taken, table);
  }
  if ((mealOf(meal) && !wish) || (wish && isRestaurant(wish) && at === undefined)) return 'meal';
  const like = { ...(wish && { wish }), ...(meal && { meal }), ...(conditions && { conditions }) };
  const [best] = stopsFor(scene, conversation, like, day, taken, world);
  return best && { ...best, ...fixedAt };
}

/** A stop with what it must be like. */
export type WantedStop = PlanStop & {
  readonly conditions?: readonly Wish[];
  /** The new stop surely grants every condition, or there is none. */
  readonly isStrict?: boolean;
};

function placeAsStop(
  world: PlanWorld,
  placeId: PlaceId,
  taken: ReadonlySet<PlaceId>,
  meal: Meal | undefined,
): Stop | undefined {
  const place = world.placeOf(placeId);
  if (!place || taken.has(placeId)) return undefined;
  return { placeId, stayMinutes: meal ? world.meals[meal].stayMinutes : stayMinutes(place), ...(meal && { meal }) };
}

/** A restaurant that was settled on is where lunch is, else dinner. */
function tableAt(
  world: PlanWorld,
  placeId: PlaceId,
  { from, until }: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
): Meal | undefined {
  const isRestaurantOf = (id: PlaceId) => world.placeOf(id)?.categories[0] === 'restaurants';
  if (!isRestaurantOf(placeId)) return undefined;
  const before = [...taken].filter(isRestaurantOf).length;
  return mealsWithin(world.meals, from, until)[before];
}

/** The best places of a kind as stops of a day; empty for a named place and for a table of no kind in particular. */
export function stopsFor(
  scene: Scene,
  conversation: TalkState,
  { wish, reference, meal, near, conditions = [], isStrict = false }: WantedStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): readonly Stop[] {
  const atTable = mealOf(meal);
  if (reference || (atTable && !wish && !near && conditions.length === 0)) return [];
  const kind = wish ?? (atTable ? tableWish(atTable) : DRINKS);
  const table = atTable ? { meal: atTable } : {};
  const around = pointOf(near);
  const looked = { conditions, isStrict, ...(around && { around }) };
  return ofKind(scene, conversation, world, day, kind, taken, looked).map(({ place }) => ({
    placeId: place.id,
    stayMinutes: table.meal ? world.meals[table.meal].stayMinutes : stayMinutes(place),
    ...table,
  }));
}

const DRINKS = must({ attribute: 'category', operator: 'is', value: 'pubs/bars' });

const isRestaurant = (wish: Wish): boolean => wish.attribute === 'category' && wish.value === 'restaurants';

/** Places of the kind wished for, open long enough within the window, the best first. */
function ofKind(
  scene: Scene,
  conversation: TalkState,
  world: PlanWorld,
  day: Omit<PlanDay, 'stops'>,
  wish: Wish,
  taken: ReadonlySet<PlaceId>,
  { around, ...looked }: Pick<Looked, 'conditions' | 'isStrict'> & { readonly around?: Point } = {},
): readonly Candidate[] {
  const wanted = categoriesOf(wish);
  const isOfKind = (place: Place) =>
    wish.attribute === 'kind' || wish.attribute === 'cuisine' || wish.attribute === 'dish'
      ? VOCABULARY.isOf(place, wish.attribute, wish.value)
      : true;
  const found = candidates(scene, conversation, world, around ?? day.start.position, {
    wanted,
    limit: TABLES_CONSIDERED,
    taken,
    isOfKind,
    ...looked,
    ...(around && { reachM: AREA_REACH_M }),
  });
  const isOpen = ({ place }: Candidate) => {
    const spans = place.spansOn(day.day);
    return spans?.some(({ start, end }) => Math.min(end, day.until) - Math.max(start, day.from) >= stayMinutes(place));
  };
  return [...found.filter((each) => isOpen(each) === true), ...found.filter((each) => isOpen(each) === undefined)];
}

function categoriesOf(wish: Wish): readonly Category[] {
  switch (wish.attribute) {
    case 'category':
      return [wish.value];
    case 'kind':
      return VOCABULARY.concept('kind', wish.value)?.categories ?? [];
    case 'cuisine':
    case 'dish':
      return ['restaurants', 'cafes', 'burger/pizza shops', 'pubs/bars'];
    default:
      return WORTH_A_VISIT;
  }
}

interface Looked {
  readonly wanted: readonly Category[];
  readonly limit: number;
  readonly taken: ReadonlySet<PlaceId>;
  readonly isOfKind?: (place: Place) => boolean;
  /** Places that surely do not grant these are left out; those that surely do come first. */
  readonly conditions?: readonly Wish[];
  readonly isStrict?: boolean;
  readonly reachM?: number;
}

/** As far as this a stop is still in the area that was asked for. */
const AREA_REACH_M = 1_000;

function candidates(
  scene: Scene,
  { situation = {}, leftOut }: TalkState & { readonly leftOut?: readonly PlaceId[] },
  world: PlanWorld,
  start: Point,
  { wanted, limit, taken, isOfKind = () => true, conditions = [], isStrict = false, reachM = REACH_M }: Looked,
): readonly Candidate[] {
  if (wanted.length === 0) return [];
  const isRefused = refuses(scene, { wishes: situationWishes(situation, { categories: wanted, filters: [] }) });
  const context = wishContextOf(scene);
  const answersOf = (place: Place) => conditions.map((wish) => grants(place, wish, context).answer);
  const areGranted = (place: Place) => answersOf(place).every((answer) => answer === 'yes');
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: start,
    limit,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    // A plan names no promoter, so no place is promoted in it.
    ...(scene.rules && { rules: withoutPromotions({ ...scene.rules, start: undefined }) }),
    categories: wanted,
    filter: (place) =>
      !taken.has(place.id) &&
      !leftOut?.includes(place.id) &&
      place.categories[0] !== undefined &&
      wanted.includes(place.categories[0]) &&
      isOfKind(place) &&
      !isRefused(place) &&
      !(situation.party?.withChildren && place.categories.some((each) => NOT_FOR_CHILDREN.includes(each))) &&
      (isStrict ? areGranted(place) : !answersOf(place).includes('no')),
  });
  const near = items.filter(({ distanceM }) => distanceM <= reachM);
  const sure = near.filter(({ place }) => areGranted(place));
  const chosen = isStrict || (conditions.length > 0 && sure.length >= ENOUGH_TO_CHOOSE) ? sure : near;
  return chosen.flatMap(({ place, score }) => {
    const planned = world.placeOf(place.id);
    return planned ? [{ place: planned, reward: Math.max(score, 0.01) * (areGranted(place) ? SURE_WORTH : 1) }] : [];
  });
}

/** So many places that surely grant what was asked of the plan, and those of which it is not known are left out. */
const ENOUGH_TO_CHOOSE = 4;
/** Else they are worth so many times as much. */
const SURE_WORTH = 3;
