// A few stops in a sensible order, each open for the whole of one's stay, with time to walk between them.
import type { DialogueAct } from '../../chat/acts.ts';
import type { PlanAnswer, PlanStop } from '../../chat/answer.ts';
import { AVOIDED_AT_MOST } from '../../chat/search.ts';
import type { Category } from '../../domain/category.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import type { Place } from '../../domain/place.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { straightLineM, walkMinutes } from '../../domain/walk.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays, DAY_MINUTES } from '../../hours/civil-time.ts';
import { isOpenBetween } from '../../hours/schedule.ts';
import { recommend } from '../../recommend/recommend.ts';
import { cardOf } from './cards.ts';
import { type CourseStep, courseFrom, stayMinutes } from './courses.ts';
import type { Start } from './search.ts';
import { grants, isMeant } from './wishes.ts';
import type { Scene } from './world.ts';

type PlanAct = Extract<DialogueAct, { kind: 'plan' }>;

const AFTERNOON_STARTS = 16 * 60;
/** After this, today's plan is tomorrow's. */
const TOO_LATE = 22 * 60;
const DAY_ENDS = 24 * 60;
/** Farther than this nobody calls it a plan on foot. */
const LEG_M = 1_800;
/** Nearer than this one is already there. */
const ALREADY_THERE_M = 80;
const MOST_STOPS = 4;
const CANDIDATES = 20;
/** Nobody waits longer than this for a place to be in season. */
const LONGEST_WAIT_MINUTES = 75;

export function planFrom(scene: Scene, act: PlanAct, start: Start): PlanAnswer {
  const begin = beginningOf(scene, act.when);
  const stops: PlanStop[] = [];
  for (const step of stepsOf(scene, act, begin)) {
    const last = stops.at(-1);
    const position = last?.card.place.position ?? start.position;
    const stop = nextStop(scene, act, { position, leaveMinutes: last?.leaveMinutes ?? begin, step, stops });
    if (stop) stops.push(stop);
  }
  const isNear = stops.every(({ card }) => card.distanceM <= LEG_M);
  return { kind: 'plan', stops, origin: { kind: start.kind, name: start.name, inside: false, isNear } };
}

/** When they said, else this afternoon, on the next quarter of an hour. Minutes beyond a day are tomorrow. */
function beginningOf({ world, now }: Scene, { daysAhead, fromMinutes, isWholeDay }: PlanAct['when']): number {
  const { minute } = civilNow(world.recommend.hours.clock, now);
  const wanted = fromMinutes ?? AFTERNOON_STARTS;
  if (daysAhead > 0) return daysAhead * DAY_MINUTES + wanted;
  const isStillOn = minute < TOO_LATE && (isWholeDay || fromMinutes === undefined || wanted >= minute);
  return isStillOn ? Math.ceil(Math.max(wanted, minute) / 15) * 15 : DAY_MINUTES + wanted;
}

/** What was asked for, else the course of the hour without what the person would rather skip. */
function stepsOf({ profile }: Scene, { search }: PlanAct, begin: number): readonly CourseStep[] {
  if (search.categories.length > 1) return search.categories.slice(0, MOST_STOPS).map((each) => ({ kinds: [each] }));
  const isWelcome = (kind: Category) => (profile.categories.get(kind) ?? 5) > AVOIDED_AT_MOST;
  const course = courseFrom(begin % DAY_MINUTES).map((step) => ({ ...step, kinds: step.kinds.filter(isWelcome) }));
  const [first] = search.categories;
  const wished: readonly CourseStep[] = first ? [{ kinds: [first] }] : [];
  return [...wished, ...course.filter(({ kinds }) => kinds.length > 0 && !(first && kinds.includes(first)))];
}

interface Leg {
  readonly position: Start['position'];
  readonly leaveMinutes: number;
  readonly step: CourseStep;
  readonly stops: readonly PlanStop[];
}

/** The best that is open for the stay; what has unknown hours only when nothing else is there. */
function nextStop(scene: Scene, { search }: PlanAct, leg: Leg): PlanStop | undefined {
  const isWished = grants({ ...search, withinM: LEG_M }, leg.position);
  const taken = new Set(leg.stops.map(({ card }) => card.place.id));
  const beyondM = leg.stops.length === 0 ? ALREADY_THERE_M : 0;
  const { items } = recommend(scene.world.recommend, {
    profile: scene.profile,
    position: leg.position,
    limit: CANDIDATES,
    method: DEFAULT_METHOD,
    includeReviewed: scene.includeReviewed,
    ...(!leg.step.kinds.some((each) => search.kinds?.[each]) && { categories: leg.step.kinds }),
    filter: (place) =>
      !taken.has(place.id) &&
      leg.step.kinds.some((each) => isMeant(place, each, search)) &&
      straightLineM(leg.position, place.position) >= beyondM &&
      isWished(place),
  });
  let uncertain: PlanStop | undefined;
  for (const item of items) {
    const stop = stopAt(scene, item, leg);
    if (stop && !stop.hoursUnknown) return stop;
    uncertain ??= stop;
  }
  return uncertain;
}

function stopAt(scene: Scene, item: Recommendation, { position, leaveMinutes, step }: Leg): PlanStop | undefined {
  const { place } = item;
  const walk = walkMinutes(straightLineM(position, place.position));
  const there = Math.ceil((leaveMinutes + walk) / 5) * 5;
  const midnight = Math.floor(there / DAY_MINUTES) * DAY_MINUTES;
  const arriveMinutes = Math.max(there, midnight + (step.notBefore ?? 0));
  const stay = stayMinutes(place.visitMinutes, place.categories);
  const [from, to] = [arriveMinutes - midnight, arriveMinutes - midnight + stay];
  if (arriveMinutes - there > LONGEST_WAIT_MINUTES || to > DAY_ENDS) return undefined;
  const isOpen = isOpenFor(scene, place, midnight / DAY_MINUTES, [from, to]);
  if (isOpen === false) return undefined;
  return {
    card: cardOf(scene, item),
    arriveMinutes,
    leaveMinutes: arriveMinutes + stay,
    walkMinutes: walk,
    hoursUnknown: isOpen === undefined,
  };
}

/** Undefined when the hours of that day are not known. */
function isOpenFor(
  { world, now }: Scene,
  { openingHours }: Place,
  daysAhead: number,
  [from, to]: readonly [number, number],
): boolean | undefined {
  const { hours } = world.recommend;
  const schedule = hours.read(openingHours);
  return schedule && isOpenBetween(schedule, addDays(civilNow(hours.clock, now).day, daysAhead), from, to);
}
