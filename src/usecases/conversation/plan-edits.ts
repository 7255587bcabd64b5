// Changes to a plan in words, turned into the edits that pages send: the same engine refuses what is impossible.
import { placeIdIn } from '../../chat/resolve.ts';
import { isOfType } from '../../chat/spoken-of.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Plan, PlanDay, Stop } from '../../domain/plan.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { addDays, DAY_MINUTES, startOfDay } from '../../hours/civil-time.ts';
import type { PlanEdit, Reference } from '../../nlp/frame.ts';
import { stopsOf } from '../../plan/edit.ts';
import { schedule } from '../../plan/schedule.ts';
import { planWorldOf } from '../plan-world.ts';
import { added, fuller, swapped } from './plan-additions.ts';
import { madeCheaper, suited, underRoof, withoutKind } from './plan-fitting.ts';
import { applied, dayOf, type Outcome, stopMeant } from './plan-outcome.ts';
import type { WantedStop } from './plan-stops.ts';
import { placeOf, type Scene } from './world.ts';

export function editedByWords(
  scene: Scene,
  { conversation }: { readonly conversation: TalkState },
  plan: Plan,
  edits: readonly PlanEdit[],
): Outcome {
  let current = plan;
  for (const edit of edits) {
    const outcome = oneEdit(scene, conversation, current, edit);
    if ('trouble' in outcome) return outcome;
    current = outcome.plan;
  }
  return { plan: current };
}

function oneEdit(scene: Scene, conversation: TalkState, plan: Plan, edit: PlanEdit): Outcome {
  const placeId = 'of' in edit && edit.of ? stopMeant(scene, conversation, plan, edit.of) : undefined;
  if (edit.kind === 'swap' && edit.of.kind === 'meal' && !placeId) {
    const stop: WantedStop = { meal: edit.of.meal, ...edit.by, ...(edit.like && { conditions: edit.like }) };
    return added(scene, conversation, plan, { kind: 'add', stop });
  }
  if (edit.kind === 'swap' && edit.isUnread) return { trouble: 'not_understood' };
  if (edit.kind === 'drop' && edit.isAll) return withoutKind(scene, conversation, plan, edit.of);
  if ('of' in edit && edit.of && edit.kind !== 'reorder' && !placeId)
    return { trouble: edit.of.kind === 'meal' ? 'no_such_meal' : 'which_stop' };
  switch (edit.kind) {
    case 'drop':
      return stopsOf(plan).length < 2
        ? { trouble: 'one_stop_left' }
        : applied(scene, plan, { op: 'remove', placeId: placeId! });
    case 'swap':
      return swapped(scene, conversation, plan, placeId!, edit);
    case 'add':
      return added(scene, conversation, plan, edit);
    case 'move':
      return moved(scene, conversation, plan, placeId!, edit);
    case 'shift':
      return shifted(scene, plan, edit);
    case 'day':
      return onOtherDay(plan, edit.day);
    case 'stay':
      return stayed(scene, plan, placeId!, edit);
    case 'undo':
      // Undone as a whole, before single edits are looked at.
      return { plan };
    case 'less':
      return lightened(scene, conversation, plan, dayMeant(plan, edit.on?.day));
    case 'more':
      return fuller(scene, conversation, plan);
    case 'count':
      return counted(scene, conversation, plan, edit.count);
    case 'shorter_walks':
      return walkedLess(scene, plan);
    case 'reorder':
      return edit.of ? exchanged(scene, plan, edit.of) : applied(scene, plan, { op: 'order' });
    case 'cheaper':
      return madeCheaper(scene, conversation, plan);
    case 'suit':
      return suited(scene, conversation, plan);
    case 'indoors':
      return underRoof(scene, conversation, plan);
    case 'anew':
    case 'remake':
      // Made as a whole, before single edits are looked at.
      return { plan };
  }
}

const dayMeant = (plan: Plan, day: PlanDay['day'] | undefined): number =>
  Math.max(
    0,
    plan.days.findIndex((each) => each.day === day),
  );

