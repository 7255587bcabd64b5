// A few stops in a sensible order, each open for the whole of one's stay, with time to walk between them.
import type { DialogueAct } from '../../chat/acts.ts';
import type { PlanAnswer, PlanStop } from '../../chat/answer.ts';
import { DAY_MINUTES, isOpenBetween } from '../../chat/hours.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import { straightLineM, walkMinutes } from '../../domain/walk.ts';
import { recommend } from '../../recommend/recommend.ts';
import { cardOf } from './cards.ts';
import { minuteOfDay } from './hours.ts';
import type { Start } from './search.ts';
import { grants } from './wishes.ts';
import type { Scene } from './world.ts';

const AFTERNOON_STARTS = 16 * 60;
const DAY_ENDS = 23 * 60;
/** Farther than this nobody calls it an afternoon on foot. */
const LEG_M = 1_800;
const CANDIDATES = 40;
const MOST_STOPS = 4;

/** What people like to do one after the other when they said nothing else. */
const COURSE: readonly (readonly Category[])[] = [
  ['museums', 'art galleries', 'monuments', 'tourist attractions'],
  ['parks', 'gardens', 'view points', 'monuments'],
  ['cafes', 'bakeries', 'markets'],
  ['restaurants', 'pubs/bars'],
];

const USUAL_STAY_MINUTES = 60;
const STAYS: Partial<Record<Category, number>> = {
  museums: 90,
  parks: 60,
  cafes: 45,
  bakeries: 30,
  'view points': 30,
  monuments: 30,
  'tourist attractions': 45,
  'places of worship': 30,
  restaurants: 90,
};
/** A plan has more than one stop: no stay takes the whole afternoon. */
const LONGEST_STAY_MINUTES = 120;

export function planFrom(scene: Scene, act: Extract<DialogueAct, { kind: 'plan' }>, start: Start): PlanAnswer {
  const begin = beginningOf(scene, act.atMinutes);
  const { categories } = act.search;
  const course = categories.length > 0 ? categories.slice(0, MOST_STOPS).map((each) => [each]) : COURSE;
  const stops: PlanStop[] = [];
  for (const kinds of course) {
    const last = stops.at(-1);
    const position = last?.card.place.position ?? start.position;
    const stop = nextStop(scene, act, { position, leaveMinutes: last?.leaveMinutes ?? begin, kinds, taken: stops });
    if (stop) stops.push(stop);
  }
  const isNear = stops.every(({ card }) => card.distanceM <= LEG_M);
  return { kind: 'plan', stops, origin: { kind: start.kind, name: start.name, inside: false, isNear } };
}

/** When they said, else this afternoon, else now, on the next quarter of an hour. Minutes beyond a day are tomorrow. */
function beginningOf({ now }: Scene, atMinutes: number | undefined): number {
  const minute = minuteOfDay(now);
  const wanted = atMinutes ?? (minute > DAY_ENDS - 180 ? AFTERNOON_STARTS : Math.max(AFTERNOON_STARTS, minute));
  const quarter = Math.ceil(wanted / 15) * 15;
  return quarter < minute ? quarter + DAY_MINUTES : quarter;
}

interface Leg {
  readonly position: Start['position'];
  readonly leaveMinutes: number;
  readonly kinds: readonly Category[];
  readonly taken: readonly PlanStop[];
}

function nextStop(scene: Scene, { search }: Extract<DialogueAct, { kind: 'plan' }>, leg: Leg): PlanStop | undefined {
  const isWished = grants({ ...search, withinM: LEG_M }, leg.position);
  const taken = new Set<PlaceId>(leg.taken.map(({ card }) => card.place.id));
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: leg.position,
    limit: CANDIDATES,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    categories: leg.kinds,
    filter: (place) => !taken.has(place.id) && isWished(place),
  });
  const stops = items.map((item) => stopAt(scene, item, leg)).filter((stop): stop is PlanStop => stop !== undefined);
  return stops.find(({ hoursUnknown }) => !hoursUnknown) ?? stops[0];
}

function stopAt(scene: Scene, item: Parameters<typeof cardOf>[1], leg: Leg): PlanStop | undefined {
  const card = cardOf(scene, item);
  const walk = walkMinutes(straightLineM(leg.position, card.place.position));
  const arriveMinutes = Math.ceil((leg.leaveMinutes + walk) / 5) * 5;
  const stay = Math.min(card.place.visitMinutes ?? stayIn(card.place.categories), LONGEST_STAY_MINUTES);
  const leaveMinutes = arriveMinutes + stay;
  const daysAhead = Math.floor(arriveMinutes / DAY_MINUTES);
  if (leaveMinutes - daysAhead * DAY_MINUTES > DAY_ENDS) return undefined;
  const { hours } = card;
  const from = arriveMinutes - daysAhead * DAY_MINUTES;
  if (hours && !isOpenBetween(hours, daysAhead, from, from + stay)) return undefined;
  return { card, arriveMinutes, leaveMinutes, walkMinutes: walk, hoursUnknown: !hours };
}

const stayIn = ([kind]: readonly Category[]): number => (kind && STAYS[kind]) ?? USUAL_STAY_MINUTES;
