// Stops that come into a plan that stands.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Meal, Plan, PlanDay, Stop } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import type { PlanEdit } from '../../../nlp/frame.ts';
import { mealOf } from '../../../nlp/table.ts';
import type { Claims } from '../../../plan/change-cost.ts';
import { placesOf, stopsOf, withDayAt } from '../../../plan/edit.ts';
import { faultsOf } from '../../../plan/mend.ts';
import { resettled } from '../../../plan/resettle.ts';
import { schedule } from '../../../plan/schedule.ts';
import { must, UNSAID } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { daysMeant } from './drops.ts';
import { fixedTo } from './hours.ts';
import { atItsPart, byDay } from './in-part.ts';
import { lateEnough, longEnoughFor, newStop, roomier, saysNoKind, withRoom } from './new-stops.ts';
import { applied, dayOf, type Outcome, stopMeant } from './outcome.ts';
import { retabled } from './retabled.ts';
import { isDancing, stopsFor, type WantedStop } from './stops.ts';
import { swapped } from './swaps.ts';
import { isEndSaid } from './windows.ts';

export function added(
  scene: Scene,
  conversation: TalkState,
  asItStands: Plan,
  { stop: said, after, before, like = [], ...meant }: Extract<PlanEdit, { kind: 'add' }>,
): Outcome {
  const stop: WantedStop = { ...said, ...(like.length > 0 && { conditions: like }) };
  if (isOtherDay(scene, asItStands, meant)) return { trouble: 'no_such_day' };
  const beside = after ?? before;
  const neighbour = beside && stopMeant(scene, conversation, asItStands, beside);
  const meal = stop.meal === 'coffee' && stop.reference ? undefined : mealOf(stop.meal);
  const day = neighbour ? dayOf(asItStands, neighbour) : dayFor(asItStands, meant, meal, stop);
  const plan = lateEnough(conversation, asItStands, day, stop.wish);
  // Nobody has lunch twice: "lunch is missing" of a plan that has one is answered with that plan.
  const table = plan.days[day]?.stops.find((each) => meal !== undefined && each.meal === meal);
  // Another table for the meal that is there, near that stop: nobody has lunch twice.
  if (table && neighbour && neighbour !== table.placeId && meal !== 'snack' && saysNoKind(stop.wish))
    return retabled(scene, conversation, plan, table.placeId, { stop, closeTo: neighbour });
  // "Put lunch at three", of a plan that has one.
  const clock = stop.at?.label === undefined ? stop.at?.fromMin : undefined;
  if (table && clock !== undefined && saysNoKind(stop.wish)) return fixedTo(scene, plan, table.placeId, clock);
  if (table && saysMore(stop) && meal !== 'snack') return otherTable(scene, conversation, plan, table, stop);
  if (table && saysNoKind(stop.wish) && !neighbour) return { plan: asItStands };
  // A cup of coffee at no hour in particular is had in the afternoon; before lunch it is a stop at a café.
  const isCup = stop.meal === 'coffee' && (neighbour !== undefined || stop.at !== undefined);
  const wanted: WantedStop = isCup ? { ...cup(stop), ...(stop.at && { at: stop.at }) } : stop;
  // "A beer at the end" is near where the day ends, and "at four" near where people are by then.
  const nearTo = neighbour ?? (stop.isLast ? plan.days[day]?.stops.at(-1)?.placeId : undefined);
  const inTime =
    clock !== undefined && !meal && neighbour === undefined ? slotAt(scene, plan.days[day]!, clock) : undefined;
  const near = nearTo ? placeOf(scene, nearTo)?.position : inTime?.position;
  const found =
    (near && !wanted.near && newStop(scene, conversation, plan, day, { ...wanted, around: near })) ??
    newStop(scene, conversation, plan, day, wanted);
  if (!found) return { trouble: 'not_found' };
  const atItsHour = (each: Stop) => (isDancing(stop.wish) ? afterDinner(scene, plan.days[day]!, each) : each);
  const made = atItsHour(found);
  const at = neighbour === undefined ? -1 : plan.days[day]!.stops.findIndex(({ placeId }) => placeId === neighbour);
  const world = planWorldOf(scene.world);
  const roomy = made.meal
    ? withDayAt(plan, day, longEnoughFor(made.meal, plan.days[day]!, world))
    : withRoom(conversation, plan, day, made.stayMinutes);
  const inPart = neighbour === undefined ? atItsPart(scene, conversation, { plan, roomy, day }, made, stop) : undefined;
  if (inPart) return { plan: inPart };
  const light =
    neighbour === undefined && !stop.isLast ? byDay(scene, conversation, { plan, roomy, day }, made) : undefined;
  if (light) return { plan: light };
  const slot =
    at >= 0 ? (after ? at + 1 : at) : stop.isLast ? plan.days[day]!.stops.length : made.fixedAt && inTime?.slot;
  const add = (stop: Stop) => {
    const outcome = applied(scene, roomy, { op: 'add', stop, day, ...(slot !== undefined && { at: slot }) });
    const hour = stop.meal ? clock : inTime && stop.fixedAt;
    return hour !== undefined && 'plan' in outcome ? fixedTo(scene, outcome.plan, stop.placeId, hour) : outcome;
  };
  const first = add(made);
  const standing = plan.days[day]!;
  const known = placesOf(plan);
  const settledWith = (after: PlanDay) =>
    resettled({ before: standing, after, claims: besideClaims(conversation, after, known, neighbour) }, world);
  const solutions = new Map<Outcome, ReturnType<typeof settledWith> | undefined>();
  // Each is looked at twice at most: whether it breaks the day, and whether at least its own doors are open.
  const solved = (outcome: Outcome) => {
    if (!solutions.has(outcome))
      solutions.set(outcome, 'trouble' in outcome ? undefined : settledWith(outcome.plan.days[day]!));
    return solutions.get(outcome);
  };
  const isBroken = (outcome: Outcome) => {
    const found = solved(outcome);
    return found === undefined || faultsOf(found.day, world) > faultsOf(standing, world);
  };
  if (made.meal || wanted.reference || !isBroken(first)) return first;
  // Where its doors are shut when its turn comes, another of its kind.
  const window = slot === undefined ? roomier(roomy.days[day]!) : windowAt(scene, roomy.days[day]!, slot);
  const last = placeOf(scene, plan.days[day]!.stops.at(-1)!.placeId)?.position;
  const tried = othersLike(
    scene,
    conversation,
    plan,
    window,
    wanted,
    near ?? (slot === undefined ? last : undefined),
  ).map((each) => add({ ...atItsHour(each), ...(found.fixedAt !== undefined && { fixedAt: found.fixedAt }) }));
  const whole = tried.find((each) => !isBroken(each));
  if (whole) return whole;
  const isLetIn = (outcome: Outcome) => {
    const found = solved(outcome);
    const { visits } = found ? schedule(found.day, world) : { visits: [] };
    return found !== undefined && visits.every(({ stop: { placeId }, open }) => known.has(placeId) || open !== 'no');
  };
  const open = [first, ...tried].find(isLetIn);
  // "After lunch" is not before it, where all such doors are shut then.
  return open ?? (neighbour && !('trouble' in first) ? { trouble: 'shut_then' } : first);
}