/** "Swap the order of the museums": the first and the last of that kind change places. */
function exchanged(scene: Scene, plan: Plan, of: Reference): Outcome {
  const isMeant = (placeId: PlaceId) => {
    const place = placeOf(scene, placeId);
    return place !== undefined && of.kind === 'type' && isOfType(of, place);
  };
  const [first, last] = [
    stopsOf(plan).find(({ placeId }) => isMeant(placeId)),
    stopsOf(plan).findLast(({ placeId }) => isMeant(placeId)),
  ];
  if (!first || !last || first === last) return { trouble: 'which_stop' };
  const days = plan.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop === first ? at(last, first) : stop === last ? at(first, last) : stop)),
  }));
  return { plan: { ...plan, days } };
}

/** A stop in the place of another, at its hour. */
const at = ({ fixedAt: _, ...stop }: Stop, { fixedAt }: Stop): Stop => ({
  ...stop,
  ...(fixedAt !== undefined && { fixedAt }),
});

/** Without the visit that nobody asked for by name and that leaves no hole behind; of equals the last. */
function lightened(scene: Scene, { planAsked }: TalkState, plan: Plan, at: number): Outcome {
  const day = plan.days[at];
  if (!day || day.stops.length < 2) return { trouble: 'one_stop_left' };
  const world = planWorldOf(scene.world);
  const named = new Set(
    (planAsked?.request.stops ?? []).flatMap(({ reference }) => (reference ? (placeIdIn(reference) ?? []) : [])),
  );
  const visits = day.stops.filter(({ meal }) => !meal);
  if (visits.length === 0) return { trouble: 'which_stop' };
  const costs = visits.map((stop) => {
    const { waitMinutes } = schedule({ ...day, stops: day.stops.filter((each) => each !== stop) }, world);
    return { stop, cost: waitMinutes + (named.has(stop.placeId) ? NAMED_COST : 0) };
  });
  const [least] = costs.reverse().sort((a, b) => a.cost - b.cost);
  return least ? applied(scene, plan, { op: 'remove', placeId: least.stop.placeId }) : { trouble: 'one_stop_left' };
}
const NAMED_COST = 1_000;

/** Visits go, the last first, or come, until there are as many stops. */
function counted(scene: Scene, conversation: TalkState, plan: Plan, count: number): Outcome {
  let current = plan;
  while (stopsOf(current).length !== count) {
    const isTooMany = stopsOf(current).length > count;
    const outcome = isTooMany ? lightened(scene, conversation, current, 0) : fuller(scene, conversation, current);
    if ('trouble' in outcome) return current === plan ? outcome : { plan: current };
    current = outcome.plan;
  }
  return { plan: current };
}

/** In the shortest order; where that hardly helps, without the visit that is farthest out of the way. */
function walkedLess(scene: Scene, plan: Plan): Outcome {
  const world = planWorldOf(scene.world);
  const travelOf = (each: Plan) => each.days.reduce((sum, day) => sum + schedule(day, world).travelMinutes, 0);
  const before = travelOf(plan);
  const ordered = applied(scene, plan, { op: 'order' });
  if ('plan' in ordered && before - travelOf(ordered.plan) >= WORTH_REORDERING_MINUTES) return ordered;
  const visits = stopsOf(plan).filter(({ meal, fixedAt }) => !meal && fixedAt === undefined);
  if (visits.length < 2) return { trouble: 'nothing_nearer' };
  const shorter = visits.flatMap(({ placeId }) => {
    const outcome = applied(scene, plan, { op: 'remove', placeId });
    return 'plan' in outcome ? { plan: outcome.plan, minutes: travelOf(outcome.plan) } : [];
  });
  const [best] = shorter.sort((a, b) => a.minutes - b.minutes);
  return best && best.minutes < before ? { plan: best.plan } : { trouble: 'nothing_nearer' };
}
const WORTH_REORDERING_MINUTES = 10;

/** To the length that was said, else by a third. */
function stayed(
  scene: Scene,
  plan: Plan,
  placeId: PlaceId,
  { by, minutes }: Extract<PlanEdit, { kind: 'stay' }>,
): Outcome {
  const now = stopsOf(plan).find((stop) => stop.placeId === placeId)?.stayMinutes ?? 0;
  const other = Math.round((now * (by === 'longer' ? LONGER : SHORTER)) / 5) * 5;
  return applied(scene, plan, { op: 'stay', placeId, minutes: minutes ?? other });
}
const LONGER = 4 / 3;
const SHORTER = 2 / 3;

