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
}

export function filledByWords(
  scene: Scene,
  { conversation, wishes = [] }: PlanAsker,
  { stops, pace }: PlanRequest,
  day: Omit<PlanDay, 'stops'>,
  before: readonly PlanDay[],
  world: PlanWorld,
): Filled {
  const taken = new Set<PlaceId>(before.flatMap((each) => each.stops.map(({ placeId }) => placeId)));
  const fixed: Stop[] = [];
  const missing: Wish[] = [];
  for (const stop of before.length === 0 ? stops : []) {
    const made = stopFor(scene, conversation, stop, day, taken, world);
    if (made === 'meal') continue;
    if (!made) {
      if (stop.wish) missing.push(stop.wish);
      continue;
    }
    taken.add(made.placeId);
    fixed.push(made);
  }
  const tables = new Map(
    stops.flatMap(({ meal: said, near: at }) => {
      const meal = mealOf(said);
      return meal ? [[meal, at] as const] : [];
    }),
  );
  const asked = [...tables.keys()];
  const usual = mealsWithin(world.meals, day.from, day.until);
  const meals = asked.length > 0 ? asked : usual;
  const near = (wanted: readonly Category[], limit: number, conditions: readonly Wish[], around = day.start.position) =>
    candidates(scene, conversation, world, around, { wanted, limit, taken, conditions });
  const isListed = before.length === 0 && fills(fixed, day);
  const { minutes, most: mostADay } = PACES[pace ?? 'usual'];
  const most = Math.min(mostADay, Math.max(1, Math.round((day.until - day.from) / minutes)));
  const chosen = chooseDay(
    {
      day,
      fixed,
      visits: isListed ? [] : near(visitedBy(conversation), VISITS_CONSIDERED, visitWishes(conversation, wishes)),
      meals: meals
        .filter((meal) => !fixed.some((each) => each.meal === meal))
        .map((meal) => ({
          meal,
          places: near(SERVES[meal], TABLES_CONSIDERED, tableWishes(wishes), pointOf(tables.get(meal))),
        })),
      mostVisits: most,
    },
    world,
  );
  const unfed = before.length === 0 ? asked.filter((meal) => !chosen.stops.some((stop) => stop.meal === meal)) : [];
  return { day: chosen, missing: [...missing, ...unfed.map(tableWish)] };
}

const tableWish = (meal: Meal): Wish => must({ attribute: 'category', operator: 'is', value: SERVES[meal][0]! });

const pointOf = (reference: Reference | undefined): Point | undefined =>
  reference?.kind === 'name' ? reference.candidates[0]?.entry.position : undefined;

/** What was said of the plan as a whole and holds where people eat. */
const tableWishes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(({ attribute }) => OF_TABLES.has(attribute));
const OF_TABLES: ReadonlySet<string> = new Set(['price_level', 'amount', 'rating', 'diet', 'wheelchair']);

/** Whoever lists two stops or more wants these and no others; one alone is filled up unless it takes most of the time. */
function fills(fixed: readonly Stop[], { from, until }: Omit<PlanDay, 'stops'>): boolean {
  const visits = fixed.filter(({ meal }) => !meal);
  const minutes = visits.reduce((sum, stop) => sum + stop.stayMinutes, 0);
  return visits.length > 1 || minutes > MOST_OF_THE_TIME * (until - from);
}

const MOST_OF_THE_TIME = 0.75;

/** Where children come along, places for them are visits too. */
const visitedBy = ({ situation }: TalkState): readonly Category[] =>
  situation?.party?.withChildren ? [...WORTH_A_VISIT, ...FOR_CHILDREN] : WORTH_A_VISIT;
const FOR_CHILDREN: readonly Category[] = ['zoo', 'amusement parks'];
const NOT_FOR_CHILDREN: readonly Category[] = ['pubs/bars', 'dance clubs'];

/** What was said of the plan as a whole, and who comes along. */
function visitWishes({ situation }: TalkState, wishes: readonly Wish[]): readonly Wish[] {
  const ofAll = wishes.filter(({ attribute }) => OF_ALL_STOPS.has(attribute));
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
  { wish, reference, at, meal }: PlanStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): Stop | 'meal' | undefined {
  const from = at?.label === undefined ? at?.fromMin : BEGINS[at.label];
  const fixedAt = from !== undefined && (at?.label === undefined || from >= day.from) ? { fixedAt: from } : {};
  if (reference?.kind === 'name') {
    const thing = reference.candidates[0]?.entry.thing;
    const place = thing?.kind === 'place' ? world.placeOf(thing.placeId) : undefined;
    return place && !taken.has(place.id)
      ? { placeId: place.id, stayMinutes: stayMinutes(place), ...fixedAt }
      : undefined;
  }
  if ((mealOf(meal) && !wish) || (wish && isRestaurant(wish) && at === undefined)) return 'meal';
  const [best] = stopsFor(scene, conversation, { ...(wish && { wish }), ...(meal && { meal }) }, day, taken, world);
  return best && { ...best, ...fixedAt };
}

/** The best places of a kind as stops of a day; empty for a named place and for a table of no kind in particular. */
export function stopsFor(
  scene: Scene,
  conversation: TalkState,
  { wish, reference, meal }: PlanStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): readonly Stop[] {
  const atTable = mealOf(meal);
  if (reference || (atTable && !wish)) return [];
  const table = atTable ? { meal: atTable } : {};
  return ofKind(scene, conversation, world, day, wish ?? DRINKS, taken).map(({ place }) => ({
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
): readonly Candidate[] {
  const wanted = categoriesOf(wish);
  const isOfKind = (place: Place) =>
    wish.attribute === 'kind' || wish.attribute === 'cuisine' || wish.attribute === 'dish'
      ? VOCABULARY.isOf(place, wish.attribute, wish.value)
      : true;
  const found = candidates(scene, conversation, world, day.start.position, {
    wanted,
    limit: TABLES_CONSIDERED,
    taken,
    isOfKind,
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
}

function candidates(
  scene: Scene,
  { situation = {}, leftOut }: TalkState & { readonly leftOut?: readonly PlaceId[] },
  world: PlanWorld,
  start: Point,
  { wanted, limit, taken, isOfKind = () => true, conditions = [] }: Looked,
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
      !answersOf(place).includes('no'),
  });
  const near = items.filter(({ distanceM }) => distanceM <= REACH_M);
  const sure = near.filter(({ place }) => areGranted(place));
  const chosen = conditions.length > 0 && sure.length >= ENOUGH_TO_CHOOSE ? sure : near;
  return chosen.flatMap(({ place, score }) => {
    const planned = world.placeOf(place.id);
    return planned ? [{ place: planned, reward: Math.max(score, 0.01) * (areGranted(place) ? SURE_WORTH : 1) }] : [];
  });
}

/** So many places that surely grant what was asked of the plan, and those of which it is not known are left out. */
const ENOUGH_TO_CHOOSE = 4;
/** Else they are worth so many times as much. */
const SURE_WORTH = 3;
