// A plan in the order and at the hours that a message lists: taken at its word, and doubts are told.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { DAY_MINUTES } from '../../../domain/civil-day.ts';
import type { Meal, Plan, PlanDay, Stop } from '../../../domain/plan.ts';
import type { ArrangedStop, PlanEdit, When } from '../../../nlp/frame.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { newStop } from './new-stops.ts';
import { dayOf, type Outcome, stopMeant } from './outcome.ts';

interface Listed {
  readonly stop: Stop;
  readonly isNew: boolean;
}

export function arrangedPlan(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { stops: said, isOnly }: Extract<PlanEdit, { kind: 'arrange' }>,
): Outcome {
  const standing = said.flatMap((each) => ('of' in each ? (stopMeant(scene, conversation, plan, each.of) ?? []) : []));
  const index = standing[0] === undefined ? 0 : dayOf(plan, standing[0]);
  const day = plan.days[index]!;
  const listed: Listed[] = [];
  for (const each of said) {
    const found = stopOf(scene, conversation, plan, index, each);
    if (!found) return { trouble: 'of' in each ? 'which_stop' : 'not_found' };
    if (!listed.some(({ stop }) => stop.placeId === found.stop.placeId)) listed.push(found);
  }
  const ids = new Set(listed.map(({ stop }) => stop.placeId));
  const own = day.stops.filter(({ placeId }) => ids.has(placeId));
  const stops = isOnly ? listed.map(({ stop }) => stop) : inTheirSlots(day.stops, own, listed);
  const kept = inTurn(withTables(scene, stops, day));
  const arranged = lasting(scene, inTime(scene, { ...day, stops: kept }, ids));
  const days = plan.days.map((other, at) =>
    at === index ? arranged : { ...other, stops: other.stops.filter(({ placeId }) => !ids.has(placeId)) },
  );
  return { plan: { ...plan, days } };
}

/** The stop that is meant, or the one that comes, at its hour. */
function stopOf(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  index: number,
  said: ArrangedStop,
): Listed | undefined {
  const day = plan.days[index]!;
  if ('of' in said) {
    const meant = stopMeant(scene, conversation, plan, said.of);
    const stop = stopsOf(plan).find(({ placeId }) => placeId === meant);
    return stop && { stop: atHour(scene, stop, said.at, day), isNew: false };
  }
  const stop = newStop(scene, conversation, plan, index, said.stop);
  return stop && { stop: atHour(scene, stop, said.at, day), isNew: true };
}

/** An hour is taken at its word; a part of the day begins for a stop when its doors open. */
function atHour(scene: Scene, stop: Stop, at: When | undefined, day: PlanDay): Stop {
  if (at?.fromMin === undefined) return stop;
  const minute = hourWithin(at.fromMin, day);
  const spans = at.label ? planWorldOf(scene.world).placeOf(stop.placeId)?.spansOn(day.day) : undefined;
  const opens = spans?.find(({ end }) => end > minute)?.start ?? minute;
  return { ...stop, fixedAt: Math.max(minute, opens) };
}

/** "Eight", of an evening, is eight at night. */
function hourWithin(minute: number, { from, until }: PlanDay): number {
  const isIn = (each: number) => each >= from - WIDER_MINUTES && each <= until + WIDER_MINUTES;
  return isIn(minute) || !isIn(minute + DAY_MINUTES / 2) ? minute : minute + DAY_MINUTES / 2;
}
const WIDER_MINUTES = 120;

/** Those that are listed take the slots they had, in their new order; each that comes stands behind the one before it. */
function inTheirSlots(all: readonly Stop[], own: readonly Stop[], listed: readonly Listed[]): readonly Stop[] {
  const standing = listed.filter(({ isNew }) => !isNew).map(({ stop }) => stop);
  const slots = all.flatMap((stop, at) => (own.includes(stop) ? [at] : []));
  const stops = all.map((stop, at) => standing[slots.indexOf(at)] ?? stop);
  const more = standing.slice(slots.length);
  return listed.reduce<readonly Stop[]>((done, { stop, isNew }, at) => {
    if (!isNew && !more.includes(stop)) return done;
    const before = listed[at - 1]?.stop;
    const slot = before ? done.findIndex(({ placeId }) => placeId === before.placeId) + 1 : 0;
    return [...done.slice(0, slot), stop, ...done.slice(slot)];
  }, stops);
}

/** A restaurant that comes is where the meal is eaten that has lost its table. */
function withTables(scene: Scene, stops: readonly Stop[], before: PlanDay): readonly Stop[] {
  const { meals } = planWorldOf(scene.world);
  const eaten = new Set(stops.flatMap(({ meal }) => meal ?? []));
  const free = before.stops.flatMap(({ meal }) => (meal && !eaten.has(meal) ? [meal] : []));
  return stops.map((stop) => {
    const isTable = !stop.meal && placeOf(scene, stop.placeId)?.categories[0] === 'restaurants';
    const isThen = (meal: Meal) =>
      stop.fixedAt === undefined ? free.includes(meal) : Math.abs(stop.fixedAt - meals[meal].from) <= WIDER_MINUTES;
    const meal = isTable ? (['lunch', 'dinner'] as const).find((each) => !eaten.has(each) && isThen(each)) : undefined;
    if (meal) eaten.add(meal);
    return meal ? { ...stop, meal } : stop;
  });
}

/** An hour of before that the new order leaves behind holds no longer. */
function inTurn(stops: readonly Stop[]): readonly Stop[] {
  let latest = 0;
  return stops.map((stop) => {
    if (stop.fixedAt === undefined) return stop;
    const { fixedAt, ...free } = stop;
    if (fixedAt < latest) return free;
    latest = fixedAt;
    return stop;
  });
}

/** Stops that were not listed come later where a listed one would be late for them. */
function inTime(scene: Scene, day: PlanDay, listed: ReadonlySet<PlaceId>): PlanDay {
  const late = schedule(day, planWorldOf(scene.world)).visits.find(({ isLate }) => isLate)?.stop;
  const at = late ? day.stops.indexOf(late) : -1;
  const free = day.stops
    .slice(0, Math.max(0, at))
    .findLast(({ placeId, fixedAt }) => !listed.has(placeId) && fixedAt === undefined);
  if (!free) return day;
  const rest = day.stops.filter((stop) => stop !== free);
  return inTime(scene, { ...day, stops: [...rest.slice(0, at), free, ...rest.slice(at)] }, listed);
}

/** The day begins in time for its first stop, and is as long as the list takes. */
function lasting(scene: Scene, day: PlanDay): PlanDay {
  const world = planWorldOf(scene.world);
  const [first] = schedule(day, world).visits;
  const from = first?.stop.fixedAt === undefined ? day.from : Math.max(0, first.stop.fixedAt - first.leg.minutes);
  const begun = { ...day, from };
  return { ...begun, until: Math.max(day.until, schedule(begun, world).leave) };
}
