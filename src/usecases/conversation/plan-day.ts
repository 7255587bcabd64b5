// A day of a plan filled: what was asked for, meals, and what fills the rest of the window.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import type { Meal, PlanDay, Stop } from '../../domain/plan.ts';
import type { PlanRequest } from '../../nlp/frame.ts';
import { chooseDay } from '../../plan/choose.ts';
import { SERVES, TABLES_CONSIDERED, VISITS_CONSIDERED, WORTH_A_VISIT } from '../../plan/habits.ts';
import { mealsWithin } from '../../plan/meals.ts';
import type { PlanWorld } from '../../plan/world.ts';
import { NIGHTLIFE } from '../../vocabulary/categories.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import { candidates } from './plan-candidates.ts';
import { mealOf, pointOf, stopFor, tableWish } from './plan-stops.ts';
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
const UNRATED = 3;
const DISLIKED = 2;
const FOR_CHILDREN: readonly Category[] = ['zoo', 'amusement parks'];

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
