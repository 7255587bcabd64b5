// A new stop for a plan that stands, and the room that it needs.
import type { TalkState } from '../../../chat/state.ts';
import type { Meal, Plan, PlanDay, Stop } from '../../../domain/plan.ts';
import type { PlanRequest } from '../../../nlp/frame.ts';
import { isAnyTable, mealOf, mealSaid } from '../../../nlp/table.ts';
import { placesOf, stopsOf, withDayAt } from '../../../plan/edit.ts';
import { endWith } from '../../../plan/meals.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { UNSAID, type Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { filledByWords } from './day.ts';
import { isDancing, stopFor, type WantedStop } from './stops.ts';
import { endBefore, isEndSaid } from './windows.ts';

export function newStop(scene: Scene, conversation: TalkState, plan: Plan, day: number, stop: WantedStop) {
  const world = planWorldOf(scene.world);
  const taken = placesOf(plan);
  const window = plan.days[day]!;
  const wide = { ...window, until: window.until + 60 };
  const made = stopFor(scene, conversation, stop, stop.around ? wide : window, taken, world);
  return made === 'meal' ? newMeal(scene, conversation, plan, window, stop) : made;
}

/** A table for the meal asked for, else for the next one of the day, near where the person is by then. */
function newMeal(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  window: PlanDay,
  { meal, wish, at, conditions = [] }: WantedStop,
): Stop | undefined {
  const world = planWorldOf(scene.world);
  const wanted = mealOf(meal) ?? nextMeal(window, world);
  if (!wanted) return undefined;
  const request: PlanRequest = {
    kind: 'make',
    stops: [{ meal: mealSaid(wanted), ...(at && { at }) }],
    edits: [],
    said: UNSAID,
  };
  const last = window.stops.at(-1);
  const position =
    endBefore(conversation, wanted, world) ?? (last && placeOf(scene, last.placeId)?.position) ?? window.start.position;
  const wide = { ...longEnoughFor(wanted, window, world), start: { position } };
  const before = [{ ...window, stops: stopsOf(plan) }];
  const { day } = filledByWords(
    scene,
    { conversation, wishes: [...conditions, ...(wish && !isAnyTable(wish) ? [wish] : [])] },
    request,
    wide,
    before,
    world,
  );
  return day.stops.find((each) => each.meal === wanted);
}

const nextMeal = ({ from, until, stops }: PlanDay, { meals }: PlanWorld): Meal | undefined =>
  (['lunch', 'dinner'] as const).find(
    (meal) => stops.every((stop) => stop.meal !== meal) && meals[meal].until >= from && meals[meal].from <= until + 120,
  );

/** The day with room for a meal: it begins and ends when the meal does, where it was shorter. */
export function longEnoughFor(meal: Meal, day: PlanDay, { meals }: PlanWorld): PlanDay {
  return { ...day, from: Math.min(day.from, meals[meal].until), until: Math.max(day.until, endWith(meal, meals)) };
}

/** No wish, or a table of no kitchen in particular, as "lunch" is read, too. */
export const saysNoKind = (wish: Wish | undefined): boolean => wish === undefined || isAnyTable(wish);

/** A swim in the place of a statue takes longer: the day may end later for it. */
export function withRoom(conversation: TalkState, plan: Plan, day: number, minutes: number): Plan {
  // When the day is over was said, and holds.
  if (isEndSaid(conversation)) return plan;
  const { until } = plan.days[day]!;
  return endingAt(plan, day, Math.min(until + Math.max(0, minutes) + WAY_MINUTES, MIDNIGHT));
}
const WAY_MINUTES = 30;
/** Later than that a day grows only where it was so long before. */
const MIDNIGHT = 24 * 60;

export const roomier = (window: PlanDay): PlanDay => ({ ...window, until: window.until + 60 });

/** Clubs open when a day in town is over: who asks for one stays out for it. */
export const lateEnough = (conversation: TalkState, plan: Plan, day: number, wish: Wish | undefined): Plan =>
  isDancing(wish) && !isEndSaid(conversation) ? endingAt(plan, day, CLUBS_UNTIL) : plan;
const CLUBS_UNTIL = 27 * 60;

/** One of its days lasts until then at least. */
export function endingAt(plan: Plan, index: number, minute: number): Plan {
  const day = plan.days[index]!;
  return withDayAt(plan, index, { ...day, until: Math.max(day.until, minute) });
}
