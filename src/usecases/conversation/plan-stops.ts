// The stops of a day: places named, one stop for each kind of place asked for, meals, and what fills the rest of the window.

import { situationWishes } from '../../chat/situation.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import type { Place } from '../../domain/place.ts';
import type { Meal, PlanDay, Stop } from '../../domain/plan.ts';
import type { Point } from '../../geo/point.ts';
import type { PlanRequest, PlanStop } from '../../nlp/frame.ts';
import { type Candidate, chooseDay, stayMinutes } from '../../plan/choose.ts';
import { REACH_M, SERVES, TABLES_CONSIDERED, VISITS_CONSIDERED, WORTH_A_VISIT } from '../../plan/habits.ts';
import { mealsWithin } from '../../plan/meals.ts';
import type { PlanWorld } from '../../plan/world.ts';
import { recommend } from '../../recommend/recommend.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Wish } from '../../wishes/wish.ts';
import { refuses } from './condition.ts';
import type { Scene } from './world.ts';

const OUTDOORS: ReadonlySet<Category> = new Set(['parks', 'gardens', 'view points', 'monuments']);
const MINUTES_A_VISIT = { relaxed: 120, usual: 85, packed: 65 } as const;

interface Filled {
  readonly day: PlanDay;
  /** Kinds asked for of which nothing fitted. */
  readonly missing: readonly string[];
}

export function filledByWords(
  scene: Scene,
  { conversation }: { readonly conversation: TalkState },
  { stops, pace }: PlanRequest,
  day: Omit<PlanDay, 'stops'>,
  before: readonly PlanDay[],
  world: PlanWorld,
): Filled {
  const taken = new Set<PlaceId>(before.flatMap((each) => each.stops.map(({ placeId }) => placeId)));
  const fixed: Stop[] = [];
  const missing: string[] = [];
  for (const stop of before.length === 0 ? stops : []) {
    const made = stopFor(scene, conversation, stop, day, taken, world);
    if (made === 'meal') continue;
    if (!made) {
      missing.push(nameOf(stop));
      continue;
    }
    taken.add(made.placeId);
    fixed.push(made);
  }
  const asked = stops.flatMap(({ meal }) => (meal && meal !== 'drinks' ? MEAL_OF[meal] : []));
  const meals = asked.length > 0 ? [...new Set(asked)] : mealsWithin(world.meals, day.from, day.until);
  const near = (wanted: readonly Category[], limit: number) =>
    candidates(scene, conversation, world, day.start.position, { wanted, limit, taken });
  const isListed = stops.some(({ wish }) => wish) && before.length === 0;
  const most = Math.max(1, Math.round((day.until - day.from) / MINUTES_A_VISIT[pace ?? 'usual']));
  const chosen = chooseDay(
    {
      day,
      fixed,
      visits: isListed ? [] : near(WORTH_A_VISIT, VISITS_CONSIDERED),
      meals: meals
        .filter((meal) => !fixed.some((each) => each.meal === meal))
        .map((meal) => ({ meal, places: near(SERVES[meal], TABLES_CONSIDERED) })),
      mostVisits: most,
    },
    world,
  );
  return { day: chosen, missing: missing.filter(Boolean) };
}

const MEAL_OF: Readonly<Record<'breakfast' | 'lunch' | 'coffee' | 'dinner', Meal>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  coffee: 'snack',
  dinner: 'dinner',
};

const nameOf = ({ wish }: PlanStop): string =>
  wish && (wish.attribute === 'category' || wish.attribute === 'kind') ? wish.value : '';

/** A named place, or the best of a kind that is open in the window; `meal` is left to the choice of tables. */
export function stopFor(
  scene: Scene,
  conversation: TalkState,
  { wish, reference, at, meal }: PlanStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): Stop | 'meal' | undefined {
  const fixedAt = at?.fromMin !== undefined && at.label === undefined ? { fixedAt: at.fromMin } : {};
  if (reference?.kind === 'name') {
    const thing = reference.candidates[0]?.entry.thing;
    const place = thing?.kind === 'place' ? world.placeOf(thing.placeId) : undefined;
    return place && !taken.has(place.id)
      ? { placeId: place.id, stayMinutes: stayMinutes(place), ...fixedAt }
      : undefined;
  }
  if (meal && meal !== 'drinks' && (!wish || isRestaurant(wish))) return 'meal';
  const asked: Wish = wish ?? {
    attribute: 'category',
    operator: 'is',
    value: 'pubs/bars',
    polarity: 'want',
    strength: 'must',
  };
  const [best] = ofKind(scene, conversation, world, day, asked, taken);
  if (!best) return undefined;
  const table = meal && meal !== 'drinks' ? { meal: MEAL_OF[meal] } : {};
  return {
    placeId: best.place.id,
    stayMinutes: table.meal ? world.meals[table.meal].stayMinutes : stayMinutes(best.place),
    ...fixedAt,
    ...table,
  };
}

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
}

function candidates(
  scene: Scene,
  { situation = {}, leftOut }: TalkState & { readonly leftOut?: readonly PlaceId[] },
  world: PlanWorld,
  start: Point,
  { wanted, limit, taken, isOfKind = () => true }: Looked,
): readonly Candidate[] {
  if (wanted.length === 0) return [];
  const isRefused = refuses(scene, { wishes: situationWishes(situation, { categories: wanted, filters: [] }) });
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: start,
    limit,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    categories: wanted,
    filter: (place) =>
      !taken.has(place.id) &&
      !leftOut?.includes(place.id) &&
      place.categories[0] !== undefined &&
      wanted.includes(place.categories[0]) &&
      isOfKind(place) &&
      !isRefused(place),
  });
  return items
    .filter(({ distanceM }) => distanceM <= REACH_M)
    .flatMap(({ place, score }) => {
      const planned = world.placeOf(place.id);
      return planned ? [{ place: planned, reward: Math.max(score, 0.01) }] : [];
    });
}

/** Under a roof, or not. */
export const isOutdoors = (categories: readonly Category[]): boolean =>
  categories[0] !== undefined && OUTDOORS.has(categories[0]);