function moved(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  { to, after, before, toward }: Extract<PlanEdit, { kind: 'move' }>,
): Outcome {
  if (toward) return movedToward(scene, plan, placeId, toward);
  const beside = after ?? before;
  const neighbour = beside && stopMeant(scene, conversation, plan, beside);
  if (neighbour && neighbour !== placeId) {
    const day = dayOf(plan, neighbour);
    const rest = plan.days[day]!.stops.filter((stop) => stop.placeId !== placeId);
    const at = rest.findIndex((stop) => stop.placeId === neighbour) + (after ? 1 : 0);
    return applied(scene, plan, { op: 'move', placeId, day, at });
  }
  const day = to?.day ? plan.days.findIndex((each) => each.day === to.day) : -1;
  if (day >= 0) return applied(scene, plan, { op: 'move', placeId, day });
  return to?.fromMin === undefined
    ? { trouble: 'nothing_fits' }
    : applied(scene, plan, { op: 'fix', placeId, at: to.fromMin });
}

/** An hour earlier or later than now. */
function movedToward(scene: Scene, plan: Plan, placeId: PlaceId, toward: 'earlier' | 'later'): Outcome {
  const { visits } = schedule(plan.days[dayOf(plan, placeId)]!, planWorldOf(scene.world));
  const now = visits.find(({ stop }) => stop.placeId === placeId)?.begin ?? 0;
  return applied(scene, plan, { op: 'fix', placeId, at: now + (toward === 'earlier' ? -60 : 60) });
}

function shifted(
  scene: Scene,
  plan: Plan,
  { minutes, startAt, endAt, endsEarlier, on }: Extract<PlanEdit, { kind: 'shift' }>,
): Outcome {
  const day = Math.max(
    0,
    plan.days.findIndex((each) => each.day === on?.day),
  );
  const first = plan.days[day];
  const end = endAt?.toMin ?? endAt?.fromMin ?? (endsEarlier && first && leaveOf(scene, first) - endsEarlier);
  if (end !== undefined && first) return endingBy(scene, plan, end);
  const by =
    startAt?.fromMin !== undefined && first ? nearestTo(first.from, startAt.fromMin) - first.from : (minutes ?? 0);
  return applied(scene, plan, { op: 'shift', minutes: first ? notBeforeNow(scene, first, by) : by, day });
}

const leaveOf = (scene: Scene, day: PlanDay): number => schedule(day, planWorldOf(scene.world)).leave;

/** Nobody can begin an hour ago. */
function notBeforeNow({ world, now }: Scene, { day, from }: PlanDay, minutes: number): number {
  const today = civilNow(world.recommend.hours.clock, now);
  return day === today.day ? Math.max(minutes, Math.min(0, Math.ceil(today.minute / 5) * 5 - from)) : minutes;
}

/** All days as far apart as they were, the first on the day that is named. */
function onOtherDay(plan: Plan, to: CivilDay): Outcome {
  const by = (startOfDay(to) - startOfDay(plan.days[0]!.day)) / (DAY_MINUTES * 60_000);
  return { plan: { ...plan, days: plan.days.map((day) => ({ ...day, day: addDays(day.day, by) })) } };
}

/** "Start at ten", of a plan that starts at nine, is ten in the morning. */
const nearestTo = (from: number, minute: number): number =>
  [minute - 720, minute, minute + 720]
    .filter((each) => each >= 0 && each < 1_440)
    .sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[0] ?? minute;

/** Stops go, the last first, until the day is over in time. */
function endingBy(scene: Scene, plan: Plan, until: number): Outcome {
  const world = planWorldOf(scene.world);
  let current: Plan = { ...plan, days: plan.days.map((day, at) => (at === 0 ? { ...day, until } : day)) };
  while (schedule(current.days[0]!, world).leave > until && current.days[0]!.stops.length > 1) {
    const outcome = applied(scene, current, { op: 'lighten' });
    if ('trouble' in outcome) return outcome;
    current = outcome.plan;
  }
  return { plan: current };
}