/** What comes in beside a stop stays there. */
function besideClaims(
  conversation: TalkState,
  { stops }: PlanDay,
  known: ReadonlySet<PlaceId>,
  neighbour: PlaceId | undefined,
): Claims {
  const at = stops.findIndex(({ placeId }) => placeId === neighbour);
  const isNew = ({ placeId }: Stop) => !known.has(placeId);
  const pairs = [stops.slice(Math.max(0, at - 1), at + 1), stops.slice(at, at + 2)];
  const firm = pairs.flatMap(([one, other]) =>
    at >= 0 && one && other && (isNew(one) || isNew(other)) ? [[one.placeId, other.placeId] as const] : [],
  );
  return {
    order: [],
    firm,
    beside: firm,
    lengths: new Set(),
    mayGo: new Map(),
    isInOrder: false,
    isBeginOpen: false,
    isEndOpen: !isEndSaid(conversation),
  };
}

/** Where in the order a stop at that hour stands, and where people are then. */
function slotAt(scene: Scene, day: PlanDay, minute: number): { readonly slot: number; readonly position: Point } {
  const before = schedule(day, planWorldOf(scene.world)).visits.filter(
    ({ begin }) => begin + SHORT_BREAK_MINUTES < minute,
  );
  return { slot: before.length, position: before.at(-1)?.place.position ?? day.start.position };
}

