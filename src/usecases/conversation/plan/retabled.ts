// Another table for a meal that a plan has: near one of its stops, or open at the hour that was said.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan, Stop } from '../../../domain/plan.ts';
import { mealOf, mealSaid } from '../../../nlp/table.ts';
import { placesOf, stopsOf } from '../../../plan/edit.ts';
import { brokenStops } from '../../../plan/mend.ts';
import { schedule } from '../../../plan/schedule.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { fixedTo, isServedAt } from './hours.ts';
import { applied, dayOf, type Outcome } from './outcome.ts';
import { stopsFor, tableWish, type WantedStop } from './stops.ts';

/** "Lunch near the second stop", of a plan that has lunch elsewhere. */
export function retabled(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { stop, closeTo }: { readonly stop: WantedStop; readonly closeTo: PlaceId },
): Outcome {
  const at = placeOf(scene, closeTo)?.position;
  const day = dayOf(plan, placeId);
  const index = plan.days[day]!.stops.findIndex((each) => each.placeId === placeId);
  const world = planWorldOf(scene.world);
  const meal = mealOf(stop.meal)!;
  const wanted = { ...stop, wish: stop.wish ?? tableWish(meal), around: at };
  const isWhole = (outcome: Outcome) =>
    'plan' in outcome && brokenStops(outcome.plan.days[day]!, world) <= brokenStops(plan.days[day]!, world);
  const found = stopsFor(scene, conversation, wanted, plan.days[day]!, placesOf(plan), world)
    .slice(0, MOST_TRIED)
    .map((each) =>
      applied(scene, plan, { op: 'replace', placeId, by: { ...each, ...kept(plan.days[day]!.stops[index]!) } }),
    );
  return found.find(isWhole) ?? { trouble: 'not_found' };
}
const MOST_TRIED = 8;

const kept = ({ meal, stayMinutes }: Stop): Pick<Stop, 'meal' | 'stayMinutes'> => ({
  stayMinutes,
  ...(meal && { meal }),
});

/** "Lunch at half past three", where that kitchen closes at four: another table that serves then. */
export function openThen(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  minute: number,
): Outcome | undefined {
  const { meal } = stopsOf(plan).find((stop) => stop.placeId === placeId) ?? {};
  if (!meal || isServedAt(scene, plan, placeId, minute) !== false) return undefined;
  const day = plan.days[dayOf(plan, placeId)]!;
  const around = placeOf(scene, placeId)?.position;
  const wanted = { meal: mealSaid(meal), wish: tableWish(meal), around };
  for (const by of stopsFor(scene, conversation, wanted, day, placesOf(plan), planWorldOf(scene.world))) {
    const outcome = applied(scene, plan, { op: 'replace', placeId, by });
    if ('plan' in outcome && isServedAt(scene, outcome.plan, by.placeId, minute))
      return fixedTo(scene, outcome.plan, by.placeId, minute);
  }
  return undefined;
}

/** So many minutes later than now, or earlier; for a meal at another table, where that kitchen is closed then. */
export function movedToward(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  minutes: number,
): Outcome {
  const { visits } = schedule(plan.days[dayOf(plan, placeId)]!, planWorldOf(scene.world));
  const now = visits.find(({ stop }) => stop.placeId === placeId)?.begin ?? 0;
  const minute = now + minutes;
  return openThen(scene, conversation, plan, placeId, minute) ?? fixedTo(scene, plan, placeId, minute);
}

/** Before "the show" is before the last thing that is no meal. */
export const lastVisit = (plan: Plan): PlaceId | undefined => stopsOf(plan).findLast(({ meal }) => !meal)?.placeId;

/** Dinner that is to be over when something begins that has its hour; undefined where that is late enough for any dinner. */
export function dinnerBefore(scene: Scene, plan: Plan, placeId: PlaceId, other: PlaceId): number | undefined {
  const day = plan.days[dayOf(plan, other)]!;
  const { visits } = schedule(day, planWorldOf(scene.world));
  const begins = visits.find(({ stop }) => stop.placeId === other)?.stop.fixedAt;
  const table = visits.find(({ stop }) => stop.placeId === placeId)?.stop;
  if (begins === undefined || table?.meal !== 'dinner') return undefined;
  const { from } = planWorldOf(scene.world).meals.dinner;
  const minute = begins - WAY_MINUTES - Math.min(table.stayMinutes, LONGEST_EARLY);
  return minute >= from ? undefined : minute;
}
const WAY_MINUTES = 20;
/** Who eats before a show does not sit long. */
const LONGEST_EARLY = 70;

/** The meal right before a stop that has its hour is over by then. */
export const overInTime = (plan: Plan, other: PlaceId): Plan => ({
  ...plan,
  days: plan.days.map((day) => {
    const begins = day.stops.find(({ placeId }) => placeId === other)?.fixedAt;
    const shorter = (stop: Stop): Stop => {
      const left = begins !== undefined && stop.fixedAt !== undefined ? begins - WAY_MINUTES - stop.fixedAt : 0;
      const isShort = stop.meal !== undefined && left >= SHORTEST_MEAL && left < stop.stayMinutes;
      return isShort ? { ...stop, stayMinutes: left } : stop;
    };
    return { ...day, stops: day.stops.map(shorter) };
  }),
});
const SHORTEST_MEAL = 45;
