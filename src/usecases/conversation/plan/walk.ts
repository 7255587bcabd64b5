// A walk: what is worth a look on the way from one point to another, or around one, each for some minutes and from outside.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import { DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { PlanDay, Stop } from '../../../domain/plan.ts';
import { straightLineM, walkMinutes } from '../../../domain/walk.ts';
import type { Point } from '../../../geo/point.ts';
import type { PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { chooseDay } from '../../../plan/choose.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlannedPlace, PlanWorld } from '../../../plan/world.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { placeOf, type Scene } from '../world.ts';
import { candidates, ofKind } from './candidates.ts';
import { refusedIn } from './limits.ts';
import { pointOf, stopFor } from './stops.ts';
import { visitWishes } from './visits.ts';

interface Walker {
  readonly conversation: TalkState;
  readonly wishes?: readonly Wish[];
  /** Quarters that were named. */
  readonly areas?: readonly Wish[];
}

/** Where a walk leads to: a place that can be its last stop, or only a point. */
interface Goal {
  readonly position: Point;
  readonly placeId?: PlaceId;
}

/** The stops of a walk in the order in which they come. */
export function walkedDay(
  scene: Scene,
  { conversation, wishes = [], areas = [] }: Walker,
  request: PlanRequest,
  window: Omit<PlanDay, 'stops'>,
  world: PlanWorld,
): PlanDay {
  const { start } = window;
  const goal = goalOf(scene, request);
  const wayM = goal ? straightLineM(start.position, goal.position) : 0;
  const taken = new Set<PlaceId>([...refusedIn(wishes), ...(goal?.placeId ? [goal.placeId] : [])]);
  const around = goal ? middleOf(start.position, goal.position) : start.position;
  const asked = askedStops(scene, conversation, request, window, world, { taken, around, goal });
  const isLong = request.minutes !== undefined && request.minutes > USUAL_MINUTES;
  const looked = (conditions: readonly Wish[], knownFrom: number) =>
    candidates(scene, conversation, world, around, {
      wanted: LOOKED_AT,
      limit: CONSIDERED,
      taken,
      conditions,
      reachM: goal ? wayM / 2 + DETOUR_M : isLong ? FAR_AROUND_M : AROUND_M,
    }).filter(
      ({ place }) =>
        isWorthALook(scene, place, knownFrom) &&
        !isAt(place.position, start.position) &&
        (!goal || isOnTheWay(place, start.position, goal)),
    );
  // A walk through a quarter is in it as far as it has something to be seen.
  const within = goal || areas.length === 0 ? [] : looked([...visitWishes(wishes), ...areas], KNOWN_THERE);
  const own = new Set(within.map(({ place }) => place.id));
  const found = [
    ...within.map((each) => ({ ...each, reward: each.reward * OWN_WORTH })),
    ...(within.length >= ENOUGH_SIGHTS ? [] : looked(visitWishes(wishes), KNOWN_ENOUGH)).filter(
      ({ place }) => !own.has(place.id),
    ),
  ];
  const sights = sightsOf(wayM, request);
  const ends: readonly Stop[] = goal?.placeId ? [{ placeId: goal.placeId, stayMinutes: ARRIVAL_MINUTES }] : [];
  const usual = walkMinutes(wayM) * DETOURS + sights * LOOK_MINUTES + ARRIVAL_MINUTES + stays(asked);
  const minutes = Math.max(request.minutes ?? 0, Math.ceil(usual));
  const day = { ...window, until: window.from + Math.max(minutes, goal ? 0 : (request.minutes ?? USUAL_MINUTES)) };
  const last = asked.last ?? ends[0];
  return chooseDay(
    {
      day,
      fixed: [...asked.between, ...ends, ...(asked.last ? [asked.last] : [])],
      visits: found.map(({ place, reward }) => ({ reward, place: { ...place, visitMinutes: LOOK_MINUTES } })),
      meals: [],
      mostVisits: (sights + ends.length) * SHORT_SHARE,
      liked: new Set(LOOKED_AT),
      travelCost: goal ? TO_AND_FRO_COST : AROUND_COST,
      longestWalk: LONGEST_STRETCH,
      ...(last && { last: last.placeId }),
      ...(ends[0] && asked.last && { order: [ends[0].placeId, asked.last.placeId] }),
      ...(goal && !goal.placeId && !asked.last && { end: goal.position }),
    },
    onFoot(world),
  );
}

/** Sights under the sky: nobody enters a museum on a walk. */
const LOOKED_AT: readonly Category[] = [
  ...(['tourist attractions', 'monuments', 'view points', 'gardens', 'parks', 'places of worship'] as const),
];
const CONSIDERED = 60;
const LOOK_MINUTES = 10;
const ARRIVAL_MINUTES = 20;
const DRINK_MINUTES = 45;
const ROUND_THE_CORNER_M = 500;
const USUAL_MINUTES = 120;
const FEWEST_SIGHTS = 3;
const AROUND_M = 900;
const FAR_AROUND_M = 2_000;
const DETOUR_M = 400;
/** A walk for its own sake is so many times as long as the straight way. */
const DETOURS = 1.6;
const TO_AND_FRO_COST = 0.02;
const AROUND_COST = 0.025;
const LONGEST_STRETCH = 20;
const SAME_SPOT_M = 60;

/** Ways by metro are none of a walk. */
const onFoot = (world: PlanWorld): PlanWorld => ({
  ...world,
  // A palace is looked at from outside, and a temple in the evening light, too.
  placeOf: (id) => {
    const known = world.placeOf(id);
    if (!known || isEntered(known)) return known;
    const { lightOn: _, ...place } = known;
    return { ...place, spansOn: () => ALL_DAY };
  },
  legBetween: (from, to) => {
    const lineM = straightLineM(from, to);
    return { mode: 'walk', minutes: walkMinutes(lineM), walkM: lineM };
  },
});

function goalOf(scene: Scene, { walk }: PlanRequest): Goal | undefined {
  if (walk?.toPlace !== undefined) {
    const place = placeOf(scene, walk.toPlace);
    return place && { position: place.position, placeId: place.id };
  }
  const position = pointOf(walk?.to);
  if (!position || walk?.to?.kind !== 'name') return undefined;
  const thing = walk.to.candidates[0]?.entry.thing;
  const placeId = thing?.kind === 'place' ? thing.placeId : undefined;
  return { position, ...(placeId && { placeId }) };
}

interface Around {
  readonly taken: Set<PlaceId>;
  readonly around: Point;
  readonly goal: Goal | undefined;
}

/** "Ending with a beer" is near the end; whatever else was asked for lies on the way. */
function askedStops(
  scene: Scene,
  conversation: TalkState,
  { stops }: PlanRequest,
  window: Omit<PlanDay, 'stops'>,
  world: PlanWorld,
  { taken, around, goal }: Around,
): { readonly between: readonly Stop[]; readonly last?: Stop } {
  const found = stops.flatMap((stop) => {
    const where = stop.isLast && goal ? goal.position : around;
    const said = withoutMeal(stop);
    const near = said.wish
      ? ofKind(scene, conversation, world, window, said.wish, taken, { around: where, aroundM: ROUND_THE_CORNER_M })[0]
      : undefined;
    const made = near
      ? { placeId: near.place.id, stayMinutes: stayMinutes(near.place) }
      : stopFor(scene, conversation, { ...said, around: where }, window, taken, world);
    if (!made || made === 'meal') return [];
    taken.add(made.placeId);
    return [{ isLast: stop.isLast, stop: { ...made, stayMinutes: Math.min(made.stayMinutes, DRINK_MINUTES) } }];
  });
  const last = found.find(({ isLast }) => isLast)?.stop;
  return { between: found.flatMap(({ stop }) => (stop === last ? [] : stop)), ...(last && { last }) };
}

/** On a walk a coffee is had where one is just then, whatever the hour. */
const withoutMeal = ({ meal, ...stop }: PlanStop): PlanStop =>
  meal === undefined || stop.reference || stop.wish ? stop : { ...stop, wish: SERVED[meal] };
const kindOf = (value: Category): Wish => must({ attribute: 'category', operator: 'is', value });
const SERVED: Readonly<Record<NonNullable<PlanStop['meal']>, Wish>> = {
  breakfast: kindOf('cafes'),
  coffee: kindOf('cafes'),
  lunch: kindOf('restaurants'),
  dinner: kindOf('restaurants'),
  drinks: kindOf('pubs/bars'),
};

const stays = ({ between, last }: { readonly between: readonly Stop[]; readonly last?: Stop }): number =>
  [...between, ...(last ? [last] : [])].reduce((sum, { stayMinutes }) => sum + stayMinutes, 0);

const middleOf = (a: Point, b: Point): Point => ({
  latDeg: (a.latDeg + b.latDeg) / 2,
  lngDeg: (a.lngDeg + b.lngDeg) / 2,
});

const isAt = (a: Point, b: Point): boolean => straightLineM(a, b) < SAME_SPOT_M;

/** No more than a small way round, and not where the walk ends anyway. */
function isOnTheWay({ position }: PlannedPlace, from: Point, goal: Goal): boolean {
  const wayM = straightLineM(from, goal.position);
  const overM = straightLineM(from, position) + straightLineM(position, goal.position) - wayM;
  return overM <= Math.max(DETOUR_M, wayM * 0.3) && !isAt(position, goal.position);
}

/** A square is looked at for ten minutes, and a church from outside; a great park, or a bar on a roof, is no look. */
function isWorthALook(scene: Scene, { id, visitMinutes = 0, categories }: PlannedPlace, knownFrom: number): boolean {
  const isBig = categories[0] === 'parks' && visitMinutes > LONGEST_LOOK;
  return !isBig && !isEntered({ categories }) && (placeOf(scene, id)?.prominence ?? 0) >= knownFrom;
}
const isEntered = ({ categories }: Pick<PlannedPlace, 'categories'>): boolean =>
  categories.some((each) => ENTERED.has(each));
const LONGEST_LOOK = 75;
const KNOWN_ENOUGH = 2.6;
/** In a quarter that was named its own small squares will do. */
const KNOWN_THERE = 1.2;
const ENOUGH_SIGHTS = 6;
const OWN_WORTH = 3;
const ENTERED: ReadonlySet<Category> = new Set<Category>([
  ...(['pubs/bars', 'restaurants', 'cafes', 'bakeries', 'cinemas', 'hotels', 'markets'] as Category[]),
]);
const ALL_DAY = [{ start: 0, end: 2 * DAY_MINUTES }];

/** One every three hundred metres, or every twenty minutes. */
function sightsOf(wayM: number, { minutes, walk }: PlanRequest): number {
  const isOnward = walk?.to !== undefined || walk?.toPlace !== undefined;
  const count = minutes !== undefined ? minutes / 22 : isOnward ? wayM / 300 : 5;
  return Math.min(7, Math.max(FEWEST_SIGHTS, Math.round(count)));
}
/** As the choice counts a short visit. */
const SHORT_SHARE = 0.75;