/** "On Sunday", of a plan for Saturday; "tonight" is said of the evening of the plan. */
const isOtherDay = ({ world, now }: Scene, { days }: Plan, { on }: Pick<PlanEdit, 'on'>): boolean =>
  on?.day !== undefined &&
  on.day !== civilNow(world.recommend.hours.clock, now).day &&
  days.every(({ day }) => day !== on.day);

/** "Lunch after the museum", "the drink after dinner", of a plan without one: it comes there. */
export function addedForMove(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { of, kind: _, to, ...where }: Extract<PlanEdit, { kind: 'move' }>,
): Outcome | undefined {
  // "A walk through the park in the afternoon", of a plan without it.
  if (of.kind === 'name' && to)
    return added(scene, conversation, plan, { ...where, kind: 'add', stop: { reference: of, at: to } });
  if ((where.after ?? where.before) === undefined) return undefined;
  const value = of.kind === 'type' ? of.category : undefined;
  const wish = value && must({ attribute: 'category', operator: 'is', value });
  const named = of.kind === 'name' ? { reference: of } : undefined;
  const stop = of.kind === 'meal' ? { meal: of.meal } : (named ?? (wish && { wish }));
  return stop && added(scene, conversation, plan, { ...where, kind: 'add', stop });
}

/** Where the day is over before anybody dances, people go there later. */
function afterDinner(scene: Scene, day: PlanDay, club: Stop): Stop {
  const { leave } = schedule(day, planWorldOf(scene.world));
  return leave > EARLIEST_DINNER_END && leave < CLUB_FROM ? { ...club, fixedAt: CLUB_FROM } : club;
}
const EARLIEST_DINNER_END = 21 * 60;
const CLUB_FROM = 23 * 60 + 30;

const SHORT_BREAK_MINUTES = 25;

/** The day that was named; else the first that has no such meal yet, or has the one of which more is said. */
function dayFor(plan: Plan, meant: Pick<PlanEdit, 'on' | 'ofDay'>, meal: Meal | undefined, stop: WantedStop): number {
  const days = daysMeant(plan, meant);
  const has = ({ stops }: PlanDay) => stops.some((each) => each.meal === meal);
  const chosen = meal && days.find((day) => has(day) === saysMore(stop));
  return Math.max(0, plan.days.indexOf(chosen ?? days[0]!));
}

/** What is eaten, where, or what it is like there. */
const saysMore = ({ wish, reference, near, conditions = [] }: WantedStop): boolean =>
  !saysNoKind(wish) || reference !== undefined || near !== undefined || conditions.length > 0;

/** "And for dinner rather burgers": another table for the dinner that is there, at the hour that was said. */
function otherTable(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { placeId }: Stop,
  { conditions = [], ...stop }: WantedStop,
): Outcome {
  const of = { kind: 'meal', meal: stop.meal!, said: UNSAID } as const;
  const outcome = swapped(scene, conversation, plan, placeId, { kind: 'swap', of, by: stop, like: conditions });
  const clock = stop.at?.label === undefined ? stop.at?.fromMin : undefined;
  if ('trouble' in outcome || clock === undefined) return outcome;
  const known = placesOf(plan);
  const table = stopsOf(outcome.plan).find((each) => !known.has(each.placeId));
  return table ? fixedTo(scene, outcome.plan, table.placeId, clock) : outcome;
}

function othersLike(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  window: PlanDay,
  wanted: WantedStop,
  around: Point | undefined,
): readonly Stop[] {
  const like = { ...wanted, ...(!wanted.near && around && { around }) };
  return stopsFor(scene, conversation, like, window, placesOf(plan), planWorldOf(scene.world)).slice(0, 8);
}

/** What is left of the day when the stop before that place in the order is over. */
function windowAt(scene: Scene, day: PlanDay, slot: number): PlanDay {
  const before = schedule(day, planWorldOf(scene.world)).visits[slot - 1];
  return { ...roomier(day), ...(before && { from: before.leave }) };
}

const cup = ({ meal: _, wish, ...stop }: WantedStop): WantedStop => ({
  ...stop,
  wish: wish ?? must({ attribute: 'category', operator: 'is', value: 'cafes' }),
});
